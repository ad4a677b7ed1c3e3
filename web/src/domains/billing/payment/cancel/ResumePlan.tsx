import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { PlanResumeDocument } from '../../../../generated/billing/payment/cancel/planResume.ts';
import { useKeyedMutation } from '../../../../lib/apollo/useKeyedMutation.ts';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { showToast } from '../../../../ui/toasts/toastStore.ts';
import { type CancelFault, failedWith, refusedAs } from './cancelFault.ts';
import { CancelFaultNote } from './CancelFaultNote.tsx';
import { cancelTexts } from './cancelMessages.ts';
import { usePlanReadAgain } from './usePlanReadAgain.ts';

/** The way back from giving PRO up: asks first, and reads the plan afresh after it. */
export function ResumePlan({ teamId, text, onDone }: { teamId: string; text: string; onDone?: () => void }) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<CancelFault | null>(null);
  const readAgain = usePlanReadAgain(teamId);
  const resume = useKeyedMutation(PlanResumeDocument, (data) => data.planResume);
  const confirm = async () => {
    setBusy(true);
    setFault(null);
    const { payload, failure } = await resume({});
    setBusy(false);
    if (!payload) return setFault(failedWith(failure));
    if (payload.userErrors.length > 0) return setFault(refusedAs('resumeGone'));
    setOpen(false);
    showToast({ tone: 'success', text: cancelTexts.resumed });
    onDone?.();
    return readAgain();
  };
  const close = () => {
    setOpen(false);
    setFault(null);
    // Somebody else has taken it back, or it is too late.
    if (fault?.kind === 'resumeGone') readAgain();
  };
  return (
    <>
      <Box sx={{ mt: 1 }}>
        <Button size="small" variant="outlined" color="inherit" onClick={() => setOpen(true)}>
          {formatMessage(cancelTexts.resume)}
        </Button>
      </Box>
      <ConfirmDialog
        open={isOpen}
        title={formatMessage(cancelTexts.resumeTitle)}
        text={text}
        confirmLabel={formatMessage(cancelTexts.resume)}
        cancelLabel={formatMessage(cancelTexts.keep)}
        busy={isBusy}
        onConfirm={() => void confirm()}
        onCancel={close}
      >
        {fault && (
          <Box sx={{ mt: 2 }}>
            <CancelFaultNote fault={fault} />
          </Box>
        )}
      </ConfirmDialog>
    </>
  );
}
