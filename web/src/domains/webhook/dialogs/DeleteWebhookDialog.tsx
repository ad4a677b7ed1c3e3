import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { type Undone } from '../../../lib/graphql/undone.ts';
import { ActionDialog } from '../../../ui/ActionDialog.tsx';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { useSentences } from '../../../ui/useSentences.ts';
import type { ListedWebhook } from '../useWebhooks.ts';
import { webhookDialogPhrases, webhookDialogTexts } from './dialogMessages.ts';
import { useWebhookDelete } from './webhookDelete.ts';

/** Asks before a webhook is deleted: what stops then. */
export function DeleteWebhookDialog({
  webhook: { id, name, type },
  onEnd,
  onClose,
}: {
  webhook: ListedWebhook;
  /** It is gone, by this or before. */
  onEnd: (kind: 'deleted' | 'gone') => void;
  onClose: () => void;
}) {
  const { formatMessage } = useIntl();
  const sentences = useSentences();
  const remove = useWebhookDelete();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Undone | null>(null);
  const confirm = async () => {
    setBusy(true);
    setFailure(null);
    const outcome = await remove(id);
    setBusy(false);
    if (outcome.kind === 'failed') setFailure(outcome);
    else onEnd(outcome.kind);
  };
  return (
    <ActionDialog
      danger
      title={formatMessage(webhookDialogPhrases.deleteQuestion, { name })}
      confirmLabel={formatMessage(webhookDialogTexts.deleteConfirm)}
      busy={isBusy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Typography>
        {sentences([
          formatMessage(type === 'INCOMING' ? webhookDialogTexts.deleteIncoming : webhookDialogTexts.deleteOutgoing),
          formatMessage(webhookDialogTexts.cannotUndo),
        ])}
      </Typography>
      {failure && <FailureAlert text={formatMessage(webhookDialogTexts.deleteFailed)} {...failure} />}
    </ActionDialog>
  );
}
