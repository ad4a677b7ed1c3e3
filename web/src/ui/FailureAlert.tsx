import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import type { Loss } from '../lib/graphql/undone.ts';
import { lossTexts } from './form/problemMessages.ts';
import { uiPhrases } from './messages.ts';

/**
 * What could not be done, in the place where it was asked for, with the request id for support. Where the answer was lost,
 * that is said in its place, alike everywhere.
 */
export function FailureAlert({
  text,
  requestId,
  loss = null,
}: {
  text: string;
  requestId: string | null | undefined;
  loss?: Loss | null | undefined;
}) {
  const { formatMessage } = useIntl();
  return (
    <Alert severity="error">
      {loss === null ? text : formatMessage(lossTexts[loss])}
      {requestId && (
        <Typography variant="mono" component="p" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {formatMessage(uiPhrases.requestId, { id: requestId })}
        </Typography>
      )}
    </Alert>
  );
}
