import { describe, expect, test } from 'vitest';
import { Refused } from '../../../testing/stubCall.ts';
import { orderOf, paidOrderOf } from '../../../testing/stubOrder.ts';
import { paidPlanOf } from '../../../testing/stubPlan.ts';
import { testGateway } from '../../../testing/testGateway.ts';

const PARTS = 'order { orderId purpose status way failure confirmationUrl } team { plan } userErrors { code field }';
const asked = (name: string, type: string) => `mutation Ask($input: ${type}!) { ${name}(input: $input) { ${PARTS} } }`;
const TEAM = { query: { teamId: 'team-orbit' } };
const keyed = (key: string) => ({ headers: { 'idempotency-key': key } });

test('PRO is ordered at what the buyer was shown; without an interval as sales agreed', async () => {
  const { ask, stub } = await testGateway();
  const order = asked('proPlanOrder', 'ProPlanOrderInput');
  const shown = { currency: 'USD', interval: 'ANNUAL', rateMinor: 300, amountMinor: 33_500, idempotencyKey: 'k' };
  expect((await ask(order, { input: shown })).data).toMatchObject({
    proPlanOrder: { order: { orderId: 'order-1', purpose: 'PRO_PLAN', status: 'OPEN' }, team: {}, userErrors: [] },
  });
  await ask(order, { input: { currency: 'INR', autoAssign: false } });
  expect(stub.calls.filter(({ name }) => name === 'billing.initPro')).toMatchObject([
    {
      ...TEAM,
      ...keyed('k'),
      body: { currency: 'USD', interval: 'ANNUAL', rate: 300, amount: 33_500, auto_assign: true },
    },
    { ...TEAM, body: { currency: 'INR', auto_assign: false } },
  ]);
  await ask(order, { input: { currency: 'INR', insteadOf: 'order-1' } });
  expect(stub.calls.filter(({ name }) => name === 'billing.initPro').at(-1)?.body).toEqual({
    ...{ currency: 'INR', auto_assign: true, instead_of: 'order-1' },
  });
});

test('licences are ordered by their price’s id, and what is owed in the team’s currency', async () => {
  const { ask, stub } = await testGateway();
  stub.on('billing.currentPlan', paidPlanOf);
  const input = { count: 10, planId: 'PRO_60_DAYS', currency: 'INR', autoAssign: true, paysDues: true, amountMinor: 7 };
  await ask(asked('licenceOrder', 'LicenceOrderInput'), { input });
  await ask(asked('duesOrder', 'DuesOrderInput'), { input: { amountMinor: 8_100, insteadOf: 'order-1' } });
  const bodies = stub.calls.filter(({ name }) => name === 'payment.initPayment').map(({ body }) => body);
  expect(bodies).toEqual([
    {
      ...{ purpose: 'LICENCES', currency: 'INR', license_count: 10, config_id: 'PRO_60_DAYS', amount: 7 },
      ...{ auto_assign: true, auto_renew_demo_license: true, pending_dues_payment: true },
    },
    { purpose: 'DUES', currency: 'USD', amount: 8_100, instead_of: 'order-1' },
  ]);
});

test.each<[what: string, autoAssign: boolean, trialUsers: number | 'unknown', renews: boolean]>([
  ['there are some', true, 4, true],
  ['nobody is on a trial licence', true, 0, false],
  ['people are given none', false, 4, false],
  ['nobody knows whether there are any', true, 'unknown', true],
])('trial licences turn into bought ones where %s: %s, %s → %s', async (_what, autoAssign, trialUsers, renews) => {
  const { ask, stub } = await testGateway();
  const { teamDetails, ...plan } = paidPlanOf();
  stub.on('billing.currentPlan', () =>
    trialUsers === 'unknown'
      ? new Refused(503, 'internal')
      : { ...plan, teamDetails: teamDetails && { ...teamDetails, trialUsers } },
  );
  const input = { count: 25, planId: 'PRO_365_DAYS', currency: 'USD', autoAssign, insteadOf: 'order-1' };
  await ask(asked('licenceOrder', 'LicenceOrderInput'), { input });
  expect(stub.calls.find(({ name }) => name === 'payment.initPayment')?.body).toEqual({
    ...{ purpose: 'LICENCES', currency: 'USD', license_count: 25, config_id: 'PRO_365_DAYS' },
    ...{ auto_assign: autoAssign, auto_renew_demo_license: renews, pending_dues_payment: false },
    instead_of: 'order-1',
  });
});

