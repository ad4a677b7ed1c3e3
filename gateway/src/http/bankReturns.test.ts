import { describe, expect, test } from 'vitest';
import type { Answer } from '../generated/upstream/contract.ts';
import { browserCookie } from '../testing/browserCookie.ts';
import { Refused } from '../testing/stubCall.ts';
import { type TestGateway, testGateway } from '../testing/testGateway.ts';

const CALL = 'payment.netBankingReturn';
/** The console has the words for it, in the reader's language. */
const NOT_PROCESSED = '/#/billing/payment?errorMessage=';
const RETURN = 'txnid=order-1&amount=1890.00&status=success&hash=abc';

const post = ({ url }: TestGateway, body: string, { to = 'success', query = '', headers = {} } = {}) =>
  fetch(`${url}/billing/net-banking/${to}${query}`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...{ origin: 'https://bank.example', 'sec-fetch-site': 'cross-site' },
      ...headers,
    },
    body,
  });

const resultOf = (parts: Partial<Answer<'payment', 'netBankingReturn'>>) => ({
  ...{ order_id: 'order-1', purpose: 'LICENCES', isPaid: true, message: null, licenseCount: 10, licenseDuration: 365 },
  ...{ licenseConfigId: 'PRO_365_DAYS', isLegacyTeam: false, autoAssign: true },
  ...parts,
});

