import type { RefusalTable } from '../../upstream/refusals.ts';

/** Why somebody is not made, or does not cease to be, an admin. */
export const adminRefusals = {
  member_not_found: ['NOT_FOUND', ['memberId'], 'The team has no such member.'],
  free_team_single_admin: ['PLAN_REQUIRED', ['memberId'], 'A second admin needs PRO.'],
  already_admin: ['ALREADY_DONE', ['memberId'], 'The person is an admin already.'],
  guest_not_admin: ['NOT_ALLOWED', ['memberId'], 'A guest has to be made a member first.'],
  last_admin: ['LAST_ADMIN', ['memberId'], 'The team would be left without an admin.'],
} as const satisfies RefusalTable<'member.grantAdmin' | 'member.revokeAdmin' | 'member.replaceAdmin'>;
