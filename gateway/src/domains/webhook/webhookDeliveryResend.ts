import { keyOfId, notFound } from '../../lib/idLists.ts';
import { type Mutation, written } from '../../mutation.ts';
import { toDelivery } from './deliveryMapper.ts';
import { resendRefusals } from './refusals.ts';
import { webhookRest } from './rest.ts';

/** Sends once more what a delivery has sent. */
export const webhookDeliveryResend: Mutation<'webhookDeliveryResend'> = async (
  _root,
  { input: { deliveryId, idempotencyKey } },
  { upstream, log },
) => {
  const key = keyOfId('WebhookDelivery', deliveryId);
  if (key === null) return { delivery: null, userErrors: [notFound(['deliveryId'])] };
  const outcome = await written(() => webhookRest(upstream).resend(key, idempotencyKey), resendRefusals);
  if ('error' in outcome) return { delivery: null, userErrors: [outcome.error] };
  return { delivery: toDelivery(outcome.answer, log), userErrors: [] };
};
