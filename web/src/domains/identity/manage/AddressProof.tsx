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
import { teamsTexts } from './teamsMessages.ts';

const AddressProofDialog = lazyWithTexts('identity', () => import('./AddressProofDialog.tsx'));

/** Why there is but the present team, and the way to the others: a PIN that is mailed to the viewer's address. */
export function AddressProof() {
  const { formatMessage } = useIntl();
  const { email } = useViewer();
  const mailPin = useAddressPin(email);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [asked, setAsked] = useState<'sent' | 'stillValid' | null>(null);
  const ask = async () => {
    setBusy(true);
    setFailed(false);
    const { problem, isNeeded } = await mailPin();
    setBusy(false);
    if (!isNeeded) return;
    const isOnItsWay = problem === null || problem.kind === 'tooMany';
    if (isOnItsWay) setAsked(problem === null ? 'sent' : 'stillValid');
    else setFailed(true);
  };
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1.5, mt: 1 }}>
      <Typography variant="body2" color="text.secondary">
        {formatMessage(teamsTexts.presentAlone)}
      </Typography>
      {hasFailed && <Alert severity="error">{formatMessage(teamsTexts.confirmFailed)}</Alert>}
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
