import type { UserError } from '../../generated/resolvers.ts';
import { userError } from '../../lib/userErrors.ts';
import { type Mutation, written } from '../../mutation.ts';
import type { RefusalTable } from '../../upstream/refusals.ts';
import { endSession, forgetReads } from '../../scope.ts';
import { ipAddressOf } from './ipAddresses.ts';
import { identityRest } from './rest.ts';

const notAnAddress = ['INVALID', ['address'], 'This is no IP address.'] as const;

const refusals = {
  ip_not_found: ['NOT_FOUND', ['address'], 'The account has not been used from this address lately.'],
  ip_tracking_disabled: ['NOT_ALLOWED', null, 'The team does not keep track of addresses.'],
  invalid_request: notAnAddress,
} as const satisfies RefusalTable<'identity.markIpUnsafe'>;

const refused = (error: UserError) => ({
  endedSessionsCount: null,
  isCurrentSessionEnded: null,
  userErrors: [error],
});

/** Marks an address as unsafe. Where the present session was used from there, the browser forgets its cookie. */
export const ipAddressMarkUnsafe: Mutation<'ipAddressMarkUnsafe'> = async (_root, { input }, context) => {
  const address = ipAddressOf(input.address);
  if (address === null) return refused(userError(...notAnAddress));
  const outcome = await written(
    () => identityRest(context.upstream).markIpUnsafe(address, input.idempotencyKey),
    refusals,
  );
  if ('error' in outcome) return refused(outcome.error);
  const { ended, isCurrentSessionEnded } = outcome.answer;
  if (isCurrentSessionEnded) endSession(context);
  else forgetReads(context);
  return { endedSessionsCount: ended, isCurrentSessionEnded, userErrors: [] };
};
