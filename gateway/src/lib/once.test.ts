import { expect, test } from 'vitest';
import { once } from './once.ts';

test('a call is made at most once, when it is first asked for', async () => {
  let calls = 0;
  const answer = once(() => Promise.resolve((calls += 1)));
  expect(calls).toBe(0);
  expect(await Promise.all([answer(), answer()])).toEqual([1, 1]);
});

test('one that failed is not made again', async () => {
  let calls = 0;
  const answer = once(() => Promise.reject(new Error(`failure ${(calls += 1)}`)));
  await expect(answer()).rejects.toThrow('failure 1');
  await expect(answer()).rejects.toThrow('failure 1');
});

test('what is primed is the answer of a call that is never made, and of one that was', async () => {
  let calls = 0;
  const answer = once(() => Promise.resolve((calls += 1)));
  answer.prime(7);
  expect(await answer()).toBe(7);
  expect(calls).toBe(0);
  const later = once(() => Promise.resolve(1));
  await later();
  later.prime(2);
  expect(await later()).toBe(2);
});

test('knows the answer once it is there, and none where the call failed', async () => {
  const count = once(() => Promise.resolve(3));
  const asked = count();
  expect(count.known()).toBeUndefined();
  await asked;
  expect(count.known()).toBe(3);
  count.prime(4);
  expect(count.known()).toBe(4);
  const failing = once(() => Promise.reject(new Error('away')));
  await expect(failing()).rejects.toThrow('away');
  expect(failing.known()).toBeUndefined();
});
