import { recordAudit } from '../../lib/audit.ts';
import { isAllowedAddress } from '../../lib/auth.ts';
import type { Cause } from '../../lib/cause.ts';
import type { SessionContext } from '../../lib/context.ts';
import { Refusal } from '../../lib/errors.ts';
import { removeAfterCommit } from '../../lib/fileRemoval.ts';
import { updateBilling } from '../billing/repository.ts';
import { leaveAll } from '../channel/repository.ts';
import { dropHeldValues } from '../field/personRepository.ts';
import { dropContacts } from '../guest/repository.ts';
import { dropPasswords, endAllSessions, voidLoginCodes } from '../identity/repository.ts';
import { dropCreators } from '../team/channelCreationRepository.ts';
import { dropSharers } from '../team/fileSharingRepository.ts';
import { type TeamRow, endTeam, lockTeam } from '../team/repository.ts';
import { keepChanges } from './change.ts';
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
  const own = (await membershipsOf(db, actor.guid)).find(({ team }) => team.teamId === teamId);
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
  await part(cause, 'member.leave', [person]);
  const isTeamDeleted = effect === 'team_is_deleted';
  if (isTeamDeleted) await deleteTeam(cause, team);
  return { guid: person.guid, teamId, isTeamDeleted };
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
  await dropSharers(db, guids);
  await dropCreators(db, guids);
  await dropHeldValues(db, guids);
  await dropPasswords(db, guids);
}

async function deleteTeam(cause: Cause, { name, url, avatarFile }: TeamRow): Promise<void> {
  const { db, now, teamId, actor } = cause;
  const others = await waitingOrDeactivated(db, teamId);
  for (let start = 0; start < others.length; start += CHUNK) {
    await part(cause, 'member.remove', others.slice(start, start + CHUNK));
  }
  // Nobody is left who would pay for PRO.
  await updateBilling(db, teamId, { activationAt: null });
  await endTeam(db, teamId, now);
  if (avatarFile !== null) await removeAfterCommit(cause, avatarFile);
  await recordAudit(cause, {
    ...{ teamId, actor, action: 'team.delete', target: `team:${teamId}` },
    before: { name, url },
  });
}
