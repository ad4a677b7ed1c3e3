import { hash } from 'node:crypto';
import type { Config } from '../../config.ts';
import type { LimiterFactory } from '../../lib/limiter.ts';
import { networkOf } from '../../lib/network.ts';

const MINUTE = 60_000;

/** Counts a post to an address: null, or how many milliseconds to wait. */
export type HookLimit = (address: string, clientAddress: string) => Promise<number | null>;

/**
 * How many posts one address takes in a minute, and how many one network sends. An address is counted as a whole: whoever
 * does not know its secret uses up nothing of it, and what is counted by tells nothing of it.
 */
export function hookLimits(
  limiter: LimiterFactory,
  { perMinute, perClient }: Config['limits']['hookPosts'],
): HookLimit {
  const byAddress = limiter({ name: 'hookPosts', points: perMinute, windowMs: MINUTE });
  const byNetwork = limiter({ name: 'hookClients', points: perClient, windowMs: MINUTE });
  return async (address, clientAddress) => {
    const network = networkOf(clientAddress);
    const networkWait = await byNetwork.take(network);
    if (networkWait !== null) return networkWait;
    const wait = await byAddress.take(hash('sha256', address, 'base64url'));
    // One address that is posted to too much uses up nothing of the others'.
    if (wait !== null) await byNetwork.giveBack(network);
    return wait;
  };
}