describe('what a bank has a browser post', () => {
  test.each(['success', 'failure'])('is judged by the service, whichever place it is posted to: %s', async (to) => {
    const gateway = await testGateway();
    const { stub } = gateway;
    stub.on(CALL, () => resultOf({}));
    const cookie = await browserCookie(gateway);
    stub.clear();
    // The same twice has the same answer.
    for (const _time of [1, 2]) {
      const answer = await post(gateway, RETURN, { to, headers: { cookie } });
      expect([answer.status, answer.headers.get('location')]).toEqual([
        303,
        '/#/billing/payment/success?order=order-1',
      ]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    const [first] = stub.calls;
    expect(first).toMatchObject({ name: CALL, query: {} });
    expect(first?.query['token']).toBeUndefined();
    expect(first?.body).toEqual({
      fields: [
        { name: 'txnid', value: 'order-1' },
        { name: 'amount', value: '1890.00' },
        { name: 'status', value: 'success' },
        { name: 'hash', value: 'abc' },
      ],
    });
  });

  const WORDS = '?feature=guests&lastDate=2026-12-01&fromSales=true';
  const backFrom = async (gateway: TestGateway, parts: Partial<Answer<'payment', 'netBankingReturn'>>, query = '') => {
    gateway.stub.on(CALL, () => resultOf(parts));
    const location = (await post(gateway, RETURN, { query })).headers.get('location') ?? '';
    const [place, values] = location.split('?');
    return [place, Object.fromEntries(new URLSearchParams(values))];
  };

  test('and is not paid goes back to the form with what was bought', async () => {
    const gateway = await testGateway();
    const back = (parts: object, query = '') => backFrom(gateway, { isPaid: false, ...parts }, query);
    const bought = { licenseCount: '10', licenseDuration: '365', licenseConfigId: 'PRO_365_DAYS' };
    const rest = { isLegacyTeam: 'false', autoAssign: 'true', isRedirect: 'true', currency: 'INR' };
    expect(await back({ message: 'No & <b>funds</b>#/x' })).toEqual([
      '/#/billing/payment',
      { errorMessage: 'No & <b>funds</b>#/x', ...bought, ...rest },
    ]);
    for (const message of [null, '  '])
      expect(await back({ message, licenseCount: null, licenseDuration: null, licenseConfigId: null })).toEqual([
        '/#/billing/payment',
        { errorMessage: '', ...rest },
      ]);
    expect(await back({ message: 'No' }, WORDS.replace('&fromSales=true', ''))).toEqual([
      '/#/billing/payment',
      { errorMessage: 'No', ...bought, ...rest, feature: 'guests', lastDate: '2026-12-01' },
    ]);
  });

  test('and is not paid of PRO goes back to the payment of that order', async () => {
    const gateway = await testGateway();
    const failed = { purpose: 'PRO_PLAN', isPaid: false, message: 'No funds' };
    const place = { step: 'payment', order: 'order-1', errorMessage: 'No funds', isRedirect: 'true', currency: 'INR' };
    expect(await backFrom(gateway, failed)).toEqual(['/#/billing/paymentNew', place]);
    expect(await backFrom(gateway, failed, WORDS)).toEqual([
      '/#/billing/paymentNew',
      { ...place, feature: 'guests', lastDate: '2026-12-01', fromSales: 'true' },
    ]);
  });

  test('brings back what the console had said, and nothing that somebody else put there', async () => {
    const gateway = await testGateway();
    const paid = ['/#/billing/payment/success', { order: 'order-1' }];
    expect(await backFrom(gateway, {}, WORDS)).toEqual([paid[0], { order: 'order-1', feature: 'guests' }]);
    for (const odd of ['?feature=a%23/b', `?feature=${'f'.repeat(41)}`, '?feature=a&feature=b', '?order=x&next=//evil'])
      expect(await backFrom(gateway, {}, odd)).toEqual(paid);
    for (const odd of ['?lastDate=soon', '?lastDate=2026-02-30', '?fromSales=1'])
      expect((await backFrom(gateway, { purpose: 'PRO_PLAN', isPaid: false }, odd))[1]).not.toHaveProperty(
        odd.slice(1, odd.indexOf('=')),
      );
  });

  test('and nobody signed, or nobody ordered, is told nothing of', async () => {
    const gateway = await testGateway();
    for (const [status, code] of [
      [400, 'signature_refused'],
      [404, 'order_not_found'],
    ] as const) {
      gateway.stub.on(CALL, () => new Refused(status, code));
      const answer = await post(gateway, RETURN);
      expect([answer.status, answer.headers.get('location')]).toEqual([303, NOT_PROCESSED]);
    }
  });

  test('and no bank would post comes to no service', async () => {
    const gateway = await testGateway();
    const many = Array.from({ length: 51 }, (_, at) => `f${at}=1`).join('&');
    const odd = [
      '',
      'txnid=a&txnid=b',
      many,
      `${'n'.repeat(65)}=1`,
      `a=${'v'.repeat(2_001)}`,
      `a=${'v'.repeat(70_000)}`,
    ];
    for (const body of odd) {
      const answer = await post(gateway, body);
      expect([answer.status, answer.headers.get('location')]).toEqual([303, NOT_PROCESSED]);
    }
    for (const type of ['application/json', 'multipart/form-data; boundary=x', 'text/plain'])
      expect((await post(gateway, '{}', { headers: { 'content-type': type } })).headers.get('location')).toBe(
        NOT_PROCESSED,
      );
    expect(gateway.stub.calls).toEqual([]);
    const read = await fetch(`${gateway.url}/billing/net-banking/success`);
    expect(read.status).toBe(404);
  });

  test.each<[string, () => Refused]>([
    ['away', () => new Refused(503, 'internal')],
    ['refusing all of it', () => new Refused(429, 'too_many')],
  ])('is never called unpaid while the service is %s', async (_how, refused) => {
    const gateway = await testGateway();
    gateway.stub.on(CALL, refused);
    const answer = await post(gateway, RETURN);
    const page = await answer.text();
    expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('location')]).toEqual([
      503,
      '60',
      null,
    ]);
    expect(page).toContain('Please do not pay again.');
    expect(page).not.toMatch(/fail|could not be processed|error/i);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test('is counted by network before it is read', async () => {
    const gateway = await testGateway();
    gateway.stub.on(CALL, () => resultOf({}));
    const statuses: number[] = [];
    for (let time = 0; time < 61; time += 1) statuses.push((await post(gateway, RETURN)).status);
    expect([new Set(statuses.slice(0, 60)), statuses[60]]).toEqual([new Set([303]), 429]);
    expect(gateway.stub.count(CALL)).toBe(60);
    gateway.clock.advance(60_000);
    expect((await post(gateway, RETURN)).status).toBe(303);
  });
});
