import Box from '@mui/material/Box';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { FailureAlert } from '../../ui/FailureAlert.tsx';
import { showToast } from '../../ui/toasts/toastStore.ts';
import { ActionDialog } from '../member/dialogs/ActionDialog.tsx';
import { channelWords } from './channelWords.ts';
import { type GroupDeletion, useUserGroupDelete } from './userGroupDelete.ts';
import { groupPhrases, groupTexts } from './userGroupMessages.ts';
import type { AskedGroup } from './useGroupDialog.ts';

/** Says which channels are in the way: there is nothing to confirm. */
function InUse({ group, onClose }: { group: AskedGroup; onClose: () => void }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const channels = group.channels ?? [];
  return (
    <ActionDialog
      title={formatMessage(groupPhrases.inUseTitle, { name: group.name })}
      confirmLabel={null}
      closeLabel={formatMessage(groupTexts.close)}
      maxWidth="xs"
      onConfirm={onClose}
      onClose={onClose}
    >
      {formatMessage(groupPhrases.inUse, { count: channels.length, channels: channelWords(intl, channels) })}
    </ActionDialog>
  );
}

/** Asks before a user group is deleted. While channels use it, it says which. */
export function DeleteGroupDialog({
  teamId,
  group,
  onInUse,
  onClose,
}: {
  teamId: string;
  group: AskedGroup;
  /** A channel has come to use it: read again which. */
  onInUse: () => void;
  onClose: () => void;
}) {
  const { formatMessage } = useIntl();
  const remove = useUserGroupDelete(teamId);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Extract<GroupDeletion, { kind: 'failed' }> | null>(null);

  if (group.channels && group.channels.length > 0) return <InUse group={group} onClose={onClose} />;
  const confirm = async () => {
    setBusy(true);
    setProblem(null);
    const outcome = await remove(group.id);
    setBusy(false);
    if (outcome.kind === 'failed') return setProblem(outcome);
    if (outcome.kind === 'inUse') {
      // Stands for as long as it is not known which.
      setProblem({ kind: 'failed', message: formatMessage(groupTexts.inUseUnread), requestId: null });
      return onInUse();
    }
    showToast(
      outcome.kind === 'deleted'
        ? { tone: 'success', text: groupPhrases.deleted, values: { name: group.name } }
        : { tone: 'info', text: groupTexts.gone },
    );
    return onClose();
  };
  return (
    <ConfirmDialog
      open
      danger
      title={formatMessage(groupPhrases.deleteQuestion, { name: group.name })}
      text={formatMessage(groupTexts.deleteText)}
      confirmLabel={formatMessage(groupTexts.deleteConfirm)}
      busy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {problem && (
        <Box sx={{ mt: 2 }}>
          <FailureAlert
            text={problem.message ?? formatMessage(groupTexts.deleteFailed)}
            requestId={problem.requestId}
          />
        </Box>
      )}
    </ConfirmDialog>
  );
}
