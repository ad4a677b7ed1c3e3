import type { GatewayContext } from '../../context.ts';
import type { WebhookDeliveriesArgs } from '../../generated/resolvers.ts';
import { demandPageSize, pageByOffset, toConnection } from '../../lib/connections.ts';
import { refusalIn } from '../../upstream/errors.ts';
import { type DeliveryRecord, toDelivery } from './deliveryMapper.ts';
import type { WebhookRecord } from './mapper.ts';
import { webhookRest } from './rest.ts';

const keyOf = ({ deliveryId }: DeliveryRecord) => deliveryId;

/** One page of the calls of an outgoing webhook; null for an incoming one, and for one that is gone by now. */
export async function deliveries(
  { webhookId, type }: WebhookRecord,
  args: WebhookDeliveriesArgs,
  { upstream, log }: GatewayContext,
) {
  demandPageSize(args);
  if (type !== 'OUTGOING') return null;
  try {
    const page = await pageByOffset(args, keyOf, async (offset, limit) => {
      const answer = await webhookRest(upstream).deliveries(webhookId, { offset, limit });
      return { rows: answer.deliveries.map((wire) => toDelivery(wire, log)), total: answer.total };
    });
    return toConnection(page, keyOf);
  } catch (error) {
    if (refusalIn(error, 'webhook_not_found')) return null;
    throw error;
  }
}

/** The delivery behind an id, if the viewer may see it. */
export async function webhookDeliveryNode(
  key: string,
  { upstream, log }: GatewayContext,
): Promise<DeliveryRecord | null> {
  try {
    return toDelivery(await webhookRest(upstream).delivery(key), log);
  } catch (error) {
    if (refusalIn(error, 'delivery_not_found')) return null;
    throw error;
  }
}
