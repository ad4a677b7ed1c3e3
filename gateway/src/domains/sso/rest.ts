import type { Body } from '../../generated/upstream/contract.ts';
import type { IdempotencyKey } from '../../lib/idempotencyKeys.ts';
import type { Upstream } from '../../upstream/client.ts';

/** The calls of the single sign-on service. */
export const ssoRest = (upstream: Upstream) => ({
  signInConfiguration: () => upstream.call('sso', 'signInConfiguration', {}),
  makeGoc: (body: Body<'sso', 'makeGoc'>, idempotencyKey: IdempotencyKey) =>
    upstream.call('sso', 'makeGoc', { body, idempotencyKey }),
  samlConfiguration: () => upstream.call('sso', 'samlConfiguration', {}),
  updateSaml: (body: Body<'sso', 'updateSamlConfiguration'>, idempotencyKey: IdempotencyKey) =>
    upstream.call('sso', 'updateSamlConfiguration', { body, idempotencyKey }),
  removeSaml: (query: { version?: number }, idempotencyKey: IdempotencyKey) =>
    upstream.call('sso', 'removeSamlConfiguration', { query, idempotencyKey }),
  createRecoveryCodes: (idempotencyKey: IdempotencyKey) =>
    upstream.call('sso', 'createRecoveryCodes', { idempotencyKey }),
  provisioningToken: (idpId: string) => upstream.call('sso', 'provisioningToken', { query: { idpId } }),
  generateToken: (idpId: string, body: Body<'sso', 'generateProvisioningToken'>, idempotencyKey: IdempotencyKey) =>
    upstream.call('sso', 'generateProvisioningToken', { query: { idpId }, body, idempotencyKey }),
  deleteToken: (query: { idpId: string; ending?: string }, idempotencyKey: IdempotencyKey) =>
    upstream.call('sso', 'deleteProvisioningToken', { query, idempotencyKey }),
});
