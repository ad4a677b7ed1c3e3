import { recordAudit } from '../../lib/audit.ts';
import { isAllowedAddress } from '../../lib/auth.ts';
import type { SessionContext } from '../../lib/context.ts';
import { Refusal } from '../../lib/errors.ts';
import { everyRole } from '../../lib/roles.ts';
import { type Routes, signedIn } from '../../lib/service.ts';
import { foldText } from '../../lib/text.ts';
import { headcounts, membershipsOf } from '../member/repository.ts';
import { leaveEffect } from '../member/rules.ts';
import { maySignInByPin } from '../sso/rules.ts';
import { beginSession } from './beginSession.ts';
import { findSession, lockAccounts } from './repository.ts';

/** The teams to which somebody's address belongs, and the way from one to another. */
export const teamRoutes: Pick<Routes<'identity'>, 'userTeams' | 'switchTeam'> = {
  userTeams: signedIn(everyRole, async ({ db, actor, fileAddress }) => {
    const memberships = await membershipsOf(db, actor.guid);
    const counts = await headcounts(
      db,
      memberships.map(({ team }) => team.teamId),
    );
    const teams = memberships.map(({ person, team }) => ({
      ...{ teamId: team.teamId, guid: person.guid, name: team.name, url: team.url, role: person.role },
      avatar: fileAddress(team.avatarFile),
      isCurrent: team.teamId === actor.teamId,
      leaving: leaveEffect(person, team, counts.get(team.teamId) ?? { active: 0, admins: 0 }),
    }));
    return { teams: teams.toSorted(presentFirstThenByName) };
  }),
  // The answer is a secret.
  switchTeam: signedIn(everyRole, (context, { body }) => switchTeam(context, body.teamId), { keyed: false }),
};

type Placed = { isCurrent: boolean; name: string; teamId: string };

function presentFirstThenByName(one: Placed, other: Placed): number {
  if (one.isCurrent !== other.isCurrent) return one.isCurrent ? -1 : 1;
  const [oneKey, otherKey] = [keyOf(one), keyOf(other)];
  return oneKey < otherKey ? -1 : Number(oneKey > otherKey);
}

const keyOf = ({ name, teamId }: Placed) => `${foldText(name)}\n${teamId}`;

/**
 * A session in another team is a sign-in there without its Google account: for whoever may sign in there by PIN.
 *
 * @throws Refusal `team_not_found`, `invalid_token`, `google_sign_in_required`, `unauthorized_ip`
 */
async function switchTeam(context: SessionContext, teamId: string): Promise<{ guid: string; token: string }> {
  const { db, now, actor, clientAddress } = context;
  const found = (await membershipsOf(db, actor.guid)).find(({ team }) => team.teamId === teamId);
  if (!found) throw new Refusal('team_not_found');
  const locked = await lockAccounts(db, [actor.guid, found.person.guid]);
  // Somebody may have ended the present session until then, so that it opens no other one.
  const present = await findSession(db, { tokenHash: actor.tokenHash, guid: actor.guid, now });
  if (!present) throw new Refusal('invalid_token');
  const account = locked.find(({ guid }) => guid === found.person.guid);
  // Until they were locked they may have been switched off there.
  if (account?.state !== 'active') throw new Refusal('team_not_found');
  if (!maySignInByPin(account, found.team)) throw new Refusal('google_sign_in_required', { field: 'teamId' });
  if (!isAllowedAddress(clientAddress, found.team.allowedAddresses))
    throw new Refusal('unauthorized_ip', { field: 'teamId' });
  await recordAudit(context, {
    ...{ teamId: actor.teamId, actor: actor.guid, action: 'identity.switchTeam', target: `team:${teamId}` },
  });
  return { guid: account.guid, token: await beginSession(context, account, 'identity.switchTeam') };
}
