import type { GatewayContext } from '../../../context.ts';
import type { Bank } from '../../../generated/resolvers.ts';
import { GatewayError } from '../../../lib/errors.ts';
import { refusalIn } from '../../../upstream/errors.ts';
import { purchaseRest } from './rest.ts';

/** On whose websites the team may pay. */
export async function banks({ loaders, upstream }: GatewayContext): Promise<Bank[]> {
  const { teamId } = await loaders.team.team();
  try {
    return (await purchaseRest(upstream, teamId).banks()).banks.map(({ code, name }) => ({ code, name }));
  } catch (error) {
    // Somebody further behind is away, which may pass.
    if (refusalIn(error, 'provider_unavailable')) throw new GatewayError('UPSTREAM_UNAVAILABLE');
    throw error;
  }
}
