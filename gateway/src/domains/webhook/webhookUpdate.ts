import { keyOfId, notFound } from '../../lib/idLists.ts';
import type { Mutation } from '../../mutation.ts';
import { changeWebhook, unchangedWebhook } from './changeWebhook.ts';
import { readParts } from './input.ts';
import { kindOf } from './mapper.ts';
import { changeRefusals } from './refusals.ts';
import { webhookRest } from './rest.ts';

/** Changes a webhook, which is read first: its kind says what it may be given. The payload's is the service's answer. */
export const webhookUpdate: Mutation<'webhookUpdate'> = async (_root, { input }, context) => {
  const id = keyOfId('Webhook', input.webhookId);
  const present = id === null ? null : await context.loaders.webhook.webhook.load(id);
  const kind = present && kindOf(present.type, present.scope);
  if (id === null || present === null || kind === null) return unchangedWebhook(notFound(['webhookId']));
  const { parts, errors } = readParts(input, { ...present, isAdded: false });
  if (errors.length > 0) return unchangedWebhook(...errors);
  const changes = { ...parts, id, version: input.version };
  return changeWebhook(
    context,
    () => webhookRest(context.upstream).edit(kind, changes, input.idempotencyKey),
    changeRefusals,
  );
};
