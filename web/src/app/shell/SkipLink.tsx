import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { radius } from '../../lib/theme/tokens.ts';
import { shellMessages } from './messages.ts';

const Button = styled('button')(({ theme }) => ({
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: theme.zIndex.tooltip,
  padding: '8px 14px',
  border: 0,
  borderRadius: radius.medium,
  ...theme.typography.button,
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
}));

/** The first stop of the keyboard: past the sidebar and the top bar. A button, because the hash is the router's. */
export function SkipLink({ onSkip }: { onSkip: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Button type="button" onClick={onSkip}>
      {formatMessage(shellMessages.skip)}
    </Button>
  );
}
