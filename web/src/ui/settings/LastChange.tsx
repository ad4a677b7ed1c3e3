import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { PastTime } from '../PastTime.tsx';
import { panelPhrases } from './panelMessages.ts';

/** The foot of a panel: who changed its setting last, and when. Nothing where nobody has. */
export function LastChange({
  change,
}: {
  change: {
    /** Null for somebody whom the team does not know any more. */
    readonly name: string | null;
    readonly changedAt: string;
  } | null;
}) {
  const { formatMessage } = useIntl();
  if (change === null) return null;
  const { name, changedAt } = change;
  const words = (time: string) =>
    name === null
      ? formatMessage(panelPhrases.changed, { time })
      : formatMessage(panelPhrases.changedBy, { name, time });
  return (
    <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
      <PastTime at={changedAt}>{words}</PastTime>
    </Typography>
  );
}
