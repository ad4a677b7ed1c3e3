import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import type { Failure } from '../../../lib/graphql/failure.ts';
import { uiPhrases } from '../../../ui/messages.ts';
import { peopleTexts } from './peopleMessages.ts';

const textOf = (failure: Failure | null) => {
  if (failure?.kind === 'network') return peopleTexts.unreachable;
  return failure?.kind === 'forbidden' ? peopleTexts.forbidden : peopleTexts.unknownOutcome;
};

/** Why no answer came to an action, shown where it was started. */
export function FailureNote({ failure }: { failure: Failure | null }) {
  const { formatMessage } = useIntl();
  return (
    <Alert severity="error">
      {formatMessage(textOf(failure))}
      {failure?.requestId && (
        <Typography variant="mono" component="p" sx={{ mt: 0.5 }}>
          {formatMessage(uiPhrases.requestId, { id: failure.requestId })}
        </Typography>
      )}
    </Alert>
  );
}
