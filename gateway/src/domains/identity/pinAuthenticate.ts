import { pinFormat } from '@muster/schema/formats/pin';
import type { UserError } from '../../generated/resolvers.ts';
import { toIdentity } from '../../identity.ts';
import { GatewayError } from '../../lib/errors.ts';
import { userError } from '../../lib/userErrors.ts';
import type { Mutation } from '../../mutation.ts';
import { hasStatus, refusalIn } from '../../upstream/errors.ts';
import { type RefusalTable, knownRefusal } from '../../upstream/refusals.ts';
import { actAs } from '../../scope.ts';
import { googleSignInRequired, ssoRequired } from './otherWayRefusals.ts';
import { VIEWER } from './mapper.ts';
import { EXPIRED, exhausted, guessError } from './pinGuess.ts';
import { identityRest } from './rest.ts';

const refused = (error: UserError) => ({ token: null, guid: null, viewer: null, userErrors: [error] });

const refusals = {
  ...googleSignInRequired(['pin']),
  ...ssoRequired(['pin']),
} as const satisfies RefusalTable<'identity.authenticate'>;

/** Whether a guess stays counted: the PIN was wrong, or nobody knows. Of a PIN that is over nothing is learnt. */
const isGuess = (error: unknown) =>
  (hasStatus(error, 400, 404, 422) && refusalIn(error, 'pin_expired') === null) ||
  (error instanceof GatewayError && error.code === 'OUTCOME_UNKNOWN');

/** Trades handle and PIN for a session: the cookie for browsers, token and guid for integrators. */
export const pinAuthenticate: Mutation<'pinAuthenticate'> = async (_root, { input }, context) => {
  const { signIn, clientAddress, upstream, browser, log } = context;
  const handle = await signIn.handles.unseal(input.login);
  if ('problem' in handle) {
    if (handle.problem === 'expired') return refused(userError(...EXPIRED));
    return refused(userError('INVALID', ['login'], 'This is not a handle that `pinIssue` gave.'));
  }
  const pin = pinFormat.safeParse(input.pin);
  if (!pin.success) return refused(userError('INVALID', ['pin'], 'A PIN has six digits.'));
  const { guid, pinId, ...attempt } = handle.value;
  const wait = await signIn.limits.guess(attempt, clientAddress, log);
  if (wait !== null) return refused(exhausted(wait));
  const guess = { guid, pin: pin.data, ...(pinId === undefined ? {} : { pinId }) };
  try {
    const { token } = await identityRest(upstream).authenticate(guess, input.idempotencyKey);
    const identity = toIdentity('browser', { guid, token });
    if (!identity) throw new GatewayError('UPSTREAM_INVALID');
    await browser.begin(identity.credentials);
    await browser.known.remember(attempt.email);
    await signIn.limits.signedIn(attempt, log);
    actAs(context, identity);
    return { token, guid, viewer: VIEWER, userErrors: [] };
  } catch (error) {
    if (!isGuess(error)) await signIn.limits.notGuessed(attempt, log);
    return refused(knownRefusal(error, refusals) ?? guessError(error));
  }
};
