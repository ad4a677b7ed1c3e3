// Books that are as they should be, and what the audit says of each way in which they are not.
import { expect, test } from 'vitest';
import { type Run, audited } from './audit.ts';
import type { BookedBatch, BookedOrder, Books } from './books.ts';

const DAY_MS = 86_400_000;
const TODAY = 20_000 * DAY_MS;
const teamId = 'team-one';

const order = (orderId: string, more: Partial<BookedOrder> = {}): BookedOrder => ({
  ...{ orderId, teamId, kind: 'LICENCES', status: 'succeeded', amount: 900, count: 3, overpaid: 0, beyond: 0 },
  ...{ createdAt: TODAY, settledAt: TODAY, sales: 1, invoices: 1, paid: more.amount ?? 900 },
  ...more,
});
const batch = (batchId: string, more: Partial<BookedBatch> = {}): BookedBatch => ({
  ...{ batchId, teamId, count: 3, category: 'MONTHLY', monthlyRate: 300, validityDays: 30, isCredited: false },
  ...{ startsAt: TODAY, renewsAt: TODAY + 30 * DAY_MS },
  ...more,
});
const books = (more: Partial<Books> = {}): Books => ({
  ...{ orders: [], batches: [], renewals: [], endings: [], accounts: [] },
  ...{ transactions: 9, unbalanced: 0, givenUp: 0, waiting: 0 },
  ...more,
});

const on = TODAY - 10 * DAY_MS;
const renewed = batch('old', { startsAt: on, renewsAt: on + 30 * DAY_MS });
const sums = { balance: 0, credits: 0, dues: 0, accountDue: 0 };
const after = books({
  orders: [
    order('licences'),
    order('renewal', { kind: 'RENEWAL', invoices: 0 }),
    order('bank', { kind: 'DUES', invoices: 0, overpaid: 50 }),
    order('late', { status: 'cancelled', paid: 0, overpaid: 900, sales: 0, invoices: 0 }),
  ],
  batches: [batch('licences'), renewed],
  renewals: [{ reference: `renewal-${teamId}-${on}`, sold: 900, invoices: 1, billed: 900 }],
  accounts: [{ teamId, ...sums }],
});
const card = (orderId: string | null, received = 900) => ({ orderId, received, status: 'succeeded', amount: received });
const right: Run = {
  receipts: [{ orderId: 'licences', isToldPaid: true }],
  payments: [card('licences'), card('renewal'), card('bank', 50), card('late')],
  bankPayments: [{ orderId: 'bank', received: 900 }],
  before: books({ batches: [{ ...renewed, startsAt: on - 30 * DAY_MS, renewsAt: on }] }),
  ...{ after, shown: new Map([[teamId, sums]]), now: TODAY },
};

/** The goals that are missed. */
const missed = (run: Run) => audited(run).flatMap(({ goal, isMet }) => (isMet ? [] : [goal]));
const withBooks = (changes: Partial<Books>): Run => ({ ...right, after: { ...after, ...changes } });
/** Books in which one order is another. */
const withOrder = (id: string, changes: Partial<BookedOrder>): Run =>
  withBooks({ orders: after.orders.map((one) => (one.orderId === id ? { ...one, ...changes } : one)) });
const withBatch = (id: string, changes: Partial<BookedBatch>): Run =>
  withBooks({ batches: after.batches.map((one) => (one.batchId === id ? { ...one, ...changes } : one)) });
const lost = 'charged orders neither carried out nor to the team’s credit';
const otherSum = 'orders of which the ledger says another sum than the providers';

test('of books that are right nothing is said', () => {
  expect(missed(right)).toEqual([]);
});

