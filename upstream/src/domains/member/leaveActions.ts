import { inChunks } from '../../db/arrays.ts';
import { note } from '../../lib/audit.ts';
import { isAllowedAddress } from '../../lib/networks.ts';
import type { Cause } from '../../lib/cause.ts';
import type { SessionContext } from '../../lib/context.ts';
import { Refusal } from '../../lib/errors.ts';
import { removeAfterCommit } from '../../lib/fileRemoval.ts';
import { updateBilling } from '../billing/repository.ts';
import { cancelAllOrders } from '../payment/order/cancelActions.ts';
import { type TeamRow, endTeam, lockTeam } from '../team/repository.ts';
import type { Change } from './changeActions.ts';
import { forgotten } from './leavingActions.ts';
import { type PersonRow, headcounts, membershipsOf, peopleByGuid, waitingOrDeactivated } from './repository.ts';
import { type LeaveEffect, leaveEffect, leavingAs } from './rules.ts';

type Left = { guid: string; teamId: string; isTeamDeleted: boolean };

/** People who are written down at once. */
const CHUNK = 500;

/**
 * Ends the membership of the signed-in person's address in one of its teams, with all sessions there. Whoever is alone in
 * a team ends it: those who ask to join it or were switched off in it are gone too, and its address is free again.
 *
 * @returns which membership it was: with the present one nobody can ask any more
 * @throws Refusal `team_not_found`, `unauthorized_ip`, `auto_join_team`, `last_admin`
 */
export async function leaveTeam(context: SessionContext, teamId: string): Promise<Left> {
  const { db, now, requestId, actor, clientAddress } = context;
  const own = (await membershipsOf(db, actor)).find(({ team }) => team.teamId === teamId);
  if (!own) throw new Refusal('team_not_found');
  const team = await lockTeam(db, teamId);
  // Whether they still belong to it, and as what, is known only now.
  const [person] = await peopleByGuid(db, teamId, [own.person.guid], false);
  if (person?.state !== 'active' || team.deletedAt !== null) throw new Refusal('team_not_found');
  // The present team's restriction has been asked.
  if (teamId !== actor.teamId && !isAllowedAddress(clientAddress, team.allowedAddresses))
    throw new Refusal('unauthorized_ip', { field: 'teamId' });
  const effect = leaveEffect(person, team, (await headcounts(db, [teamId])).get(teamId) ?? { active: 0, admins: 0 });
  demandAllowed(effect);
  const cause: Cause = { db, now, requestId, teamId, actor: person.guid };
  await forgotten(cause, 'member.leave', gone([person], now));
  const isTeamDeleted = effect === 'team_is_deleted';
  if (isTeamDeleted) await deleteTeam(cause, team);
  return { guid: person.guid, teamId, isTeamDeleted };
}

/** @throws Refusal `auto_join_team`, `last_admin` */
function demandAllowed(effect: LeaveEffect): void {
  if (effect === 'auto_join') throw new Refusal('auto_join_team');
  if (effect === 'last_admin') throw new Refusal('last_admin');
}

const gone = (people: readonly PersonRow[], now: number): Change[] =>
  people.map((before) => ({ before, after: leavingAs(before, 'deleted', now) }));

async function deleteTeam(cause: Cause, { name, url, avatarFile }: TeamRow): Promise<void> {
  const { db, now, teamId } = cause;
  const others = await waitingOrDeactivated(db, teamId);
  for (const chunk of inChunks(others, CHUNK)) await forgotten(cause, 'member.remove', gone(chunk, now));
  // Nobody is left who would pay for PRO.
  await updateBilling(db, teamId, { activationAt: null });
  await cancelAllOrders(cause);
  await endTeam(db, teamId, now);
  if (avatarFile !== null) await removeAfterCommit(cause, avatarFile);
  await note(cause, 'team.delete', `team:${teamId}`, { before: { name, url } });
}
