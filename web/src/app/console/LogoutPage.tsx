import { useApolloClient } from '@apollo/client/react';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { networkMessages } from '../../domains/identity/signIn/messages.ts';
import { signOut } from '../../domains/identity/signOut.ts';
import { endSession } from '../session/sessionStore.ts';

let leaving: Promise<void> | null = null;

/** Signs the person out, best effort, and leads to the sign-in page whatever the server says. */
export default function LogoutPage() {
  const { formatMessage } = useIntl();
  const client = useApolloClient();
  useEffect(() => {
    leaving ??= signOut()
      .then(() => client.clearStore())
      .then(endSession)
      .finally(() => {
        leaving = null;
      });
  }, [client]);
  return (
    <Typography role="status" color="textSecondary">
      {formatMessage(networkMessages.signingOut)}
    </Typography>
  );
}