test.each([
  ['proPlanOrder', 'ProPlanOrderInput', { currency: 'USD', interval: 'QUARTERLY' }, ['interval']],
  ['proPlanOrder', 'ProPlanOrderInput', { currency: 'UNKNOWN' }, ['currency']],
  [
    'proPlanOrder',
    'ProPlanOrderInput',
    { currency: 'USD', rateMinor: -1, amountMinor: 0.5 },
    ['rateMinor', 'amountMinor'],
  ],
  ['licenceOrder', 'LicenceOrderInput', { currency: 'USD', count: 0, planId: 'PRO_45_DAYS' }, ['count', 'planId']],
  [
    'licenceOrder',
    'LicenceOrderInput',
    { currency: 'UNKNOWN', count: 100_001, planId: 'PRO_30_DAYS' },
    ['currency', 'count'],
  ],
  ['duesOrder', 'DuesOrderInput', { amountMinor: 2 ** 53, insteadOf: '../x' }, ['amountMinor', 'insteadOf']],
  ['proPlanOrder', 'ProPlanOrderInput', { currency: 'USD', insteadOf: 'a b' }, ['insteadOf']],
  [
    'licenceOrder',
    'LicenceOrderInput',
    { currency: 'USD', count: 1, planId: 'PRO_30_DAYS', insteadOf: '' },
    ['insteadOf'],
  ],
  [
    'savedCardPay',
    'SavedCardPayInput',
    { orderId: 'o', cardId: 'c', amountMinor: -1, currency: 'USD' },
    ['amountMinor'],
  ],
  [
    'savedCardPay',
    'SavedCardPayInput',
    { orderId: 'o', cardId: 'c', amountMinor: 1, currency: 'UNKNOWN' },
    ['currency'],
  ],
])('%s is wrong before any call: %s %j', async (name, type, input, fields) => {
  const { ask, stub } = await testGateway();
  expect((await ask(asked(name, type), { input })).data).toEqual({
    [name]: { order: null, team: null, userErrors: fields.map((field) => ({ code: 'INVALID', field: [field] })) },
  });
  expect(stub.calls).toEqual([]);
});

const NOT_AN_ID = '../x';
test.each([
  [
    'savedCardPay',
    'SavedCardPayInput',
    { orderId: NOT_AN_ID, cardId: 'c', amountMinor: 1, currency: 'USD' },
    'orderId',
  ],
  ['savedCardPay', 'SavedCardPayInput', { orderId: 'o', cardId: NOT_AN_ID, amountMinor: 1, currency: 'USD' }, 'cardId'],
  ['paymentProcess', 'PaymentProcessInput', { orderId: NOT_AN_ID }, 'orderId'],
])('%s: what is no id is nobody’s: %j', async (name, type, input, field) => {
  const { ask, stub } = await testGateway();
  expect((await ask(asked(name, type), { input })).data).toMatchObject({
    [name]: { order: null, userErrors: [{ code: 'NOT_FOUND', field: [field] }] },
  });
  expect(stub.calls).toEqual([]);
});

test('a saved card is charged once by its key, and its bank sends people back to this gateway', async () => {
  const { ask, stub } = await testGateway({ env: { PUBLIC_ORIGIN: 'https://console.example' } });
  const confirmationUrl = 'https://bank.example/confirm';
  stub.on('payment.payWithSavedCard', () => ({
    status: 'pending',
    order: orderOf({ status: 'pending', method: 'SAVED_CARD', confirmationUrl }),
  }));
  const input = { orderId: 'order-1', cardId: 'card-1', amountMinor: 33_500, currency: 'USD', idempotencyKey: 'k' };
  expect((await ask(asked('savedCardPay', 'SavedCardPayInput'), { input })).data).toMatchObject({
    savedCardPay: { order: { status: 'PENDING', way: 'SAVED_CARD', confirmationUrl }, userErrors: [] },
  });
  const returnUrl = 'https://console.example/billing/return/order-1';
  expect(stub.calls.find(({ name }) => name === 'payment.payWithSavedCard')).toMatchObject({
    query: { teamId: 'team-orbit', orderId: 'order-1', cardId: 'card-1', returnUrl },
    ...{ body: { amount: 33_500, currency: 'USD' }, ...keyed('k') },
  });
  const returnWith = { feature: 'guests', isFromSales: true };
  await ask(asked('savedCardPay', 'SavedCardPayInput'), {
    input: { ...input, amountMinor: 90_000, idempotencyKey: 'l', returnWith },
  });
  expect(stub.calls.filter(({ name }) => name === 'payment.payWithSavedCard').at(-1)?.query).toMatchObject({
    returnUrl: `${returnUrl}?feature=guests&fromSales=true`,
  });
  expect(JSON.stringify(stub.calls.filter(({ name }) => name === 'payment.payWithSavedCard').at(-1)?.body)).toBe(
    '{"amount":90000,"currency":"USD"}',
  );
});

