import { describe, expect, test } from 'vitest';
import type { Answer } from '../../../generated/upstream/contract.ts';
import { Refused } from '../../../testing/stubCall.ts';
import { orderOf, paidOrderOf } from '../../../testing/stubOrder.ts';
import { freePlanOf, paidPlanOf } from '../../../testing/stubPlan.ts';
import { testGateway } from '../../../testing/testGateway.ts';

const asked = (fields: string) => `{ viewer { team { billing { ${fields} } } } }`;
const billingIn = (data: unknown) =>
  (data as { viewer: { team: { billing: Record<string, unknown> } } }).viewer.team.billing;
const day = (text: string) => Date.parse(`${text}T00:00:00Z`);
const MONEY = '{ formatted }';
const money = (formatted: string) => ({ formatted });

test('all of an order comes by one call', async () => {
  const { ask, stub } = await testGateway();
  stub.on('payment.order', () => paidOrderOf({ proformaUsers: 8, proformaIncrease: 7_200 }));
  const { data, errors } = await ask(
    asked(`order(orderId: "order-1") { orderId purpose status amount ${MONEY} planAmount ${MONEY} dues ${MONEY}
      creditsUsed ${MONEY} balanceUsed ${MONEY} rate ${MONEY} usersCount months interval validityDays isSubscription
      autoAssign proformaUsersCount proformaIncrease ${MONEY} startsOn expiresOn way failure paymentSecret
      confirmationUrl netBankingOffered createdAt
      result { licencesCount assignedCount unusedCount isTrial isLegacyTeam isLicencesOnly isAutoAssigned invoiceId invoiceUrl } }`),
  );
  expect(errors).toBeUndefined();
  expect(billingIn(data)['order']).toEqual({
    ...{ orderId: 'order-1', purpose: 'LICENCES', status: 'SUCCEEDED', amount: money('$335.00') },
    ...{ planAmount: money('$360.00'), dues: money('$0.00'), creditsUsed: money('$20.00') },
    ...{ balanceUsed: money('$5.00'), rate: money('$3.00'), usersCount: 10, months: 12, interval: 'ANNUAL' },
    ...{ validityDays: 365, isSubscription: false, autoAssign: true, proformaUsersCount: 8 },
    ...{ proformaIncrease: money('$72.00'), startsOn: '2026-11-21', expiresOn: '2027-11-20', way: 'SAVED_CARD' },
    ...{ failure: null, paymentSecret: null, confirmationUrl: null, netBankingOffered: false },
    createdAt: '2026-11-21T12:00:00.000Z',
    result: {
      ...{ licencesCount: 10, assignedCount: 7, unusedCount: 3, isTrial: false, isLegacyTeam: false },
      ...{ isLicencesOnly: true, isAutoAssigned: true, invoiceId: 'invoice-1', invoiceUrl: '/invoices/invoice-1.pdf' },
    },
  });
  expect(stub.names()).toEqual(['team.teamInfo', 'payment.order']);
});

test('an order that is not there, or is another team’s, is none; without an id it is the latest', async () => {
  const { ask, stub } = await testGateway();
  stub.on('payment.order', ({ query }, _reply, usual) =>
    query['orderId'] === undefined ? usual() : new Refused(404, 'order_not_found'),
  );
  const { data } = await ask(
    asked('gone: order(orderId: "o") { orderId } none: order(orderId: "../x") { orderId } order { orderId }'),
  );
  expect(billingIn(data)).toEqual({ gone: null, none: null, order: { orderId: 'order-1' } });
  expect(stub.count('payment.order')).toBe(2);
});

test('words of an order that this version does not know take nothing down, nor does a confirmation that is no page', async () => {
  const { ask, stub } = await testGateway();
  const odd = { purpose: 'GIFT', status: 'asleep', method: 'CASH', failure: 'gone_fishing', category: 'WEEKLY' };
  stub.on('payment.order', () => ({ ...orderOf(), ...odd, confirmationUrl: 'javascript:alert(1)' }));
  const { data } = await ask(asked('order { purpose status way failure interval confirmationUrl }'));
  const unknown = 'UNKNOWN';
  expect(billingIn(data)['order']).toEqual({
    ...{ purpose: unknown, status: unknown, way: unknown, failure: unknown, interval: unknown },
    confirmationUrl: null,
  });
});

