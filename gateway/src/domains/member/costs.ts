import type { FieldCosts } from '../../graphql/limits.ts';

/** How many of them there are as a rule: of people as many as one act names. */
export const memberCosts: FieldCosts = {
  'MemberApprovePayload.members': { items: 50 },
  'MemberDeactivatePayload.members': { items: 50 },
  'MemberInvitePayload.members': { items: 50 },
  'MemberReactivatePayload.members': { items: 50 },
  'MemberDetails.phoneNumbers': { items: 2 },
  'Team.emailChecks': { items: 50 },
};
