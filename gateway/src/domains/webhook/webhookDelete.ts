import { keyOfId, notFound } from '../../lib/idLists.ts';
import { toId } from '../../lib/ids.ts';
import { type Mutation, written } from '../../mutation.ts';
import { forgetReads } from '../../scope.ts';
import { managingRefusals } from './refusals.ts';
import { webhookRest } from './rest.ts';

/** Deletes a webhook with its deliveries. */
export const webhookDelete: Mutation<'webhookDelete'> = async (
  _root,
  { input: { webhookId, idempotencyKey } },
  context,
) => {
  const key = keyOfId('Webhook', webhookId);
  if (key === null) return { deletedId: null, userErrors: [notFound(['webhookId'])] };
  const outcome = await written(() => webhookRest(context.upstream).remove(key, idempotencyKey), managingRefusals);
  if ('error' in outcome) return { deletedId: null, userErrors: [outcome.error] };
  forgetReads(context);
  return { deletedId: toId('Webhook', key), userErrors: [] };
};
