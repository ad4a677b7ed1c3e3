import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { uiPhrases } from '../../../ui/messages.ts';

/** What could not be done, in the place where it was asked for, with the request id for support. */
export function FailureAlert({ text, requestId }: { text: string; requestId: string | null }) {
  const { formatMessage } = useIntl();
  return (
    <Alert severity="error" sx={{ mt: 2 }}>
      {text}
      {requestId && (
        <Typography variant="mono" component="div" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {formatMessage(uiPhrases.requestId, { id: requestId })}
        </Typography>
      )}
    </Alert>
  );
}
