import { demandRole } from '../../lib/auth.ts';
import { type Cause, causeOf } from '../../lib/cause.ts';
import type { SessionContext } from '../../lib/context.ts';
import { Refusal } from '../../lib/errors.ts';
import { type Role, adminsOnly, notGuests } from '../../lib/roles.ts';
import { inviteRefusal } from '../team/signUp/inviteRules.ts';
import { type TeamRow, lockTeam } from '../team/repository.ts';
import { type PersonRow, peopleByGuid } from './repository.ts';

/** A change that somebody asks for, their team, which is locked until it is done, and what they are in it. */
export type Locked = { readonly cause: Cause; readonly team: TeamRow; readonly self: PersonRow };

/**
 * Locks the team for a change that somebody asks for. What they are there is known only now: the change that went before may
 * have been about just that.
 *
 * @param roles those that the change is open to
 * @throws Refusal `actor_not_admin` of whoever is not active any more; `actor_not_admin` and `actor_is_guest` as at the door
 */
export async function lockForActor(context: SessionContext, roles: readonly Role[]): Promise<Locked> {
  const cause = causeOf(context);
  const team = await lockTeam(cause.db, cause.teamId);
  const [self] = await peopleByGuid(cause.db, cause.teamId, [cause.actor], false);
  if (self?.state !== 'active') throw new Refusal('actor_not_admin');
  demandRole(self.role, roles);
  return { cause, team, self };
}

/**
 * The same for a change that only admins make.
 *
 * @throws Refusal `actor_not_admin`
 */
export const lockForAdmin = (context: SessionContext): Promise<Locked> => lockForActor(context, adminsOnly);

/**
 * The same of somebody who invites members or guests: admins, and members as far as the team lets them.
 *
 * @throws Refusal `actor_not_admin`, `actor_is_guest`, `invite_restricted`, `guests_disabled`
 */
export async function lockForInvite(context: SessionContext, asGuests: boolean): Promise<Locked> {
  const locked = await lockForActor(context, notGuests);
  const refusal = inviteRefusal(locked.self.role, locked.team, asGuests);
  if (refusal !== null) throw new Refusal(refusal);
  return locked;
}
