import { SHARERS_MAX } from '@muster/schema/formats/fileSharing';
import type { PersonState } from '../../../lib/roles.ts';
import type { Plan } from '../../billing/rules.ts';

/** Whether everybody may share files, nobody, or those who are chosen. */
export type FileSharingMode = 'ALL' | 'NONE' | 'CUSTOM';

/** A file that is shared has at most as many bytes. */
export const MAX_SHARED_BYTES = 100 * 1024 * 1024;

/** A team that takes in everybody of its domain. */
export const isOrganisation = ({ isDomain, isAutoJoin }: { isDomain: boolean; isAutoJoin: boolean }) =>
  isDomain && isAutoJoin;

/** What the team lays down about sharing files. */
export type SharingPolicy = {
  mode: FileSharingMode;
  isMobileDisabled: boolean;
};

/** What decides whether somebody who is active in the team may share files there. */
export type Sharer = { isLite: boolean; isChosen: boolean };

export type SharingRefusal = 'file_sharing_disabled' | 'mobile_file_sharing_disabled' | 'licence_required';

const isLetBy = ({ mode }: SharingPolicy, { isChosen }: Sharer) => mode === 'ALL' || (mode === 'CUSTOM' && isChosen);

/**
 * Whether somebody may share a file, or why not. The mode holds for admins and guests as for everybody else, and holds on
 * when the plan that allowed it is over.
 */
export function mayShareFiles(
  policy: SharingPolicy,
  person: Sharer,
  client: 'desktop' | 'mobile',
): SharingRefusal | null {
  if (!isLetBy(policy, person)) return 'file_sharing_disabled';
  if (client === 'mobile' && policy.isMobileDisabled) return 'mobile_file_sharing_disabled';
  return person.isLite ? 'licence_required' : null;
}

/** Whether a file finds room: a team that is at its limit, or beyond, keeps what it has and takes no more. */
export const hasRoom = (usedBytes: number, limitBytes: number, bytes: number) => usedBytes + bytes <= limitBytes;

/** Who may share files, as it stands or is to stand. */
export type Sharing = { mode: FileSharingMode; isMobileDisabled: boolean };

/** How little each mode allows. */
const strictness = { ALL: 0, CUSTOM: 1, NONE: 2 } as const satisfies Record<FileSharingMode, number>;

/** What of a change a free plan does not include. */
type RestrictedField = 'mode' | 'mobileSharingDisabled' | 'enableEmails' | 'disableEmails';

/**
 * By what a change takes a right away, or makes use of choosing people, which a free plan does not include; null where it
 * only gives rights back, which every plan does.
 */
function restrictionOf(
  before: Sharing,
  after: Sharing,
  changed: { added: number; removed: number },
): RestrictedField | null {
  if (strictness[after.mode] > strictness[before.mode]) return 'mode';
  if (after.isMobileDisabled && !before.isMobileDisabled) return 'mobileSharingDisabled';
  if (changed.added > 0) return 'enableEmails';
  return changed.removed > 0 && before.mode === 'CUSTOM' && after.mode === 'CUSTOM' ? 'disableEmails' : null;
}

/** How many people a change adds and takes off, how many were chosen before, and how many active ones are from now on. */
type Numbers = { added: number; removed: number; chosen: number; activeCount: number; plan: Plan };

type Verdict =
  | 'same'
  | 'changed'
  | { refusal: 'plan_required' | 'nobody_chosen' | 'too_many_subjects'; field: RestrictedField };

/** What is to be done about a change: nothing where nothing changes, or why it is refused. */
export function judgeChange(before: Sharing, after: Sharing, numbers: Numbers): Verdict {
  const { added, removed, chosen, activeCount, plan } = numbers;
  const isListChanged = added + removed > 0;
  const isModeChanged = after.mode !== before.mode;
  if (!isListChanged && !isModeChanged && after.isMobileDisabled === before.isMobileDisabled) return 'same';
  const restricted = plan === 'free' ? restrictionOf(before, after, numbers) : null;
  if (restricted !== null) return { refusal: 'plan_required', field: restricted };
  const isChoiceUsed = after.mode === 'CUSTOM' && (isModeChanged || isListChanged);
  if (isChoiceUsed && activeCount === 0) return { refusal: 'nobody_chosen', field: 'mode' };
  if (chosen + added - removed > SHARERS_MAX) return { refusal: 'too_many_subjects', field: 'enableEmails' };
  return 'changed';
}

/** Somebody who is chosen, or could be. */
export type Choosable = { guid: string; emailKey: string; state: PersonState };

const isActive = ({ state }: Choosable) => state === 'active';

/** Who is chosen from now on, or that an address is nobody's who could be. */
export type Choice =
  | { refusal: 'member_not_found' }
  | { refusal: null; added: string[]; removed: string[]; activeCount: number };

/**
 * What becomes of those who are chosen. Only active people are added; whoever is on the list already may be named though
 * they are switched off. An address to be taken off that is nobody's changes nothing; one that stands in both lists is taken
 * off.
 *
 * @param named everybody who belongs to one of the addresses to be added
 * @param enable addresses in lower case, as `disable` is
 */
export function planChoice(
  chosen: readonly Choosable[],
  named: readonly Choosable[],
  { enable, disable }: { enable: readonly string[]; disable: readonly string[] },
): Choice {
  const off = new Set(disable);
  const before = new Map(chosen.map((one) => [one.guid, one]));
  const byEmail = new Map(named.map((one) => [one.emailKey, one]));
  const added = new Map<string, Choosable>();
  for (const email of enable) {
    if (off.has(email)) continue;
    const person = byEmail.get(email);
    if (!person || !(isActive(person) || before.has(person.guid))) return { refusal: 'member_not_found' };
    if (!before.has(person.guid)) added.set(person.guid, person);
  }
  const removed = chosen.filter(({ emailKey }) => off.has(emailKey)).map(({ guid }) => guid);
  const gone = new Set(removed);
  const staying = [...chosen.filter(({ guid }) => !gone.has(guid)), ...added.values()];
  return {
    ...{ refusal: null, added: [...added.keys()], removed },
    activeCount: staying.filter(isActive).length,
  };
}
