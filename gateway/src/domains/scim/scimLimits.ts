import { hash } from 'node:crypto';
import type { Config } from '../../config.ts';
import type { LimiterFactory } from '../../lib/limiter.ts';
import { networkOf } from '../../lib/network.ts';

const MINUTE = 60_000;

/** Counts a request with a token, or with none: null, or how many milliseconds to wait. */
export type ScimLimit = (token: string | null, clientAddress: string) => Promise<number | null>;

/** How many requests one directory makes in a minute, and how many come from one network. A token is counted by its hash. */
export function scimLimits(limiter: LimiterFactory, { perMinute, perClient }: Config['limits']['scim']): ScimLimit {
  const byToken = limiter({ name: 'scimTokens', points: perMinute, windowMs: MINUTE });
  const byNetwork = limiter({ name: 'scimClients', points: perClient, windowMs: MINUTE });
  return async (token, clientAddress) => {
    const network = networkOf(clientAddress);
    const networkWait = await byNetwork.take(network);
    if (networkWait !== null || token === null) return networkWait;
    const wait = await byToken.take(hash('sha256', token, 'base64url'));
    // One directory that asks too much uses up nothing of the others'.
    if (wait !== null) await byNetwork.giveBack(network);
    return wait;
  };
}
