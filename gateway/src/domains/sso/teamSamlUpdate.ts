import type { UserErrorCode } from '../../generated/resolvers.ts';
import { userError } from '../../lib/userErrors.ts';
import { type Mutation, written } from '../../mutation.ts';
import { forgetReads } from '../../scope.ts';
import { type RefusalTable, knownRefusal, placeOf } from '../../upstream/refusals.ts';
import { UpstreamError } from '../../upstream/errors.ts';
import { TEAM } from '../team/mapper.ts';
import { ssoRest } from './rest.ts';
import { samlErrors, toSamlBody } from './samlInput.ts';

const refusals = {
  stale_version: ['STALE', ['version'], 'It was changed in the meantime.'],
  sso_not_tested: ['NOT_TESTED', ['isStrict'], 'Nobody has come in by what is configured.'],
  duplicate_values: ['DUPLICATE', ['secondCertificate'], 'It is the first certificate.'],
} as const satisfies RefusalTable<'sso.updateSamlConfiguration'>;

/** What is wrong with a value that the service names. */
const faults = new Map<string, readonly [UserErrorCode, string]>([
  ['certificate_invalid', ['INVALID', 'It is not one X.509 certificate.']],
  ['certificate_private_key', ['PRIVATE_KEY', 'It holds a private key, which belongs to the identity provider alone.']],
  ['certificate_expired', ['EXPIRED', 'The certificate has expired.']],
  ['certificate_weak', ['WEAK_KEY', 'Its key is not RSA of 2,048 bits or more.']],
  ['invalid_request', ['INVALID', 'The identity provider cannot be set up so.']],
]);

const names = new Map([
  ['ssoUrl', 'endpointUrl'],
  ['samlEntityId', 'issuer'],
  ['publicCertificate', 'certificate'],
  ['secondCertificate', 'secondCertificate'],
  ['buttonLabel', 'buttonLabel'],
]);

function errorOf(error: unknown) {
  const known = knownRefusal(error, refusals);
  if (known) return known;
  const code = error instanceof UpstreamError ? error.refusal?.code : undefined;
  const fault = code === undefined ? undefined : faults.get(code);
  const place = placeOf(error, names);
  if (fault === undefined || place === null) throw error;
  return userError(fault[0], place, fault[1]);
}

const unchanged = { team: null, recoveryCodes: null };

/** Sets how people sign in at their identity provider; the team is read afresh, and recovery codes are told where they were made. */
export const teamSamlUpdate: Mutation<'teamSamlUpdate'> = async (_root, { input }, context) => {
  const errors = samlErrors(input);
  if (errors.length > 0) return { ...unchanged, userErrors: errors };
  const { idempotencyKey } = input;
  const outcome = await written(() => ssoRest(context.upstream).updateSaml(toSamlBody(input), idempotencyKey), errorOf);
  if ('error' in outcome) return { ...unchanged, userErrors: [outcome.error] };
  forgetReads(context);
  return { team: TEAM, recoveryCodes: outcome.answer.recoveryCodes, userErrors: [] };
};
