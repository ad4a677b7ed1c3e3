// What is read of the provider's answers. Fields that are not named here may come and go.
import * as z from 'zod';
import type {
  CardBrand,
  FailureCode,
  ProviderCard,
  ProviderEvent,
  ProviderIntent,
  ProviderSetup,
} from './cardProvider.ts';

const brands: Readonly<Record<string, CardBrand>> = {
  visa: 'VI',
  mastercard: 'MC',
  amex: 'AX',
  discover: 'DI',
  diners: 'DC',
  jcb: 'JC',
  unionpay: 'UP',
};

/** A payment method of a card. */
export const cardObject = z
  .object({
    id: z.string().min(1),
    card: z.object({
      brand: z.string(),
      last4: z.string(),
      exp_month: z.int().min(1).max(12),
      exp_year: z.int(),
      fingerprint: z.string().nullish(),
    }),
  })
  .transform(({ id, card }): ProviderCard => ({
    providerCardId: id,
    brand: brands[card.brand] ?? null,
    lastFour: card.last4,
    expiryMonth: card.exp_month,
    expiryYear: card.exp_year,
    fingerprint: card.fingerprint ?? null,
  }));

const failures: Readonly<Record<string, FailureCode>> = {
  insufficient_funds: 'insufficient_funds',
  expired_card: 'expired_card',
  incorrect_cvc: 'incorrect_cvc',
  invalid_cvc: 'incorrect_cvc',
  processing_error: 'processing_error',
  authentication_required: 'confirmation_required',
  payment_intent_authentication_failure: 'confirmation_failed',
  setup_intent_authentication_failure: 'confirmation_failed',
};

/** The bank's own reason says more than that it declined. Of reasons that are not known the card's owner asks the bank. */
const failureObject = z
  .object({ code: z.string().nullish(), decline_code: z.string().nullish() })
  .transform(
    ({ code, decline_code }): FailureCode => failures[decline_code ?? ''] ?? failures[code ?? ''] ?? 'declined',
  )
  .nullish()
  .transform((failure) => failure ?? null);

const statusObject = z
  .enum([
    'requires_payment_method',
    'requires_confirmation',
    'requires_action',
    'processing',
    'requires_capture',
    'succeeded',
    'canceled',
  ])
  .transform((status): ProviderIntent['status'] => {
    if (status === 'requires_payment_method' || status === 'requires_confirmation') return 'needs_card';
    if (status === 'requires_action') return 'needs_confirmation';
    if (status === 'requires_capture') return 'processing';
    return status === 'canceled' ? 'cancelled' : status;
  });

const common = {
  id: z.string().min(1),
  client_secret: z.string().nullish(),
  status: statusObject,
  next_action: z.object({ redirect_to_url: z.object({ url: z.url().nullish() }).nullish() }).nullish(),
  payment_method: z.union([z.string(), z.null(), cardObject]).optional(),
};

const partsOf = (read: z.infer<z.ZodObject<typeof common>>) => ({
  clientSecret: read.client_secret ?? null,
  status: read.status,
  confirmationUrl: read.next_action?.redirect_to_url?.url ?? null,
  card: typeof read.payment_method === 'object' ? read.payment_method : null,
});

const currencyObject = z.enum(['usd', 'inr']).transform((currency) => (currency === 'usd' ? 'USD' : 'INR'));

const chargeObject = z.object({ amount_refunded: z.int().min(0).default(0), disputed: z.boolean().default(false) });

/** Where it was not asked for, nothing is said. */
const returnedOf = (charge: z.infer<typeof chargeObject> | string | null | undefined) => ({
  amountRefunded: typeof charge === 'object' ? (charge?.amount_refunded ?? 0) : 0,
  isDisputed: typeof charge === 'object' && charge !== null && charge.disputed,
});

/** A payment; its card, and what it was charged by, only where they were asked for as a whole. */
export const intentObject = z
  .object({
    ...common,
    object: z.literal('payment_intent'),
    amount: z.int().min(0),
    amount_received: z.int().min(0),
    currency: currencyObject,
    last_payment_error: failureObject,
    latest_charge: z.union([z.string(), z.null(), chargeObject]).optional(),
    metadata: z.record(z.string(), z.string()).nullish(),
  })
  .transform((read): ProviderIntent => ({
    intentId: read.id,
    ...partsOf(read),
    amount: read.amount,
    amountReceived: read.amount_received,
    ...returnedOf(read.latest_charge),
    currency: read.currency,
    failure: read.last_payment_error,
    orderId: read.metadata?.['order_id'] ?? null,
  }));

export const setupObject = z
  .object({ ...common, object: z.literal('setup_intent'), last_setup_error: failureObject })
  .transform((read): ProviderSetup => ({ setupId: read.id, ...partsOf(read), failure: read.last_setup_error }));

/** A charge names the payment that it was made for. */
const subjectObject = z.object({
  id: z.string().nullish(),
  object: z.string().nullish(),
  payment_intent: z.string().nullish(),
});

export const eventObject = z
  .object({ id: z.string().min(1), data: z.object({ object: subjectObject }) })
  .transform(({ id: eventId, data: { object: subject } }): ProviderEvent => {
    if (subject.object === 'payment_intent' && subject.id) return { eventId, kind: 'intent', intentId: subject.id };
    if (subject.object === 'setup_intent' && subject.id) return { eventId, kind: 'setup', setupId: subject.id };
    if (subject.payment_intent) return { eventId, kind: 'intent', intentId: subject.payment_intent };
    return { eventId, kind: 'other' };
  });
