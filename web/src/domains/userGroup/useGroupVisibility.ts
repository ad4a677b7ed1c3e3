import { UserGroupUpdateDocument } from '../../generated/userGroup/form/userGroupUpdate.ts';
import { useKeyedMutation } from '../../lib/apollo/useKeyedMutation.ts';
import { undoneBy } from '../../lib/graphql/undone.ts';
import { undoneText } from '../../ui/failureWords.ts';
import { showToast } from '../../ui/toasts/toastStore.ts';
import { groupPhrases, groupTexts } from './userGroupMessages.ts';
import type { ListedGroup } from './useUserGroups.ts';

/** Sets whom a user group is visible to, and says what came of it. */
export function useGroupVisibility({ id, name }: Pick<ListedGroup, 'id' | 'name'>) {
  const update = useKeyedMutation(UserGroupUpdateDocument, (data) => data.userGroupUpdate);
  return async (visibleTo: 'ADMIN' | 'MEMBER'): Promise<void> => {
    const { payload, failure } = await update({ userGroupId: id, visibleTo });
    if (payload?.userGroup) {
      const text = visibleTo === 'MEMBER' ? groupPhrases.shownToMembers : groupPhrases.shownToAdmins;
      showToast({ tone: 'success', text, values: { name }, cause: id });
      return;
    }
    const undone = undoneBy({ payload, failure });
    const text = undoneText(undone, groupTexts.visibilityFailed);
    showToast({ tone: 'error', text, requestId: undone.requestId, cause: id });
  };
}
