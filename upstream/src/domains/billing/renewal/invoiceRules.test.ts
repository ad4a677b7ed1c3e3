import { expect, test } from 'vitest';
import type { Interval } from '../priceRules.ts';
import { renewalLines } from './invoiceRules.ts';

const part = (validityDays: number | null, rate: number, users: number, category: Interval = 'MONTHLY') => ({
  batch: { category, validityDays, monthlyRate: rate, count: users, renewsAt: 0 },
  ...{ users, rate, months: 1, amount: rate * users },
});

test('a renewal has one line for each price, however often licences were bought', () => {
  const bought = Array.from({ length: 60 }, () => part(30, 500, 2));
  expect(
    renewalLines([...bought, part(60, 500, 1), part(30, 450, 3), part(null, 500, 4), part(30, 500, 0)], 0),
  ).toEqual([
    { text: 'Renewal of PRO licenses for 30 days', quantity: 120, rate: 500, months: 1, amount: 60_000 },
    { text: 'Renewal of PRO licenses for 60 days', quantity: 1, rate: 500, months: 1, amount: 500 },
    { text: 'Renewal of PRO licenses for 30 days', quantity: 3, rate: 450, months: 1, amount: 1_350 },
    { text: 'Renewal of PRO', quantity: 4, rate: 500, months: 1, amount: 2_000 },
  ]);
});

test('what was overdrawn of the credits is a line of its own', () => {
  expect(renewalLines([part(null, 500, 1)], 900).map(({ amount }) => amount)).toEqual([500, 900]);
});
