import { SUBJECTS_MAX } from '@muster/schema/formats/subjects';
import type { EmailAvailability } from '../../../generated/member/addresses/emailChecks.ts';
import type { AddressEntry } from './addressEntries.ts';

/** What becomes of an address. */
export type AddressFate =
  | 'addable'
  | 'pending'
  | 'invalid'
  | 'duplicate'
  | 'member'
  | 'guest'
  | 'deactivated'
  | 'otherDomain'
  | 'cannotAdd'
  | 'failed';

/** What is known of an address: what the team said before, or why it was not added. */
export type AddressAnswer = EmailAvailability | 'CANNOT_ADD' | 'FAILED';

/** The addresses in the box by what becomes of them, each once, in the order in which they stand there. */
export interface AddressGroups {
  readonly fates: Readonly<Record<AddressFate, readonly string[]>>;
  /** Those that would be sent. */
  readonly sendable: readonly string[];
  /** Whether the team has answered for all of those that would be sent. */
  readonly isChecked: boolean;
  /** How many entries the box has, the repeated ones not counted. */
  readonly count: number;
}

const FATE_OF: Record<AddressAnswer, AddressFate> = {
  AVAILABLE: 'addable',
  UNKNOWN: 'addable',
  PENDING: 'pending',
  MEMBER: 'member',
  GUEST: 'guest',
  DEACTIVATED: 'deactivated',
  INVALID: 'invalid',
  DOMAIN_NOT_ALLOWED: 'otherDomain',
  CANNOT_ADD: 'cannotAdd',
  FAILED: 'failed',
};

/** What was not answered yet counts as addable: the server has the last word on sending anyway. */
const fateOf = ({ email }: AddressEntry, answers: ReadonlyMap<string, AddressAnswer>): AddressFate =>
  email === null ? 'invalid' : FATE_OF[answers.get(email) ?? 'AVAILABLE'];

/** The name under which an entry stands in the groups. */
export const nameOf = ({ raw, email }: AddressEntry) => email ?? raw;

/** Sorts the box's entries by what becomes of them. */
export const groupAddresses = (
  entries: readonly AddressEntry[],
  answers: ReadonlyMap<string, AddressAnswer>,
): AddressGroups => {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  const fates: Record<AddressFate, string[]> = {
    addable: [],
    pending: [],
    invalid: [],
    duplicate: [],
    member: [],
    guest: [],
    deactivated: [],
    otherDomain: [],
    cannotAdd: [],
    failed: [],
  };
  for (const entry of entries) {
    const name = nameOf(entry);
    if (seen.has(name)) {
      if (!repeated.has(name)) fates.duplicate.push(name);
      repeated.add(name);
      continue;
    }
    seen.add(name);
    fates[fateOf(entry, answers)].push(name);
  }
  const sendable = [...fates.addable, ...fates.pending, ...fates.failed];
  return { fates, sendable, isChecked: sendable.every((email) => answers.has(email)), count: seen.size };
};

/** Why the addresses cannot be sent as they are. */
export type AddressProblem = 'required' | 'invalid' | 'noneValid' | 'noneAddable' | 'tooMany';

/** What keeps the addresses from being sent; null where nothing does. */
export const problemOf = ({ fates, sendable, count }: AddressGroups): AddressProblem | null => {
  if (count === 0) return 'required';
  if (sendable.length > SUBJECTS_MAX) return 'tooMany';
  if (sendable.length > 0) return null;
  if (fates.invalid.length < count) return 'noneAddable';
  return count === 1 ? 'invalid' : 'noneValid';
};

/** Tells which entries of the box belong to a group; of repeated ones all but the first. */
export const isInGroup = ({ fates }: AddressGroups, fate: AddressFate): ((entry: AddressEntry) => boolean) => {
  const names = new Set(fates[fate]);
  if (fate !== 'duplicate') return (entry) => names.has(nameOf(entry));
  const met = new Set<string>();
  return (entry) => {
    const isRepeated = met.has(nameOf(entry));
    met.add(nameOf(entry));
    return isRepeated;
  };
};

/** Whether something is left in the box that can still be put right: who is in the team already needs nothing. */
export const needsAttention = ({ fates }: AddressGroups) =>
  [fates.invalid, fates.cannotAdd, fates.failed, fates.otherDomain, fates.deactivated].some(
    (names) => names.length > 0,
  );
