import type { FieldCosts } from '../../graphql/limits.ts';

/** How many of them somebody has as a rule. */
export const identityCosts: FieldCosts = {
  'SessionList.nodes': { items: 10 },
  'Viewer.ipAddresses': { items: 20 },
  'Viewer.teams': { items: 5 },
};
