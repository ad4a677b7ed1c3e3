// Teams that pay: the services beside the stand-in of the providers, which is spoken to as over the network.
import { createHmac } from 'node:crypto';
import { and, eq, inArray, notLike, sql } from 'drizzle-orm';
import { afterAll, afterEach, expect } from 'vitest';
import * as z from 'zod';
import { ledgerEntry, ledgerTransaction, paymentOrder } from '../db/tables/payment.ts';
import { auditEntry } from '../db/tables/system.ts';
import type { PaymentProviders } from '../domains/payment/providerActions.ts';
import { createProviders } from '../providers/settings.ts';
import { startStandIn } from '../providers/standIn/standIn.ts';
import { STAND_IN } from '../providers/standInKeys.ts';
import { startFreshUpstream } from './freshUpstream.ts';
import { START, type Session, type TestOptions, type TestUpstream } from './testUpstream.ts';

/** What of an order tests look at; `order` of an answer, or the answer itself. */
const orderSchema = z.object({
  order_id: z.string(),
  status: z.enum(['open', 'pending', 'succeeded', 'cancelled']),
  payableAmount: z.number(),
  clientSecret: z.string().nullable(),
  confirmationUrl: z.string().nullable(),
  failure: z.string().nullable(),
});
export const orderIn = (body: unknown) =>
  orderSchema.parse(typeof body === 'object' && body !== null && 'order' in body ? body.order : body);

type Faults = { dropAnswers?: number; failRequests?: number; latencyMs?: number };
const payments = z.array(
  z.object({
    id: z.string(),
    status: z.string(),
    amount: z.number(),
    received: z.number(),
    refunded: z.number(),
    orderId: z.string().nullable(),
  }),
);
export type ProviderPayment = z.infer<typeof payments>[number];

/** The stand-in as browsers, banks and whoever tests see it. */
export type StandIn = {
  url: string;
  /** What the page with the card does: it confirms by the public key. */
  typeCard(clientSecret: string | null, number: string, key?: string, kind?: Kind): Promise<number>;
  /** Presses the button of a card's bank. */
  confirm(confirmationUrl: string | null, decision: 'yes' | 'no'): Promise<number>;
  /** Pays on a bank's website, or does not; gives what the browser brings back from there. */
  payAtBank(fields: readonly { name: string; value: string }[], decision: 'yes' | 'no'): Promise<Field[]>;
  /** Gives money of a payment back, as whoever runs the account does it there. */
  refund(payment: string, amount: number): Promise<number>;
  misbehave(faults: Faults): Promise<void>;
  payments(): Promise<ProviderPayment[]>;
};
type Field = { name: string; value: string };
type Kind = 'payment_intents' | 'setup_intents';

const listed = (fields: Record<string, string>): Field[] =>
  Object.entries(fields).map(([name, value]) => ({ name, value }));

/** Orders of which the provider may know more. */
const isUnsettled = inArray(paymentOrder.status, ['open', 'pending']);

function standInAt(url: string): StandIn {
  const post = (path: string, body: string | URLSearchParams, headers: Record<string, string> = {}) =>
    fetch(`${url}${path}`, { method: 'POST', body, headers, redirect: 'manual' });
  return {
    url,
    typeCard: async (clientSecret, number, key: string = crypto.randomUUID(), kind = 'payment_intents') => {
      const [id = ''] = (clientSecret ?? '').split('_secret_');
      const form = new URLSearchParams({
        ...{ client_secret: clientSecret ?? '', return_url: 'http://localhost/back' },
        ...{ 'payment_method_data[type]': 'card', 'payment_method_data[card][number]': number },
        ...{ 'payment_method_data[card][exp_month]': '12', 'payment_method_data[card][exp_year]': '34' },
        'payment_method_data[card][cvc]': '123',
      });
      const headers = { authorization: `Bearer ${STAND_IN.publicKey}`, 'idempotency-key': key };
      return (await post(`/v1/${kind}/${id}/confirm`, form, headers)).status;
    },
    confirm: async (confirmationUrl, decision) => {
      const at = new URL(confirmationUrl ?? '');
      const form = new URLSearchParams({ secret: at.searchParams.get('secret') ?? '', decision });
      return (await post(at.pathname, form)).status;
    },
    payAtBank: async (fields, decision) => {
      const form = new URLSearchParams(fields.map(({ name, value }): [string, string] => [name, value]));
      form.set('decision', decision);
      const page = await (await post('/netbanking/decision', form)).text();
      const found = [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)];
      return found.map(([, name = '', value = '']) => ({ name, value }));
    },
    refund: async (payment, amount) => {
      const form = new URLSearchParams({ payment_intent: payment, amount: String(amount) });
      return (await post('/v1/refunds', form, { authorization: `Bearer ${STAND_IN.secretKey}` })).status;
    },
    misbehave: async (faults) => {
      await post('/control', JSON.stringify(faults), { 'content-type': 'application/json' });
    },
    payments: async () => payments.parse(await (await fetch(`${url}/control/payments`)).json()),
  };
}

