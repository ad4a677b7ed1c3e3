import { useEffect, useState } from 'react';
import { Selection } from '../../../ui/table/selection.ts';
import type { ListedMember } from '../people/people.ts';
import type { MemberScope, MemberSelection } from './memberScope.ts';
import { isOfTab, TABS, tabOf, type MemberTab } from './tabs.ts';

const keyOf = ({ id }: ListedMember) => id;

/**
 * What is selected in each list. Leaving a list lets go of it; `selectIn` selects people in the list that they are in,
 * and answers which one that is.
 */
export const useTabSelections = (tab: MemberTab) => {
  const [selections] = useState(
    () =>
      new Map<MemberTab, MemberSelection>(TABS.map((one) => [one, new Selection<ListedMember, MemberScope>(keyOf)])),
  );
  const selection = selections.get(tab);
  useEffect(() => () => selection?.clear(), [selection]);
  const selectIn = (members: readonly ListedMember[]): MemberTab => {
    const target = members.every((member) => isOfTab(tab, member)) ? tab : tabOf(members[0]);
    selections.get(target)?.only(members);
    return target;
  };
  return { selection, selectIn };
};
