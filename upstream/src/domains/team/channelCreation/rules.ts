import type { PersonState, Role } from '../../../lib/roles.ts';
export type ChannelType = 'open' | 'closed';

/** Who may create channels of a type, guests apart, who never may: everybody, the admins and those chosen, the admins. */
export type Creators = 'ALL_USERS' | 'ADMINS_AND_WHITELISTED_USERS' | 'ONLY_ADMINS';

/** At most as many people are chosen for a type of channel. */
export const MAX_CREATORS = 10_000;

/** Whether the rule lets somebody create a channel. Admins need not be chosen. */
export function mayCreate(allowedTo: Creators, { role, isChosen }: { role: Role; isChosen: boolean }): boolean {
  if (role === 'guest') return false;
  if (role === 'admin' || allowedTo === 'ALL_USERS') return true;
  return allowedTo === 'ADMINS_AND_WHITELISTED_USERS' && isChosen;
}

/** A rule with the guids of those who are chosen; they are kept while another rule holds. */
export type CreationRule = { allowedTo: Creators; whiteList: readonly string[] };

type Person = { state: PersonState; role: Role };
type People = ReadonlyMap<string, Person>;

/** Whether being chosen lets somebody create channels at present. */
const counts = (person: Person | undefined) => person?.state === 'active' && person.role !== 'guest';

export type RuleRefusal =
  | { refusal: 'member_not_found' | 'guest_not_whitelisted'; place: number }
  | { refusal: 'too_many_subjects' | 'nobody_chosen' | 'plan_required'; place: null };
export type RulePlan = RuleRefusal | { refusal: null; allowedTo: Creators; added: string[]; removed: string[] };

/**
 * What a change makes of the rule for one type of channel, or why it is refused; `place` is that of the person in the list
 * given. Whoever is new on the list has to be an active member. Who was on it before and is none any more may stay, but does
 * not count: somebody else has to be chosen. What restricts needs PRO; what loosens never does.
 *
 * @param given without `whiteList` those who are chosen stay
 * @param people those who are chosen before and after, by guid
 */
export function planRule(
  before: CreationRule,
  given: { allowedTo: Creators; whiteList?: readonly string[] },
  people: People,
  isRestrictable: boolean,
): RulePlan {
  const chosen = new Set(given.whiteList ?? before.whiteList);
  if (chosen.size > MAX_CREATORS) return { refusal: 'too_many_subjects', place: null };
  const was = new Set(before.whiteList);
  for (const [place, guid] of (given.whiteList ?? []).entries()) {
    const person = people.get(guid);
    if (was.has(guid) || counts(person)) continue;
    return { refusal: person?.state === 'active' ? 'guest_not_whitelisted' : 'member_not_found', place };
  }
  const counting = (guids: ReadonlySet<string>) => new Set([...guids].filter((guid) => counts(people.get(guid))));
  if (given.allowedTo === 'ADMINS_AND_WHITELISTED_USERS' && counting(chosen).size === 0)
    return { refusal: 'nobody_chosen', place: null };
  const after = { allowedTo: given.allowedTo, allowed: counting(chosen) };
  if (!isRestrictable && restricts({ allowedTo: before.allowedTo, allowed: counting(was) }, after))
    return { refusal: 'plan_required', place: null };
  return {
    refusal: null,
    allowedTo: given.allowedTo,
    added: [...chosen].filter((guid) => !was.has(guid)),
    removed: [...was].filter((guid) => !chosen.has(guid)),
  };
}

/** Each includes those behind it, whoever is chosen. */
const WIDTH = { ALL_USERS: 2, ADMINS_AND_WHITELISTED_USERS: 1, ONLY_ADMINS: 0 } as const satisfies Record<
  Creators,
  number
>;

type Effect = { allowedTo: Creators; allowed: ReadonlySet<string> };

/** Whether somebody might create channels before who may not any more. */
function restricts(before: Effect, after: Effect): boolean {
  if (before.allowedTo !== after.allowedTo) return WIDTH[after.allowedTo] < WIDTH[before.allowedTo];
  if (after.allowedTo !== 'ADMINS_AND_WHITELISTED_USERS') return false;
  return [...before.allowed].some((guid) => !after.allowed.has(guid));
}
