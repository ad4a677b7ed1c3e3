import type { CallContext } from '../../lib/context.ts';
import { Refusal } from '../../lib/errors.ts';
import type { Secretless } from '../../lib/routes.ts';
import type { Seals } from '../../lib/seals.ts';
import { hashPin, hashToken } from '../../lib/secrets.ts';
import type { Body } from '../../generated/contract.ts';
import { isSessionSince } from './repository.ts';
import type { PinLimits } from './rules.ts';

/** What the sealed token belongs to. */
const ABOUT = 'session';

/**
 * Gives the session of a sign-in whose answer was lost again, to who sends the same PIN under the same idempotency key: as long as
 * a PIN is good, and while the session lasts. The token is kept sealed.
 */
export const repeatedSignIn = (
  seals: Seals,
  { lifetimeMs }: PinLimits,
): Secretless<'identity', 'authenticate', CallContext> => ({
  keep: ({ token }) => ({ token: seals.seal(token, ABOUT) }),
  retell: async ({ db, now }, kept) => {
    const token = seals.open(kept.token, ABOUT);
    const isGood = await isSessionSince(db, { tokenHash: hashToken(token), since: now - lifetimeMs, now });
    if (!isGood) throw new Refusal('pin_expired');
    return { token };
  },
});

/** A key belongs to the PIN that it came with: under the same key another one is a guess like any other, judged and counted. */
export const ownerOfGuess = (pinKey: string, { guid, pin }: Body<'identity', 'authenticate'>): string =>
  `pin:${hashPin(pinKey, guid, pin)}`;
