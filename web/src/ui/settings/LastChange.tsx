import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { useLastKnown } from '../../lib/graphql/useLastKnown.ts';
import { PastTime } from '../PastTime.tsx';
import { lastChangeOf, type SettingChange } from './lastChangeOf.ts';
import { panelPhrases } from './panelMessages.ts';

/**
 * The foot of a panel: who changed its setting last, and when, as it was last known. Nothing where nobody has, or where it
 * could not be read yet.
 */
export function LastChange({ change }: { change: SettingChange | null | undefined }) {
  const { formatMessage } = useIntl();
  const known = lastChangeOf(useLastKnown(change ?? null));
  if (known === null) return null;
  const { name, changedAt } = known;
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
