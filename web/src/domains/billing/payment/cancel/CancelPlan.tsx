import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { useFormats } from '../../../../lib/intl/formats.ts';
import { useDialogWord } from '../../../../lib/urlState/useDialogWord.ts';
import { useUrlState } from '../../../../lib/urlState/useUrlState.ts';
import { showToast } from '../../../../ui/toasts/toastStore.ts';
import { isTrialType } from '../../plan/planView.ts';
import type { PaidTeam } from '../../pro/planTypes.ts';
import { CancelDone } from './CancelDone.tsx';
import { cancelPhrases, cancelTexts } from './cancelMessages.ts';
import { CancelPendingStep } from './CancelPendingStep.tsx';
import { CancelReasonStep } from './CancelReasonStep.tsx';
import { CancelSummaryStep } from './CancelSummaryStep.tsx';
import { dayBefore } from '../days.ts';
import { ResumePlan } from './ResumePlan.tsx';
import { useCancelPlan } from './useCancelPlan.ts';

type Cancelling = ReturnType<typeof useCancelPlan>;

/** The word of the dialog in the address. */
const WORD = 'cancel-plan';

/** The dialog, by how far it is. */
function CancelDialog({ cancelling, onClose }: { cancelling: Cancelling; onClose: () => void }) {
  const { state, isBusy, fault, giveReason, confirm } = cancelling;
  const shared = { isBusy, fault, onClose };
  switch (state.step) {
    case 'reason':
      return <CancelReasonStep {...shared} onReason={(given) => void giveReason(given)} />;
    case 'summary':
      return <CancelSummaryStep {...shared} bill={state.bill} onConfirm={() => void confirm(state.bill)} />;
    case 'pending':
      return <CancelPendingStep onClose={onClose} />;
    case 'done':
      return <CancelDone bill={state.bill} onClose={onClose} />;
  }
}

/** The way to give PRO up, and what became of it. What waits for a payment goes on while the dialog is closed. */
function CancelHere({ team: { id: teamId, billing } }: { team: PaidTeam }) {
  const { formatMessage } = useIntl();
  const { isOpen, isInAddress, open, close } = useDialogWord(WORD, true);
  const cancelling = useCancelPlan(teamId, billing.cancellation?.billId ?? null);
  const { state, fault, isKept, readAgain, begin } = cancelling;
  const isOver = state.step === 'done' && !isInAddress;
  const tell = useEffectEvent(() => {
    showToast({ tone: 'success', text: cancelTexts.doneTitle });
    begin();
    readAgain();
  });
  useEffect(() => {
    if (isOver) tell();
  }, [isOver]);
  // Somebody else may have given it up.
  const isStale = fault?.kind === 'notAllowed' && !isInAddress;
  const lookAgain = useEffectEvent(() => {
    begin();
    readAgain();
  });
  useEffect(() => {
    if (isStale) lookAgain();
  }, [isStale]);
  return (
    <>
      {state.step === 'pending' && !isOpen && (
        <>
          <Alert severity="info" role="status">
            {formatMessage(cancelTexts.pending)}
          </Alert>
          {billing.viewerCanResumePlan && (
            <ResumePlan teamId={teamId} text={formatMessage(cancelTexts.resumeWaiting)} onDone={begin} />
          )}
        </>
      )}
      {isKept && !isOpen && <Alert severity="warning">{formatMessage(cancelTexts.kept)}</Alert>}
      <Link
        component="button"
        type="button"
        variant="body2"
        sx={{ justifySelf: 'start', minHeight: 24, textAlign: 'start' }}
        onClick={() => {
          if (state.step !== 'pending') begin();
          open();
        }}
      >
        {formatMessage(cancelTexts.link)}
      </Link>
      {isOpen && <CancelDialog cancelling={cancelling} onClose={close} />}
    </>
  );
}

/** PRO is given up, and goes on to the end of what is paid. */
function CancelledAtEnd({ team: { id, billing }, endsOn }: { team: PaidTeam; endsOn: string }) {
  const { formatMessage } = useIntl();
  const { billingDate } = useFormats();
  const date = billingDate(dayBefore(endsOn));
  return (
    <Alert severity="info" role="note">
      <AlertTitle>{formatMessage(cancelTexts.doneTitle)}</AlertTitle>
      {formatMessage(cancelPhrases.endsOn, { date })}
      {billing.viewerCanResumePlan && (
        <ResumePlan teamId={id} text={formatMessage(cancelPhrases.resumeText, { date })} />
      )}
    </Alert>
  );
}

/**
 * Whether the team gives PRO up here. While the dialog is open that holds, whatever a read in the background says: where the
 * service is away it says that nobody may, and taking the dialog away would begin it anew, without reason and bill.
 */
function useIsOffered(viewerCanCancelPlan: boolean): boolean {
  const [params] = useUrlState();
  const [wasOffered, setOffered] = useState(viewerCanCancelPlan);
  const isOffered = viewerCanCancelPlan || (wasOffered && params.get('dialog') === WORD);
  if (isOffered !== wasOffered) setOffered(isOffered);
  return isOffered;
}

/** Below the card: how PRO is given up, by the team itself or by those who look after it. A trial is not given up. */
export function CancelPlan({ team }: { team: PaidTeam }) {
  const { plan, billing } = team;
  const { formatMessage } = useIntl();
  const { cancellation } = billing;
  const isOffered = useIsOffered(billing.viewerCanCancelPlan);
  if (isOffered) return <CancelHere team={team} />;
  if (cancellation && cancellation.endsOn !== null) return <CancelledAtEnd team={team} endsOn={cancellation.endsOn} />;
  if (plan === 'FREE' || billing.trial !== null || isTrialType(billing.type)) return null;
  const isBySupport =
    billing.paymentMethod === 'INVOICE' || billing.type === 'SALES_DEAL' || billing.type === 'PAID_OFFLINE';
  if (!isBySupport) return null;
  return (
    <Typography variant="body2" color="text.secondary">
      {formatMessage(cancelTexts.contact)}
    </Typography>
  );
}
