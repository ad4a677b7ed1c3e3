import type { FieldCosts } from '../../graphql/limits.ts';

/** As many as a team has as a rule. */
export const webhookCosts: FieldCosts = {
  'Viewer.webhooks': { items: 50 },
};
