import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ProviderRefused, ProviderUnreachable, SignatureRefused } from '../providerErrors.ts';
import {
  publishedCharge,
  publishedDecline,
  publishedEvent,
  publishedIntent,
  publishedMethod,
  publishedSetup,
} from './published.fixture.ts';
import { createStripeProvider } from './stripeProvider.ts';

type Sent = { path: string; form: Record<string, string>; headers: Record<string, string | string[] | undefined> };
let answer: { status: number; body: unknown } = { status: 200, body: {} };
let sent: Sent[] = [];
const server = createServer((request, reply) => {
  void text(request).then((body) => {
    const path = decodeURIComponent(request.url ?? '');
    sent.push({ path, form: Object.fromEntries(new URLSearchParams(body)), headers: request.headers });
    reply.writeHead(answer.status, { 'content-type': 'application/json', 'stripe-should-retry': 'false' });
    reply.end(JSON.stringify(answer.body));
  });
});
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(() => new Promise((done) => server.close(done)));

const WEBHOOK_SECRET = 'whsec_of_an_account';
const provider = () => {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const url = `http://127.0.0.1:${port}`;
  return createStripeProvider({ url, secretKey: 'sk_of_an_account', webhookSecret: WEBHOOK_SECRET });
};
const answering = (status: number, body: unknown) => {
  answer = { status, body };
  sent = [];
  return provider();
};

const card = {
  providerCardId: publishedMethod.id,
  brand: 'MC',
  lastFour: '4444',
  expiryMonth: 8,
  expiryYear: 2031,
  fingerprint: 'Xt5EWLLDS7FJjR1c',
};
const paid = {
  ...{ intentId: publishedIntent.id, clientSecret: publishedIntent.client_secret, orderId: 'ord_1', currency: 'USD' },
  ...{
    amount: 2_000,
    amountReceived: 2_000,
    amountRefunded: 0,
    isDisputed: false,
    status: 'succeeded',
    confirmationUrl: null,
    failure: null,
    card,
  },
};

test('published objects are read as they are, whatever else is in them', async () => {
  expect(await answering(200, publishedIntent).intent(publishedIntent.id)).toEqual(paid);
  expect(sent[0]).toMatchObject({
    path: `/v1/payment_intents/${publishedIntent.id}?expand[0]=payment_method&expand[1]=latest_charge`,
  });
  const withCharge = {
    ...publishedIntent,
    latest_charge: { ...publishedCharge, amount_refunded: 700, disputed: true },
  };
  expect(await answering(200, withCharge).intent(publishedIntent.id)).toEqual({
    ...paid,
    amountRefunded: 700,
    isDisputed: true,
  });
  expect(await answering(200, publishedMethod).card(publishedMethod.id)).toEqual(card);
  expect(await answering(200, publishedSetup).setup(publishedSetup.id)).toEqual({
    ...{ setupId: publishedSetup.id, clientSecret: publishedSetup.client_secret, status: 'needs_confirmation' },
    ...{ confirmationUrl: 'https://hooks.stripe.com/3d_secure_2/hosted', failure: null, card: null },
  });
});

test('what another product of the account was paid by cannot be read, which is told apart from no answer', async () => {
  const sepa = { ...publishedMethod, card: undefined, type: 'sepa_debit', sepa_debit: { last4: '3000' } };
  for (const more of [{ currency: 'eur' }, { payment_method: sepa }]) {
    const reading = answering(200, { ...publishedIntent, ...more }).intent('pi_1');
    await expect(reading).rejects.toMatchObject({ name: 'ProviderUnreachable', isUnreadable: true });
  }
  const failing = answering(500, { error: { type: 'api_error', message: 'Not now.' } }).intent('pi_1');
  await expect(failing).rejects.toMatchObject({ name: 'ProviderUnreachable', isUnreadable: false });
});

test('a key that is over says nothing of what it was to ask for: it may be asked again with another one', async () => {
  const over = {
    error: { type: 'invalid_request_error', code: 'api_key_expired', message: 'Expired API Key provided' },
  };
  const by = { providerCardId: publishedMethod.id, isOffSession: true };
  for (const status of [401, 403]) {
    await expect(answering(status, over).confirmIntent('pi_1', by, 'pay-4')).rejects.toThrow(ProviderUnreachable);
    await expect(answering(status, over).detachCard(publishedMethod.id, 'detach-1')).rejects.toThrow(
      ProviderUnreachable,
    );
    await expect(answering(status, over).card(publishedMethod.id)).rejects.toThrow(ProviderUnreachable);
  }
});

