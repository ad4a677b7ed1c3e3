import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { REFUSED, type Undone } from '../../../lib/graphql/undone.ts';
import { ActionDialog } from '../../../ui/ActionDialog.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { NoticeDialog } from '../../../ui/NoticeDialog.tsx';
import { TextSkeleton } from '../../../ui/Skeletons.tsx';
import { showToast } from '../../../ui/toasts/toastStore.ts';
import { channelWords } from '../channelWords.ts';
import { groupPhrases, groupTexts } from '../userGroupMessages.ts';
import type { AskedGroup, useAskedGroup } from './useGroupDialog.ts';
import { useUserGroupDelete } from './userGroupDelete.ts';

type Read = ReturnType<typeof useAskedGroup>;

/** Says which channels are in the way: there is nothing to confirm. */
function InUse({ group, onClose }: { group: AskedGroup; onClose: () => void }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const channels = group.channels ?? [];
  return (
    <NoticeDialog maxWidth="xs" title={formatMessage(groupPhrases.inUseTitle, { name: group.name })} onClose={onClose}>
      {formatMessage(groupPhrases.inUse, { count: channels.length, channels: channelWords(intl, channels) })}
    </NoticeDialog>
  );
}

/** What deleting means; what stands there while it is not known whether a channel uses the group. */
function Consequence({ read }: { read: Read }) {
  const { formatMessage } = useIntl();
  if (read.known) {
    const isFromDirectory = read.known.source === 'DIRECTORY';
    return (
      <Typography>{formatMessage(isFromDirectory ? groupTexts.deleteDirectoryText : groupTexts.deleteText)}</Typography>
    );
  }
  if (read.isLoading) return <TextSkeleton lines={2} />;
  return (
    <ErrorState
      compact
      title={formatMessage(groupTexts.readFailed)}
      requestId={read.requestId}
      onRetry={() => void read.readAgain()}
    />
  );
}

/** Asks before a user group is deleted. While channels use it, it says which. */
export function DeleteGroupDialog({
  teamId,
  id,
  name,
  read,
  onClose,
}: {
  teamId: string;
  id: string;
  /** Null while it is not known. */
  name: string | null;
  read: Read;
  onClose: () => void;
}) {
  const { formatMessage } = useIntl();
  const remove = useUserGroupDelete(teamId);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ text: MessageDescriptor; undone: Undone } | null>(null);
  const group = read.known;

  if (group?.channels && group.channels.length > 0) return <InUse group={group} onClose={onClose} />;
  const confirm = async () => {
    setBusy(true);
    setProblem(null);
    const outcome = await remove(id);
    setBusy(false);
    if (outcome.kind === 'failed') return setProblem({ undone: outcome, text: groupTexts.deleteFailed });
    if (outcome.kind === 'inUse') {
      // Stands for as long as it is not known which.
      setProblem({ text: groupTexts.inUseUnread, undone: REFUSED });
      return void read.readAgain();
    }
    showToast(
      outcome.kind === 'deleted'
        ? { tone: 'success', text: groupPhrases.deleted, values: { name: name ?? '' }, cause: id }
        : { tone: 'info', text: groupTexts.gone, cause: id },
    );
    return onClose();
  };
  return (
    <ActionDialog
      danger
      title={
        name === null ? formatMessage(groupTexts.deleteConfirm) : formatMessage(groupPhrases.deleteQuestion, { name })
      }
      confirmLabel={formatMessage(groupTexts.deleteConfirm)}
      disabled={group === null}
      busy={isBusy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Consequence read={read} />
      {problem && <FailureAlert text={formatMessage(problem.text)} {...problem.undone} />}
    </ActionDialog>
  );
}
