import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { type MessageDescriptor, useIntl } from 'react-intl';
import type { Failure } from '../../lib/graphql/failure.ts';
import { uiPhrases } from '../messages.ts';
import { pictureTexts } from './messages.ts';

/** Why a picture could not be saved or removed, with the request id for support. */
export function PictureFailure({ text, failure }: { text: MessageDescriptor; failure: Failure | null }) {
  const { formatMessage } = useIntl();
  const told: MessageDescriptor = failure?.kind === 'forbidden' ? pictureTexts.forbidden : text;
  return (
    <Alert severity="error">
      {formatMessage(told)}
      {failure?.requestId && (
        <Typography variant="mono" component="p" sx={{ mt: 0.5 }}>
          {formatMessage(uiPhrases.requestId, { id: failure.requestId })}
        </Typography>
      )}
    </Alert>
  );
}
