import type { FieldCosts } from '../../graphql/limits.ts';

/** How many of them there are as a rule. */
export const userGroupCosts: FieldCosts = {
  'UserGroup.constraints': { items: 3 },
  'UserGroupConstraint.values': { items: 5 },
  'UserGroup.channels': { items: 5 },
  'MemberDetails.userGroups': { items: 5 },
  'Viewer.userGroups': { items: 5 },
};
