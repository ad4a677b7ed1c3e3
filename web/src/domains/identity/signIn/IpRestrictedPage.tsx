import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { NetworkIcon } from '../../../ui/icons.tsx';
import { IdentityFrame } from './IdentityFrame.tsx';
import { networkMessages, signInErrors } from './messages.ts';
import { checkNetwork } from './networkCheck.ts';

/**
 * For people whose team cannot be reached from their network. Try again asks for the team anew: let in, the page
 * reloads; still shut out, it says so; signed out meanwhile, it goes to sign in.
 */
export function IpRestrictedPage({
  onAllowed,
  onSignedOut,
  onSwitchTeam,
}: {
  onAllowed: () => void;
  onSignedOut: () => void;
  onSwitchTeam: () => void;
}) {
  const { formatMessage } = useIntl();
  const [state, setState] = useState<'idle' | 'busy' | 'restricted' | 'unknown'>('idle');
  const retry = async () => {
    setState('busy');
    const result = await checkNetwork();
    if (result === 'allowed') return onAllowed();
    if (result === 'signedOut') return onSignedOut();
    return setState(result);
  };
  return (
    <IdentityFrame>
      <Box aria-hidden sx={{ color: 'warning.main', mb: 2, display: 'flex' }}>
        <NetworkIcon sx={{ fontSize: 40 }} />
      </Box>
      <Typography variant="h1" sx={{ mb: 1.5 }}>
        {formatMessage(networkMessages.title)}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {formatMessage(networkMessages.text)}
      </Typography>
      <div role="status">
        {state === 'restricted' && (
          <Alert severity="warning" sx={{ mb: 3 }}>
            {formatMessage(networkMessages.stillRestricted)}
          </Alert>
        )}
        {state === 'unknown' && (
          <Alert severity="error" sx={{ mb: 3 }}>
            {formatMessage(signInErrors.generic)}
          </Alert>
        )}
      </div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <BusyButton
          variant="contained"
          color="primary"
          size="large"
          busy={state === 'busy'}
          onClick={() => void retry()}
        >
          {formatMessage(networkMessages.retry)}
        </BusyButton>
        <Button size="large" onClick={onSwitchTeam} disabled={state === 'busy'}>
          {formatMessage(networkMessages.switchTeam)}
        </Button>
      </Box>
    </IdentityFrame>
  );
}
