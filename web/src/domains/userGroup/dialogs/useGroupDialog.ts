import { useUserGroupUseQuery, type UserGroupUseQuery } from '../../../generated/userGroup/dialogs/userGroupUse.ts';
import { READ_NOW } from '../../../lib/apollo/inPlace.ts';
import { useKnown } from '../../../lib/apollo/useKnown.ts';
import { useDialogAbout } from '../../../lib/urlState/useDialogAbout.ts';

/** What is asked about a user group of the list: who belongs to it, or whether to delete it. */
export type GroupDialogKind = 'members' | 'delete';

const KINDS: readonly GroupDialogKind[] = ['members', 'delete'];

/** The dialog about a user group, which lives in the address: `dialog` and `group`. */
export function useGroupDialog() {
  const { dialog, open, close } = useDialogAbout('group', KINDS, (_kind, id) => id || null);
  return { asked: dialog && { kind: dialog.word, id: dialog.subject }, open, close };
}

const groupOf = ({ node }: UserGroupUseQuery) => (node && 'channels' in node ? node : null);

/** What a dialog says of a user group. */
export type AskedGroup = NonNullable<ReturnType<typeof groupOf>>;

/** The user group that a dialog is about, read afresh. What was deleted here stays known until the dialog is gone. */
export function useAskedGroup(id: string) {
  const read = useKnown(useUserGroupUseQuery({ ...READ_NOW, variables: { id } }), groupOf);
  const { known, isLoading, failure } = read;
  return {
    ...read,
    /** Whether there is no such group, or none any more. */
    isGone: !isLoading && failure === null && known === null,
  };
}
