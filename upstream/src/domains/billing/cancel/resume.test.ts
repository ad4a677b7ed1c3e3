import { CARDS } from '../../../providers/standIn/testCards.ts';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { licenceBatch, planCancellation } from '../../../db/tables/billing.ts';
import { person } from '../../../db/tables/member.ts';
import { invoice, paymentOrder } from '../../../db/tables/payment.ts';
import { auditEntry, mail } from '../../../db/tables/system.ts';
import { DAY_MS } from '../../../lib/durations.ts';
import { setBilling } from '../../../testing/licences.ts';
import { type Buyer, orderIn, startPayingUpstream } from '../../../testing/payments.ts';
import { planTerms } from '../../../testing/planTerms.ts';
import { START, codeOf, startTestUpstream, textAt } from '../../../testing/testUpstream.ts';
import { plantRenewal } from '../renewal/actions.ts';
import { billingOf } from '../repository.ts';

const upstream = await startPayingUpstream(['flat.example', 'overdue.example']);
/** The same database, with PRO that goes on to the end of what is paid. */
const atPeriodEnd = await startTestUpstream({
  db: upstream.db,
  planTerms: { ...planTerms, cancellation: { effective: 'period_end' } },
});
const ENDS_ON = Date.parse('2026-03-12T00:00:00Z');
const FLAT = 'team-flat';
let flat: Buyer;
beforeEach(async () => {
  flat = await upstream.as('admin@flat.example');
});

const at = (path: string, body: unknown, by: Buyer = flat) =>
  atPeriodEnd.post(`${path}?teamId=${by.teamId}`, body, by.session);
const giveUp = async () => {
  const bill = await at('/billing/init-cancel-plan', { reason: '2' });
  const billId = textAt(bill.body, 'billId');
  return { bill, billId, done: await at('/billing/cancel-plan', { billId }) };
};
const resume = (by: Buyer = flat) => by.post('/billing/resume-plan', undefined);
const stateOf = (teamId: string) =>
  upstream.db.read(async (db) => ({
    billing: await billingOf(db, teamId),
    licensed: await db.$count(person, and(eq(person.teamId, teamId), person.isLicensed)),
    batches: await db.$count(licenceBatch, eq(licenceBatch.teamId, teamId)),
    orders: await db.select().from(paymentOrder).where(eq(paymentOrder.teamId, teamId)),
    bills: await db.select().from(planCancellation).where(eq(planCancellation.teamId, teamId)),
  }));
const mailed = async (to: string) => {
  await upstream.jobs.runDue();
  const rows = await upstream.db.read((db) => db.select().from(mail).where(eq(mail.recipient, to)));
  return rows.map(({ subject, text }) => `${subject}\n${text}`);
};

test('PRO goes on to the end of what is paid where the installation has it so, and is not renewed then', async () => {
  await setBilling(upstream.db, FLAT, { credits: -700 });
  const { bill, done } = await giveUp();
  expect(bill).toMatchObject({ status: 200, body: { endsOn: ENDS_ON, totalAmount: 700 } });
  expect(done).toMatchObject({ status: 200, body: { status: 'done', endsOn: ENDS_ON } });
  // What is left of the bill is to be paid as long as there is PRO.
  const owed = { credits: 0, pendingAmount: 700, pendingDeadline: ENDS_ON - DAY_MS };
  expect((await stateOf(FLAT)).billing).toMatchObject({ plan: 'pro', cancelsAt: ENDS_ON, ...owed });
  // What was told before as the next charge is not told any more.
  expect(await flat.plan()).toMatchObject({
    cancellation: { billId: null, endsOn: ENDS_ON, canResume: true },
    billingDetails: { amount: 700, planAmount: 0, chargeableUsers: 0 },
  });
  await upstream.pass(ENDS_ON - START - 1);
  expect((await stateOf(FLAT)).batches).toBe(1);
  const before = await upstream.db.read((db) => db.$count(invoice, eq(invoice.teamId, FLAT)));
  await upstream.pass(1);
  const { billing, licensed } = await stateOf(FLAT);
  expect(licensed).toBe(0);
  expect(await upstream.db.read((db) => db.$count(invoice, eq(invoice.teamId, FLAT)))).toBe(before);
  expect(billing).toMatchObject({ plan: 'free', type: null, cancelsAt: null, pendingAmount: 700 });
});

