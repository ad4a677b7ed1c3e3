import { type Cause, causeOf } from '../../lib/cause.ts';
import type { SessionContext } from '../../lib/context.ts';
import { Refusal } from '../../lib/errors.ts';
import { inviteRefusal } from '../team/signUp/inviteRules.ts';
import { type TeamRow, lockTeam } from '../team/repository.ts';
import { type PersonRow, peopleByGuid } from './repository.ts';

/** A change that somebody asks for, their team, which is locked until it is done, and what they are in it. */
export type Locked = { readonly cause: Cause; readonly team: TeamRow; readonly self: PersonRow };

/**
 * Locks the team for a change that somebody asks for. What they are there is known only now: the change that went before may
 * have been about just that.
 *
 * @throws Refusal `actor_not_admin` of whoever is not active any more
 */
export async function lockForActor(context: SessionContext): Promise<Locked> {
  const cause = causeOf(context);
  const team = await lockTeam(cause.db, cause.teamId);
  const [self] = await peopleByGuid(cause.db, cause.teamId, [cause.actor], false);
  if (self?.state !== 'active') throw new Refusal('actor_not_admin');
  return { cause, team, self };
}

/**
 * The same for a change that only admins make.
 *
 * @throws Refusal `actor_not_admin`
 */
export async function lockForAdmin(context: SessionContext): Promise<Locked> {
  const locked = await lockForActor(context);
  if (locked.self.role !== 'admin') throw new Refusal('actor_not_admin');
  return locked;
}

/**
 * The same of somebody who invites members or guests: admins, and members as far as the team lets them.
 *
 * @throws Refusal `actor_not_admin`, `invite_restricted`, `guests_disabled`
 */
export async function lockForInvite(context: SessionContext, asGuests: boolean): Promise<Locked> {
  const locked = await lockForActor(context);
  const refusal = inviteRefusal(locked.self.role, locked.team, asGuests);
  if (refusal !== null) throw new Refusal(refusal);
  return locked;
}
