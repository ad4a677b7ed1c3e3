import type { Answer, Body } from '../../generated/contract.ts';
import type { Cause } from '../../lib/cause.ts';
import type { SessionContext } from '../../lib/context.ts';
import type { Mailer } from '../../lib/mail.ts';
import { type SubjectOutcome, type SubjectResult, demandFewSubjects } from '../../lib/subjects.ts';
import { approve, reject } from './actions.ts';
import { lockForAdmin } from './lockActions.ts';
import { type PersonRow, peopleByEmail } from './repository.ts';

type EmailResult = Answer<'member', 'approveMembers'>['results'][number];

/** Whose the addresses are, by address in lower case. */
async function holdersOf({ db, teamId }: Cause, emails: readonly string[]): Promise<Map<string, PersonRow>> {
  const people = await peopleByEmail(db, teamId, emails.map(keyOf));
  return new Map(people.map((one) => [one.emailKey, one]));
}

const keyOf = (email: string) => email.trim().toLowerCase();

/** What became of each address, in the order given. Nobody but those who ask to join can be acted on. */
function toEmailResults(
  emails: readonly string[],
  holders: ReadonlyMap<string, PersonRow>,
  results: readonly SubjectResult[],
): EmailResult[] {
  const outcomes = new Map(results.map(({ guid, result }) => [guid, result]));
  return emails.map((email) => {
    const holder = holders.get(keyOf(email));
    return { email, guid: holder?.guid ?? null, result: asResult(holder, holder && outcomes.get(holder.guid)) };
  });
}

function asResult(holder: PersonRow | undefined, outcome: SubjectOutcome | undefined): EmailResult['result'] {
  if (outcome === 'done') return 'done';
  return holder?.state === 'active' ? 'already' : 'not_found';
}

/** Whose addresses these are, in their order: where there is not enough of something for all, the first ones get it. */
const guidsOf = (emails: readonly string[], holders: ReadonlyMap<string, PersonRow>) =>
  [...new Set(emails.map(keyOf))].flatMap((key) => holders.get(key)?.guid ?? []);

/**
 * Takes in people who ask to join, by address.
 *
 * @throws Refusal `too_many_subjects`, `actor_not_admin`, `guests_disabled`, and `guest_limit` when the plan does not allow all of
 *   them
 */
export async function approveByEmail(
  context: SessionContext,
  mailer: Mailer,
  { approveEmails: emails, guestMembership: asGuests }: Body<'member', 'approveMembers'>,
): Promise<EmailResult[]> {
  demandFewSubjects(emails, 'approveEmails');
  const { cause } = await lockForAdmin(context);
  const holders = await holdersOf(cause, emails);
  return toEmailResults(emails, holders, await approve(cause, guidsOf(emails, holders), { asGuests, mailer }));
}

/**
 * Turns down people who ask to join, by address.
 *
 * @throws Refusal `too_many_subjects`, `actor_not_admin`
 */
export async function rejectByEmail(
  context: SessionContext,
  mailer: Mailer,
  { rejectEmails: emails }: Body<'member', 'rejectMembers'>,
): Promise<EmailResult[]> {
  demandFewSubjects(emails, 'rejectEmails');
  const { cause } = await lockForAdmin(context);
  const holders = await holdersOf(cause, emails);
  return toEmailResults(emails, holders, await reject(cause, guidsOf(emails, holders), { mailer }));
}
