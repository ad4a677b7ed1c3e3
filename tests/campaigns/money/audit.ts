// The books beside what the providers took, and beside what the console shows.
import type { BankPayment, TakenPayment } from '../../support/paymentBrowser.ts';
import type { Finding } from '../campaign.ts';
import { none } from '../goals.ts';
import type { BookedBatch, BookedOrder, Books } from './books.ts';
import type { Shown } from './calls.ts';
import type { Receipt } from './purchase.ts';

export type Run = {
  readonly receipts: readonly Receipt[];
  readonly payments: readonly TakenPayment[];
  readonly bankPayments: readonly BankPayment[];
  readonly before: Books;
  readonly after: Books;
  /** What the console shows of each team that buys. */
  readonly shown: ReadonlyMap<string, Shown>;
  /** What time it is for the services in the end. */
  readonly now: number;
};

const DAY_MS = 86_400_000;
/** For so long an order of a person may be paid, and that of a renewal be charged: the days of grace, and one more to notice. */
const LIFETIME_MS = { person: DAY_MS + 3_600_000, renewal: 9 * DAY_MS };
const MONTHS: Readonly<Record<string, number>> = {
  ...{ '365': 12, '180': 6, '90': 3, '60': 2, '30': 1 },
  ...{ ANNUAL: 12, BIANNUAL: 6, QUARTERLY: 3, MONTHLY: 1 },
};

const sumOf = <T>(list: readonly T[], of: (one: T) => number) => list.reduce((sum, one) => sum + of(one), 0);
const count = <T>(list: readonly T[], is: (one: T) => boolean) => list.filter(is).length;
const dayOf = (instant: number) => Math.floor(instant / DAY_MS) * DAY_MS;
const isSale = ({ kind }: BookedOrder) => kind === 'LICENCES' || kind === 'PRO_PLAN';

/** What was promised of the money, and what was found. */
export const audited = (run: Run): Finding[] => [...ofMoney(run), ...ofLicences(run), ...ofTelling(run)];

/** Order by order the same money here and there. */
function ofMoney({ payments, bankPayments, before, after }: Run): Finding[] {
  const { orders } = after;
  const captures = [...payments, ...bankPayments].filter(({ received }) => received > 0);
  const capturesOf = Map.groupBy(captures, ({ orderId }) => orderId);
  const captured = ({ orderId }: BookedOrder) => sumOf(capturesOf.get(orderId) ?? [], ({ received }) => received);
  const byCard = Map.groupBy(
    payments.filter(({ received }) => received > 0),
    ({ orderId }) => orderId,
  );
  const ids = new Set(orders.map(({ orderId }) => orderId));
  const done = orders.filter(({ status }) => status === 'succeeded');
  const demo = new Set(before.orders.map(({ orderId }) => orderId));
  const renewals = done.filter(({ kind, amount }) => kind === 'RENEWAL' && amount > 0);
  return [
    none('ledger transactions whose sum is not zero', after.unbalanced, after.transactions),
    none(
      'orders that cards were charged for twice',
      count([...byCard.values()], (of) => of.length > 1),
      byCard.size,
    ),
    none(
      'charges of which no order knows',
      count(captures, ({ orderId }) => orderId === null || !ids.has(orderId)),
      captures.length,
    ),
    none(
      'orders of which the ledger says another sum than the providers',
      count(orders, (one) => one.paid + one.overpaid !== captured(one)),
      orders.length,
    ),
    none(
      'charged orders neither carried out nor to the team’s credit',
      count(orders, (one) => {
        const isHere = one.status === 'succeeded' ? one.paid === one.amount : one.paid === 0;
        return captured(one) > 0 && !(isHere && one.overpaid === captured(one) - one.paid);
      }),
      count(orders, (one) => captured(one) > 0),
    ),
    none(
      'orders carried out without their money',
      count(done, (one) => !demo.has(one.orderId) && one.paid !== one.amount),
      done.length,
    ),
    none(
      'charges of renewals for more than was owed',
      count(renewals, ({ beyond }) => beyond > 0),
      renewals.length,
    ),
  ];
}

/** What licences cost for one of their periods. */
const costOf = ({ monthlyRate, count: licences, validityDays, category }: BookedBatch) =>
  monthlyRate * licences * (MONTHS[String(validityDays ?? category)] ?? 0);