/** A form in which one field is another than what was signed. */
export const forged = (fields: readonly Field[], name: string, value: string): Field[] =>
  listed({ ...Object.fromEntries(fields.map((field) => [field.name, field.value])), [name]: value });

export type PayingUpstream = TestUpstream & {
  standIn: StandIn;
  providers: PaymentProviders;
  /** What an admin does; an answer that is no 200 fails the test unless it is expected. */
  as(email: string): Promise<Buyer>;
  /** What the provider tells of one of its payments. */
  event(payment: string, secret?: string): Promise<{ status: number; body: unknown }>;
  /** What the provider was asked to take for an order. */
  readonly paymentsOf: (orderId: string) => Promise<ProviderPayment[]>;
  /** The audited actions on an order. */
  readonly auditOf: (orderId: string) => Promise<string[]>;
  /** Lets time pass and does what is due by then. */
  pass(ms: number): Promise<void>;
};
export type Buyer = ReturnType<typeof buyerOf>;

/** The calls of one admin of one team. */
function buyerOf(upstream: TestUpstream, teamId: string, session: Session) {
  const at = (path: string, more: Record<string, string> = {}) =>
    `${path}?${new URLSearchParams({ teamId, ...more }).toString()}`;
  const post = (path: string, body: unknown, more?: Record<string, string>, headers?: Record<string, string>) =>
    upstream.post(at(path, more), body, session, headers);
  return {
    ...{ teamId, session, post },
    get: (path: string, more?: Record<string, string>) => upstream.get(at(path, more), session),
    saveAddress: (country = 'IN') =>
      post('/billing/address', { address: { name: 'Orbit Ltd', address: '1 High Street', city: 'Pune', country } }),
    initPro: (body: object) => post('/billing/init-pro', body),
    processPro: (trackingId: string) => post('/billing/process-pro', { trackingId }),
    initPayment: (body: object) => post('/payment/init-payment', body),
    process: (orderId: string) => post('/payment/process-payment', { order_id: orderId }),
    paySaved: (orderId: string, cardId: string, body: object, key?: string) =>
      post(
        '/payment/pay-with-saved-card',
        body,
        { orderId, cardId, returnUrl: 'http://localhost/back' },
        key === undefined ? {} : { 'idempotency-key': key },
      ),
    buy: (body: object) => post('/billing/buy-licenses', body),
    order: (orderId?: string) => upstream.get(at('/payment/order', orderId ? { orderId } : {}), session),
    bank: (orderId: string, bankCode = 'HDFB') =>
      post('/payment/init-net-banking', {
        ...{ order_id: orderId, bank_code: bankCode },
        ...{ success_url: 'http://localhost/success', failure_url: 'http://localhost/failure' },
      }),
    plan: async () => (await upstream.get(at('/billing/current-plan'), session)).body,
  };
}

/**
 * The services and the stand-in for all tests of a file. After each of them the money is counted: every ledger is balanced, and
 * what the provider has taken is what the ledgers say that it has.
 */