test('what licences cost, the longest first, and how many are needed', async () => {
  const { ask, stub } = await testGateway();
  const prices = `prices { planId validityDays months interval rate ${MONEY} total ${MONEY} discountPercent }`;
  const { data } = await ask(asked(`licenceOffers { currency minimumCount neededCount ${prices} }`));
  const price = (validityDays: number, months: number, interval: string | null) => ({
    ...{ planId: `PRO_${validityDays}_DAYS`, validityDays, months, interval },
  });
  expect(billingIn(data)['licenceOffers']).toEqual({
    ...{ currency: 'USD', minimumCount: 5, neededCount: 4 },
    prices: [
      { ...price(365, 12, 'ANNUAL'), rate: money('$3.00'), total: money('$36.00'), discountPercent: 40 },
      { ...price(60, 2, null), rate: money('$4.75'), total: money('$9.50'), discountPercent: 5 },
      { ...price(30, 1, 'MONTHLY'), rate: money('$5.00'), total: money('$5.00'), discountPercent: null },
    ],
  });
  await ask(asked('licenceOffers(currency: INR) { currency }'));
  stub.on('billing.currentPlan', paidPlanOf);
  await ask(asked('licenceOffers(currency: INR) { currency }'));
  const bodies = stub.calls.filter(({ name }) => name === 'billing.licenseConfigs').map(({ body }) => body);
  expect(bodies).toEqual([{ currency: 'USD' }, { currency: 'INR' }, { currency: 'USD' }]);
  expect(stub.count('geolocation.lookup')).toBe(1);
});

test('a page of invoices is one call, and goes on behind a number', async () => {
  const { ask, stub } = await testGateway();
  const invoice: Answer<'payment', 'invoices'>['invoices'][number] = {
    ...{ invoiceId: 'invoice-1', number: 'INV-2026-000007', issuedAt: day('2026-11-21'), paidAt: null },
    ...{ currency: 'INR', gross: 100, creditsUsed: 0, balanceUsed: 0, total: 11_94_000_00 },
    ...{ startDate: day('2026-11-21'), expiryDate: null, lines: [{ text: 'Credits', amount: -5_00 }] },
  };
  stub.on('payment.invoices', () => ({ invoices: [invoice], hasMore: true }));
  const page = `{ edges { cursor node { invoiceId number issuedAt paidAt total ${MONEY} lines { text amount ${MONEY} }
    startsOn expiresOn documentUrl } } nodes { number } pageInfo { hasNextPage hasPreviousPage endCursor } }`;
  const { data } = await ask(asked(`invoices(first: 1) ${page}`));
  const cursor = Buffer.from('INV-2026-000007').toString('base64url');
  expect(billingIn(data)['invoices']).toEqual({
    edges: [
      {
        cursor,
        node: {
          ...{ invoiceId: 'invoice-1', number: 'INV-2026-000007', issuedAt: '2026-11-21T00:00:00.000Z', paidAt: null },
          ...{ total: money('₹11,94,000.00'), lines: [{ text: 'Credits', amount: money('−₹5.00') }] },
          ...{ startsOn: '2026-11-21', expiresOn: null },
          documentUrl: '/invoices/invoice-1.pdf?number=INV-2026-000007',
        },
      },
    ],
    nodes: [{ number: 'INV-2026-000007' }],
    pageInfo: { hasNextPage: true, hasPreviousPage: false, endCursor: cursor },
  });
  expect(stub.names()).toEqual(['team.teamInfo', 'payment.invoices']);
  await ask(asked(`invoices(after: "${cursor}") { pageInfo { hasPreviousPage } }`));
  expect(stub.calls.at(-1)?.query).toMatchObject({ limit: '25', after: 'INV-2026-000007' });
  for (const wrong of ['first: 0', 'first: 101', 'after: "%%"', 'after: "AAEC"']) {
    const { errors } = await ask(asked(`invoices(${wrong}) { pageInfo { hasNextPage } }`));
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  }
});

