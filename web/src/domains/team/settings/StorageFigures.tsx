import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useFormats } from '../../../lib/intl/formats.ts';
import { fillColour, storageFill, type Storage, wholePercents } from '../overview/storageFill.ts';
import { storagePhrases, storageTexts } from './fileStorageMessages.ts';

/** How much of the storage is used and how much is left, in words and as a bar; a warning where little is, or nothing. */
export function StorageFigures(storage: Storage & { readonly availableBytes: number }) {
  const { formatMessage } = useIntl();
  const { byteSize } = useFormats();
  const id = useId();
  const { usedBytes, limitBytes, availableBytes } = storage;
  const { share, level } = storageFill(storage);
  const percents = wholePercents(share);
  const used = formatMessage(storagePhrases.used, { used: byteSize(usedBytes), limit: byteSize(limitBytes) });
  return (
    <>
      <Box sx={{ display: 'grid', gap: 0.75, maxWidth: 480 }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', flexWrap: 'wrap', columnGap: 2 }}>
          <Typography id={id} sx={{ fontWeight: 550 }}>
            {formatMessage(storageTexts.name)}
          </Typography>
          <Typography color="text.secondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {formatMessage(storagePhrases.share, { share: percents / 100 })}
          </Typography>
        </Box>
        <LinearProgress
          variant="determinate"
          value={Math.min(percents, 100)}
          color={fillColour[level]}
          aria-labelledby={id}
          aria-valuetext={used}
          sx={{ height: 8, borderRadius: 4 }}
        />
        <Box sx={{ display: 'flex', justifyContent: 'space-between', flexWrap: 'wrap', columnGap: 2 }}>
          <Typography variant="body2">{used}</Typography>
          <Typography variant="body2" color="text.secondary">
            {formatMessage(storagePhrases.available, { size: byteSize(availableBytes) })}
          </Typography>
        </Box>
      </Box>
      {level !== 'fine' && (
        <Alert severity={level === 'full' ? 'error' : 'warning'} role="note">
          {formatMessage(storageTexts[level])}
        </Alert>
      )}
    </>
  );
}
