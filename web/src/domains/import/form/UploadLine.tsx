import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { useFormats } from '../../../lib/intl/formats.ts';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { ProgressLine } from '../../../ui/ProgressLine.tsx';
import { formPhrases, formTexts, sendTexts } from './formMessages.ts';
import type { Archive } from './useArchive.ts';

const labels = { sending: formTexts.sending, paused: formTexts.paused, failed: formTexts.broken } as const;

/** How much of the file has arrived, why it stands still, and what can be done about that. Nothing of none. */
export function UploadLine({ archive }: { archive: Archive }) {
  const { formatMessage } = useIntl();
  const { byteSize } = useFormats();
  const { step, file, share, sentBytes, failure, requestId, pause, goOn, remove } = archive;
  if (!file || step === 'none' || step === 'faulty') return null;
  if (step === 'done') return <Typography role="status">{formatMessage(formTexts.arrived)}</Typography>;
  const what = formatMessage(labels[step]);
  const done = byteSize(sentBytes);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      <ProgressLine
        label={what}
        text={formatMessage(formPhrases.sent, { done, total: byteSize(file.size), percent: share })}
        share={share}
        announced={formatMessage(formPhrases.announced, { what, percent: Math.floor(share * 4) / 4 })}
      >
        {step === 'sending' && (
          <Typography variant="body2" color="text.secondary">
            {formatMessage(formTexts.goOnHint)}
          </Typography>
        )}
      </ProgressLine>
      {failure && <FailureAlert text={formatMessage(sendTexts[failure])} requestId={requestId} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {step === 'sending' && <Button onClick={pause}>{formatMessage(formTexts.pause)}</Button>}
        {step !== 'sending' && failure !== 'unreadable' && (
          <Button onClick={goOn}>{formatMessage(step === 'paused' ? formTexts.resume : formTexts.retry)}</Button>
        )}
        <Button onClick={remove}>{formatMessage(formTexts.remove)}</Button>
      </Box>
    </Box>
  );
}
