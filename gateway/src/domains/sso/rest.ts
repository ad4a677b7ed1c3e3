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
  samlMetadata: (teamId: string, origin: string) => upstream.call('sso', 'samlMetadata', { query: { teamId, origin } }),
  startSaml: (teamId: string, origin: string) => upstream.call('sso', 'startSaml', { body: { teamId, origin } }),
  /** A trial in the team of whoever is signed in. */
  startSamlTest: (origin: string) => upstream.call('sso', 'startSamlTest', { body: { origin } }),
  finishSaml: (response: Body<'sso', 'finishSaml'>) => upstream.call('sso', 'finishSaml', { body: response }),
  startGoogleSignIn: (body: Body<'sso', 'startGoogleSignIn'>) => upstream.call('sso', 'startGoogleSignIn', { body }),
  /** @param answer the query that Google gave the browser, as it came */
  finishGoogleSignIn: (answer: string) => upstream.call('sso', 'finishGoogleSignIn', { body: { answer } }),
  signInOptions: (email: string) => upstream.call('sso', 'signInOptions', { query: { email } }),
});
