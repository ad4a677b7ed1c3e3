import type { UserError, WebhookTestInput } from '../../generated/resolvers.ts';
import { keyOfId, notFound } from '../../lib/idLists.ts';
import { userError } from '../../lib/userErrors.ts';
import { type Mutation, written } from '../../mutation.ts';
import { actorOf } from '../identity/facts.ts';
import { toDelivery } from './deliveryMapper.ts';
import { readToken, readUrl } from './input.ts';
import { testRefusals } from './refusals.ts';
import { type TestedTarget, webhookRest } from './rest.ts';

/** A webhook, or what stands in a form, which says all of it where it is not about one. */
function readTarget(input: WebhookTestInput): { target: TestedTarget; errors: UserError[] } {
  const isOfOne = typeof input.webhookId === 'string';
  const id = isOfOne ? keyOfId('Webhook', input.webhookId ?? '') : null;
  const [url, token] = [readUrl(input.url), readToken(input.token)];
  const parts = { ...url.parts, ...token.parts };
  const missing = (['url', 'token'] as const).filter((name) => !isOfOne && !(input[name] ?? '').trim());
  const errors = [
    ...(isOfOne && id === null ? [notFound(['webhookId'])] : []),
    ...missing.map((name) => userError('REQUIRED', [name], 'A test needs an address and a token.')),
    ...[...url.errors, ...token.errors].filter(({ field }) => !missing.some((name) => name === field?.[0])),
  ];
  return { target: id === null ? parts : { id, ...parts }, errors };
}

/** Sends a test; what became of it the delivery says, which is asked for again. */
export const webhookTest: Mutation<'webhookTest'> = async (_root, { input }, context) => {
  const actor = actorOf(context);
  const { target, errors } = readTarget(input);
  if (errors.length > 0) return { delivery: null, userErrors: errors };
  const wait = await context.limits.webhookTests.take(actor);
  if (wait !== null) {
    return { delivery: null, userErrors: [userError('LIMIT_REACHED', null, 'Too many tests were sent.', wait)] };
  }
  const outcome = await written(() => webhookRest(context.upstream).test(target, input.idempotencyKey), testRefusals);
  if ('error' in outcome) return { delivery: null, userErrors: [outcome.error] };
  return { delivery: toDelivery(outcome.answer, context.log), userErrors: [] };
};
