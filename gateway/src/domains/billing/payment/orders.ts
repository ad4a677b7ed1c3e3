import type { GatewayContext } from '../../../context.ts';
import type { BillingOrderArgs } from '../../../generated/resolvers.ts';
import { refusalIn } from '../../../upstream/errors.ts';
import { type OrderRecord, toOrder } from './orderMapper.ts';
import { orderRest } from './rest.ts';
import { isWireId } from './wireIds.ts';

/** Something to be paid, by its id, or the latest that a person ordered; null where there is none, or it is another team's. */
export async function orderOf(
  { orderId = null }: BillingOrderArgs,
  { loaders, upstream, log }: GatewayContext,
): Promise<OrderRecord | null> {
  if (orderId !== null && !isWireId(orderId)) return null;
  const { teamId } = await loaders.team.team();
  try {
    return toOrder(await orderRest(upstream, teamId).order(orderId), log);
  } catch (error) {
    if (refusalIn(error, 'order_not_found')) return null;
    throw error;
  }
}