/** What was paid is there, once, and what is there was paid or is owed. */
function ofLicences({ before, after, now }: Run): Finding[] {
  const { orders, batches, endings } = after;
  const known = new Set(before.batches.map(({ batchId }) => batchId));
  const first = new Map(before.batches.map(({ batchId, startsAt }) => [batchId, startsAt]));
  const byId = new Map(orders.map((one) => [one.orderId, one]));
  const here = new Map(batches.map((one) => [one.batchId, one]));
  const sold = orders.filter((one) => one.status === 'succeeded' && isSale(one));
  const renewals = new Map(after.renewals.map((one) => [one.reference, one]));
  const referenceOf = ({ teamId }: BookedBatch, on: number) => `renewal-${teamId}-${on}`;
  /** Licences end with the plan, and where PRO for everybody takes their place. */
  const hasEnded = ({ teamId, settledAt, orderId }: BookedOrder) =>
    endings.some((one) => one.teamId === teamId && one.at >= settledAt) ||
    sold.some(
      (one) =>
        one.kind === 'PRO_PLAN' && one.teamId === teamId && one.orderId !== orderId && one.settledAt >= settledAt,
    );
  const bought = batches.filter(({ batchId }) => !known.has(batchId));
  /** The days on which its periods began but for the first, as far as they are of the same length. */
  const renewedOn = (one: BookedBatch): number[] => {
    const { startsAt, validityDays, batchId } = one;
    const from = first.get(batchId) ?? dayOf(byId.get(batchId)?.settledAt ?? startsAt);
    if (startsAt <= from) return [];
    if (validityDays === null) return [startsAt];
    const periods = Math.round((startsAt - from) / (validityDays * DAY_MS));
    return Array.from({ length: periods }, (_, index) => startsAt - index * validityDays * DAY_MS);
  };
  const periods = batches.flatMap((one) => renewedOn(one).map((on) => ({ one, reference: referenceOf(one, on) })));
  const running = Map.groupBy(
    batches.filter((one) => renewedOn(one).length > 0),
    (one) => referenceOf(one, one.startsAt),
  );
  const owing = new Set(after.accounts.filter(({ dues }) => dues > 0).map(({ teamId }) => teamId));
  return [
    none(
      'orders carried out other than once, with one invoice',
      count(orders, ({ kind, status, amount, sales, invoices }) => {
        const isDone = status === 'succeeded';
        if (kind === 'LICENCES' || kind === 'PRO_PLAN') return sales !== Number(isDone) || invoices !== Number(isDone);
        return sales !== Number(isDone && (kind === 'DUES' || amount > 0)) || invoices > Number(isDone);
      }),
      orders.length,
    ),
    none(
      'paid orders whose licences are not there, all of them, and have not ended',
      count(sold, (one) => here.get(one.orderId)?.count !== one.count && !hasEnded(one)),
      sold.length,
    ),
    none(
      'licences that nobody has paid for',
      count(bought, ({ batchId, teamId, count: licences }) => {
        const by = byId.get(batchId);
        return by?.status !== 'succeeded' || by.teamId !== teamId || by.count < licences;
      }),
      bought.length,
    ),
    none(
      'renewals not billed by one invoice of what was sold',
      count(after.renewals, ({ invoices, sold: by, billed }) => invoices !== 1 || by !== billed),
      after.renewals.length,
    ),
    none(
      'renewed periods that are not in the ledger',
      count(periods, ({ reference }) => !renewals.has(reference)),
      periods.length,
    ),
    none(
      'days of which more was renewed than was sold',
      count([...running], ([reference, of]) => sumOf(of, costOf) > (renewals.get(reference)?.sold ?? 0)),
      running.size,
    ),
    none(
      'licences on credit that nobody owes, or whose period is over',
      count(batches, ({ teamId, isCredited, renewsAt }) => (isCredited && !owing.has(teamId)) || renewsAt <= now),
      batches.length,
    ),
  ];
}

/** What people were told is so, and everything comes to its end. */
function ofTelling({ receipts, after, shown, now }: Run): Finding[] {
  const { orders } = after;
  const isDone = new Set(orders.filter(({ status }) => status === 'succeeded').map(({ orderId }) => orderId));
  const toldPaid = receipts.filter(({ isToldPaid }) => isToldPaid);
  return [
    none(
      'orders that a buyer was told are paid, and are not',
      count(toldPaid, ({ orderId }) => orderId === null || !isDone.has(orderId)),
      toldPaid.length,
    ),
    none(
      'balances, credits and dues shown that are not those of the ledger',
      count(after.accounts, ({ teamId, ...sums }) => {
        const told = shown.get(teamId);
        const names = ['balance', 'credits', 'dues', 'accountDue'] as const;
        return told !== undefined && names.some((name) => told[name] !== sums[name]);
      }),
      shown.size,
    ),
    none(
      'orders that never come to an end, and cancellations that wait for them',
      after.waiting +
        count(orders, ({ kind, status, createdAt }) => {
          const lifetime = kind === 'RENEWAL' ? LIFETIME_MS.renewal : LIFETIME_MS.person;
          return (status === 'open' || status === 'pending') && now - createdAt > lifetime;
        }),
      orders.length,
    ),
  ];
}
