import type { PickedMemberFragment } from '../../../generated/member/fragments/pickedMember.ts';
import { matchesWordStart } from '../../../lib/text/wordStart.ts';

/** Somebody as the member picker shows them. */
export type PickedMember = PickedMemberFragment;

/** By what a setting knows its people. */
export type PickerKey = 'id' | 'email';

/** Somebody of the picker's list; `member` is null for somebody chosen who has not been read. */
export interface PickerRow {
  readonly key: string;
  readonly member: PickedMember | null;
}

export const keyOfRow = ({ key }: PickerRow): string => key;

/** Somebody as a row; null for somebody without what the setting knows people by. */
const rowOf = (member: PickedMember, keyOf: PickerKey): PickerRow | null => {
  const key = member[keyOf];
  return key === null ? null : { key, member };
};

/** People as rows, each once: the first of several stays. */
const rowsOfPeople = (people: readonly PickedMember[], keyOf: PickerKey): readonly PickerRow[] => {
  const rows = new Map<string, PickerRow>();
  for (const member of people) {
    const row = rowOf(member, keyOf);
    if (row && !rows.has(row.key)) rows.set(row.key, row);
  }
  return [...rows.values()];
};

/** Whether somebody may be chosen newly; those who are chosen are shown in any case. */
const isChoosable = ({ role, status }: PickedMember, withGuests: boolean): boolean =>
  status === 'ACTIVE' && (withGuests || role !== 'GUEST');

/** Whether somebody's name or address begins, or has a word that begins, with what is searched for. */
export const isMatch = ({ key, member }: PickerRow, search: string): boolean => {
  const words = member ? [member.name?.first, member.name?.last, member.email] : [key];
  return matchesWordStart(words.filter(Boolean).join(' '), search);
};

/** Several lists as one, each person once and in their first place. */
const merged = (...lists: (readonly PickerRow[])[]): readonly PickerRow[] => {
  const rows = new Map<string, PickerRow>();
  for (const row of lists.flat()) if (!rows.has(row.key)) rows.set(row.key, row);
  return [...rows.values()];
};

/** What the picker knows of people. */
interface KnownPeople {
  readonly everybody: readonly PickedMember[];
  readonly found: readonly PickedMember[];
  /** Those whom the setting has, as far as they are read. */
  readonly chosen: readonly PickedMember[];
  /** Those who are chosen in the dialog. */
  readonly held: ReadonlyMap<string, PickerRow>;
  /** Whether all of those whom the setting has are read. */
  readonly isRead: boolean;
  readonly keyOf: PickerKey;
  readonly withGuests: boolean;
}

/** The rows of the list: those who are found, those who are chosen, or everybody with those who are chosen. */
export const pickerRows = (
  scope: 'everybody' | 'found' | 'chosen',
  { everybody, found, chosen, held, isRead, keyOf, withGuests }: KnownPeople,
): readonly PickerRow[] => {
  const offered = (people: readonly PickedMember[]) =>
    rowsOfPeople(people, keyOf).filter(
      ({ key, member }) => held.has(key) || (member !== null && isChoosable(member, withGuests)),
    );
  if (scope === 'found') return offered(found);
  const others = [...held.values()].filter(({ member }) => member !== null || isRead);
  const chosenRows = merged(rowsOfPeople(chosen, keyOf), others).filter(({ key }) => held.has(key));
  return scope === 'chosen' ? chosenRows : merged(offered(everybody), chosenRows);
};
