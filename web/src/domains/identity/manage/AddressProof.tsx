import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { lazyWithTexts } from '../../../lib/intl/lazyWithTexts.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { OnDemand } from '../../../ui/OnDemand.tsx';
import { useViewer } from '../viewerContext.ts';
import { useAddressPin } from './addressProof.ts';
import type { SignInProblem } from '../signIn/signInProblem.ts';
import { teamsPhrases, teamsTexts } from './teamsMessages.ts';

const AddressProofDialog = lazyWithTexts('identity', () => import('./AddressProofDialog.tsx'));

/** Why there is but the present team, and the way to the others: a PIN that is mailed to the viewer's address. */
export function AddressProof() {
  const { formatMessage } = useIntl();
  const { email } = useViewer();
  const mailPin = useAddressPin(email);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<SignInProblem | null>(null);
  const [hasSent, setSent] = useState(false);
  const [asked, setAsked] = useState<'sent' | 'stillValid' | null>(null);
  const ask = async () => {
    setBusy(true);
    setFailure(null);
    const { problem, isNeeded } = await mailPin();
    setBusy(false);
    if (!isNeeded) return;
    if (problem === null) {
      setSent(true);
      setAsked('sent');
    } else if (problem.kind === 'tooMany' && hasSent) setAsked('stillValid');
    else setFailure(problem);
  };
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1.5, mt: 1 }}>
      <Typography variant="body2" color="text.secondary">
        {formatMessage(teamsTexts.presentAlone)}
      </Typography>
      {failure && (
        <Alert severity="error">
          {failure.kind === 'tooMany'
            ? formatMessage(teamsPhrases.confirmLater, { seconds: failure.seconds })
            : formatMessage(teamsTexts.confirmFailed)}
        </Alert>
      )}
      <BusyButton size="small" variant="outlined" color="secondary" busy={isBusy} onClick={() => void ask()}>
        {formatMessage(teamsTexts.confirmAddress)}
      </BusyButton>
      {asked !== null && (
        <OnDemand onFailed={() => setAsked(null)}>
          <AddressProofDialog email={email} note={asked} onClose={() => setAsked(null)} />
        </OnDemand>
      )}
    </Box>
  );
}
