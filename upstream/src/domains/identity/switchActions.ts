import { note } from '../../lib/audit.ts';
import { isAllowedAddress } from '../../lib/networks.ts';
import { causeOf } from '../../lib/cause.ts';
import type { SessionContext } from '../../lib/context.ts';
import { Refusal } from '../../lib/errors.ts';
import { membershipsOf } from '../member/repository.ts';
import { isSsoStrict } from '../sso/repository.ts';
import { pinRefusal } from '../sso/pinRules.ts';
import { findSession, lockAccounts } from './repository.ts';
import { beginSession } from './sessionActions.ts';

/**
 * Begins a session in another team of somebody's address. It is a sign-in there by none of the ways
 * that it asks for: for whoever may sign in there by PIN, and has proven that the address is theirs.
 *
 * @throws Refusal `team_not_found`, `invalid_token`, `google_sign_in_required`, `sso_required`, `unauthorized_ip`
 */
export async function switchTeam(context: SessionContext, teamId: string): Promise<{ guid: string; token: string }> {
  const { db, now, actor, clientAddress } = context;
  const found = (await membershipsOf(db, actor)).find(({ team }) => team.teamId === teamId);
  if (!found) throw new Refusal('team_not_found');
  const locked = await lockAccounts(db, [actor.guid, found.person.guid]);
  // Somebody may have ended the present session until then, so that it opens no other one.
  const present = await findSession(db, { tokenHash: actor.tokenHash, guid: actor.guid, now });
  if (!present) throw new Refusal('invalid_token');
  const account = locked.find(({ guid }) => guid === found.person.guid);
  // Until they were locked they may have been switched off there.
  if (account?.state !== 'active') throw new Refusal('team_not_found');
  const refusal = pinRefusal(account, { ...found.team, isSsoStrict: await isSsoStrict(db, teamId) });
  if (refusal !== null) throw new Refusal(refusal, { field: 'teamId' });
  if (!isAllowedAddress(clientAddress, found.team.allowedAddresses))
    throw new Refusal('unauthorized_ip', { field: 'teamId' });
  await note(causeOf(context), 'identity.switchTeam', `team:${teamId}`);
  return {
    guid: account.guid,
    token: await beginSession(context, account, { action: 'identity.switchTeam', provesAddress: actor.provesAddress }),
  };
}
