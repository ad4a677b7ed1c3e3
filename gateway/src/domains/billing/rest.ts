import type { Upstream } from '../../upstream/client.ts';

/** The calls of the billing service. */
export const billingRest = (upstream: Upstream) => ({
  billingData: (teamId: string) => upstream.call('billing', 'billingData', { query: { teamId } }),
});
