import { expect, test } from 'vitest';
import { testGateway } from '../testing/testGateway.ts';

test('who comes back from a card’s bank goes to the payment or the card that was added, and nowhere else', async () => {
  const gateway = await testGateway();
  const backFrom = async (path: string) => {
    const { status, headers } = await fetch(`${gateway.url}/billing/return/${path}`, { redirect: 'manual' });
    expect([status, headers.get('cache-control')]).toEqual([303, 'no-store']);
    return [headers.get('location'), headers.get('referrer-policy')];
  };
  const secret = 'payment_intent=pi_1&payment_intent_client_secret=pi_1_secret&redirect_status=succeeded';
  const confirm = '/#/billing/payment/confirm?order=order-1';
  expect(await backFrom(`order-1?${secret}`)).toEqual([confirm, 'no-referrer']);
  const words = 'feature=guests&lastDate=2026-12-01&fromSales=true';
  expect(await backFrom(`order-1?${words}&${secret}`)).toEqual([`${confirm}&${words}`, 'no-referrer']);
  expect(await backFrom('card/seti_1?setup_intent_client_secret=seti_1_secret')).toEqual([
    '/#/billing/card?card=seti_1',
    'no-referrer',
  ]);
  for (const place of ['', 'card/'])
    for (const odd of ['%2F%2Fevil.example', 'a%0d%0aset-cookie:x', 'x'.repeat(65), 'a%26b'])
      expect(await backFrom(place + odd)).toEqual(['/#/billing', 'no-referrer']);
  expect(gateway.stub.calls).toEqual([]);
  expect(gateway.logs.join()).not.toMatch(/(pi|seti)_1_secret/);
});
