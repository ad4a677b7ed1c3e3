import type { Queries } from '../../db/database.ts';
import type { Cause } from '../../lib/cause.ts';
import type { CallContext } from '../../lib/context.ts';
import { Refusal } from '../../lib/errors.ts';
import { teamOfProvisioningToken } from '../sso/provisioning/actions.ts';
import { type TeamRow, lockTeam } from '../team/repository.ts';
import { DIRECTORY } from './rules.ts';

/** Whose people are asked for, and when. */
export type Reading = { readonly db: Queries; readonly now: number; readonly teamId: string };

/**
 * Whose directory it is that asks.
 *
 * @throws Refusal `provisioning_token_invalid`
 */
export async function admitDirectory({ db, now }: CallContext, secret: string): Promise<Reading> {
  const found = await teamOfProvisioningToken(db, secret, now);
  if (!found) throw new Refusal('provisioning_token_invalid');
  return { db, now, teamId: found.teamId };
}

/**
 * The same of a change, with the team locked: changes come one after the other.
 *
 * @throws Refusal `provisioning_token_invalid`
 */
export async function lockForDirectory(context: CallContext, secret: string): Promise<{ cause: Cause; team: TeamRow }> {
  const { db, now, teamId } = await admitDirectory(context, secret);
  const team = await lockTeam(db, teamId);
  return { cause: { db, now, teamId, actor: DIRECTORY, requestId: context.requestId }, team };
}
