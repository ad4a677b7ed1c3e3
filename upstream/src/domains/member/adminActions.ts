import type { Cause } from '../../lib/cause.ts';
import type { SessionContext } from '../../lib/context.ts';
import { Refusal } from '../../lib/errors.ts';
import { notGuests } from '../../lib/roles.ts';
import { type Change, keepChanges, lockSubjects } from './changeActions.ts';
import { demandActive } from './demandActions.ts';
import { adminRoom } from './limitActions.ts';
import { lockForActor, lockForAdmin } from './lockActions.ts';
import { activeAdmins } from './listRepository.ts';
import { type PersonRow } from './repository.ts';

const inRole = (before: PersonRow, role: PersonRow['role']): Change => ({ before, after: { ...before, role } });

/** @throws Refusal `member_not_found`, `guest_not_admin`, `already_admin` */
function demandPromotable(subject: PersonRow | undefined): PersonRow {
  const person = demandActive(subject);
  if (person.role === 'guest') throw new Refusal('guest_not_admin');
  if (person.role === 'admin') throw new Refusal('already_admin');
  return person;
}

/**
 * The cause of making somebody an admin, with the team locked: an admin asks for it, or a member for themselves in a team
 * that has no admin. Of two such members at once the second finds the first one there.
 *
 * @throws Refusal `actor_not_admin`, `actor_is_guest`
 */
export async function lockForGrant(context: SessionContext, guid: string): Promise<Cause> {
  if (guid === context.actor.guid) {
    const { cause, self } = await lockForActor(context, notGuests);
    if (self.role === 'member' && (await activeAdmins(cause.db, cause.teamId)).length === 0) return cause;
  }
  return (await lockForAdmin(context)).cause;
}

/**
 * Makes a member an admin.
 *
 * @throws Refusal those of `lockForGrant`, `member_not_found`, `guest_not_admin`, `already_admin`, `free_team_single_admin`
 */
export async function grantAdmin(context: SessionContext, guid: string): Promise<void> {
  const cause = await lockForGrant(context, guid);
  const { team, subjects } = await lockSubjects(cause, [guid]);
  const member = demandPromotable(subjects[0]?.person);
  if ((await adminRoom(cause, team)) < 1) throw new Refusal('free_team_single_admin');
  await keepChanges(cause, 'member.grantAdmin', [inRole(member, 'admin')]);
}

/**
 * Makes an admin a member; whoever is none stays what they are.
 *
 * @throws Refusal `actor_not_admin`, `member_not_found`, `last_admin`
 */
export async function revokeAdmin(context: SessionContext, guid: string): Promise<void> {
  const { cause } = await lockForAdmin(context);
  const { subjects } = await lockSubjects(cause, [guid]);
  const person = demandActive(subjects[0]?.person);
  if (person.role !== 'admin') return;
  if ((await activeAdmins(cause.db, cause.teamId)).length < 2) throw new Refusal('last_admin');
  await keepChanges(cause, 'member.revokeAdmin', [inRole(person, 'member')]);
}

/**
 * Makes a member the admin in the place of the one who acts. The number of admins stays, so every plan allows it.
 *
 * @throws Refusal `actor_not_admin`, `member_not_found`, `guest_not_admin`, `already_admin`
 */
export async function replaceAdmin(context: SessionContext, guid: string): Promise<void> {
  const { cause } = await lockForAdmin(context);
  const { subjects } = await lockSubjects(cause, [guid, cause.actor]);
  const successor = demandPromotable(subjects[0]?.person);
  const predecessor = demandActive(subjects[1]?.person);
  await keepChanges(cause, 'member.replaceAdmin', [inRole(successor, 'admin'), inRole(predecessor, 'member')]);
}
