// Money that is given back at the card provider.
import { CARDS } from '../../../providers/standIn/testCards.ts';
import { and, eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { ledgerEntry, ledgerTransaction } from '../../../db/tables/payment.ts';
import { HOUR_MS } from '../../../lib/durations.ts';
import { type Buyer, orderIn, startPayingUpstream } from '../../../testing/payments.ts';
import { textAt } from '../../../testing/testUpstream.ts';
import { billingOf } from '../../billing/repository.ts';
import { applyOutcome } from './progressActions.ts';

const upstream = await startPayingUpstream(['flat.example']);
const { standIn, db, paymentsOf, auditOf } = upstream;

const licences = {
  purpose: 'LICENCES',
  currency: 'USD',
  license_count: 5,
  config_id: 'PRO_60_DAYS',
  auto_assign: false,
};
const billing = ({ teamId }: Buyer) => db.read((queries) => billingOf(queries, teamId));
const ordered = async () => {
  const admin = await upstream.as('admin@flat.example');
  await admin.saveAddress('US');
  const order = orderIn((await admin.initPayment(licences)).body);
  return { admin, order, id: order.order_id, paid: order.payableAmount };
};
/** What was written down of refunds, by account. */
const written = ({ teamId }: Buyer) =>
  db.read((queries) =>
    queries
      .select({ account: ledgerEntry.account, amount: ledgerEntry.amount })
      .from(ledgerEntry)
      .innerJoin(ledgerTransaction, eq(ledgerTransaction.transactionId, ledgerEntry.transactionId))
      .where(and(eq(ledgerTransaction.teamId, teamId), eq(ledgerTransaction.kind, 'REFUND')))
      .orderBy(ledgerEntry.entryId),
  );
/** What the provider tells of an order's one payment. */
const told = async (orderId: string) => {
  const [payment] = await paymentsOf(orderId);
  return { id: payment?.id ?? '', tell: () => upstream.event(payment?.id ?? '') };
};

test('what is given back is in the ledger once, however often it is told, and takes nothing away', async () => {
  const { admin, order, id, paid } = await ordered();
  await standIn.typeCard(order.clientSecret, CARDS.good);
  expect((await admin.process(id)).body).toMatchObject({ status: 'success' });
  const before = await billing(admin);
  const { id: payment, tell } = await told(id);
  expect(await standIn.refund(payment, 300)).toBe(200);
  await Promise.all([tell(), tell()]);
  await tell();
  const first = [
    { account: 'PROVIDER', amount: -300 },
    { account: 'REVENUE', amount: 300 },
  ];
  expect(await written(admin)).toEqual(first);
  await standIn.refund(payment, paid - 300);
  await tell();
  expect(await written(admin)).toEqual([
    ...first,
    { account: 'PROVIDER', amount: 300 - paid },
    { account: 'REVENUE', amount: paid - 300 },
  ]);
  expect(await billing(admin)).toEqual(before);
  expect((await auditOf(id)).filter((action) => action === 'payment.refund')).toHaveLength(2);
});

test('what a card’s bank did not take back is the team’s as before, and may be given back again', async () => {
  const { admin, order, id, paid } = await ordered();
  const bill = await admin.post('/billing/init-cancel-plan', { reason: '2' });
  await admin.post('/billing/cancel-plan', { billId: textAt(bill.body, 'billId') });
  expect(await standIn.typeCard(order.clientSecret, CARDS.slow)).toBe(200);
  await upstream.pass(2 * HOUR_MS);
  const before = await billing(admin);
  const { id: payment, tell } = await told(id);
  const intent = await upstream.providers.cards.intent(payment);
  const answer = vi.spyOn(upstream.providers.cards, 'intent');
  const tellOf = (amountRefunded: number) => {
    answer.mockResolvedValueOnce({ ...intent, amountRefunded });
    return tell();
  };
  for (const refunded of [300, 0, 300, 300]) await tellOf(refunded);
  expect((await billing(admin)).balance).toBe(before.balance - 300);
  // What was asked for before something else was written down is nothing new.
  const [cause, late] = [
    { now: upstream.clock.now(), teamId: admin.teamId, actor: null },
    { intent, bank: null },
  ];
  for (const more of [{}, { refundedBefore: 0 }, { refundedBefore: 299 }])
    await db.transaction((queries) => applyOutcome({ ...cause, db: queries }, id, { ...late, ...more }));
  expect((await billing(admin)).balance).toBe(before.balance - 300);
  await tellOf(0);
  answer.mockRestore();
  expect(await billing(admin)).toMatchObject({ balance: before.balance, pendingAmount: before.pendingAmount });
  expect((await written(admin)).filter(({ account }) => account === 'PROVIDER').map(({ amount }) => amount)).toEqual([
    ...[-300, 300, -300, 300],
  ]);
  expect((await auditOf(id)).filter((action) => action === 'payment.failRefund')).toHaveLength(2);
  expect(paid).toBeGreaterThan(300);
});

test('that a card’s bank asks the money back is audited once, and changes nothing', async () => {
  const { admin, order, id } = await ordered();
  await standIn.typeCard(order.clientSecret, CARDS.good);
  expect((await admin.process(id)).body).toMatchObject({ status: 'success' });
  const before = await billing(admin);
  const { id: payment } = await told(id);
  const intent = { ...(await upstream.providers.cards.intent(payment)), isDisputed: true };
  const cause = { now: upstream.clock.now(), teamId: admin.teamId, actor: null };
  for (let times = 0; times < 2; times += 1)
    await db.transaction((queries) => applyOutcome({ ...cause, db: queries }, id, { intent, bank: null }));
  expect((await auditOf(id)).filter((action) => action === 'payment.dispute')).toHaveLength(1);
  expect(await billing(admin)).toEqual(before);
});

test('what is given back of money that nothing was bought for is on the team’s balance no more', async () => {
  const { admin, order, id, paid } = await ordered();
  const bill = await admin.post('/billing/init-cancel-plan', { reason: '2' });
  await admin.post('/billing/cancel-plan', { billId: textAt(bill.body, 'billId') });
  const { balance } = await billing(admin);
  expect(await standIn.typeCard(order.clientSecret, CARDS.slow)).toBe(200);
  await upstream.pass(2 * HOUR_MS);
  expect((await billing(admin)).balance).toBe(balance + paid);
  const { id: payment, tell } = await told(id);
  await standIn.refund(payment, paid - 100);
  await tell();
  expect((await billing(admin)).balance).toBe(balance + 100);
  await standIn.refund(payment, 100);
  await tell();
  expect((await billing(admin)).balance).toBe(balance);
  expect((await written(admin)).filter(({ account }) => account === 'REVENUE')).toEqual([]);
});