export async function startPayingUpstream(
  domains: readonly string[],
  options: Omit<TestOptions, 'domains' | 'db' | 'providers'> = {},
  { takesCards = true, takesNetBanking = true } = {},
): Promise<PayingUpstream> {
  let now = () => START;
  const running = await startStandIn({ now: () => now() });
  const netBanking = { ...STAND_IN, url: `${running.url}/netbanking`, publicUrl: `${running.url}/netbanking` };
  const providers = createProviders({
    cards: takesCards ? { ...STAND_IN, url: running.url } : null,
    netBanking: takesNetBanking ? netBanking : null,
  });
  const upstream = await startFreshUpstream(domains, { ...options, providers });
  now = () => upstream.clock.now();
  const standIn = standInAt(running.url);
  let takenBefore: ReadonlySet<string> = new Set();
  afterEach(async () => {
    await standIn.misbehave({ dropAnswers: 0, failRequests: 0, latencyMs: 0 });
    // What is not known yet is asked for a minute later.
    upstream.clock.advance(61_000);
    if (await upstream.db.read((db) => db.$count(paymentOrder, isUnsettled))) await upstream.jobs.runDue();
    const found = await standIn.payments();
    await expectMoneyToAddUp(
      upstream,
      found.filter(({ id }) => !takenBefore.has(id)),
    );
    takenBefore = new Set(found.map(({ id }) => id));
  });
  afterAll(() => running.stop());
  return {
    ...upstream,
    ...{ standIn, providers },
    as: async (email) => {
      const session = await upstream.signIn(email);
      const domain = email.split('@')[1] ?? '';
      return buyerOf(upstream, `team-${domain.split('.')[0] ?? ''}`, session);
    },
    event: (payment, secret = STAND_IN.webhookSecret) => sendEvent(upstream, payment, secret),
    paymentsOf: async (orderId) => (await standIn.payments()).filter((payment) => payment.orderId === orderId),
    auditOf: async (orderId) => {
      const isOfOrder = eq(auditEntry.target, `order:${orderId}`);
      const rows = await upstream.db.read((db) =>
        db.select({ action: auditEntry.action }).from(auditEntry).where(isOfOrder),
      );
      return rows.map(({ action }) => action);
    },
    pass: async (ms) => {
      upstream.clock.advance(ms);
      await upstream.jobs.runDue();
    },
  };
}

function sendEvent(upstream: TestUpstream, id: string, secret: string) {
  const object = { id, object: 'payment_intent' };
  const payload = JSON.stringify({ id: `evt_${crypto.randomUUID()}`, object: 'event', data: { object } });
  const at = Math.floor(Date.now() / 1_000);
  const signature = createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex');
  return upstream.request({
    ...{ method: 'POST', url: '/payment/provider-events', payload },
    headers: { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${signature}` },
  });
}

/** Fails where money was lost, or made, or taken twice. */
export async function expectMoneyToAddUp(
  upstream: Pick<TestUpstream, 'db'>,
  taken: readonly ProviderPayment[],
): Promise<void> {
  const amount = sql`sum(${ledgerEntry.amount})`.mapWith(Number);
  const { sums, provider, succeeded } = await upstream.db.read(async (db) => ({
    sums: await db
      .select({ transactionId: ledgerEntry.transactionId, amount })
      .from(ledgerEntry)
      .groupBy(ledgerEntry.transactionId, ledgerEntry.currency),
    // What demo teams have paid before is nothing that the stand-in knows of.
    provider: await db
      .select({ amount })
      .from(ledgerEntry)
      .innerJoin(ledgerTransaction, eq(ledgerTransaction.transactionId, ledgerEntry.transactionId))
      .where(and(eq(ledgerEntry.account, 'PROVIDER'), notLike(ledgerTransaction.reference, 'demo-%'))),
    succeeded: await db.select().from(paymentOrder).where(eq(paymentOrder.status, 'succeeded')),
  }));
  expect(sums.filter((one) => one.amount !== 0)).toEqual([]);
  const captured = taken.filter(({ status }) => status === 'succeeded');
  expect(new Set(captured.map(({ orderId }) => orderId)).size, 'an order is paid once').toBe(captured.length);
  const known = await upstream.db.read((db) => db.select({ orderId: paymentOrder.orderId }).from(paymentOrder));
  const ours = captured.filter(({ orderId }) => known.some((one) => one.orderId === orderId));
  expect(provider[0]?.amount ?? 0).toBe(ours.reduce((sum, { received, refunded }) => sum + received - refunded, 0));
  const byCard = succeeded.filter(({ amount: due, method }) => due > 0 && method !== 'NET_BANKING');
  for (const { orderId } of byCard) expect(ours.map((one) => one.orderId)).toContain(orderId);
}
