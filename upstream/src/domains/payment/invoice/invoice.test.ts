import { CARDS } from '../../../providers/standIn/testCards.ts';
import { and, eq, like, not } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { invoice, paymentCard } from '../../../db/tables/payment.ts';
import { mail } from '../../../db/tables/system.ts';
import { DAY_MS } from '../../../lib/durations.ts';
import { setBilling } from '../../../testing/licences.ts';
import { orderIn, startPayingUpstream } from '../../../testing/payments.ts';
import { START, textAt } from '../../../testing/testUpstream.ts';
import { plantRenewal } from '../../billing/renewal/actions.ts';
import { batchesOf, billingOf } from '../../billing/repository.ts';
import { issueInvoice } from './issueActions.ts';
import { coveredOf, ownBillOf } from './rules.ts';

const upstream = await startPayingUpstream(['elite.example', 'seedling.example', 'orbit.example', 'flat.example']);
const { standIn, db } = upstream;

const DUES = { purpose: 'DUES', currency: 'USD' };
const LICENCES = { purpose: 'LICENCES', currency: 'USD', license_count: 8, config_id: 'PRO_90_DAYS' };
const pendingOf = async (teamId: string) => (await db.read((queries) => billingOf(queries, teamId))).pendingAmount;
/** Of what a team was billed for: what these tests are about, not what the demo was charged before them. */
const invoicesOf = (teamId: string) =>
  db.read((queries) =>
    queries
      .select()
      .from(invoice)
      .where(and(eq(invoice.teamId, teamId), not(like(invoice.reference, 'demo-%'))))
      .orderBy(invoice.issuedAt, invoice.number),
  );
/** Which invoices of a team are open, and which are paid, by the earliest. */
const openAndPaid = async (teamId: string) => {
  const all = (await invoicesOf(teamId)).map(({ reference, total, paidAt }) => ({
    of: `${reference} ${total}`,
    paidAt,
  }));
  const names = (isPaid: boolean) => all.filter(({ paidAt }) => (paidAt !== null) === isPaid).map(({ of }) => of);
  return { open: names(false), paid: names(true) };
};
/** Bills a team for something, so many days ago. */
const bill = (teamId: string, reference: string, total: number, daysAgo: number) =>
  db.transaction((queries) =>
    issueInvoice(queries, START - daysAgo * DAY_MS, {
      ...{ teamId, reference, currency: 'USD', lines: [], gross: total, creditsUsed: 0, balanceUsed: 0, total },
      ...{ startsAt: null, expiresAt: null, paidBy: null },
    }),
  );
const mailsTo = async (to: string) => {
  await upstream.jobs.runDue();
  const rows = await db.read((queries) => queries.select().from(mail).where(eq(mail.recipient, to)));
  return rows.map(({ subject, text }) => `${subject}\n${text}`);
};

describe('which invoices a payment covers', () => {
  const covered = (totals: readonly number[], owed: number) =>
    coveredOf(
      totals.map((total) => ({ total })),
      owed,
    ).map(({ total }) => total);
  test.each([
    ['all, where nothing is owed', [100, 50, -30], 0, [100, 50, -30]],
    ['all, where more was paid', [100], -40, [100]],
    ['the earliest', [100, 50], 50, [100]],
    ['none in part', [100, 50], 51, []],
    ['none before an earlier one', [100, 50], 100, []],
    ['with what takes off from them', [100, 50, -30], 50, [100, -30]],
    ['and what takes off from one that is open stays', [100, 50, -30], 120, []],
    ['of what takes off only what is used', [100, 50, -30, -10], 30, [100, -30]],
    ['none, where what was owed besides is paid first', [100], 130, []],
    ['nor what takes off from it', [100, -30], 90, []],
  ])('%s: %j owing %i', (_what, totals, owed, expected) => expect(covered(totals, owed)).toEqual(expected));

  test('and what an order bills besides adds up', () => {
    const order = { gross: 100, dues: 80, creditsUsed: 30, balanceUsed: 90 };
    expect(ownBillOf(order, [{ total: 50 }])).toEqual({
      ...{ unbilledDues: 30, gross: 130, creditsUsed: 30, balanceUsed: 90, total: 10 },
    });
    expect(ownBillOf({ ...order, gross: 0 }, [{ total: 50 }, { total: 30 }])).toBeNull();
    expect(ownBillOf({ ...order, gross: 0, dues: 20 }, [{ total: 10 }, { total: -5 }])).toMatchObject({ gross: 15 });
  });
});

