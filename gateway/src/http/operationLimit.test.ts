import { expect, test } from 'vitest';
import { fromAuthorization, toIdentity } from '../identity.ts';
import { memoryLimiters } from '../lib/limiter.ts';
import { operationLimit } from './operationLimit.ts';

const clientAddress = '192.0.2.1';
const token = 'a-token-of-somebody';
const bearer = (guid: string) => fromAuthorization(`Bearer ${guid}:${token}`);
const browser = (guid: string) => toIdentity('browser', { guid, token });
const numbers = (count: number) => Array.from({ length: count }, (_, index) => String(index));

const limited = () => {
  const take = operationLimit(memoryLimiters({ now: () => 0 }), 2);
  return async (identity: ReturnType<typeof bearer>, from = clientAddress) =>
    (await take({ identity, clientAddress: from })).wait === null;
};

async function passed(asked: readonly Promise<boolean>[]) {
  return (await Promise.all(asked)).filter(Boolean).length;
}

test('one identity has its own, and a network where nobody is signed in', async () => {
  const mayAsk = limited();
  expect(await passed(numbers(5).map(() => mayAsk(browser('ada'))))).toBe(2);
  expect(await passed(numbers(5).map(() => mayAsk(bearer('ben'))))).toBe(2);
  expect(await passed(numbers(5).map(() => mayAsk(null)))).toBe(2);
});

test('a token of its own each time is no further chance without end', async () => {
  const mayAsk = limited();
  expect(await passed(numbers(50).map((guid) => mayAsk(bearer(guid))))).toBe(20);
  expect(await mayAsk(bearer('elsewhere'), '192.0.2.2')).toBe(true);
  expect(await mayAsk(browser('ada'))).toBe(true);
});

test('headers say how the limit stands that ends first', async () => {
  const ask = operationLimit(memoryLimiters({ now: () => 0 }), 2);
  const toldTo = async (guid: string) => (await ask({ identity: bearer(guid), clientAddress })).headers;
  const own = (left: number) => ({
    'ratelimit-policy': '"operations";q=2;w=60',
    ratelimit: `"operations";r=${left};t=60`,
  });
  expect([await toldTo('ada'), await toldTo('ada'), await toldTo('ada')]).toEqual([own(1), own(0), own(0)]);
  for (const guid of numbers(17)) await toldTo(guid);
  const ofNetwork = { 'ratelimit-policy': '"network";q=20;w=60', ratelimit: '"network";r=0;t=60' };
  expect([await toldTo('last'), await toldTo('none')]).toEqual([ofNetwork, ofNetwork]);
});

test('one integrator who asks too much takes nothing of what the others have', async () => {
  const mayAsk = limited();
  expect(await passed(numbers(50).map(() => mayAsk(bearer('busy'))))).toBe(2);
  expect(await passed(numbers(18).map((guid) => mayAsk(bearer(guid))))).toBe(18);
});
