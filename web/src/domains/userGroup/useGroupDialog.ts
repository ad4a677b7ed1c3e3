import { useUserGroupUseQuery, type UserGroupUseQuery } from '../../generated/userGroup/userGroupUse.ts';
import { failureOf } from '../../lib/apollo/failureLink.ts';
import { READ_IN_PLACE } from '../../lib/graphql/inPlace.ts';
import { useLastKnown } from '../../lib/graphql/useLastKnown.ts';
import { useDroppedState } from '../../lib/urlState/useDialogWord.ts';
import { useUrlState } from '../../lib/urlState/useUrlState.ts';

/** What is asked about a user group of the list: who belongs to it, or whether to delete it. */
export type GroupDialogKind = 'members' | 'delete';

const KINDS: readonly GroupDialogKind[] = ['members', 'delete'];

const NAMES = ['dialog', 'group'];

/** The dialog about a user group, which lives in the address: `dialog` and `group`. */
export function useGroupDialog() {
  const [params, setParams] = useUrlState();
  const kind = KINDS.find((one) => one === params.get('dialog')) ?? null;
  const id = kind && params.get('group');
  return {
    asked: kind && id ? { kind, id } : null,
    open: (next: GroupDialogKind, group: string) => setParams({ dialog: next, group }),
    close: () => setParams({ dialog: null, group: null }, { replace: true }),
  };
}

/** What a dialog says of a user group. */
export type AskedGroup = NonNullable<ReturnType<typeof groupOf>>;

const groupOf = (data: UserGroupUseQuery | undefined) => {
  const node = data?.node;
  return node && 'channels' in node ? node : null;
};

/** The user group that a dialog is about, read afresh. Its words leave the address where there is no such group. */
export function useAskedGroup(id: string) {
  const { data, loading, error, refetch } = useUserGroupUseQuery({
    ...READ_IN_PLACE,
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const read = groupOf(data);
  // What was deleted here is gone before the dialog is.
  const group = useLastKnown(read);
  useDroppedState(NAMES, !loading && !error && group === null);
  return {
    group,
    isLoading: loading,
    failure: failureOf(error),
    readAgain: () => void refetch().catch(() => undefined),
  };
}