describe('a payment of less than is owed by now', () => {
  test('pays the earliest invoices that it covers, and tells of the last of them', async () => {
    const admin = await upstream.as('admin@elite.example');
    await setBilling(db, admin.teamId, { pendingAmount: 12_500 });
    const first = await bill(admin.teamId, 'first', 12_500, 3);
    const order = orderIn((await admin.initPayment(DUES)).body);
    await bill(admin.teamId, 'second', 3_000, 1);
    await setBilling(db, admin.teamId, { pendingAmount: 15_500 });
    await standIn.typeCard(order.clientSecret, CARDS.good);
    const { body } = await admin.process(order.order_id);
    expect(body).toMatchObject({ status: 'success', order: { result: { invoiceId: first } } });
    expect(await pendingOf(admin.teamId)).toBe(3_000);
    expect(await openAndPaid(admin.teamId)).toEqual({ open: ['second 3000'], paid: ['first 12500'] });
    const rest = orderIn((await admin.initPayment(DUES)).body);
    expect(rest.payableAmount).toBe(3_000);
    await standIn.typeCard(rest.clientSecret, CARDS.good);
    await admin.process(rest.order_id);
    expect(await openAndPaid(admin.teamId)).toEqual({ open: [], paid: ['first 12500', 'second 3000'] });
  });

  test('pays none in part, and none before an earlier one', async () => {
    const admin = await upstream.as('admin@elite.example');
    await setBilling(db, admin.teamId, { pendingAmount: 12_500 });
    await bill(admin.teamId, 'late', 12_500, 1);
    const order = orderIn((await admin.initPayment(DUES)).body);
    await bill(admin.teamId, 'early', 20_000, 3);
    await setBilling(db, admin.teamId, { pendingAmount: 32_500 });
    await standIn.typeCard(order.clientSecret, CARDS.good);
    expect((await admin.process(order.order_id)).body).toMatchObject({ status: 'success' });
    expect(await openAndPaid(admin.teamId)).toEqual({ open: ['early 20000', 'late 12500'], paid: [] });
    const rest = orderIn((await admin.initPayment(DUES)).body);
    expect(rest.payableAmount).toBe(20_000);
    await standIn.typeCard(rest.clientSecret, CARDS.good);
    await admin.process(rest.order_id);
    // What was paid in part before is billed once.
    expect(await openAndPaid(admin.teamId)).toEqual({ open: [], paid: ['early 20000', 'late 12500'] });
  });

  test('by a renewal’s own money is for the earliest, too', async () => {
    const admin = await upstream.as('admin@flat.example');
    await bill(admin.teamId, 'small', 1_000, 3);
    await bill(admin.teamId, 'large', 4_000, 2);
    await setBilling(db, admin.teamId, { pendingAmount: 5_000, balance: 17_000 });
    await db.transaction((queries) =>
      queries.update(paymentCard).set({ removedAt: 0, isDefault: false }).where(eq(paymentCard.teamId, admin.teamId)),
    );
    const [batch] = await db.read((queries) => batchesOf(queries, admin.teamId));
    const renewsAt = batch?.renewsAt ?? 0;
    await db.transaction((queries) => plantRenewal(queries, START, admin.teamId));
    await upstream.pass(renewsAt - START);
    const { open, paid } = await openAndPaid(admin.teamId);
    expect({ open, paid }).toEqual({
      open: ['large 4000'],
      paid: ['small 1000', `renewal-${admin.teamId}-${renewsAt} 0`],
    });
    expect(await pendingOf(admin.teamId)).toBe(3_500);
    expect((await invoicesOf(admin.teamId))[0]?.paidBy).toEqual({ method: 'BALANCE' });
  });
});

