import { PEOPLE_SEARCH_MIN } from '@muster/schema/formats/peopleSearch';
import type { PersonState, Role } from '../../lib/roles.ts';
import { foldText } from '../../lib/text.ts';

/** The installations that a deployer tells apart. */
export type Environment = 'prod' | 'preprod' | 'internal';

const LARGE_TEAM_ABOVE = { prod: 5000, preprod: 1000, internal: 5000 } as const;

/** Whether lists of a team's people start with a search instead of everybody. */
export const isLargeTeam = (membersCount: number, environment: Environment) =>
  membersCount > LARGE_TEAM_ABOVE[environment];

/** Whether a text, as people see it, is too short to search a team of this size for. */
export const isSearchTooShort = (text: string, membersCount: number, environment: Environment) =>
  isLargeTeam(membersCount, environment) && [...text.trim()].length < PEOPLE_SEARCH_MIN.large;

/** What lists are sorted by: first name first. */
export const nameKey = (firstName: string, lastName: string) => foldText(`${firstName} ${lastName}`);

export type SearchTerm = { field: 'name' | 'email'; term: string };

/** Longer beginnings are not told apart in a search. */
const TERM_MAX_LENGTH = 120;

/**
 * Every text that a search may begin with to find this person: the name from each of its words on, first name first
 * and last name first (without a space too where names are written so, as in Chinese), and the address from each word
 * of its local part on. A text with which another one begins is left out: the longer one is found by it.
 */
export function searchTerms(person: { firstName: string; lastName: string; email: string }): SearchTerm[] {
  const first = foldText(person.firstName);
  const last = foldText(person.lastName);
  const isUnspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(last + first);
  const names = [`${first} ${last}`, `${last} ${first}`, ...(isUnspaced ? [last + first, first + last] : [])];
  const email = foldText(person.email);
  const localPart = email.slice(0, email.lastIndexOf('@'));
  const addresses = fromEachWord(localPart).map((rest) => email.slice(localPart.length - rest.length));
  return [
    ...termsOf(
      'name',
      names.flatMap((name) => fromEachWord(name.trim())),
    ),
    ...termsOf('email', addresses),
  ];
}