describe('a payment is carried out by what it is for', () => {
  const PROCESS = asked('paymentProcess', 'PaymentProcessInput');
  const input = { orderId: 'order-1', idempotencyKey: 'k' };
  const bought = { order_id: 'order-1', license_count: 10, config_id: 'PRO_365_DAYS' };
  const assigned = { auto_assign: true, auto_renew_demo_license: true };
  const withDues = { pending_dues_payment: true, amount: 33_500, currency: 'USD' };
  const BUY = 'billing.buyLicenses';
  const PAY = 'payment.processPayment';

  test.each<[string, object, object | null, [name: string, key: string, body: object][]]>([
    ['PRO', { purpose: 'PRO_PLAN' }, null, [['billing.processPro', 'k', { trackingId: 'order-1' }]]],
    ['dues', { purpose: 'DUES' }, null, [[PAY, 'k', { order_id: 'order-1' }]]],
    [
      'licences',
      {},
      {},
      [
        [PAY, 'k', { order_id: 'order-1' }],
        [BUY, 'k:buy', { ...bought, ...assigned }],
      ],
    ],
    [
      'licences and dues',
      { dues: 900 },
      { dues: 900 },
      [
        [PAY, 'k', { order_id: 'order-1' }],
        [BUY, 'k:buy', { ...bought, ...assigned, ...withDues }],
      ],
    ],
    [
      'licences whose buyers had no trial',
      { order_id: 'ord_1', users: 25, autoRenewDemoLicense: false },
      { order_id: 'ord_1', users: 25, autoRenewDemoLicense: false },
      [
        [PAY, 'k', { order_id: 'ord_1' }],
        [
          BUY,
          'k:buy',
          {
            ...{ license_count: 25, config_id: 'PRO_365_DAYS', order_id: 'ord_1' },
            ...{ auto_assign: true, auto_renew_demo_license: false },
          },
        ],
      ],
    ],
    [
      'licences of $900 and dues of $81',
      { gross: 90_000, dues: 8_100, payableAmount: 98_100 },
      { gross: 90_000, dues: 8_100, payableAmount: 98_100 },
      [
        [PAY, 'k', { order_id: 'order-1' }],
        [BUY, 'k:buy', { ...bought, ...assigned, pending_dues_payment: true, amount: 98_100, currency: 'USD' }],
      ],
    ],
    ['licences for which nothing is payable', { payableAmount: 0 }, null, [[BUY, 'k:buy', { ...bought, ...assigned }]]],
  ])('%s', async (_what, ordered, paid, writes) => {
    const { ask, stub } = await testGateway();
    stub.on('payment.order', () => orderOf(ordered));
    if (paid !== null) stub.on(PAY, () => ({ status: 'success', order: paidOrderOf(paid) }));
    expect((await ask(PROCESS, { input })).data).toMatchObject({
      paymentProcess: { order: { status: 'SUCCEEDED' }, userErrors: [] },
    });
    expect(stub.names().slice(0, 2)).toEqual(['team.teamInfo', 'payment.order']);
    const made = stub.calls.slice(2, 2 + writes.length);
    expect(made.map(({ name, headers, body }) => [name, headers['idempotency-key'], body])).toEqual(writes);
    // The team is read afresh.
    expect(stub.names().slice(2 + writes.length)).toEqual(['team.teamInfo']);
  });

  test.each([
    ['pending', { status: 'pending' }, { status: 'PENDING', failure: null }],
    ['failed', { status: 'open', failure: 'declined' }, { status: 'OPEN', failure: 'DECLINED' }],
  ] as const)('licences that are not paid are not bought: %s', async (status, parts, told) => {
    const { ask, stub } = await testGateway();
    stub.on(PAY, () => ({ status, order: orderOf(parts) }));
    const { data } = await ask(PROCESS, { input: { orderId: 'order-1' } });
    expect(data).toMatchObject({ paymentProcess: { order: told, userErrors: [] } });
    expect(stub.count(BUY)).toBe(0);
    expect(stub.calls.find(({ name }) => name === PAY)?.headers['idempotency-key']).toBeUndefined();
  });

  test('asked again without a key, it says what is so by then', async () => {
    const { ask, stub } = await testGateway();
    stub.on(PAY, (_call, _reply, usual) =>
      stub.count(PAY) < 2 ? { status: 'pending', order: orderOf({ status: 'pending' }) } : usual(),
    );
    const statuses = [];
    for (const _press of [1, 2]) {
      const { data } = await ask(PROCESS, { input: { orderId: 'order-1' } });
      statuses.push((data as { paymentProcess: { order: { status: string } } }).paymentProcess.order.status);
    }
    expect(statuses).toEqual(['PENDING', 'SUCCEEDED']);
  });
});
