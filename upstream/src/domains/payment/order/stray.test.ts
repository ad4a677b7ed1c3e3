// What comes for an order and is not its own.
import { CARDS } from '../../../providers/standIn/testCards.ts';
import { and, eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { paymentCustomer } from '../../../db/tables/payment.ts';
import { auditEntry } from '../../../db/tables/system.ts';
import { team } from '../../../db/tables/team.ts';
import { type Purpose, signed } from '../../../providers/netBanking/signature.ts';
import { ProviderUnreachable } from '../../../providers/providerErrors.ts';
import { STAND_IN } from '../../../providers/standInKeys.ts';
import { orderIn, startPayingUpstream } from '../../../testing/payments.ts';
import { codeOf } from '../../../testing/testUpstream.ts';
import { billingOf } from '../../billing/repository.ts';

const upstream = await startPayingUpstream(['orbit.example', 'seedling.example', 'rupee.example', 'lonely.example']);
const { standIn, db, providers } = upstream;

const balanceOf = async (teamId: string) => (await db.read((queries) => billingOf(queries, teamId))).balance;
const ordered = async (email: string, currency: 'USD' | 'INR', country: string) => {
  const admin = await upstream.as(email);
  await admin.saveAddress(country);
  const wanted = { purpose: 'LICENCES', currency, license_count: 5, config_id: 'PRO_60_DAYS', auto_assign: false };
  return { admin, wanted, order: orderIn((await admin.initPayment(wanted)).body) };
};
/** What a bank brings back, signed with its salt. */
const told = (
  txnid: string,
  more: Partial<Record<'amount' | 'currency' | 'status' | 'mihpayid' | 'error_message', string>> = {},
  { purpose = 'return', salt = STAND_IN.salt }: { purpose?: Purpose; salt?: string } = {},
) => {
  const fields = { txnid, amount: '1890.00', currency: 'INR', status: 'success', mihpayid: 'first', ...more };
  return Object.entries(signed(purpose, fields, salt)).map(([name, value]) => ({ name, value }));
};
const bring = (fields: unknown) => upstream.post('/payment/net-banking-return', { fields });

test('an event of another payment that names the order changes nothing', async () => {
  const { admin, order } = await ordered('admin@seedling.example', 'USD', 'US');
  const [customer] = await db.read((queries) =>
    queries.select().from(paymentCustomer).where(eq(paymentCustomer.teamId, admin.teamId)),
  );
  const { order_id: orderId, payableAmount: amount } = order;
  const of = { amount, currency: 'USD', customerId: customer?.customerId ?? '', orderId, savesCard: false } as const;
  const other = await providers.cards.createIntent(of, 'another key');
  expect(await standIn.typeCard(other.clientSecret, CARDS.declined)).toBe(402);
  expect((await upstream.event(other.intentId)).status).toBe(200);
  expect((await admin.order(orderId)).body).toMatchObject({ status: 'open', failure: null });
  // Its own is heard.
  expect(await standIn.typeCard(order.clientSecret, CARDS.declined)).toBe(402);
  const own = (await standIn.payments()).find((one) => one.orderId === orderId && one.id !== other.intentId);
  expect((await upstream.event(own?.id ?? '')).status).toBe(200);
  expect((await admin.order(orderId)).body).toMatchObject({ status: 'open', failure: 'declined' });
});

test('a team that is called otherwise by the time its first order is made again has it', async () => {
  const admin = await upstream.as('admin@orbit.example');
  await db.transaction((queries) => queries.delete(paymentCustomer).where(eq(paymentCustomer.teamId, admin.teamId)));
  const wanted = { purpose: 'LICENCES', currency: 'USD', license_count: 200, config_id: 'PRO_365_DAYS' };
  await admin.saveAddress('US');
  await standIn.misbehave({ dropAnswers: 2 });
  expect(codeOf(await admin.initPayment(wanted))).toBe('409 provider_unavailable');
  await db.transaction((queries) => queries.update(team).set({ name: 'Orb' }).where(eq(team.teamId, admin.teamId)));
  expect((await admin.initPayment(wanted)).body).toMatchObject({ status: 'open' });
});

test('an event of a payment that the provider does not know any more is taken, and does not come again', async () => {
  expect((await upstream.event('pi_unknown')).status).toBe(200);
});

test('an event of what another product of the account was paid by is taken; one of an order comes again', async () => {
  const { order } = await ordered('admin@seedling.example', 'USD', 'US');
  const [own] = await upstream.paymentsOf(order.order_id);
  const answer = vi.spyOn(providers.cards, 'intent');
  const told = async (payment: string, isUnreadable: boolean) => {
    answer.mockRejectedValueOnce(new ProviderUnreachable('It is in euros.', { isUnreadable }));
    return (await upstream.event(payment)).status;
  };
  expect(await told('pi_in_euros', true)).toBe(200);
  expect(await told('pi_in_euros', false)).toBe(503);
  expect(await told(own?.id ?? '', true)).toBe(503);
  answer.mockRestore();
});

test('each payment of a bank counts once, be it more than one for the same order', async () => {
  const { admin, order } = await ordered('admin@rupee.example', 'INR', 'IN');
  const { order_id: id } = order;
  await admin.bank(id);
  const before = await balanceOf(admin.teamId);
  expect((await bring(told(id))).body).toMatchObject({ isPaid: true });
  for (const mihpayid of ['first', 'second', 'third', 'second']) await bring(told(id, { mihpayid }));
  expect(await balanceOf(admin.teamId)).toBe(before + 2 * 189_000);
  const isOver = and(eq(auditEntry.target, `order:${id}`), eq(auditEntry.action, 'payment.overpay'));
  expect(await db.read((queries) => queries.$count(auditEntry, isOver))).toBe(2);
});

test('what a bank is said to have taken in another currency is for something else', async () => {
  const { admin, order } = await ordered('admin@rupee.example', 'INR', 'IN');
  const { order_id: id } = order;
  await admin.bank(id);
  const before = await balanceOf(admin.teamId);
  const answer = vi.spyOn(providers.netBanking, 'status');
  answer.mockResolvedValueOnce({
    state: 'paid',
    amount: 189_000,
    currency: 'USD',
    bankCode: null,
    bankReference: 'first',
  });
  expect((await admin.process(id)).body).toMatchObject({ status: 'pending', order: { status: 'open' } });
  answer.mockRestore();
  expect(await balanceOf(admin.teamId)).toBe(before);
});

test('what is signed for something else, or by somebody else, is not believed', async () => {
  const { admin, order } = await ordered('admin@rupee.example', 'INR', 'IN');
  const { order_id: id } = order;
  await admin.bank(id);
  for (const purpose of ['payment', 'inquiry', 'status'] as const)
    expect(codeOf(await bring(told(id, {}, { purpose })))).toBe('400 signature_refused');
  expect(codeOf(await bring(told(id, {}, { salt: 'another' })))).toBe('400 signature_refused');
  expect(codeOf(await bring(told(id).filter(({ name }) => name !== 'hash')))).toBe('400 signature_refused');
  expect((await admin.order(id)).body).toMatchObject({ status: 'open', failure: null });
});

test('of what a bank says at length the beginning is told', async () => {
  const { admin, order } = await ordered('admin@rupee.example', 'INR', 'IN');
  await admin.bank(order.order_id);
  const back = await bring(told(order.order_id, { status: 'failure', error_message: 'No funds. '.repeat(90) }));
  expect(back).toMatchObject({ status: 200, body: { isPaid: false, message: 'No funds. '.repeat(30).trim() } });
});

test('less than was asked pays for nothing, and leaves the order to be paid', async () => {
  const { admin, order } = await ordered('admin@rupee.example', 'INR', 'IN');
  const { order_id: id } = order;
  await admin.bank(id);
  const before = await balanceOf(admin.teamId);
  expect((await bring(told(id, { amount: '1889.99' }))).body).toMatchObject({ isPaid: false });
  expect((await admin.order(id)).body).toMatchObject({ status: 'open' });
  expect(await balanceOf(admin.teamId)).toBe(before + 188_999);
  expect(codeOf(await bring(told(id, { currency: 'USD' })))).toBe('404 order_not_found');
  expect(codeOf(await bring(told(id, { amount: '01890.00' })))).toBe('400 signature_refused');
  expect(await balanceOf(admin.teamId)).toBe(before + 188_999);
});

test('what a team has ordered that is no more can be paid no more', async () => {
  const { admin, order } = await ordered('admin@lonely.example', 'USD', 'US');
  await upstream.post('/member/leave-team', { teamId: admin.teamId }, admin.session);
  await upstream.jobs.runDue();
  expect(await upstream.paymentsOf(order.order_id)).toMatchObject([{ status: 'canceled' }]);
  expect(await standIn.typeCard(order.clientSecret, CARDS.good)).toBe(400);
  expect(await upstream.auditOf(order.order_id)).toContain('payment.cancelOrder');
});

test('money for a team that is no more buys nothing', async () => {
  const { admin, order } = await ordered('admin@rupee.example', 'INR', 'IN');
  await admin.bank(order.order_id);
  const { licencesBought, balance } = await db.read((queries) => billingOf(queries, admin.teamId));
  await db.transaction((queries) => queries.update(team).set({ deletedAt: 1 }).where(eq(team.teamId, admin.teamId)));
  expect((await bring(told(order.order_id))).body).toMatchObject({ isPaid: false });
  const after = await db.read((queries) => billingOf(queries, admin.teamId));
  expect(after).toMatchObject({ licencesBought, balance: balance + 189_000 });
});
