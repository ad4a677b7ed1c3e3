import type { Cause } from '../../lib/cause.ts';
import { Refusal } from '../../lib/errors.ts';
import type { Mailer } from '../../lib/mail.ts';
import type { SubjectOutcome, SubjectResult } from '../../lib/subjects.ts';
import { settlePeople } from '../channel/settleActions.ts';
import { assignLicences, endRenewal, licenceNewMembers } from '../licence/actions.ts';
import { type Change, keepChanges, lockSubjects, sendNews } from './changeActions.ts';
import { entered } from './enteringActions.ts';
import { forgotten, parted } from './leavingActions.ts';
import { adminRoom, guestRoom } from './limitActions.ts';
import { activeAdmins } from './listRepository.ts';
import { type PersonRow } from './repository.ts';
import { type Transition, adminWhoStays, backAs, leavingAs, outcomeOf } from './rules.ts';

type Judged = { guid: string; person: PersonRow | undefined; result: SubjectOutcome };

const judge = (transition: Transition, subjects: readonly Pick<Judged, 'guid' | 'person'>[]): Judged[] =>
  subjects.map(({ guid, person }) => ({ guid, person, result: outcomeOf(transition, person?.state) }));

const resultsOf = (judged: readonly Judged[]): SubjectResult[] => judged.map(({ guid, result }) => ({ guid, result }));

/** Those who change, with what becomes of them. */
const changesOf = (judged: readonly Judged[], become: (before: PersonRow) => Change['after']): Change[] =>
  judged.flatMap(({ person, result }) =>
    person && result === 'done' ? [{ before: person, after: become(person) }] : [],
  );

const guidsOf = (changes: readonly Change[]) => changes.map(({ before }) => before.guid);

/** Refuses the last of those who would become guests where there is no room for all. */
function withinRoom(judged: readonly Judged[], room: number, isGuest: (person: PersonRow | undefined) => boolean) {
  let left = room;
  return judged.map((one): Judged => {
    if (one.result !== 'done' || !isGuest(one.person)) return one;
    left -= 1;
    return left >= 0 ? one : { ...one, result: 'guest_limit' };
  });
}

/** Switches people off or removes them: all but the one whom the team needs as its admin. Their sessions are over. */
async function part(
  cause: Cause,
  transition: 'deactivate' | 'remove',
  guids: readonly string[],
  state: 'deactivated' | 'deleted',
): Promise<SubjectResult[]> {
  const { subjects } = await lockSubjects(cause, guids);
  const judged = judge(transition, subjects);
  const leaving = judged.filter(({ result }) => result === 'done').map(({ guid }) => guid);
  const admins = await activeAdmins(cause.db, cause.teamId);
  const staying = adminWhoStays(leaving, new Set(admins.map(({ guid }) => guid)), cause.actor);
  const final = judged.map((one) => (one.guid === staying ? { ...one, result: 'last_admin' as const } : one));
  const changes = changesOf(final, (before) => leavingAs(before, state, cause.now));
  await (state === 'deleted' ? forgotten : parted)(cause, `member.${transition}`, changes);
  return resultsOf(final);
}

/**
 * Switches memberships off: licences are free again, admins are none any more. Whom a guest reaches, and who is in which
 * channel, is kept for when they are switched on again.
 *
 * @param guids up to 999
 */
export const deactivate = (cause: Cause, guids: readonly string[]): Promise<SubjectResult[]> =>
  part(cause, 'deactivate', guids, 'deactivated');

/** Removes people for good. */
export const remove = (cause: Cause, guids: readonly string[]): Promise<SubjectResult[]> =>
  part(cause, 'remove', guids, 'deleted');

