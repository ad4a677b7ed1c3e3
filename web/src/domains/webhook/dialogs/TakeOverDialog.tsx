import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { WebhookTakeOverDocument } from '../../../generated/webhook/dialogs/webhookTakeOver.ts';
import { useKeyedMutation } from '../../../lib/apollo/useKeyedMutation.ts';
import { type Undone, undoneBy } from '../../../lib/graphql/undone.ts';
import { ActionDialog } from '../../../ui/ActionDialog.tsx';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { showToast } from '../../../ui/toasts/toastStore.ts';
import type { ListedWebhook } from '../useWebhooks.ts';
import { webhookTexts } from '../webhookMessages.ts';
import { webhookDialogPhrases, webhookDialogTexts } from './dialogMessages.ts';

const REFUSALS: Readonly<Record<string, MessageDescriptor>> = {
  NOT_ALLOWED: webhookDialogTexts.ownerActive,
  NOT_FOUND: webhookTexts.gone,
};

interface Problem {
  readonly text: MessageDescriptor;
  readonly undone: Undone;
}

/** Asks before whoever asks becomes the owner of a webhook whose owner is not active any more. */
export function TakeOverDialog({
  webhook: { id, name, type },
  onClose,
}: {
  webhook: ListedWebhook;
  onClose: () => void;
}) {
  const { formatMessage } = useIntl();
  const takeOver = useKeyedMutation(WebhookTakeOverDocument, ({ webhookTakeOver }) => webhookTakeOver);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const confirm = async () => {
    setBusy(true);
    setProblem(null);
    const { payload, failure } = await takeOver({ webhookId: id });
    setBusy(false);
    if (payload?.webhook) {
      showToast({ tone: 'success', text: webhookDialogPhrases.takenOver, values: { name }, cause: id });
      return onClose();
    }
    const [error] = payload?.userErrors ?? [];
    const text = (error && REFUSALS[error.code]) ?? webhookDialogTexts.takeOverFailed;
    return setProblem({ text, undone: undoneBy({ payload, failure }) });
  };
  return (
    <ActionDialog
      title={formatMessage(webhookDialogPhrases.takeOverQuestion, { name })}
      confirmLabel={formatMessage(webhookDialogTexts.takeOverConfirm)}
      busy={isBusy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Typography>{formatMessage(webhookDialogTexts.takeOverText)}</Typography>
      {type === 'INCOMING' && <Typography>{formatMessage(webhookDialogTexts.takeOverIncoming)}</Typography>}
      {problem && <FailureAlert text={formatMessage(problem.text)} {...problem.undone} />}
    </ActionDialog>
  );
}
