import type { Role } from '../../../lib/roles.ts';
import type { Plan } from '../../billing/rules.ts';

type Policy = {
  /** Whether only admins may invite members. */
  readonly isAdminInvite: boolean;
  /** Who may invite guests. */
  readonly guestInvite: 'none' | 'admin' | 'member';
};

/** Whether somebody may invite members: admins always, members unless only admins may, guests never. */
export const mayInviteMembers = (role: Role, { isAdminInvite }: Pick<Policy, 'isAdminInvite'>) =>
  role === 'admin' || (role === 'member' && !isAdminInvite);

/** Whether somebody may invite guests: nobody where the team takes none, never a guest. */
export function mayInviteGuests(role: Role, { guestInvite }: Pick<Policy, 'guestInvite'>): boolean {
  if (guestInvite === 'none' || role === 'guest') return false;
  return role === 'admin' || guestInvite === 'member';
}

/** Why somebody may not invite members, or guests; null where they may. That a policy was set on another plan counts for nothing. */
export function inviteRefusal(role: Role, policy: Policy, asGuests: boolean) {
  if (role === 'guest') return 'actor_is_guest';
  if (!asGuests) return mayInviteMembers(role, policy) ? null : 'invite_restricted';
  if (policy.guestInvite === 'none') return 'guests_disabled';
  return mayInviteGuests(role, policy) ? null : 'invite_restricted';
}

/**
 * What becomes of who may invite members: only what is given and differs. To keep it for admins is a part of PRO; to let
 * everybody invite again is not.
 */
export function planInvitePolicy(
  team: Pick<Policy, 'isAdminInvite'>,
  given: boolean | undefined,
  plan: Plan,
): { refusal: 'plan_required' } | { refusal: null; changes: Partial<Pick<Policy, 'isAdminInvite'>> } {
  if (given === undefined || given === team.isAdminInvite) return { refusal: null, changes: {} };
  if (given && plan === 'free') return { refusal: 'plan_required' };
  return { refusal: null, changes: { isAdminInvite: given } };
}
