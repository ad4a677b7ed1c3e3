import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { type Undone, undoneBy } from '../../../lib/graphql/undone.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { CheckIcon, SparkIcon } from '../../../ui/icons.tsx';
import { showToast } from '../../../ui/toasts/toastStore.ts';
import { publishEvent } from '../../event/eventQueue.ts';
import { useTrialStart } from './trialStart.ts';
import { upgradePhrases, upgradeTexts } from './upgradeMessages.ts';

/** Why there is no trial after a press. */
type Problem = { readonly isNotAllowed: boolean; readonly undone: Undone };

/** Starts a trial of PRO: one press, one trial. */
export function TrialButton({ days }: { days: number }) {
  const { formatMessage } = useIntl();
  const startTrial = useTrialStart();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  const start = async () => {
    publishEvent('activate_pro_trial_clicked');
    setBusy(true);
    setProblem(null);
    const { payload, failure } = await startTrial();
    setBusy(false);
    if (payload?.refusal === null) showToast({ tone: 'success', text: upgradeTexts.trialStarted, cause: 'trial' });
    else setProblem({ isNotAllowed: payload?.refusal === 'NOT_ALLOWED', undone: undoneBy({ payload, failure }) });
  };

  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.75 }}>
        <BusyButton size="large" startIcon={<SparkIcon />} busy={isBusy} onClick={() => void start()}>
          {formatMessage(upgradePhrases.startTrial, { days })}
        </BusyButton>
        <Typography
          component="span"
          variant="body2"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, color: 'success.main' }}
        >
          <CheckIcon fontSize="small" aria-hidden />
          {formatMessage(upgradeTexts.noCard)}
        </Typography>
      </Box>
      {problem && (
        <FailureAlert
          text={formatMessage(problem.isNotAllowed ? upgradeTexts.trialNotAllowed : upgradeTexts.trialFailed)}
          {...problem.undone}
        />
      )}
    </>
  );
}
