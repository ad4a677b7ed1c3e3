import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { radius } from '../../../lib/theme/tokens.ts';
import { type FileMode, modePath } from './fileModes.ts';
import { fileTexts, tabNames } from './memberFileMessages.ts';

const Bar = styled('nav')(({ theme }) => ({
  display: 'flex',
  marginBottom: 16,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px ${theme.vars.palette.divider}`,
}));

const Tab = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  height: 40,
  padding: '0 12px',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  ...theme.typography.button,
  color: theme.vars.palette.text.secondary,
  '&:hover': { color: theme.vars.palette.text.primary },
  '&[aria-current="page"]': {
    color: theme.vars.palette.text.primary,
    boxShadow: `inset 0 -2px ${theme.vars.palette.primary.main}`,
  },
  '&:focus-visible': {
    borderRadius: radius.small,
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -2,
  },
}));

/** The modes to choose from, each a page of its own. */
export function ModeTabs({ modes, current }: { modes: readonly FileMode[]; current: FileMode }) {
  const { formatMessage } = useIntl();
  return (
    <Bar aria-label={formatMessage(fileTexts.tabs)}>
      {modes.map((mode) => (
        <Tab key={mode} to={modePath(mode)} aria-current={mode === current ? 'page' : undefined}>
          {formatMessage(tabNames[mode])}
        </Tab>
      ))}
    </Bar>
  );
}
