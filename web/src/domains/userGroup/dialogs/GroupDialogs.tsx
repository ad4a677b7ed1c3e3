import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { NoticeDialog } from '../../../ui/NoticeDialog.tsx';
import { groupTexts } from '../userGroupMessages.ts';
import type { ListedGroup } from '../useUserGroups.ts';
import { DeleteGroupDialog } from './DeleteGroupDialog.tsx';
import { GroupMembersDialog } from './GroupMembersDialog.tsx';
import { type GroupDialogKind, useAskedGroup } from './useGroupDialog.ts';

/** The dialog about a user group, which is read afresh: the list may be older, or not show it. */
export function GroupDialogs({
  teamId,
  asked: { kind, id },
  listed,
  onGone,
  onClose,
}: {
  teamId: string;
  asked: { readonly kind: GroupDialogKind; readonly id: string };
  /** The group as the list shows it. */
  listed: ListedGroup | null;
  /** The list is not as things stand. */
  onGone: () => void;
  onClose: () => void;
}) {
  const { formatMessage } = useIntl();
  const read = useAskedGroup(id);
  const name = read.known?.name ?? listed?.name ?? null;
  if (read.isGone) {
    const close = () => {
      onGone();
      onClose();
    };
    return (
      <NoticeDialog maxWidth="xs" title={name ?? formatMessage(groupTexts.group)} onClose={close}>
        <Typography>{formatMessage(groupTexts.gone)}</Typography>
      </NoticeDialog>
    );
  }
  if (kind === 'delete') return <DeleteGroupDialog {...{ teamId, id, name, read, onClose }} />;
  const membersCount = read.known?.membersCount ?? listed?.membersCount ?? null;
  return <GroupMembersDialog {...{ id, name, membersCount, onClose }} />;
}
