import Alert from '@mui/material/Alert';
import type { ProviderProblem } from '@muster/schema/formats/signInProblem';
import { useIntl } from 'react-intl';
import { networkMessages } from '../messages.ts';
import { providerProblems } from './messages.ts';

/** Why somebody comes back from another site without being signed in. */
export function ProviderProblemNote({ problem }: { problem: ProviderProblem }) {
  const { formatMessage } = useIntl();
  return (
    <Alert severity={problem === 'cancelled' ? 'info' : 'error'} sx={{ mb: 3 }}>
      {formatMessage(problem === 'network' ? networkMessages.title : providerProblems[problem])}
    </Alert>
  );
}
