import { userError } from '../../lib/userErrors.ts';
import type { Mutation } from '../../mutation.ts';
import { changeWebhook, unchangedWebhook } from './changeWebhook.ts';
import { readParts } from './input.ts';
import { kindOf } from './mapper.ts';
import { additionRefusals } from './refusals.ts';
import { webhookRest } from './rest.ts';

/** Adds a webhook; the payload's is the service's answer. */
export const webhookCreate: Mutation<'webhookCreate'> = (_root, { input }, context) => {
  const { type, name, idempotencyKey } = input;
  const scope = input.scope ?? 'CHANNEL';
  const kind = kindOf(type, scope);
  if (kind === null) {
    const field = type === 'UNKNOWN' ? 'type' : 'scope';
    return unchangedWebhook(userError('INVALID', [field], 'There is no such kind of webhook.'));
  }
  const { parts, errors } = readParts(input, { type, scope, isAdded: true });
  if (errors.length > 0) return unchangedWebhook(...errors);
  const webhook = { name, icon: null, ...parts };
  return changeWebhook(
    context,
    () => webhookRest(context.upstream).add(kind, webhook, idempotencyKey),
    additionRefusals,
  );
};