describe('what was given up is taken back', () => {
  test('until its day, and is renewed then', async () => {
    await giveUp();
    await upstream.db.transaction((db) => plantRenewal(db, START, FLAT));
    await upstream.pass(ENDS_ON - START - 1);
    flat = await upstream.as('admin@flat.example');
    expect(await resume()).toMatchObject({ status: 200, body: {} });
    expect(await flat.plan()).toMatchObject({ cancellation: null, billingDetails: { chargeableUsers: 31 } });
    await upstream.pass(1);
    const { billing, licensed, orders } = await stateOf(FLAT);
    expect(billing).toMatchObject({ plan: 'pro', cancelsAt: null });
    expect(licensed).toBe(31);
    expect(orders).toMatchObject([{ kind: 'RENEWAL', amount: 15_500 }]);
    expect(await mailed('admin@flat.example')).toContainEqual(expect.stringMatching(/^PRO goes on for Flat Rate/));
    const [entry] = await upstream.db.read((db) =>
      db.select().from(auditEntry).where(eq(auditEntry.action, 'billing.resumePlan')),
    );
    expect(entry).toMatchObject({ teamId: FLAT, before: { cancelsAt: ENDS_ON }, after: { cancelsAt: null } });
  });

  test('and what is owed has the time that it had before', async () => {
    await setBilling(upstream.db, FLAT, { credits: -700 });
    await giveUp();
    await resume();
    const owed = { credits: 0, pendingAmount: 700, pendingDeadline: null };
    expect((await stateOf(FLAT)).billing).toMatchObject({ plan: 'pro', cancelsAt: null, ...owed });
    await upstream.db.transaction((db) => plantRenewal(db, START, FLAT));
    await upstream.pass(ENDS_ON - START);
    const { billing, orders } = await stateOf(FLAT);
    expect(billing.plan).toBe('pro');
    expect(orders).toMatchObject([{ kind: 'RENEWAL', amount: 16_200 }]);
  });

  test('and its bill gives nothing up any more, though a press of it may arrive late', async () => {
    const { billId } = await giveUp();
    await resume();
    expect(codeOf(await at('/billing/cancel-plan', { billId }))).toBe('409 bill_outdated');
    expect((await stateOf(FLAT)).billing.cancelsAt).toBeNull();
    const again = await giveUp();
    expect(again.done).toMatchObject({ body: { status: 'done', endsOn: ENDS_ON } });
    expect((await stateOf(FLAT)).bills.map(({ status }) => status).toSorted()).toEqual(['done', 'withdrawn']);
  });

  test('not once PRO is over, nor where nothing was given up, nor by anybody but an admin', async () => {
    expect(codeOf(await resume())).toBe('409 nothing_to_resume');
    await giveUp();
    expect(codeOf(await resume(await upstream.as('member@flat.example')))).toMatch(/actor_not_admin/);
    const other = await upstream.as('admin@overdue.example');
    expect(codeOf(await upstream.post(`/billing/resume-plan?teamId=${FLAT}`, undefined, other.session))).toMatch(
      /team_not_found/,
    );
    // What ends it may not have run yet.
    upstream.clock.advance(ENDS_ON - START);
    const late = await upstream.as('admin@flat.example');
    expect(await late.plan()).toMatchObject({ cancellation: { canResume: false } });
    expect(codeOf(await resume(late))).toBe('409 nothing_to_resume');
  });

  test('while a payment is waited for, too: it may fail, and PRO stays', async () => {
    const owing = await upstream.as('admin@overdue.example');
    const order = orderIn((await owing.initPayment({ purpose: 'DUES', currency: 'USD' })).body);
    await upstream.standIn.typeCard(order.clientSecret, CARDS.slowAndFails);
    expect(await owing.process(order.order_id)).toMatchObject({ body: { status: 'pending' } });
    const billId = textAt((await owing.post('/billing/init-cancel-plan', { reason: '1' })).body, 'billId');
    expect(await owing.post('/billing/cancel-plan', { billId })).toMatchObject({ body: { status: 'pending' } });
    expect(await owing.plan()).toMatchObject({ cancellation: { billId, endsOn: null, canResume: true } });
    expect(await resume(owing)).toMatchObject({ status: 200 });
    expect(codeOf(await owing.post('/billing/cancel-plan', { billId }))).toBe('409 bill_outdated');
    await upstream.pass(DAY_MS);
    expect(await (await upstream.as('admin@overdue.example')).plan()).toMatchObject({ cancellation: null });
    expect((await stateOf('team-overdue')).billing).toMatchObject({ plan: 'pro', pendingAmount: 12_500 });
  });
});
