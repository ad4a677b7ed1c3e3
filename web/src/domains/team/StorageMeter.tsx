import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { useFormats } from '../../lib/intl/formats.ts';
import { overviewPhrases, overviewTexts } from './messages.ts';
import { StatNumber } from './StatTile.tsx';

/** From this share on the meter warns. */
const NEARLY_FULL = 0.9;

/** How much of the team's file storage is used, in bytes. */
export function StorageMeter({ usedBytes, limitBytes }: { usedBytes: number; limitBytes: number }) {
  const { formatMessage, formatNumber } = useIntl();
  const { byteSize } = useFormats();
  const share = limitBytes > 0 ? Math.min(usedBytes / limitBytes, 1) : 1;
  const text = formatMessage(overviewPhrases.storageUsed, { used: byteSize(usedBytes), limit: byteSize(limitBytes) });
  return (
    <>
      <StatNumber>{formatNumber(share, { style: 'percent', maximumFractionDigits: 0 })}</StatNumber>
      <LinearProgress
        variant="determinate"
        value={share * 100}
        color={share >= NEARLY_FULL ? 'warning' : 'primary'}
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
