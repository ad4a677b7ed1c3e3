import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { uiPhrases } from './messages.ts';

/** What could not be done, in the place where it was asked for, with the request id for support. */
export function FailureAlert({ text, requestId }: { text: string; requestId: string | null | undefined }) {
  const { formatMessage } = useIntl();
  return (
    <Alert severity="error">
      {text}
      {requestId && (
        <Typography variant="mono" component="p" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {formatMessage(uiPhrases.requestId, { id: requestId })}
        </Typography>
      )}
    </Alert>
  );
}
