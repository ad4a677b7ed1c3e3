import type { Answer, Body } from '../../generated/contract.ts';
import type { SessionContext } from '../../lib/context.ts';
import { Refusal } from '../../lib/errors.ts';
import type { Mailer } from '../../lib/mail.ts';
import { demandFewSubjects } from '../../lib/subjects.ts';
import { reminderOn } from '../guest/rules.ts';
import { type JudgedAddress, judgeAddresses } from './addressActions.ts';
import { sendNews } from './changeActions.ts';
import { guestRoom } from './limitActions.ts';
import { lockForInvite } from './lockActions.ts';
import { type Joined, takeIn } from './takeInActions.ts';

type Summary = Answer<'member', 'invite'>['summary'];
type Profile = Summary['profiles'][number];

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
  const { db, now } = cause;
  const validityReminderAt = asGuests ? reminderOn(validityReminder, now) : null;
  const judged = await judgeAddresses(db, team, emails, { asGuests, byMember: self.role === 'member' });
  const joining = new Map(judged.filter(isJoining).map((one) => [one.email, one]));
  if (asGuests && joining.size > (await guestRoom(cause, team))) throw new Refusal('guest_limit');
  const joined = await takeIn(cause, [...joining.values()], {
    role: asGuests ? 'guest' : 'member',
    validityReminderAt,
  });
  await sendNews(cause, mailer, asGuests ? 'addedAsGuest' : 'added', team, [...joined.values()]);
  return { profiles: summaryOf(judged, joined) };
}

const isJoining = ({ state }: JudgedAddress) => state === 'available' || state === 'pending';

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
