import { expect, test } from 'vitest';
import { Refused } from '../../../testing/stubCall.ts';
import { testGateway } from '../../../testing/testGateway.ts';

const ERRORS = 'userErrors { code field }';

test('an address is told by both of its names, and the answer is the payload’s', async () => {
  const { ask, stub } = await testGateway();
  const input = {
    ...{ companyName: ' Orbit ', companyAddress: '1 Way\nLeeds', city: 'Leeds', countryCode: 'GB', zipCode: '' },
    idempotencyKey: 'k',
  };
  const { data } = await ask(
    `mutation ($input: BillingAddressUpdateInput!) { billingAddressUpdate(input: $input) {
      team { billing { address { companyName companyAddress city state zipCode countryCode taxNumber } } } ${ERRORS} } }`,
    { input },
  );
  expect(data).toEqual({
    billingAddressUpdate: {
      team: {
        billing: {
          address: {
            ...{ companyName: 'Orbit', companyAddress: '1 Way\nLeeds', city: 'Leeds', countryCode: 'GB' },
            ...{ state: null, zipCode: '', taxNumber: null },
          },
        },
      },
      userErrors: [],
    },
  });
  expect(stub.names()).toEqual(['team.teamInfo', 'billing.saveBillingAddress']);
  expect(stub.calls[1]?.body).toEqual({
    address: {
      ...{ name: 'Orbit', company_name: 'Orbit', address: '1 Way\nLeeds', company_address: '1 Way\nLeeds' },
      ...{ city: 'Leeds', country: 'GB', country_code: 'GB', zip_code: '' },
    },
  });
});

test('an address is wrong before any call, at each of its parts', async () => {
  const { ask, stub } = await testGateway();
  const good = { companyName: 'Orbit', companyAddress: '1 Way', city: 'Leeds', countryCode: 'GB' };
  const told = async (parts: object) => {
    const { data } = await ask(
      `mutation ($input: BillingAddressUpdateInput!) { billingAddressUpdate(input: $input) { ${ERRORS} } }`,
      { input: { ...good, ...parts } },
    );
    const { userErrors } = (data as { billingAddressUpdate: { userErrors: { code: string; field: string[] }[] } })
      .billingAddressUpdate;
    return userErrors.map(({ code, field }) => `${code} ${field[0]}`);
  };
  for (const countryCode of ['WORLD', 'XX', 'gb', 'CU', 'IR', 'KP', 'SY', 'KE'])
    expect(await told({ countryCode })).toEqual(['INVALID countryCode']);
  expect(
    await told({ companyName: ' ', companyAddress: 'x'.repeat(401), city: 'a\u0000b', zipCode: 'x'.repeat(21) }),
  ).toEqual(['REQUIRED companyName', 'TOO_LONG companyAddress', 'INVALID city', 'TOO_LONG zipCode']);
  expect(stub.calls).toEqual([]);
});

test('cards are added, tried, preferred and taken away; the payload’s are the service’s answer', async () => {
  const { ask, stub } = await testGateway();
  expect((await ask(`mutation { cardAddStart(input: {}) { cardSecret ${ERRORS} } }`)).data).toEqual({
    cardAddStart: { cardSecret: 'seti_1_secret_1', userErrors: [] },
  });
  const card = { cardId: 'card-1', lastFour: '4242' };
  const acts = [
    ['cardAdd', 'setupId: "seti_1"', 'processAddCard', { auth_token: 'seti_1', amount: 0 }, [card]],
    ['cardVerify', 'cardId: "card-1"', 'verifyCard', { id: 'card-1' }, [card]],
    ['cardDefaultSet', 'cardId: "card-1"', 'setDefaultCard', { id: 'card-1' }, [card]],
    ['cardRemove', 'cardId: "card-1"', 'removeCard', { id: 'card-1' }, []],
  ] as const;
  for (const [mutation, of, call, body, cards] of acts) {
    stub.clear();
    const { data } = await ask(
      `mutation { ${mutation}(input: { ${of}, idempotencyKey: "k" }) { team { billing { cards { cardId lastFour } } } ${ERRORS} } }`,
    );
    expect(data).toEqual({ [mutation]: { team: { billing: { cards } }, userErrors: [] } });
    expect(stub.calls[1]).toMatchObject({ name: `payment.${call}`, body, headers: { 'idempotency-key': 'k' } });
    // Only of a card that was tried the list is read.
    expect(stub.count('payment.paymentMethods')).toBe(mutation === 'cardVerify' ? 1 : 0);
  }
  stub.clear();
  for (const [mutation, of] of [
    ['cardAdd', 'setupId: "a/b"'],
    ['cardVerify', 'cardId: "."'],
    ['cardRemove', 'cardId: ""'],
  ]) {
    const { data } = await ask(`mutation { ${mutation}(input: { ${of} }) { ${ERRORS} } }`);
    expect(data).toMatchObject({ [String(mutation)]: { userErrors: [{ code: 'NOT_FOUND' }] } });
  }
  expect(stub.calls).toEqual([]);
});

