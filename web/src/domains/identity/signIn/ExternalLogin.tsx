import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import { useIntl } from 'react-intl';
import { signInMessages } from './messages.ts';

/** Where the gateway sends people on to the installation's own identity provider. */
const EXTERNAL_LOGIN = '/login/external';

/** The other way in, for installations that have one. */
export default function ExternalLogin() {
  const { formatMessage } = useIntl();
  return (
    <>
      <Divider sx={{ my: 3, typography: 'body2', color: 'text.secondary' }}>{formatMessage(signInMessages.or)}</Divider>
      <Button size="large" fullWidth href={EXTERNAL_LOGIN}>
        {formatMessage(signInMessages.external)}
      </Button>
    </>
  );
}
