import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { radius } from '../../lib/theme/tokens.ts';
import { useViewport } from '../../lib/viewport/useViewport.ts';
import { Keys } from '../../ui/Keys.tsx';
import { SearchIcon } from '../../ui/icons.tsx';
import { shellMessages } from './messages.ts';

const Pill = styled('button')(({ theme }) => ({
  all: 'unset',
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  width: 'min(320px, 30vw)',
  height: 34,
  padding: '0 6px 0 10px',
  cursor: 'pointer',
  borderRadius: radius.medium,
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '&:hover': { borderColor: theme.vars.palette.line.strong },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  '& .label': { flex: 1, overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
}));

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Opens the palette; it looks like the search box that it leads to. What it says goes before its keys where room is short. */
export function SearchTrigger({ onOpen }: { onOpen: () => void }) {
  const { formatMessage } = useIntl();
  const { isNarrow, isStacked } = useViewport();
  const label = formatMessage(shellMessages.search);
  if (isNarrow) {
    return (
      <IconButton aria-label={label} onClick={onOpen}>
        <SearchIcon />
      </IconButton>
    );
  }
  return (
    <Pill type="button" onClick={onOpen} aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}>
      <SearchIcon aria-hidden fontSize="small" />
      <span className="label">{label}</span>
      {!isStacked && <Keys keys={[isApple ? '⌘' : 'Ctrl', 'K']} />}
    </Pill>
  );
}
