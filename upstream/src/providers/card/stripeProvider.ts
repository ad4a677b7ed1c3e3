import { Stripe } from 'stripe';
import type * as z from 'zod';
import { type CardProvider, ProviderRefused, ProviderUnreachable, SignatureRefused } from './cardProvider.ts';
import { cardObject, eventObject, intentObject, setupObject } from './stripeObjects.ts';

/** How a provider that speaks Stripe's API is reached. */
export type CardProviderAccess = {
  /** Protocol, host and port. */
  url: string;
  secretKey: string;
  /** Of this secret are the signatures of its events. */
  webhookSecret: string;
};

/** Answers of this form are read; the account's own version may be another one. */
const API_VERSION = '2026-10-28.endive';

/** How old the signature of an event may be, and how far ahead the provider's clock. */
const TOLERANCE_SECONDS = 300;

/** With the card, which otherwise is named by its id alone. */
const expand = ['payment_method'];

/** Whatever else the account takes, the card page takes cards. */
const byCard = { allowed_payment_method_types: ['card' as const] };

/**
 * Payments by card through Stripe, or through what speaks its API. A question takes twice `timeoutMs` at most, which is less than the
 * gateway waits for a write; where an intent is past what is asked, one more follows.
 */
export function createStripeProvider(access: CardProviderAccess, { timeoutMs = 3_500 } = {}): CardProvider {
  const stripe = new Stripe(access.secretKey, {
    ...addressOf(access.url),
    apiVersion: API_VERSION,
    timeout: timeoutMs,
    // Every write has a key, so that it may be repeated.
    maxNetworkRetries: 1,
    telemetry: false,
  });
  const intent: CardProvider['intent'] = (intentId) =>
    answered(intentObject, stripe.paymentIntents.retrieve(intentId, { expand: [...expand, 'latest_charge'] }));
  /** A card that was declined, or an intent that is past what was asked, comes as an error with the intent in it. */
  const asItStands = (error: unknown) => {
    if (!(error instanceof Stripe.errors.StripeError) || !error.payment_intent) throw asOurs(error);
    if (error instanceof Stripe.errors.StripeCardError) return answered(intentObject, error.payment_intent);
    if (error.code !== 'payment_intent_unexpected_state') throw asOurs(error);
    return intent(error.payment_intent.id);
  };
  return {
    createCustomer: async ({ teamId, name, email }, idempotencyKey) => {
      const made = stripe.customers.create(
        { name, ...(email === null ? {} : { email }), metadata: { team_id: teamId } },
        { idempotencyKey },
      );
      return (await made.catch(refuse)).id;
    },
    createIntent: ({ amount, currency, customerId, orderId, savesCard }, idempotencyKey) =>
      answered(
        intentObject,
        stripe.paymentIntents.create(
          {
            ...{ amount, currency: currency.toLowerCase(), customer: customerId, ...byCard },
            metadata: { order_id: orderId },
            ...(savesCard ? { setup_future_usage: 'off_session' as const } : {}),
            expand,
          },
          { idempotencyKey },
        ),
      ),
    confirmIntent: (intentId, { providerCardId, isOffSession, returnUrl }, idempotencyKey) => {
      const confirmed = stripe.paymentIntents.confirm(
        intentId,
        {
          ...{ payment_method: providerCardId, off_session: isOffSession, expand },
          ...(returnUrl === undefined ? {} : { return_url: returnUrl }),
        },
        { idempotencyKey },
      );
      return confirmed.then((read) => answered(intentObject, read), asItStands);
    },
    intent,
    cancelIntent: (intentId) =>
      stripe.paymentIntents.cancel(intentId, { expand }).then((read) => answered(intentObject, read), asItStands),
    createSetup: ({ customerId }, idempotencyKey) =>
      answered(
        setupObject,
        stripe.setupIntents.create(
          { customer: customerId, usage: 'off_session', ...byCard, expand },
          { idempotencyKey },
        ),
      ),
    setup: (setupId) => answered(setupObject, stripe.setupIntents.retrieve(setupId, { expand })),
    card: (providerCardId) => answered(cardObject, stripe.paymentMethods.retrieve(providerCardId)),
    detachCard: async (providerCardId, idempotencyKey) => {
      await answered(cardObject, stripe.paymentMethods.detach(providerCardId, {}, { idempotencyKey }));
    },
    readEvent: (rawBody, signature, now) => {
      const event = signedEvent(stripe, rawBody, signature, access.webhookSecret, now);
      const read = eventObject.safeParse(event);
      if (!read.success) throw new SignatureRefused('It is no event.');
      return read.data;
    },
  };
}

function addressOf(url: string) {
  const { protocol, hostname, port } = new URL(url);
  const isSecure = protocol === 'https:';
  return {
    host: hostname,
    port: port === '' ? (isSecure ? 443 : 80) : Number(port),
    protocol: isSecure ? ('https' as const) : ('http' as const),
  };
}

function signedEvent(stripe: Stripe, body: Buffer | string, signature: string, secret: string, now: number): unknown {
  try {
    const event = stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS, undefined, now);
    // Of an event that is yet to come the library says nothing: it would be believed until then.
    const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
    if (signedAt <= now / 1_000 + TOLERANCE_SECONDS) return event;
  } catch (error) {
    throw new SignatureRefused('The event is not signed by the provider, or too old.', { cause: error });
  }
  throw new SignatureRefused('The event is signed for later.');
}

/** The answer as it is read, whatever its type promises. */
async function answered<T>(schema: z.ZodType<T>, answer: unknown): Promise<T> {
  const read = schema.safeParse(await Promise.resolve(answer).catch(refuse));
  if (read.success) return read.data;
  throw new ProviderUnreachable('The answer of the provider cannot be read.', {
    cause: read.error,
    isUnreadable: true,
  });
}

function refuse(error: unknown): never {
  throw asOurs(error);
}

/**
 * Whether it is known that nothing was done. Where the key of this installation is not taken that says nothing of the card or the
 * order: with another key the same may be asked again.
 */
function asOurs(error: unknown): unknown {
  const { StripeError, StripeAPIError, StripeConnectionError, StripeRateLimitError } = Stripe.errors;
  if (!(error instanceof StripeError)) return error;
  const { StripeAuthenticationError, StripePermissionError } = Stripe.errors;
  if (error instanceof StripeAuthenticationError || error instanceof StripePermissionError)
    return new ProviderUnreachable('The provider does not take the key of this installation.', { cause: error });
  const isOpen =
    error instanceof StripeConnectionError ||
    error instanceof StripeAPIError ||
    error instanceof StripeRateLimitError ||
    error.statusCode === 409;
  return isOpen
    ? new ProviderUnreachable('The provider did not answer.', { cause: error })
    : new ProviderRefused(error.code ?? error.rawType ?? error.type, { cause: error });
}
