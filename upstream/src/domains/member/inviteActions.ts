import { randomUUID } from 'node:crypto';
import type { Answer, Body } from '../../generated/contract.ts';
import { noteAll } from '../../lib/audit.ts';
import type { Cause } from '../../lib/cause.ts';
import type { SessionContext } from '../../lib/context.ts';
import { Refusal } from '../../lib/errors.ts';
import type { Mailer } from '../../lib/mail.ts';
import { demandFewSubjects } from '../../lib/subjects.ts';
import { plantReminder } from '../guest/reminderActions.ts';
import { reminderOn } from '../guest/rules.ts';
import { licenceNewMembers } from '../licence/actions.ts';
import { type JudgedAddress, judgeAddresses } from './addressActions.ts';
import { keepChanges, sendNews } from './changeActions.ts';
import { entered } from './enteringActions.ts';
import { guestRoom } from './limitActions.ts';
import { lockForInvite } from './lockActions.ts';
import { type NewPerson, type PersonRow, addPeople, peopleByGuid } from './repository.ts';
import { nameFromAddress } from './rules.ts';

type Summary = Answer<'member', 'invite'>['summary'];
type Profile = Summary['profiles'][number];
type Joining = Pick<NewPerson, 'role' | 'validityReminderAt'>;
type Joined = Pick<PersonRow, 'guid' | 'email' | 'locale' | 'role'>;

/**
 * Adds people by address, active at once, and mails them. Who asks to join is taken in; who was removed comes back. A member who
 * adds people takes in nobody in an admin's place.
 *
 * @throws Refusal `too_many_subjects`, those of `lockForInvite`, `validity_in_past`, and `guest_limit` when the plan does not allow
 *   all of them
 */
export async function invite(
  context: SessionContext,
  mailer: Mailer,
  body: Body<'member', 'invite'>,
): Promise<Summary> {
  const { emails, guestMembership: asGuests = false, validityReminder = null } = body;
  demandFewSubjects(emails, 'emails');
  const { cause, team, self } = await lockForInvite(context, asGuests);
  const { db, now, teamId } = cause;
  const validityReminderAt = asGuests ? reminderOn(validityReminder, now) : null;
  const judged = await judgeAddresses(db, team, emails, { asGuests, byMember: self.role === 'member' });
  const joining = new Map(judged.filter(isJoining).map((one) => [one.email, one]));
  if (asGuests && joining.size > (await guestRoom(cause, team))) throw new Refusal('guest_limit');
  const joined = await takeIn(cause, [...joining.values()], {
    role: asGuests ? 'guest' : 'member',
    validityReminderAt,
  });
  const people = [...joined.values()];
  if (validityReminderAt !== null && people.length > 0) {
    await plantReminder(cause, { teamId, instant: validityReminderAt });
  }
  if (!asGuests) {
    await licenceNewMembers(
      cause,
      people.map(({ guid }) => guid),
    );
  }
  await entered(cause, people);
  await sendNews(cause, mailer, asGuests ? 'addedAsGuest' : 'added', team, people);
  return { profiles: summaryOf(judged, joined) };
}

const isJoining = ({ state }: JudgedAddress) => state === 'available' || state === 'pending';

/** Adds those whom the team does not know yet, and brings in the others; gives everybody by address. */
async function takeIn(cause: Cause, joining: readonly JudgedAddress[], as: Joining): Promise<Map<string, Joined>> {
  const known = joining.flatMap(({ holder }) => holder ?? []);
  await keepChanges(
    cause,
    'member.invite',
    known.map((before) => ({ before, after: { ...before, ...as, state: 'active', stateSince: cause.now } })),
  );
  const unknown = joining.filter(({ holder }) => holder === undefined).map(({ email }) => email);
  const added = await addNew(cause, unknown, as);
  return new Map([...known, ...added].map((one) => [one.email.toLowerCase(), { ...one, role: as.role }]));
}

async function addNew(cause: Cause, emails: readonly string[], as: Joining): Promise<NewPerson[]> {
  const { db, now, teamId, actor } = cause;
  const [inviter] = await peopleByGuid(db, teamId, [actor], true);
  const people = emails.map((email): NewPerson => ({
    ...{ guid: randomUUID(), teamId, email, ...nameFromAddress(email), ...as },
    // Nobody has asked them yet: the language of whoever adds them is the best guess.
    locale: inviter?.locale ?? 'en-us',
    ...{ state: 'active', stateSince: now, createdAt: now, version: 1 },
    ...{ imageFile: null, phoneCountryCode: null, phoneNumber: null, isLicensed: false, isAutoRenewEnabled: false },
  }));
  await addPeople(db, people);
  await noteAll(
    cause,
    'member.invite',
    people.map(({ guid, state, role, isLicensed }) => ({
      target: `person:${guid}`,
      after: { state, role, isLicensed },
    })),
  );
  return people;
}

/** One entry for each address as it was given; from the second time on it is told as a duplicate. */
function summaryOf(judged: readonly JudgedAddress[], joined: ReadonlyMap<string, Joined>): Profile[] {
  const seen = new Set<string>();
  return judged.map(({ given, email, holder, state }) => {
    if (state === 'invalid') return { email: given, guid: null, result: state };
    const guid = joined.get(email)?.guid ?? (state === 'domain_not_allowed' ? null : (holder?.guid ?? null));
    if (seen.has(email)) return { email: given, guid, result: 'duplicate' };
    seen.add(email);
    return { email: given, guid, result: state === 'available' || state === 'pending' ? 'added' : state };
  });
}