/** Gives back the licences that people held when they were switched off, as many as are left. */
async function giveLicencesBack(cause: Cause, people: readonly PersonRow[]): Promise<void> {
  const holders = people.filter(({ wasLicensed }) => wasLicensed);
  if (holders.length === 0) return;
  const guids = holders.map(({ guid }) => guid);
  const results = await assignLicences(cause, guids, { partial: true });
  const assigned = new Set(results.filter(({ result }) => result === 'done').map(({ guid }) => guid));
  const ending = holders.filter(({ guid, wasAutoRenewEnabled }) => assigned.has(guid) && !wasAutoRenewEnabled);
  if (ending.length === 0) return;
  await endRenewal(
    cause,
    ending.map(({ guid }) => guid),
  );
}

/**
 * Switches memberships on again, without a licence; guests in the order given, as far as the plan allows.
 *
 * @param options `restores`: what they get back of what they held when they were switched off, in the order given, as far as
 *   the plan and the licences allow: their licences, or all of it, which is their admin rights, too
 */
export async function reactivate(
  cause: Cause,
  guids: readonly string[],
  { restores = 'nothing' }: { restores?: 'all' | 'licences' | 'nothing' } = {},
): Promise<SubjectResult[]> {
  const { team, subjects } = await lockSubjects(cause, guids);
  const judged = withinRoom(
    judge('reactivate', subjects),
    await guestRoom(cause, team),
    (one) => one?.role === 'guest',
  );
  let adminsLeft = restores === 'all' ? await adminRoom(cause, team) : 0;
  const becomesAdmin = ({ wasAdmin }: PersonRow) => wasAdmin && adminsLeft-- > 0;
  const changes = changesOf(judged, (before) => backAs(before, cause.now, becomesAdmin(before)));
  await keepChanges(cause, 'member.reactivate', changes);
  await settlePeople(cause, guidsOf(changes));
  if (restores !== 'nothing') {
    await giveLicencesBack(
      cause,
      changes.map(({ before }) => before),
    );
  }
  return resultsOf(judged);
}

export type Approval = {
  asGuests: boolean;
  mailer: Mailer;
  /** As many guests as the plan allows, in the order given, the others `guest_limit`; without it all or nobody. */
  partial?: boolean;
};

/**
 * Takes in people who ask to join, as members or as guests, and mails them; members with a licence where the team does
 * that.
 *
 * @param guids up to 999
 * @throws Refusal `guests_disabled` and `guest_limit`, without `partial`
 */
export async function approve(
  cause: Cause,
  guids: readonly string[],
  { asGuests, mailer, partial = false }: Approval,
): Promise<SubjectResult[]> {
  const { team, subjects } = await lockSubjects(cause, guids);
  const takesGuests = team.guestInvite !== 'none';
  if (asGuests && !takesGuests && !partial) throw new Refusal('guests_disabled');
  const room = takesGuests ? await guestRoom(cause, team) : 0;
  const judged = withinRoom(judge('approve', subjects), room, () => asGuests);
  if (!partial && judged.some(({ result }) => result === 'guest_limit')) throw new Refusal('guest_limit');
  const role = asGuests ? ('guest' as const) : ('member' as const);
  const changes = changesOf(judged, (before) => ({ ...before, role, state: 'active', stateSince: cause.now }));
  await keepChanges(cause, 'member.approve', changes);
  if (!asGuests) await licenceNewMembers(cause, guidsOf(changes));
  const recipients = changes.map(({ before }) => ({ ...before, role }));
  await entered(cause, recipients);
  await sendNews(cause, mailer, asGuests ? 'approvedAsGuest' : 'approved', team, recipients);
  return resultsOf(judged);
}

/** Turns down people who ask to join, and mails them. They may ask again. */
export async function reject(
  cause: Cause,
  guids: readonly string[],
  { mailer }: { mailer: Mailer },
): Promise<SubjectResult[]> {
  const { team, subjects } = await lockSubjects(cause, guids);
  const judged = judge('reject', subjects);
  const changes = changesOf(judged, (before) => leavingAs(before, 'deleted', cause.now));
  await forgotten(cause, 'member.reject', changes);
  const recipients = changes.map(({ before }) => before);
  await sendNews(cause, mailer, 'rejected', team, recipients);
  return resultsOf(judged);
}
