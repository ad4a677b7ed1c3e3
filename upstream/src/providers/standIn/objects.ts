// Payments and cards in the published form of Stripe's objects.
import type { Intent } from './intents.ts';
import type { Method, Methods } from './methods.ts';

/** What is the same for a card however often it is typed in: of the few cards that are known, their ends say which one it is. */
const fingerprintOf = ({ brand, last4 }: Pick<Method['card'], 'brand' | 'last4'>) => `${brand}_${last4}`;

export const methodObject = ({ id, customer, card: { behaviour: _kept, ...card } }: Method) => ({
  ...{ id, object: 'payment_method', type: 'card', customer, livemode: false },
  card: { ...card, funding: 'credit', country: 'US', fingerprint: fingerprintOf(card) },
  ...{ billing_details: { email: null, name: null }, metadata: {} },
});

/** What a person is told of a refusal, as an error has it. */
const refusalOf = ({ failure }: Intent) =>
  failure && { type: 'card_error', ...failure, message: 'Your card was declined.' };

/** @param confirmAt where a person confirms to their card's bank */
export function intentObject(
  one: Intent,
  methods: Methods,
  { expand, confirmAt }: { expand: readonly string[]; confirmAt: string },
) {
  const by = one.methodId === null ? null : methods.find(one.methodId);
  const isPayment = one.kind === 'payment_intent';
  return {
    ...{ id: one.id, object: one.kind, client_secret: one.clientSecret, status: one.status, livemode: false },
    ...{ created: Math.floor(one.createdAt / 1_000), customer: one.customer, metadata: one.metadata },
    ...{ payment_method_types: ['card'], allowed_payment_method_types: ['card'] },
    payment_method: by && (expand.includes('payment_method') ? methodObject(by) : by.id),
    next_action:
      one.status === 'requires_action'
        ? {
            type: 'redirect_to_url',
            redirect_to_url: {
              url: `${confirmAt}/${one.id}?secret=${encodeURIComponent(one.clientSecret)}`,
              return_url: one.returnUrl,
            },
          }
        : null,
    ...(isPayment
      ? {
          ...{ amount: one.amount, amount_received: one.received, amount_capturable: 0, currency: one.currency },
          latest_charge: one.received === 0 ? null : chargeShown(one, expand),
          ...{ last_payment_error: refusalOf(one), capture_method: 'automatic', confirmation_method: 'automatic' },
          setup_future_usage: one.keepsCard ? 'off_session' : null,
        }
      : { last_setup_error: refusalOf(one), usage: 'off_session' }),
  };
}

/** What a payment has taken, and how much of it went back. */
export const chargeObject = ({ id, received, refunded, currency, customer, methodId, metadata }: Intent) => ({
  ...{ id: id.replace(/^pi_/, 'ch_'), object: 'charge', livemode: false, status: 'succeeded', captured: true },
  ...{ amount: received, amount_captured: received, amount_refunded: refunded, refunded: refunded === received },
  disputed: false,
  ...{ currency, customer, metadata, payment_intent: id, payment_method: methodId },
});

const chargeShown = (one: Intent, expand: readonly string[]) =>
  expand.includes('latest_charge') ? chargeObject(one) : chargeObject(one).id;