test.each<[string, Run, string[]]>([
  ['a transaction is unbalanced', withBooks({ unbalanced: 1 }), ['ledger transactions whose sum is not zero']],
  [
    'a card is charged twice, be it to the team’s credit',
    {
      ...withOrder('licences', { overpaid: 900 }),
      payments: [...right.payments, card('licences')],
    },
    ['orders that cards were charged for twice'],
  ],
  [
    'nobody ordered what was charged',
    { ...right, payments: [...right.payments, card('else')] },
    ['charges of which no order knows'],
  ],
  ['the ledger lacks money', withOrder('late', { overpaid: 0 }), [otherSum, lost]],
  [
    'something is carried out for money that nobody has taken',
    { ...right, payments: right.payments.filter(({ orderId }) => orderId !== 'licences') },
    [otherSum],
  ],
  ['money for nothing is to nobody’s credit', withOrder('late', { paid: 900, overpaid: 0 }), [lost]],
  [
    'licences were given for less',
    withOrder('licences', { amount: 950 }),
    [lost, 'orders carried out without their money'],
  ],
  ['a renewal takes too much', withOrder('renewal', { beyond: 1 }), ['charges of renewals for more than was owed']],
  [
    'an order is carried out twice',
    withOrder('licences', { sales: 2 }),
    ['orders carried out other than once, with one invoice'],
  ],
  [
    'paid licences are missing',
    withBatch('licences', { count: 2 }),
    ['paid orders whose licences are not there, all of them, and have not ended'],
  ],
  [
    'there are licences more',
    withBooks({ batches: [...after.batches, batch('gift')] }),
    ['licences that nobody has paid for'],
  ],
  [
    'a renewal is billed otherwise',
    withBooks({ renewals: after.renewals.map((one) => ({ ...one, billed: 800 })) }),
    ['renewals not billed by one invoice of what was sold'],
  ],
  [
    'a period goes on for nothing',
    withBatch('licences', { startsAt: TODAY + 30 * DAY_MS, renewsAt: TODAY + 60 * DAY_MS }),
    ['renewed periods that are not in the ledger', 'days of which more was renewed than was sold'],
  ],
  ['more goes on than was sold', withBatch('old', { count: 4 }), ['days of which more was renewed than was sold']],
  [
    'licences are on credit and nothing is owed',
    withBatch('old', { isCredited: true }),
    ['licences on credit that nobody owes, or whose period is over'],
  ],
  [
    'a period is over',
    { ...right, now: on + 30 * DAY_MS },
    ['licences on credit that nobody owes, or whose period is over'],
  ],
  [
    'somebody was told what is not so',
    { ...right, receipts: [{ orderId: 'late', isToldPaid: true }] },
    ['orders that a buyer was told are paid, and are not'],
  ],
  [
    'another balance is shown',
    { ...right, shown: new Map([[teamId, { ...sums, balance: 1 }]]) },
    ['balances, credits and dues shown that are not those of the ledger'],
  ],
  [
    'an order stays open',
    withBooks({
      orders: [
        ...after.orders,
        order('open', { status: 'open', createdAt: TODAY - 2 * DAY_MS, paid: 0, sales: 0, invoices: 0 }),
      ],
    }),
    ['orders that never come to an end, and cancellations that wait for them'],
  ],
])('where %s, the audit says so', (_what, run, goals) => {
  expect(missed(run)).toEqual(goals);
});

test('licences may have ended since: with the plan, or where PRO for everybody took their place', () => {
  const pro = order('pro', { kind: 'PRO_PLAN', settledAt: TODAY + DAY_MS });
  const bought = { ...right, payments: [...right.payments, card('pro')] };
  const later = { orders: [...after.orders, pro], batches: [renewed, batch('pro', { startsAt: TODAY + DAY_MS })] };
  expect(missed({ ...bought, after: { ...after, ...later } })).toEqual([]);
  const next = order('pro', { settledAt: TODAY + DAY_MS });
  const ended = { ...after, ...later, orders: [...after.orders, next] };
  expect(missed({ ...bought, after: { ...ended, endings: [{ teamId, at: TODAY + 1 }] } })).toEqual([]);
  expect(missed({ ...bought, after: { ...ended, endings: [{ teamId, at: TODAY - 1 }] } })).toEqual([
    'paid orders whose licences are not there, all of them, and have not ended',
  ]);
});
