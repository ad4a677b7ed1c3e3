import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { uiMessages, uiPhrases } from './messages.ts';

/** Says that part of what a page shows could not be read, while the rest of it stands. */
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
  return (
    <Alert
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
