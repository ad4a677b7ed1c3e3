import { TRIAL_LICENCE_MS } from '../domains/licence/trialLicenceRules.ts';
import type { NewPerson } from '../domains/member/repository.ts';
import { DAY_MS } from '../lib/durations.ts';
import { type DemoName, createNames } from './names.ts';
import type { DemoBatch } from './billing.ts';
import type { DemoTeam } from './teams.ts';

/** Where guests come from: domains that have no team. */
const guestDomains = ['lumen-studio.example', 'northgate.example', 'atelier-nord.example'];
const fixedAddresses = ['admin', 'member', 'guest'];

type Spec = Pick<DemoTeam, 'domain' | 'people' | 'licensed' | 'newcomers'>;
type Batches = readonly Pick<DemoBatch, 'category' | 'count'>[];

/**
 * Everybody of a demo team. The first three are admin@, member@ and guest@ the domain (as far as the team has them),
 * the others have made-up names; guids count from 1 in a fixed order. Licences are given out of one batch after the other.
 */
export function demoPeople(
  spec: Spec,
  team: { teamId: string; seed: number; batches?: Batches },
  now: number,
): NewPerson[] {
  const { active, pending = 0, deactivated = 0 } = spec.people;
  const names = namesOf(team.seed, active + pending + deactivated);
  const licences = spec.licensed === 'all' ? active : (spec.licensed ?? 0);
  let licensed = 0;
  return names.map(({ localPart, ...named }, index) => {
    const standing = standingOf(index, spec.people);
    const isLicensed = standing.state === 'active' && standing.role !== 'guest' && licensed < licences;
    const licenceCategory = isLicensed ? categoryAt(team.batches ?? [], licensed) : null;
    if (isLicensed) licensed += 1;
    const fixed = fixedAddresses[index];
    const isNew = index < active && index >= active - (spec.newcomers ?? 0);
    const since = now - (isNew ? newDaysAgo(index) : daysInState(standing.state, index)) * DAY_MS;
    const address = fixed
      ? { email: `${fixed}@${spec.domain}`, locale: 'en-us' as const }
      : { email: `${localPart}@${domainFor(standing, index, spec)}` };
    return {
      ...{ guid: guidAt(spec.domain, index), teamId: team.teamId },
      ...{ ...named, ...address, ...standing, ...phoneOf(index), imageFile: null },
      ...{ isLicensed, licenceCategory, trialLicenceEndsAt: isNew ? since + TRIAL_LICENCE_MS : null },
      isAutoRenewEnabled: isLicensed && index % 7 !== 0,
      validityReminderAt: standing.role === 'guest' && index % 2 === 0 ? endOfDay(now + (14 + index) * DAY_MS) : null,
      createdAt: isNew ? since : now - joinedDaysAgo(index) * DAY_MS,
      stateSince: since,
      version: 1,
    };
  });
}

/** Of which kind the licence at a place is, where those of all batches stand in a row. */
function categoryAt(batches: Batches, place: number): DemoBatch['category'] {
  let passed = 0;
  for (const { category, count } of batches) {
    passed += count;
    if (place < passed) return category;
  }
  throw new Error('More licences were given out than bought.');
}

/** What has been made up is kept: it takes a good part of a reset. */
const keptNames = new Map<string, readonly DemoName[]>();

/** As many names as a team has people; each has a local part of its own. */
function namesOf(seed: number, total: number): readonly DemoName[] {
  const kept = keptNames.get(`${seed} ${total}`);
  if (kept) return kept;
  const nameOf = createNames(seed);
  const taken = new Set(fixedAddresses);
  const names = Array.from({ length: total }, (_, index) => {
    const name = nameOf(index < 3 ? 48 + 12 * index : index - 3);
    return index < 3 ? name : { ...name, localPart: freeLocalPart(name.localPart, taken) };
  });
  keptNames.set(`${seed} ${total}`, names);
  return names;
}

/** The first three of another team, who are the same in this one; their guids follow on those of its own people. */
export function demoVisitors(
  { domain, people: { active, pending = 0, deactivated = 0 } }: Spec,
  home: { domain: string; seed: number },
  teamId: string,
  now: number,
): NewPerson[] {
  const spec = { domain: home.domain, people: { active: 3, admins: 1, guests: 1 } };
  return demoPeople(spec, { teamId, seed: home.seed }, now).map((one, index) => ({
    ...one,
    guid: guidAt(domain, active + pending + deactivated + index),
  }));
}

const guidAt = (domain: string, index: number) => `${shortName(domain)}-${String(index + 1).padStart(4, '0')}`;

function standingOf(index: number, people: DemoTeam['people']): Pick<NewPerson, 'state' | 'role'> {
  const { active, admins, guests, pending = 0 } = people;
  if (index < active) return { state: 'active', role: roleOf(index, admins, guests) };
  return { state: index < active + pending ? 'pending' : 'deactivated', role: 'member' };
}

/** Less than a month ago. */
const newDaysAgo = (index: number) => 2 + ((index * 5) % 24);

const joinedDaysAgo = (index: number) => 30 + ((index * 13) % 700);

/** People wait for an answer for some days, were switched off some weeks ago, or have belonged to the team since they came. */
function daysInState(state: NewPerson['state'], index: number): number {
  if (state === 'active') return joinedDaysAgo(index);
  return state === 'pending' ? 1 + ((index * 7) % 19) : 2 + ((index * 5) % 26);
}

/** Guests come from elsewhere; so do two in five of those who ask to join. */
function domainFor({ state, role }: Pick<NewPerson, 'state' | 'role'>, index: number, spec: Spec): string {
  const place = index - spec.people.active;
  const isFromElsewhere = role === 'guest' || (state === 'pending' && (place % 5) % 2 === 1);
  return (isFromElsewhere ? guestDomains[index % guestDomains.length] : undefined) ?? spec.domain;
}

const phoneOf = (index: number) =>
  index % 3 === 0
    ? { phoneCountryCode: '+1', phoneNumber: `555${String(1_000_000 + index * 37).slice(-7)}` }
    : { phoneCountryCode: null, phoneNumber: null };

/** What the guids of a team begin with: the domain's first label. */
export const shortName = (domain: string) => domain.slice(0, domain.indexOf('.'));

/**
 * An admin, a member and a guest first, then the other admins, the other guests, and members to the end. In a team
 * without admins the first one is a member.
 */
function roleOf(index: number, admins: number, guests: number): NewPerson['role'] {
  if (index === 0) return admins > 0 ? 'admin' : 'member';
  if (index === 1) return 'member';
  if (index === 2) return guests > 0 ? 'guest' : 'member';
  if (index < 3 + admins - 1) return 'admin';
  return index < 3 + admins - 1 + guests - 1 ? 'guest' : 'member';
}

function freeLocalPart(wanted: string, taken: Set<string>): string {
  const base = wanted.slice(0, 40) || 'someone';
  let candidate = base;
  for (let number = 2; taken.has(candidate); number += 1) candidate = `${base}${number}`;
  taken.add(candidate);
  return candidate;
}

const endOfDay = (instant: number) => Math.floor(instant / DAY_MS) * DAY_MS + DAY_MS - 1;
