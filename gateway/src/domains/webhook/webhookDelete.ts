import { keyOfId, notFound } from '../../lib/idLists.ts';
import { toId } from '../../lib/ids.ts';
import { type Mutation, written } from '../../mutation.ts';
import { forgetReads } from '../../scope.ts';
import { managingRefusals } from './refusals.ts';
import { webhookRest } from './rest.ts';

/** Deletes a webhook with its deliveries. */
export const webhookDelete: Mutation<'webhookDelete'> = async (_root, { input: { id, idempotencyKey } }, context) => {
  const webhookId = keyOfId('Webhook', id);
  if (webhookId === null) return { deletedId: null, userErrors: [notFound(['id'])] };
  const outcome = await written(
    () => webhookRest(context.upstream).remove(webhookId, idempotencyKey),
    managingRefusals,
  );
  if ('error' in outcome) return { deletedId: null, userErrors: [outcome.error] };
  forgetReads(context);
  return { deletedId: toId('Webhook', webhookId), userErrors: [] };
};