describe('who may give up PRO here', () => {
  const paid = paidPlanOf();
  test.each<[string, Answer<'billing', 'currentPlan'>, boolean]>([
    ['a subscription', paid, true],
    ['a flat rate', { ...paid, type: 'FLAT_RATE' }, true],
    ['licences', { ...paid, type: 'PAID' }, true],
    ['a deal with sales', { ...paid, type: 'SALES_DEAL' }, false],
    ['by invoice', { ...paid, paymentMethod: 'INVOICE' }, false],
    ['on trial', { ...paid, isOnTrial: true }, false],
    ['what a bill is waiting for', { ...paid, cancellation: { billId: 'bill-1', endsOn: null } }, true],
    ['what ends with what is paid', { ...paid, cancellation: { billId: null, endsOn: 0 } }, false],
    ['PRO whose dues are overdue', { ...paid, isProPlan: false }, true],
    ['PRO that has not begun', { ...paid, plan: 'FREE', isProPlan: false }, true],
    ['nothing', freePlanOf(), false],
  ])('%s', async (_what, plan, may) => {
    const { ask, stub, member } = await testGateway();
    stub.on('billing.currentPlan', () => plan);
    const query = asked('viewerCanCancelPlan');
    expect(billingIn((await ask(query)).data)).toEqual({ viewerCanCancelPlan: may });
    expect(billingIn((await ask(query, {}, { as: member })).data)).toEqual({ viewerCanCancelPlan: false });
  });
});

test.each<[string, Answer<'billing', 'currentPlan'>['cancellation'], boolean]>([
  ['ends with what is paid', { billId: null, endsOn: 0, canResume: true }, true],
  ['waits for a payment', { billId: 'bill-1', endsOn: null, canResume: true }, true],
  ['has ended by now', { billId: null, endsOn: 0, canResume: false }, false],
  ['is of a service that takes nothing back', { billId: null, endsOn: 0 }, false],
  ['is not given up', null, false],
])('PRO that %s is gone on with by admins alone', async (_what, cancellation, may) => {
  const { ask, stub, member } = await testGateway();
  stub.on('billing.currentPlan', () => ({ ...paidPlanOf(), cancellation }));
  const query = asked('viewerCanResumePlan');
  expect(billingIn((await ask(query)).data)).toEqual({ viewerCanResumePlan: may });
  expect(billingIn((await ask(query, {}, { as: member })).data)).toEqual({ viewerCanResumePlan: false });
});

test.each<[string, Pick<Answer<'billing', 'currentPlan'>, 'cancellation'>, unknown]>([
  ['waits for a payment', { cancellation: { billId: 'bill-1', endsOn: null } }, { billId: 'bill-1', endsOn: null }],
  [
    'ends with what is paid',
    { cancellation: { billId: null, endsOn: Date.UTC(2026, 11, 12) } },
    { billId: null, endsOn: '2026-12-12' },
  ],
  ['is not given up', { cancellation: null }, null],
  ['is not told of', {}, null],
])('PRO that %s', async (_what, told, expected) => {
  const { ask, stub } = await testGateway();
  stub.on('billing.currentPlan', () => ({ ...paidPlanOf(), ...told }));
  expect(billingIn((await ask(asked('cancellation { billId endsOn }'))).data)).toEqual({ cancellation: expected });
});

test('banks whose provider is away may be asked for again; the rest of it stands', async () => {
  const { ask, stub } = await testGateway();
  expect(billingIn((await ask(asked('banks { code name } chargeableUsersCount address { city } '))).data)).toEqual({
    ...{ banks: [{ code: 'HDFB', name: 'HDFC Bank' }], chargeableUsersCount: 10, address: null },
  });
  stub.on('payment.banks', () => new Refused(409, 'provider_unavailable'));
  const { data, errors } = await ask(asked('banks { code } chargeableUsersCount'));
  expect(billingIn(data)).toEqual({ banks: null, chargeableUsersCount: 10 });
  expect(errors?.map(({ extensions }) => extensions)).toMatchObject([
    { code: 'UPSTREAM_UNAVAILABLE', retryable: true },
  ]);
});