test('an invoice is mailed by one call, and told as it was sent', async () => {
  const { ask, stub } = await testGateway();
  const send = (invoiceId: string) =>
    ask(
      `mutation ($input: InvoiceSendInput!) { invoiceSend(input: $input) {
        email invoice { invoiceId number paidAt total { formatted } documentUrl } ${ERRORS} } }`,
      { input: { invoiceId, idempotencyKey: 'k' } },
    );
  expect((await send('invoice-7')).data).toEqual({
    invoiceSend: {
      email: 'ada@orbit.example',
      invoice: {
        ...{ invoiceId: 'invoice-7', number: 'INV-2026-000007', paidAt: null, total: { formatted: '$125.00' } },
        documentUrl: '/invoices/invoice-7.pdf?number=INV-2026-000007',
      },
      userErrors: [],
    },
  });
  expect(stub.names()).toEqual(['team.teamInfo', 'payment.sendInvoice']);
  expect(stub.calls[1]).toMatchObject({ query: { invoiceId: 'invoice-7' }, headers: { 'idempotency-key': 'k' } });
  stub.clear();
  expect((await send('a/b')).data).toEqual({
    invoiceSend: { email: null, invoice: null, userErrors: [{ code: 'NOT_FOUND', field: ['invoiceId'] }] },
  });
  expect(stub.calls).toEqual([]);
});

test('a bank’s form is told where this gateway takes returns', async () => {
  const { ask, url } = await testGateway();
  const { data } = await ask(
    `mutation { netBankingStart(input: { orderId: "order-1", bankCode: "HDFB" }) { form { action fields { name value } } ${ERRORS} }
      kept: netBankingStart(input: { orderId: "order-1", bankCode: "HDFB",
        returnWith: { feature: "guests", lastDate: "2026-12-01", isFromSales: true } }) { form { fields { value } } }
      odd: netBankingStart(input: { orderId: "order-1", bankCode: "HDFB",
        returnWith: { feature: "a b" } }) { form { fields { value } } }
      none: netBankingStart(input: { orderId: "order-1", bankCode: "" }) { form { action } ${ERRORS} } }`,
  );
  const kept = '?feature=guests&lastDate=2026-12-01&fromSales=true';
  const places = (query: string) =>
    ['success', 'failure'].map((place) => ({ value: `${url}/billing/net-banking/${place}${query}` }));
  expect(data).toEqual({
    kept: { form: { fields: [{ value: 'order-1' }, ...places(kept)] } },
    odd: { form: { fields: [{ value: 'order-1' }, ...places('')] } },
    netBankingStart: {
      form: {
        action: 'https://bank.example/pay',
        fields: [
          { name: 'txnid', value: 'order-1' },
          { name: 'surl', value: `${url}/billing/net-banking/success` },
          { name: 'furl', value: `${url}/billing/net-banking/failure` },
        ],
      },
      userErrors: [],
    },
    none: { form: null, userErrors: [{ code: 'INVALID', field: ['bankCode'] }] },
  });
});

const BILL = `bill { billId lastRenewedOn periodStartsOn daysUsed activeUsersCount perUserCharge { formatted }
  subTotal { formatted } previousBalance { formatted } total { formatted } paidUntil endsOn licencesCount }`;
const START = `mutation ($input: PlanCancelStartInput!) { planCancelStart(input: $input) { ${BILL} ${ERRORS} } }`;

