import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { WebhookAddressRotateDocument } from '../../../generated/webhook/form/webhookAddressRotate.ts';
import { useKeyedMutation } from '../../../lib/apollo/useKeyedMutation.ts';
import { type Undone, undoneBy } from '../../../lib/graphql/undone.ts';
import { ActionDialog } from '../../../ui/ActionDialog.tsx';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { showToast } from '../../../ui/toasts/toastStore.ts';
import { webhookFormTexts } from './webhookFormMessages.ts';

const REFUSALS: Readonly<Record<string, MessageDescriptor>> = {
  NOT_FOUND: webhookFormTexts.gone,
  NOT_ALLOWED: webhookFormTexts.notOwner,
};

interface Problem {
  readonly text: MessageDescriptor;
  readonly undone: Undone;
}

/** Asks before an incoming webhook gets another address. */
export function RotateDialog({ webhookId, onClose }: { webhookId: string; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const rotate = useKeyedMutation(WebhookAddressRotateDocument, ({ webhookAddressRotate }) => webhookAddressRotate);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const confirm = async () => {
    setBusy(true);
    setProblem(null);
    const { payload, failure } = await rotate({ webhookId });
    setBusy(false);
    if (payload?.webhook) {
      showToast({ tone: 'success', text: webhookFormTexts.rotated, cause: `rotate ${webhookId}` });
      return onClose();
    }
    const [error] = payload?.userErrors ?? [];
    const text = (error && REFUSALS[error.code]) ?? webhookFormTexts.rotateFailed;
    return setProblem({ text, undone: undoneBy({ payload, failure }) });
  };
  return (
    <ActionDialog
      danger
      title={formatMessage(webhookFormTexts.rotateQuestion)}
      confirmLabel={formatMessage(webhookFormTexts.rotateConfirm)}
      busy={isBusy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Typography>{formatMessage(webhookFormTexts.rotateText)}</Typography>
      {problem && <FailureAlert text={formatMessage(problem.text)} {...problem.undone} />}
    </ActionDialog>
  );
}
