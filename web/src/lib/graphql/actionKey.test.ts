import { expect, it } from 'vitest';
import { ActionKeys, newActionKey } from './actionKey.ts';

it('is 128 bits and new each time', () => {
  expect(newActionKey()).toMatch(/^[0-9a-f]{32}$/);
  expect(newActionKey()).not.toBe(newActionKey());
});

it('stays for the same input until the action is settled', () => {
  const keys = new ActionKeys();
  const first = keys.keyFor({ email: 'a@b.example' });
  expect(keys.keyFor({ email: 'a@b.example' })).toBe(first);
  keys.settle(first);
  expect(keys.keyFor({ email: 'a@b.example' })).not.toBe(first);
});

it('stays where what was begun before is settled', () => {
  const keys = new ActionKeys();
  const first = keys.keyFor({ row: 1 });
  const second = keys.keyFor({ row: 2 });
  keys.settle(first);
  expect(keys.keyFor({ row: 2 })).toBe(second);
});

it('is another one for another input', () => {
  const keys = new ActionKeys();
  expect(keys.keyFor({ pin: '111111' })).not.toBe(keys.keyFor({ pin: '222222' }));
});
