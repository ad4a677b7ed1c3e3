// Objects as the provider's reference publishes them, whole, with fields that nobody reads, and some that are not published yet.

export const publishedMethod = {
  id: 'pm_1Q0PsIJvEtkwdCNYMSaVuRz6',
  object: 'payment_method',
  allow_redisplay: 'unspecified',
  billing_details: {
    address: { city: null, country: null, line1: null, line2: null, postal_code: null, state: null },
    ...{ email: null, name: 'Jenny Rosen', phone: null, tax_id: null },
  },
  card: {
    ...{ brand: 'mastercard', display_brand: 'mastercard', country: 'US', funding: 'credit', last4: '4444' },
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    ...{ exp_month: 8, exp_year: 2031, fingerprint: 'Xt5EWLLDS7FJjR1c', generated_from: null, regulated_status: null },
    networks: { available: ['mastercard'], preferred: null },
    three_d_secure_usage: { supported: true },
    ...{ wallet: null, some_later_field: { of: ['some', 'form'] } },
  },
  ...{ created: 1_726_673_582, customer: 'cus_QrPHBJ8', customer_account: null, livemode: false, metadata: {} },
  type: 'card',
  some_later_field: 1,
};

const publishedError = {
  ...{ charge: 'ch_3PgafmB7WZ01zgkW', code: 'card_declined', decline_code: 'insufficient_funds' },
  ...{ doc_url: 'https://stripe.com/docs/error-codes/card-declined', message: 'Your card has insufficient funds.' },
  ...{ advice_code: 'try_again_later', network_decline_code: '51', some_later_field: true, type: 'card_error' },
  payment_method: publishedMethod,
};

export const publishedIntent = {
  ...{ id: 'pi_3MtwBwLkdIwHu7ix28a3tqPa', object: 'payment_intent', amount: 2_000, amount_capturable: 0 },
  amount_details: { tip: {}, some_later_field: {} },
  ...{
    amount_received: 2_000,
    allowed_payment_method_types: ['card'],
    application: null,
    application_fee_amount: null,
  },
  ...{ automatic_payment_methods: null, canceled_at: null, cancellation_reason: null, capture_method: 'automatic' },
  ...{
    client_secret: 'pi_3MtwBwLkdIwHu7ix28a3tqPa_secret_YrKJUKribcBjcG8HVhfZluoGH',
    confirmation_method: 'automatic',
  },
  ...{ created: 1_680_800_504, currency: 'usd', customer: 'cus_QrPHBJ8', customer_account: null, description: null },
  ...{ excluded_payment_method_types: null, last_payment_error: null, latest_charge: 'ch_3MtwBwLkdIwHu7ix28a3tqPa' },
  ...{ livemode: false, metadata: { order_id: 'ord_1' }, next_action: null, on_behalf_of: null },
  payment_method: publishedMethod,
  payment_method_configuration_details: null,
  payment_method_options: { card: { installments: null, network: null, request_three_d_secure: 'automatic' } },
  ...{ payment_method_types: ['card'], processing: null, receipt_email: null, review: null },
  ...{ setup_future_usage: 'off_session', shipping: null, source: null, statement_descriptor: null },
  ...{ statement_descriptor_suffix: null, status: 'succeeded', transfer_data: null, transfer_group: null },
  some_later_field: [{ deep: null }],
};

/** What a payment was charged by, as far as it is of interest here. */
export const publishedCharge = {
  ...{ id: publishedIntent.latest_charge, object: 'charge', amount: 2_000, amount_captured: 2_000, amount_refunded: 0 },
  ...{ captured: true, currency: 'usd', disputed: false, livemode: false, paid: true, refunded: false },
  ...{ payment_intent: publishedIntent.id, status: 'succeeded', some_later_field: {} },
};

export const publishedSetup = {
  ...{ id: 'seti_1Mm8s8LkdIwHu7ix0OXBfTRG', object: 'setup_intent', application: null, attach_to_self: null },
  ...{ allowed_payment_method_types: ['card'], automatic_payment_methods: null, cancellation_reason: null },
  ...{ client_secret: 'seti_1Mm8s8LkdIwHu7ix0OXBfTRG_secret_NXDICkPqPeiBTAFqWmkbff09lRmSVXe', created: 1_678_942_624 },
  ...{ customer: 'cus_QrPHBJ8', description: null, flow_directions: null, last_setup_error: null },
  ...{ latest_attempt: 'setatt_1', livemode: false, mandate: null, metadata: {}, on_behalf_of: null },
  next_action: {
    redirect_to_url: { return_url: 'https://console.example/back', url: 'https://hooks.stripe.com/3d_secure_2/hosted' },
    type: 'redirect_to_url',
    some_later_field: {},
  },
  ...{ payment_method: publishedMethod.id, payment_method_options: { card: { mandate_options: null, network: null } } },
  ...{ payment_method_types: ['card'], single_use_mandate: null, status: 'requires_action', usage: 'off_session' },
  some_later_field: 'word',
};

/** The answer, with status 402, to a confirmation with a card that its bank declines. */
export const publishedDecline = {
  error: {
    ...publishedError,
    payment_intent: {
      ...publishedIntent,
      ...{ amount_received: 0, last_payment_error: publishedError, payment_method: null },
      status: 'requires_payment_method',
    },
    request_log_url: 'https://dashboard.stripe.com/test/logs/req_1',
  },
};

export const publishedEvent = {
  ...{ id: 'evt_1NG8Du2eZvKYlo2CUI79vXWy', object: 'event', account: null, api_version: '2019-02-19' },
  ...{ created: 1_686_089_970, livemode: false, pending_webhooks: 0, context: null, some_later_field: {} },
  data: { object: publishedIntent, previous_attributes: { status: 'processing' } },
  request: { id: null, idempotency_key: null },
  type: 'payment_intent.succeeded',
};
