import type { FieldCosts } from '../../graphql/limits.ts';

/** How many of them a team has as a rule. */
export const teamCosts: FieldCosts = {
  'DomainRoster.sent': { items: 10 },
  'DomainRoster.received': { items: 10 },
  'Team.apps': { items: 20 },
  'Team.areaStatuses': { items: 12 },
};