/** The text from its start, and from each place behind a space, hyphen, dot, underscore, plus sign or apostrophe. */
function fromEachWord(text: string): string[] {
  const starts = [0, ...[...text.matchAll(/[\s\-._+']+/g)].map((gap) => gap.index + gap[0].length)];
  return starts.map((start) => text.slice(start)).filter((rest) => rest !== '');
}

function termsOf(field: SearchTerm['field'], texts: string[]): SearchTerm[] {
  const terms = [...new Set(texts.map((text) => [...text].slice(0, TERM_MAX_LENGTH).join('')))];
  const needed = terms.filter((term) => !terms.some((other) => other !== term && other.startsWith(term)));
  return needed.map((term) => ({ field, term }));
}

/** A LIKE pattern for everything that begins with the text; the text's own wildcards stand for themselves. */
export const prefixPattern = (text: string) => `${text.replace(/[\\%_]/g, '\\$&')}%`;

/** What a search text is compared as. */
export const searchKey = (text: string) => [...foldText(text)].slice(0, TERM_MAX_LENGTH).join('');

/**
 * Whom of these people the team has to keep, so that it has an admin: nobody, unless all of its admins are among them;
 * then the acting one, or else the one given last.
 */
export function adminWhoStays(
  leaving: readonly string[],
  admins: ReadonlySet<string>,
  actor: string,
): string | undefined {
  const leavingAdmins = leaving.filter((guid) => admins.has(guid));
  if (new Set(leavingAdmins).size < admins.size) return undefined;
  return leavingAdmins.includes(actor) ? actor : leavingAdmins.at(-1);
}

export type Transition = 'deactivate' | 'reactivate' | 'remove' | 'approve' | 'reject';

/** What becomes of somebody in a state; in a state that is not named there is nothing to act on. */
const outcomes: Record<Transition, Partial<Record<PersonState, 'done' | 'already' | 'already_member'>>> = {
  deactivate: { active: 'done', deactivated: 'already' },
  reactivate: { deactivated: 'done', active: 'already' },
  remove: { active: 'done', deactivated: 'done', deleted: 'already' },
  approve: { pending: 'done', active: 'already' },
  reject: { pending: 'done', active: 'already_member' },
};

/** Whether somebody in this state (undefined: nobody of the team) can be acted on. */
export const outcomeOf = (transition: Transition, state: PersonState | undefined) =>
  (state && outcomes[transition][state]) ?? 'not_found';

type Holding = { role: Role; isLicensed: boolean; isAutoRenewEnabled: boolean };

const NOTHING = { wasAdmin: false, wasLicensed: false, wasAutoRenewEnabled: false };

const heldBy = ({ role, isLicensed, isAutoRenewEnabled }: Holding) => ({
  wasAdmin: role === 'admin',
  wasLicensed: isLicensed,
  wasAutoRenewEnabled: isAutoRenewEnabled,
});

/** How people stand to the team's licences when they come. */
export const NO_LICENCE = {
  ...{ isLicensed: false, isAutoRenewEnabled: false },
  ...{ licenceCategory: null, trialLicenceEndsAt: null },
} as const;

/**
 * Somebody who is switched off or removed is no admin any more and holds no licence; a guest stays a guest. What somebody
 * held who is switched off is remembered. Until when anybody has PRO without a licence stays, so that coming back makes it
 * no longer.
 */
export const leavingAs = <P extends Holding>(person: P, state: PersonState, now: number) => ({
  ...person,
  ...{ state, stateSince: now, isLicensed: false, isAutoRenewEnabled: false, licenceCategory: null },
  ...(state === 'deactivated' ? heldBy(person) : NOTHING),
  role: person.role === 'guest' ? ('guest' as const) : ('member' as const),
});

/** Until when somebody has all of PRO without a licence; null for guests, and for whoever has left. */
export const trialLicenceOf = ({
  state,
  role,
  trialLicenceEndsAt,
}: {
  state: PersonState;
  role: Role;
  trialLicenceEndsAt: number | null;
}): number | null => (state === 'active' && role !== 'guest' ? trialLicenceEndsAt : null);

/** Somebody who is switched on again, as an admin where that is given back to them; without a licence. */
export const backAs = <P extends Holding>(person: P, now: number, isAdmin: boolean) => ({
  ...person,
  ...NOTHING,
  ...{ state: 'active' as const, stateSince: now, role: isAdmin ? ('admin' as const) : person.role },
});

export type AddressState =
  | 'available'
  | 'exists'
  | 'guest'
  | 'pending'
  | 'deactivated'
  | 'invalid'
  | 'domain_not_allowed';

/** Whether addresses of a domain may join a team as members: of any domain where the team names none. */
export const isDomainAllowed = (domain: string, canJoinDomains: readonly string[]) =>
  canJoinDomains.length === 0 || canJoinDomains.some((allowed) => allowed.toLowerCase() === domain);

/**
 * What adding a valid address would meet. Guests may come from any domain; so may those who ask to join: an admin who
 * adds them takes them in. To a member (`byMember`) somebody who asks is like anybody else of their domain, and somebody who was
 * removed like somebody switched off: only an admin brings them back.
 */
export function addressState(
  holder: { state: PersonState; role: Role } | undefined,
  domain: string,
  adding: { asGuests: boolean; canJoinDomains: readonly string[]; byMember?: boolean },
): AddressState {
  if (holder?.state === 'active') return holder.role === 'guest' ? 'guest' : 'exists';
  if (holder?.state === 'deleted' && adding.byMember) return 'deactivated';
  if (holder?.state === 'deactivated' || (holder?.state === 'pending' && !adding.byMember)) return holder.state;
  return adding.asGuests || isDomainAllowed(domain, adding.canJoinDomains) ? 'available' : 'domain_not_allowed';
}

const capitalised = (word: string) =>
  word.replace(/(^|-)(\p{L})/gu, (_whole, gap: string, letter: string) => gap + letter.toUpperCase());

/** A first name for somebody of whom only the address is known: `jane.doe-smith@` is called Jane Doe-Smith. */
export function nameFromAddress(email: string): { firstName: string; lastName: string } {
  const localPart = email.slice(0, email.lastIndexOf('@'));
  const [first, ...rest] = localPart.split(/[._]+/).filter((word) => /[^-]/.test(word));
  return { firstName: capitalised(first ?? localPart), lastName: rest.map(capitalised).join(' ') };
}

export type LeaveEffect = 'membership_ends' | 'admin_rights_end' | 'team_is_deleted' | 'last_admin' | 'auto_join';

/**
 * What comes of somebody's leaving a team, or why they may not: whoever has an address of the team's own domain comes back by
 * it, and others are not left without an admin. Whoever is alone in a team ends it.
 *
 * @param people how many active people the team has, guests included, and how many admins are among them
 */
export function leaveEffect(
  person: { role: Role; emailDomain: string },
  team: { isAutoJoin: boolean; domain: string },
  people: { active: number; admins: number },
): LeaveEffect {
  const isAlone = people.active <= 1;
  if (team.isAutoJoin && person.emailDomain === team.domain.toLowerCase() && !isAlone) return 'auto_join';
  if (isAlone) return 'team_is_deleted';
  if (person.role !== 'admin') return 'membership_ends';
  return people.admins <= 1 ? 'last_admin' : 'admin_rights_end';
}