describe('an invoice', () => {
  test('for the dues of a free team that no invoice is for adds up, and is the receipt', async () => {
    const admin = await upstream.as('admin@seedling.example');
    await admin.saveAddress('US');
    await setBilling(db, admin.teamId, { pendingAmount: 5_000, accountBalanceDue: 700, credits: 200 });
    const order = orderIn((await admin.initPayment(DUES)).body);
    expect(order.payableAmount).toBe(5_500);
    await standIn.typeCard(order.clientSecret, CARDS.good);
    const { body } = await admin.process(order.order_id);
    const [issued, ...others] = await invoicesOf(admin.teamId);
    expect(others).toEqual([]);
    expect(issued).toMatchObject({
      ...{ reference: order.order_id, gross: 5_700, creditsUsed: 200, balanceUsed: 0, total: 5_500, paidAt: START },
      lines: [{ text: 'Dues', amount: 5_700 }],
      ...{ startsAt: null, expiresAt: null, paidBy: { method: 'CARD', lastFour: '4242' } },
      buyer: { companyName: 'Orbit Ltd' },
    });
    const { invoiceId = '', number = '' } = issued ?? {};
    expect(body).toMatchObject({ status: 'success', order: { result: { invoiceId } } });
    expect(await mailsTo('admin@seedling.example')).toEqual([expect.stringMatching(`Receipt ${number}[^]*\\$55\\.00`)]);
    const row = await db.read((queries) => billingOf(queries, admin.teamId));
    expect(row).toMatchObject({ plan: 'free', pendingAmount: 0, accountBalanceDue: 0, credits: 0, balance: 0 });
    const document = await admin.get(`/payment/invoices/${invoiceId}/document`);
    expect(document.status).toBe(200);
    expect((await admin.initPayment(DUES)).body).toMatchObject({ error: { code: 'nothing_due' } });
  });

  test('of dues that a renewal’s charge takes along is issued with it', async () => {
    const admin = await upstream.as('admin@flat.example');
    await setBilling(db, admin.teamId, { pendingAmount: 8_100 });
    const [batch] = await db.read((queries) => batchesOf(queries, admin.teamId));
    await db.transaction((queries) => plantRenewal(queries, START, admin.teamId));
    await upstream.pass((batch?.renewsAt ?? 0) - START);
    const issued = await invoicesOf(admin.teamId);
    expect(issued.map(({ lines, total, paidBy }) => [lines[0]?.text, total, paidBy])).toMatchObject([
      ['Renewal of PRO', 15_500, { method: 'CARD' }],
      ['Dues', 8_100, { method: 'CARD' }],
    ]);
    expect(await pendingOf(admin.teamId)).toBe(0);
  });

  test('for something of which a part stays owed is open, and paid with that', async () => {
    const admin = await upstream.as('admin@orbit.example');
    await admin.saveAddress('US');
    await setBilling(db, admin.teamId, { credits: 0, balance: 10_800 - 30 });
    const before = (await invoicesOf(admin.teamId)).map(({ invoiceId }) => invoiceId);
    const issued = async () => (await invoicesOf(admin.teamId)).filter(({ invoiceId }) => !before.includes(invoiceId));
    const wanted = { ...LICENCES, auto_assign: false, auto_renew_demo_license: false };
    const order_id = textAt((await admin.initPayment(wanted)).body, 'order_id');
    const { purpose: _none, currency: _usd, ...terms } = wanted;
    expect((await admin.buy({ ...terms, order_id })).body).toMatchObject({ status: 'success' });
    expect(await issued()).toMatchObject([
      { gross: 10_800, balanceUsed: 10_770, total: 30, paidAt: null, paidBy: null },
    ]);
    const more = orderIn((await admin.initPayment({ ...wanted, pending_dues_payment: true })).body);
    expect(more.payableAmount).toBe(10_830);
    await standIn.typeCard(more.clientSecret, CARDS.good);
    await admin.process(more.order_id);
    expect(await issued()).toMatchObject([
      { total: 30, paidBy: { method: 'CARD' } },
      { gross: 10_800, total: 10_800, lines: [{ amount: 10_800 }], paidBy: { method: 'CARD' } },
    ]);
  });
});
