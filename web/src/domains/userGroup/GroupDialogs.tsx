import { useIntl } from 'react-intl';
import { FailureAlert } from '../../ui/FailureAlert.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { ActionDialog } from '../member/dialogs/ActionDialog.tsx';
import { DeleteGroupDialog } from './DeleteGroupDialog.tsx';
import { GroupMembersDialog } from './GroupMembersDialog.tsx';
import { groupTexts } from './userGroupMessages.ts';
import { type GroupDialogKind, useAskedGroup } from './useGroupDialog.ts';

/** The dialog about a user group, once it is read what there is to say of it. */
export function GroupDialogs({
  teamId,
  asked: { kind, id },
  onClose,
}: {
  teamId: string;
  asked: { readonly kind: GroupDialogKind; readonly id: string };
  onClose: () => void;
}) {
  const { formatMessage } = useIntl();
  const { group, isLoading, failure, readAgain } = useAskedGroup(id);
  if (group) {
    return kind === 'members' ? (
      <GroupMembersDialog group={group} onClose={onClose} />
    ) : (
      <DeleteGroupDialog teamId={teamId} group={group} onInUse={readAgain} onClose={onClose} />
    );
  }
  if (isLoading || !failure) return null;
  return (
    <ActionDialog
      title={formatMessage(groupTexts.readFailed)}
      confirmLabel={formatMessage(uiMessages.retry)}
      closeLabel={formatMessage(groupTexts.close)}
      maxWidth="xs"
      onConfirm={readAgain}
      onClose={onClose}
    >
      <FailureAlert text={formatMessage(uiMessages.errorText)} requestId={failure.requestId} />
    </ActionDialog>
  );
}
