import { recordAudit } from '../../lib/audit.ts';
import type { Cause } from '../../lib/cause.ts';
import type { SessionContext } from '../../lib/context.ts';
import { Refusal } from '../../lib/errors.ts';
import { leaveAll } from '../channel/repository.ts';
import { dropContacts } from '../guest/repository.ts';
import { endAllSessions, voidLoginCodes } from '../identity/repository.ts';
import { type TeamRow, endTeam, lockTeam } from '../team/repository.ts';
import { keepChanges } from './change.ts';
import { type PersonRow, headcounts, membershipsOf, peopleByGuid, waitingOrDeactivated } from './repository.ts';
import { type LeaveEffect, leaveEffect, leavingAs } from './rules.ts';

/** People who are written down at once. */
const CHUNK = 500;

/**
 * Ends the membership of the signed-in person's address in one of its teams, with all sessions there. Whoever is alone in
 * a team ends it: those who ask to join it or were switched off in it are gone too, and its address is free again.
 *
 * @throws Refusal `team_not_found`, `auto_join_team`, `last_admin`
 */
export async function leaveTeam(context: SessionContext, teamId: string): Promise<{ isTeamDeleted: boolean }> {
  const { db, now, requestId, actor } = context;
  const own = (await membershipsOf(db, actor.guid)).find(({ team }) => team.teamId === teamId);
  if (!own) throw new Refusal('team_not_found');
  const team = await lockTeam(db, teamId);
  // Whether they still belong to it, and as what, is known only now.
  const [person] = await peopleByGuid(db, teamId, [own.person.guid], false);
  if (person?.state !== 'active' || team.deletedAt !== null) throw new Refusal('team_not_found');
  const effect = leaveEffect(person, team, (await headcounts(db, [teamId])).get(teamId) ?? { active: 0, admins: 0 });
  demandAllowed(effect);
  const cause: Cause = { db, now, requestId, teamId, actor: person.guid };
  await part(cause, 'member.leave', [person]);
  if (effect !== 'team_is_deleted') return { isTeamDeleted: false };
  await deleteTeam(cause, team);
  return { isTeamDeleted: true };
}

/** @throws Refusal `auto_join_team`, `last_admin` */
function demandAllowed(effect: LeaveEffect): void {
  if (effect === 'auto_join') throw new Refusal('auto_join_team');
  if (effect === 'last_admin') throw new Refusal('last_admin');
}

async function part(cause: Cause, action: string, people: readonly PersonRow[]): Promise<void> {
  const { db, now } = cause;
  const guids = people.map(({ guid }) => guid);
  await voidLoginCodes(db, guids, now);
  await keepChanges(
    cause,
    action,
    people.map((before) => ({ before, after: leavingAs(before, 'deleted', now) })),
  );
  await endAllSessions(db, guids, now);
  await dropContacts(db, guids);
  await leaveAll(db, guids);
}

async function deleteTeam(cause: Cause, { name, url }: TeamRow): Promise<void> {
  const { db, now, teamId, actor } = cause;
  const others = await waitingOrDeactivated(db, teamId);
  for (let start = 0; start < others.length; start += CHUNK) {
    await part(cause, 'member.remove', others.slice(start, start + CHUNK));
  }
  await endTeam(db, teamId, now);
  await recordAudit(cause, {
    ...{ teamId, actor, action: 'team.delete', target: `team:${teamId}` },
    before: { name, url },
  });
}
