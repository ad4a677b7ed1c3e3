import type { IdempotencyKey } from '../../lib/idempotencyKeys.ts';
import type { Upstream } from '../../upstream/client.ts';

/** The calls of the single sign-on service. */
export const ssoRest = (upstream: Upstream) => ({
  signInConfiguration: () => upstream.call('sso', 'signInConfiguration', {}),
  makeGoc: (makeGOC: boolean, idempotencyKey: IdempotencyKey) =>
    upstream.call('sso', 'makeGoc', { body: { makeGOC }, idempotencyKey }),
});
