import * as z from 'zod/mini';
import type { CardOutcome, CardRefusal } from './protocol.ts';

const errorShape = z.object({
  type: z.string(),
  code: z.nullish(z.string()),
  decline_code: z.nullish(z.string()),
});

/** A payment or a setup of the provider, as far as it is looked at. */
const intentShape = z.object({
  status: z.string(),
  next_action: z.nullish(z.object({ redirect_to_url: z.nullish(z.object({ url: z.url({ protocol: /^https?$/ }) })) })),
  last_payment_error: z.nullish(errorShape),
  last_setup_error: z.nullish(errorShape),
});

const failureShape = z.object({
  error: z.object({
    ...errorShape.shape,
    payment_intent: z.nullish(intentShape),
    setup_intent: z.nullish(intentShape),
  }),
});

type ProviderError = z.infer<typeof errorShape>;

/** Our word for each of the provider's codes; any other is a card that was declined. */
const REASONS: Readonly<Record<string, CardRefusal>> = {
  insufficient_funds: 'insufficient_funds',
  expired_card: 'expired_card',
  invalid_expiry_month: 'expired_card',
  invalid_expiry_year: 'expired_card',
  incorrect_cvc: 'incorrect_cvc',
  invalid_cvc: 'incorrect_cvc',
  incorrect_number: 'incorrect_number',
  invalid_number: 'incorrect_number',
  processing_error: 'processing_error',
  authentication_required: 'authentication',
  authentication_not_handled: 'authentication',
  payment_intent_authentication_failure: 'authentication',
  setup_intent_authentication_failure: 'authentication',
};

const refused = (reason: CardRefusal): CardOutcome => ({ kind: 'refused', reason });

const UNREACHABLE: CardOutcome = { kind: 'unreachable' };

const refusedFor = ({ code, decline_code: declineCode }: ProviderError) =>
  refused(REASONS[declineCode ?? ''] ?? REASONS[code ?? ''] ?? 'declined');

function outcomeOfIntent(intent: z.infer<typeof intentShape>): CardOutcome {
  switch (intent.status) {
    case 'succeeded':
    case 'processing':
      return { kind: 'confirmed' };
    case 'requires_action': {
      const url = intent.next_action?.redirect_to_url?.url;
      return url === undefined ? refused('authentication') : { kind: 'redirect', url };
    }
    case 'requires_payment_method':
      return refusedFor(intent.last_payment_error ?? intent.last_setup_error ?? { type: 'card_error' });
    case 'canceled':
      return refused('processing_error');
    default:
      return UNREACHABLE;
  }
}

/** The provider did not do it, or does not know: a conflict with the same request under way, overload, a fault of its own. */
const isUndecided = (status: number) => status === 409 || status === 429 || status >= 500;

function outcomeOfFailure(status: number, { error }: z.infer<typeof failureShape>): CardOutcome {
  if (isUndecided(status)) return UNREACHABLE;
  if (error.type === 'card_error') return refusedFor(error);
  // An earlier press of which no answer came has done it already.
  const intent = error.payment_intent ?? error.setup_intent;
  const known = intent ? outcomeOfIntent(intent) : null;
  return known?.kind === 'confirmed' || known?.kind === 'redirect' ? known : refused('processing_error');
}

/** What the provider's answer to a confirmation says; an answer that says nothing leaves open what became of it. */
export function outcomeOfAnswer(status: number, body: unknown): CardOutcome {
  if (status === 200) {
    const intent = intentShape.safeParse(body);
    return intent.success ? outcomeOfIntent(intent.data) : UNREACHABLE;
  }
  const failure = failureShape.safeParse(body);
  return failure.success ? outcomeOfFailure(status, failure.data) : UNREACHABLE;
}
