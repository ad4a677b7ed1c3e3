import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useFocusHandedOn } from '../lib/focus/useFocusHandedOn.ts';
import { useBackOnline } from '../lib/online/useBackOnline.ts';
import { uiMessages, uiPhrases } from './messages.ts';

/** Says that part of what a page shows could not be read, while the rest of it stands. Tries again when the network is back. */
export function PartFailed({
  text,
  requestId,
  onRetry,
}: {
  text: string;
  requestId: string | null | undefined;
  onRetry: () => void;
}) {
  const { formatMessage } = useIntl();
  const ref = useRef<HTMLDivElement>(null);
  useFocusHandedOn(ref);
  useBackOnline(onRetry);
  return (
    <Alert
      ref={ref}
      severity="warning"
      action={
        <Button size="small" onClick={onRetry}>
          {formatMessage(uiMessages.retry)}
        </Button>
      }
    >
      {text}
      {requestId && (
        <Typography variant="mono" component="p" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {formatMessage(uiPhrases.requestId, { id: requestId })}
        </Typography>
      )}
    </Alert>
  );
}
