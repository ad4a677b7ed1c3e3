import type { GatewayContext } from '../../context.ts';
import type { UserError } from '../../generated/resolvers.ts';
import type { Answer } from '../../generated/upstream/contract.ts';
import { keyOfId, notFound } from '../../lib/idLists.ts';
import { type ErrorOf, written } from '../../mutation.ts';
import { forgetReads } from '../../scope.ts';
import { type WebhookRecord, toWebhook } from './mapper.ts';

/** A payload of a mutation that changes one webhook. */
export type WebhookPayload = { readonly webhook: WebhookRecord | null; readonly userErrors: UserError[] };

/** No webhook was changed. */
export const unchangedWebhook = (...userErrors: readonly UserError[]): WebhookPayload => ({
  webhook: null,
  userErrors: [...userErrors],
});

/** Changes a webhook by one write; the payload's is the service's answer. */
export async function changeWebhook(
  context: GatewayContext,
  write: () => Promise<Answer<'webhook', 'getWebhook'>>,
  errorOf: ErrorOf,
): Promise<WebhookPayload> {
  const outcome = await written(write, errorOf);
  if ('error' in outcome) return unchangedWebhook(outcome.error);
  forgetReads(context);
  return { webhook: toWebhook(outcome.answer, context.log), userErrors: [] };
}

/** The same of the webhook behind an id; NOT_FOUND where it is an id of something else. */
export function changeWebhookOfId(
  context: GatewayContext,
  id: string,
  write: (key: string) => Promise<Answer<'webhook', 'getWebhook'>>,
  errorOf: ErrorOf,
): WebhookPayload | Promise<WebhookPayload> {
  const key = keyOfId('Webhook', id);
  return key === null ? unchangedWebhook(notFound(['webhookId'])) : changeWebhook(context, () => write(key), errorOf);
}
