import type { MemberFilter } from '../../../generated/member/list/memberList.ts';
import { matchesWordStart } from '../../../lib/text/wordStart.ts';
import type { RowScope, Selected, Selection } from '../../../ui/table/selection.ts';
import type { MemberDialog } from '../memberDialog.ts';
import type { ListedMember, People } from '../people/people.ts';
import { memberListVariables, type MemberListState } from './memberListState.ts';

/** Everybody of one of the team's lists. */
export interface MemberScope extends RowScope<ListedMember> {
  readonly filter: MemberFilter;
  /** Empty where nothing is searched for. */
  readonly search: string;
}

/**
 * So many people are read from the cache at once without the page's missing a frame. Of a longer list the whole is
 * selected, loaded or not.
 */
export const MOST_READ_AT_ONCE = 999;

/** Which people of a list are selected. */
export type MemberSelection = Selection<ListedMember, MemberScope>;

const wordsOf = ({ name, email }: ListedMember) => `${name?.first ?? ''} ${name?.last ?? ''} ${email ?? ''}`;

/** Everybody of the list that the address names, as the services would find them. */
export const scopeOfState = (state: MemberListState): MemberScope => {
  const { filter = {}, search = '' } = memberListVariables(state);
  const { role, isLicensed } = filter;
  return {
    key: JSON.stringify([filter, search]),
    filter,
    search,
    includes: (member) =>
      (!role || member.role === role) &&
      (typeof isLicensed !== 'boolean' || (member.isLicensed === isLicensed && member.role !== 'GUEST')) &&
      (search === '' || matchesWordStart(wordsOf(member), search)),
  };
};

/** Those who are selected, as dialogs are told. */
export const peopleOf = (selected: Selected<ListedMember, MemberScope>): People => {
  if (selected.kind === 'some') return { kind: 'some', members: [...selected.rows.values()] };
  const { scope, total, except } = selected;
  return {
    kind: 'matching',
    count: total - except.size,
    filter: scope.filter,
    search: scope.search,
    exceptIds: [...except.keys()],
  };
};

/** After an action on some people: those it failed on stay selected, as they are now, and so do those it was not about. */
export const settleSelection = (
  selection: MemberSelection,
  people: People,
  failedIds: readonly string[],
  read: (id: string) => ListedMember | null,
): void => {
  if (people.kind === 'matching') {
    selection.clear();
    return;
  }
  const failed = new Set(failedIds);
  const done = people.members.filter(({ id }) => !failed.has(id));
  if (selection.current().kind === 'some') selection.set(done, false);
  selection.renew(read);
};

/** Whom a dialog is about; nobody where it asks for people itself. */
export const peopleIn = (dialog: MemberDialog): People => {
  if ('people' in dialog) return dialog.people;
  return { kind: 'some', members: 'member' in dialog && dialog.member ? [dialog.member] : [] };
};