test('what is sent are parameters of the version that is named, with a key', async () => {
  const of = { amount: 2_000, currency: 'USD', customerId: 'cus_1', orderId: 'ord_1', savesCard: true } as const;
  expect(await answering(200, publishedIntent).createIntent(of, 'intent:ord_1')).toEqual(paid);
  expect(sent[0]).toMatchObject({
    path: '/v1/payment_intents',
    headers: {
      ...{ 'idempotency-key': 'intent:ord_1', authorization: 'Bearer sk_of_an_account' },
      'stripe-version': '2026-10-28.endive',
    },
  });
  expect(sent[0]?.form).toEqual({
    ...{ amount: '2000', currency: 'usd', customer: 'cus_1', 'metadata[order_id]': 'ord_1' },
    ...{ 'allowed_payment_method_types[0]': 'card', setup_future_usage: 'off_session', 'expand[0]': 'payment_method' },
  });
  await answering(200, publishedSetup).createSetup({ customerId: 'cus_1' }, 'setup-1');
  expect(sent[0]?.form).toEqual({
    ...{ customer: 'cus_1', usage: 'off_session', 'allowed_payment_method_types[0]': 'card' },
    'expand[0]': 'payment_method',
  });
});

test('a decline is an answer, a refusal is told by its code, and a fault leaves open what was done', async () => {
  const by = { providerCardId: publishedMethod.id, isOffSession: true };
  expect(await answering(402, publishedDecline).confirmIntent('pi_1', by, 'pay-1')).toEqual({
    ...{ ...paid, status: 'needs_card', amountReceived: 0, failure: 'insufficient_funds', card: null },
  });
  const invalid = { error: { type: 'invalid_request_error', code: 'parameter_unknown', message: 'Unknown: x' } };
  const refused = await answering(400, invalid)
    .confirmIntent('pi_1', by, 'pay-2')
    .catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ProviderRefused);
  expect(refused).toMatchObject({ code: 'parameter_unknown' });
  for (const [status, type] of [
    [500, 'api_error'],
    [429, 'invalid_request_error'],
    [409, 'idempotency_error'],
  ] as const) {
    const failing = answering(status, { error: { type, message: 'Not now.' } });
    await expect(failing.confirmIntent('pi_1', by, 'pay-3')).rejects.toThrow(ProviderUnreachable);
  }
});

test('an event is believed by any one of its signatures, while secrets are exchanged', () => {
  const payload = JSON.stringify(publishedEvent);
  const now = Date.parse('2026-03-02T09:00:00Z');
  const timestamp = now / 1_000;
  const by = (secret: string) =>
    new Stripe('sk').webhooks.generateTestHeaderString({ payload, secret, timestamp }).split(',')[1] ?? '';
  const read = (...signatures: string[]) =>
    provider().readEvent(Buffer.from(payload), [`t=${timestamp}`, ...signatures].join(','), now);
  const wanted = { eventId: publishedEvent.id, kind: 'intent', intentId: publishedIntent.id };
  expect(read(by('whsec_before'), by(WEBHOOK_SECRET), 'v0=00')).toEqual(wanted);
  expect(read(by(WEBHOOK_SECRET), by('whsec_before'))).toEqual(wanted);
  expect(() => read(by('whsec_before'), by('whsec_of_another'))).toThrow(SignatureRefused);
  expect(() => read(by(WEBHOOK_SECRET).replace('v1=', 'v0='))).toThrow(SignatureRefused);
});

test('an event is believed that was signed within five minutes, before or after', () => {
  const payload = JSON.stringify(publishedEvent);
  const now = Date.parse('2026-03-02T09:00:00Z');
  const readSigned = (minutes: number) => {
    const timestamp = now / 1_000 + minutes * 60;
    const of = { payload, secret: WEBHOOK_SECRET, timestamp };
    return provider().readEvent(payload, new Stripe('sk').webhooks.generateTestHeaderString(of), now);
  };
  for (const minutes of [-5, 0, 5]) expect(readSigned(minutes)).toMatchObject({ kind: 'intent' });
  for (const minutes of [-6, 6, 60 * 24]) expect(() => readSigned(minutes)).toThrow(SignatureRefused);
});
