import type { GatewayContext } from '../context.ts';
import type { LimiterFactory } from '../lib/limiter.ts';
import { networkOf } from '../lib/network.ts';

const MINUTE = 60_000;
/** So many busy integrators may stand behind one address. */
const IDENTITIES_OF_A_NETWORK = 10;

/** Counts an operation of whoever asks: null, or how many milliseconds to wait. */
export type OperationLimit = (context: Pick<GatewayContext, 'identity' | 'clientAddress'>) => Promise<number | null>;

/**
 * How many operations one identity may make in a minute, or one network where nobody is signed in. Nobody knows yet whether
 * a bearer token is one: those of a network have a limit together as well, so that made-up ones are no further chances.
 */
export function operationLimit(limiter: LimiterFactory, perMinute: number): OperationLimit {
  const byIdentity = limiter({ name: 'operations', points: perMinute, windowMs: MINUTE });
  const points = perMinute * IDENTITIES_OF_A_NETWORK;
  const byBearers = limiter({ name: 'bearers', points, windowMs: MINUTE });
  return async ({ identity, clientAddress }) => {
    if (identity === null) return byIdentity.take(networkOf(clientAddress));
    if (identity.kind === 'browser') return byIdentity.take(identity.key);
    const network = networkOf(clientAddress);
    const networkWait = await byBearers.take(network);
    if (networkWait !== null) return networkWait;
    const wait = await byIdentity.take(identity.key);
    // One who asks too much uses up nothing of the others'.
    if (wait !== null) await byBearers.giveBack(network);
    return wait;
  };
}
