import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Stripe } from 'stripe';
import { afterAll, afterEach, beforeAll, expect, it, test, vi } from 'vitest';
import * as z from 'zod';
import { createStripeProvider } from '../card/stripeProvider.ts';
import { ProviderRefused } from '../providerErrors.ts';
import { STAND_IN } from '../standInKeys.ts';
import { Events } from './events.ts';
import { buildStandIn, startStandIn } from './standIn.ts';

const folder = mkdtempSync(join(tmpdir(), 'stand-in-'));
const file = join(folder, 'journal.jsonl');
const START = Date.parse('2026-03-02T09:00:00Z');
let now = START;
let standIn: Awaited<ReturnType<typeof startStandIn>>;
const start = async () => {
  standIn = await startStandIn({ now: () => now, file });
};
beforeAll(start);
afterEach(() => {
  now = START;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
afterAll(async () => {
  await standIn.stop();
  rmSync(folder, { recursive: true });
});

const provider = () => createStripeProvider({ ...STAND_IN, url: standIn.url });
const ordered = (customerId: string, savesCard = true) => {
  const of = { amount: 90_000, currency: 'USD', customerId, orderId: 'ord_1', savesCard } as const;
  return provider().createIntent(of, crypto.randomUUID());
};
const customer = (teamId: string) =>
  provider().createCustomer({ teamId, name: teamId, email: null }, crypto.randomUUID());
const charge = async (customerId: string, providerCardId: string) => {
  const { intentId } = await ordered(customerId);
  return provider().confirmIntent(intentId, { providerCardId, isOffSession: true }, crypto.randomUUID());
};

const answerShape = z.object({
  id: z.string().optional(),
  error: z.record(z.string(), z.unknown()).optional(),
});
async function post(path: string, form: Record<string, string>, key: string = crypto.randomUUID()) {
  const headers = { authorization: `Bearer ${STAND_IN.secretKey}`, 'idempotency-key': key };
  const answer = await fetch(`${standIn.url}${path}`, { method: 'POST', headers, body: new URLSearchParams(form) });
  return { status: answer.status, body: answerShape.parse(await answer.json()) };
}
type Typed = { number?: string; exp_month?: string; exp_year?: string; cvc?: string };
const typeCard = (clientSecret: string | null, typed: Typed, kind = 'payment_intents') => {
  const card = { number: '4242424242424242', exp_month: '12', exp_year: '34', cvc: '9871', ...typed };
  const fields = Object.entries(card).map(([name, value]) => [`payment_method_data[card][${name}]`, value]);
  const [id = ''] = (clientSecret ?? '').split('_secret_');
  return post(`/v1/${kind}/${id}/confirm`, { 'payment_method_data[type]': 'card', ...Object.fromEntries(fields) });
};
const keep = async (customerId: string, typed: Typed = {}) => {
  const { clientSecret, setupId } = await provider().createSetup({ customerId }, crypto.randomUUID());
  await typeCard(clientSecret, typed, 'setup_intents');
  return (await provider().setup(setupId)).card?.providerCardId ?? '';
};

it.each([
  [{ number: '4242424242424241' }, 'incorrect_number'],
  [{ exp_month: '13' }, 'invalid_expiry_month'],
  [{ exp_year: '2025' }, 'invalid_expiry_year'],
  [{ exp_month: '2', exp_year: '26' }, 'expired_card'],
  [{ cvc: '' }, 'invalid_cvc'],
  [{ cvc: '12' }, 'invalid_cvc'],
  [{ number: '4539578763621486' }, 'card_declined', 'test_mode_live_card'],
])('of a card typed in as %o it says what is wrong', async (typed, code, decline_code?: string) => {
  const { clientSecret, intentId } = await ordered('cus_demo_1');
  const { status, body } = await typeCard(clientSecret, typed);
  expect(status).toBe(402);
  expect(body.error).toMatchObject({ type: 'card_error', code, ...(decline_code ? { decline_code } : {}) });
  // The card is let go, and nothing was taken.
  expect(await provider().intent(intentId)).toMatchObject({ status: 'needs_card', card: null, amountReceived: 0 });
  expect((await typeCard(clientSecret, { exp_month: '3', exp_year: '26' })).status).toBe(200);
});

test('a card is its owner’s alone until it is taken away or runs out; ready ones are everybody’s', async () => {
  const [owner, other] = [await customer('one'), await customer('two')];
  const card = await keep(owner, { exp_month: '4', exp_year: '26' });
  expect(await charge(owner, card)).toMatchObject({ status: 'succeeded' });
  await expect(charge(other, card)).rejects.toThrow(ProviderRefused);
  await expect(ordered('cus_unknown')).rejects.toThrow(ProviderRefused);
  now = Date.parse('2026-05-01T00:00:00Z');
  expect(await charge(owner, card)).toMatchObject({ status: 'needs_card', failure: 'expired_card' });
  now = START;
  const unkept = await ordered(owner, false);
  await typeCard(unkept.clientSecret, {});
  const once = (await provider().intent(unkept.intentId)).card?.providerCardId ?? '';
  await expect(charge(owner, once)).rejects.toThrow(ProviderRefused);
  await provider().detachCard(card, 'detach-1');
  await expect(charge(owner, card)).rejects.toThrow(ProviderRefused);
  await expect(provider().detachCard(card, 'detach-2')).rejects.toThrow(ProviderRefused);
  for (const one of [owner, other, 'cus_demo_2'])
    expect(await charge(one, 'pm_card_visa')).toMatchObject({ status: 'succeeded' });
});

test('what the provider does not know is refused, and may be sent better by the same key', async () => {
  const form = { amount: '100', currency: 'usd', customer: 'cus_demo_1' };
  expect(await post('/v1/payment_intents', { ...form, 'payment_method_types[0]': 'card' }, 'one-key')).toMatchObject({
    ...{ status: 400, body: { error: { code: 'parameter_unknown', param: 'payment_method_types' } } },
  });
  const made = await post('/v1/payment_intents', form, 'one-key');
  expect(made.status).toBe(200);
  expect(await post('/v1/payment_intents', form, 'one-key')).toEqual(made);
  const pay = (method: string) =>
    post(`/v1/payment_intents/${made.body.id}/confirm`, { payment_method: method }, `pay-${method}`);
  expect(await pay('pm_card_chargeDeclined')).toMatchObject({ status: 402 });
  expect(await pay('pm_card_visa')).toMatchObject({ status: 200 });
  // What was declined or done is answered again, whatever came after.
  expect(await pay('pm_card_chargeDeclined')).toMatchObject({ status: 402 });
  expect(await pay('pm_card_visa')).toMatchObject({ status: 200 });
});

test('what it keeps outlives it, and has neither a number nor a code in it', async () => {
  const owner = await customer('three');
  const card = await keep(owner, { number: '4000 0000 0000 0341' });
  await standIn.stop();
  await start();
  expect(await charge(owner, card)).toMatchObject({ status: 'needs_card', failure: 'declined' });
  const journal = readFileSync(file, 'utf8');
  expect(journal).toContain('0341');
  for (const number of ['4242424242424242', '4000000000000341', '4000 0000 0000', '453957876362', '42424242'])
    expect(journal).not.toContain(number);
  expect(journal).not.toContain('"9871');
});

test('events are signed by the machine’s clock, tell of refunds, and are sent three times more', async () => {
  const heard: { type: string; data: { object: { payment_intent?: string; amount_refunded?: number } } }[] = [];
  let refunded = () => {};
  const isRefunded = new Promise<void>((done) => (refunded = done));
  const receiver = createServer((request, reply) => {
    void text(request).then((payload) => {
      const signature = String(request.headers['stripe-signature']);
      new Stripe('sk').webhooks.constructEvent(payload, signature, STAND_IN.webhookSecret);
      heard.push(JSON.parse(payload));
      reply.end();
      if (payload.includes('charge.refunded')) refunded();
    });
  });
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
  const address = receiver.address();
  const port = typeof address === 'object' ? address?.port : 0;
  await standIn.stop();
  standIn = await startStandIn({ now: () => now, file, eventsTo: `http://127.0.0.1:${port}/` });
  const { intentId } = await charge('cus_demo_1', 'pm_card_visa');
  await post('/v1/refunds', { payment_intent: intentId, amount: '500' });
  await isRefunded;
  receiver.close();
  receiver.closeAllConnections();
  expect(heard.filter(({ type }) => type === 'payment_intent.succeeded')).toHaveLength(1);
  expect(heard.find(({ type }) => type === 'charge.refunded')?.data.object).toMatchObject({
    ...{ payment_intent: intentId, amount_refunded: 500, refunded: false },
  });

  vi.useFakeTimers();
  const send = vi.fn<() => Promise<Response>>(() => Promise.reject(new Error('nobody listens')));
  vi.stubGlobal('fetch', send);
  const found = { kind: 'payment_intent', status: 'succeeded' } as const;
  new Events('http://127.0.0.1:1/', () => found).tell({ ...blank, ...found }, 'moved');
  const calls = [];
  for (const ms of [0, 499, 1, 1_999, 1, 7_999, 1, 60_000]) {
    await vi.advanceTimersByTimeAsync(ms);
    calls.push(send.mock.calls.length);
  }
  expect(calls).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
});

const blank = {
  ...{ id: 'pi_1', amount: 1, currency: 'usd', customer: null, clientSecret: '', methodId: null, received: 1 },
  ...{ refunded: 0, failure: null, returnUrl: null, metadata: {}, keepsCard: false, decidedAt: null, createdAt: 0 },
};

test('browsers of other sites may ask the card API alone, and who misbehaves it is this machine’s', async () => {
  const app = await buildStandIn();
  const asks = (url: string) =>
    app.inject({
      ...{ method: 'OPTIONS', url },
      headers: {
        origin: 'https://console.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,idempotency-key',
      },
    });
  const allowed = await asks('/v1/payment_intents/pi_1/confirm');
  expect(allowed.headers['access-control-allow-origin']).toBe('https://console.example');
  expect(allowed.headers['access-control-allow-headers']).toContain('idempotency-key');
  for (const url of ['/control', '/control/payments', '/control/bank-payments', '/netbanking/status', '/health/ready'])
    expect((await asks(url)).headers['access-control-allow-origin']).toBeUndefined();
  const control = (host: string, remoteAddress: string) =>
    app.inject({ url: '/control/payments', headers: { host }, remoteAddress }).then(({ statusCode }) => statusCode);
  expect(await control('localhost:4002', '127.0.0.1')).toBe(200);
  expect(await control('lured.example', '127.0.0.1')).toBe(404);
  expect(await control('localhost:4002', '192.0.2.1')).toBe(404);
  const misbehave = (payload: object) => app.inject({ method: 'POST', url: '/control', payload });
  expect((await misbehave({ latencyMs: 0, unknown: 1 })).statusCode).toBe(400);
  expect((await misbehave({ eventCopies: 2 })).json()).toMatchObject({ eventCopies: 2, failRequests: 0 });
  await app.close();
});