test.each([
  ['one way', { lastRenewalDate: 0, billingPeriod: { startDate: 0, days: 10 }, totalAmount: 3_700 }, '$37.00'],
  ['another', { lastRenewal: 0, billPeriod: 0, days: 10, sumAmount: 3_800 }, '$38.00'],
  ['neither told the total', { lastRenewal: 0, billPeriod: 0, days: 10 }, '$36.67'],
])('a bill for giving up PRO, spelt %s', async (_way, parts, total) => {
  const { ask, stub } = await testGateway();
  const rest = {
    activeUsers: 25,
    perUserCharge: 500,
    prevBalance: -500,
    subTotal: 4_167,
    billId: 'b',
    currency: 'USD',
  };
  stub.on('billing.initCancelPlan', () => ({ ...rest, ...parts, endsOn: 86_400_000, licences: 25 }));
  expect((await ask(START, { input: { reason: 'MISSING_FEATURES' } })).data).toEqual({
    planCancelStart: {
      bill: {
        ...{ billId: 'b', lastRenewedOn: '1970-01-01', periodStartsOn: '1970-01-01', daysUsed: 10 },
        ...{ activeUsersCount: 25, perUserCharge: { formatted: '$5.00' }, subTotal: { formatted: '$41.67' } },
        ...{ previousBalance: { formatted: '−$5.00' }, total: { formatted: total } },
        ...{ paidUntil: null, endsOn: '1970-01-02', licencesCount: 25 },
      },
      userErrors: [],
    },
  });
});

test('a reason is a number to the service, or what was written', async () => {
  const { ask, stub } = await testGateway();
  const codes = async (input: object) => {
    const { userErrors } = (
      (await ask(START, { input })).data as { planCancelStart: { userErrors: { code: string }[] } }
    ).planCancelStart;
    return userErrors.map(({ code }) => code);
  };
  expect(await codes({ reason: 'OTHER' })).toEqual(['REQUIRED']);
  expect(await codes({ reason: 'OTHER', text: ' \n' })).toEqual(['REQUIRED']);
  expect(await codes({ reason: 'OTHER', text: '2' })).toEqual(['INVALID']);
  expect(await codes({ reason: 'OTHER', text: 'x'.repeat(1_001) })).toEqual(['TOO_LONG']);
  expect(stub.calls).toEqual([]);
  for (const input of [{ reason: 'TOO_EXPENSIVE' }, { reason: 'OTHER_TOOL' }, { reason: 'OTHER', text: ' We part. ' }])
    expect(await codes(input)).toEqual([]);
  const bodies = stub.calls.filter(({ name }) => name === 'billing.initCancelPlan').map(({ body }) => body);
  expect(bodies).toEqual([{ reason: '1' }, { reason: '2' }, { reason: 'We part.' }]);
});

test.each([
  ['done', 'DONE'],
  ['pending', 'PENDING'],
])('giving up PRO is %s', async (status, told) => {
  const { ask, stub } = await testGateway();
  stub.on('billing.cancelPlan', () => ({ status }));
  const { data } = await ask(`mutation { planCancel(input: { billId: "b" }) { status team { plan } ${ERRORS} } }`);
  expect(data).toMatchObject({ planCancel: { status: told, team: {}, userErrors: [] } });
  expect(stub.names()).toEqual(['team.teamInfo', 'billing.cancelPlan', 'team.teamInfo']);
});

test('PRO is gone on with by one call, unless there is nothing to take back', async () => {
  const { ask, stub } = await testGateway();
  const resume = () =>
    ask(`mutation { planResume(input: { idempotencyKey: "k" }) { team { plan } ${ERRORS} } }`).then(({ data }) => data);
  expect(await resume()).toMatchObject({ planResume: { team: {}, userErrors: [] } });
  expect(stub.names()).toEqual(['team.teamInfo', 'billing.resumePlan', 'team.teamInfo']);
  expect(stub.calls[1]?.headers).toMatchObject({ 'idempotency-key': 'k' });
  stub.on('billing.resumePlan', () => new Refused(409, 'nothing_to_resume'));
  expect(await resume()).toEqual({ planResume: { team: null, userErrors: [{ code: 'NOTHING_TO_DO', field: null }] } });
});
