import type { GatewayContext } from '../context.ts';
import type { LimiterFactory, Standing } from '../lib/limiter.ts';
import { networkOf } from '../lib/network.ts';

const MINUTE = 60_000;
/** So many busy integrators may stand behind one address. */
const IDENTITIES_OF_A_NETWORK = 10;

/** How whoever asks stands with the limit that ends first for them, and the headers that say so. */
export type OperationStanding = { readonly wait: number | null; readonly headers: Readonly<Record<string, string>> };

/** Counts an operation of whoever asks. */
export type OperationLimit = (
  context: Pick<GatewayContext, 'identity' | 'clientAddress'>,
) => Promise<OperationStanding>;

/** Says in the headers that clients know from elsewhere how a limit of so many in a minute stands. */
const tellerOf = (name: string, points: number) => {
  const policy = `"${name}";q=${points};w=${MINUTE / 1000}`;
  return ({ wait, left, endsInMs }: Standing): OperationStanding => ({
    wait,
    headers: { 'ratelimit-policy': policy, ratelimit: `"${name}";r=${left};t=${Math.ceil(endsInMs / 1000)}` },
  });
};

/**
 * How many operations one identity may make in a minute, or one network where nobody is signed in. Nobody knows yet whether
 * a bearer token is one: those of a network have a limit together as well, so that made-up ones are no further chances.
 */
export function operationLimit(limiter: LimiterFactory, perMinute: number): OperationLimit {
  const byIdentity = limiter({ name: 'operations', points: perMinute, windowMs: MINUTE });
  const points = perMinute * IDENTITIES_OF_A_NETWORK;
  const byBearers = limiter({ name: 'bearers', points, windowMs: MINUTE });
  const tellOwn = tellerOf('operations', perMinute);
  const tellNetwork = tellerOf('network', points);
  return async ({ identity, clientAddress }) => {
    if (identity === null) return tellOwn(await byIdentity.count(networkOf(clientAddress)));
    if (identity.kind === 'browser') return tellOwn(await byIdentity.count(identity.key));
    const network = networkOf(clientAddress);
    const ofNetwork = await byBearers.count(network);
    if (ofNetwork.wait !== null) return tellNetwork(ofNetwork);
    const own = await byIdentity.count(identity.key);
    // One who asks too much uses up nothing of the others'.
    if (own.wait !== null) await byBearers.giveBack(network);
    return own.wait === null && ofNetwork.left < own.left ? tellNetwork(ofNetwork) : tellOwn(own);
  };
}
