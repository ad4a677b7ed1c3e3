import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { useFormats } from '../../../lib/intl/formats.ts';
import { overviewPhrases, overviewTexts } from './messages.ts';
import { StatNumber } from './StatTile.tsx';
import { fillColour, storageFill, type Storage, wholePercents } from './storageFill.ts';

/** How much of the team's file storage is used, in bytes. */
export function StorageMeter(storage: Storage) {
  const { formatMessage, formatNumber } = useIntl();
  const { byteSize } = useFormats();
  const { usedBytes, limitBytes } = storage;
  const { share, level } = storageFill(storage);
  const percents = wholePercents(share);
  const text = formatMessage(overviewPhrases.storageUsed, { used: byteSize(usedBytes), limit: byteSize(limitBytes) });
  return (
    <>
      <StatNumber>{formatNumber(percents / 100, { style: 'percent' })}</StatNumber>
      <LinearProgress
        variant="determinate"
        value={Math.min(percents, 100)}
        color={fillColour[level]}
        aria-label={formatMessage(overviewTexts.storage)}
        aria-valuetext={text}
        sx={{ mt: 1, mb: 0.75, height: 6, borderRadius: 3 }}
      />
      <Typography variant="body2" color="text.secondary">
        {text}
      </Typography>
    </>
  );
}
