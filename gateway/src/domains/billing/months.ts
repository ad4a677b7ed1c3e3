import type { BillingInterval } from '../../generated/resolvers.ts';

export type KnownInterval = Exclude<BillingInterval, 'UNKNOWN'>;

const monthsOfInterval: Readonly<Record<KnownInterval, number>> = { MONTHLY: 1, QUARTERLY: 3, BIANNUAL: 6, ANNUAL: 12 };

/** All intervals, the shortest first. */
export const INTERVALS: readonly KnownInterval[] = ['MONTHLY', 'QUARTERLY', 'BIANNUAL', 'ANNUAL'];

/** What licences of so many days are paid for. */
const monthsOfDays = new Map([
  [365, 12],
  [180, 6],
  [90, 3],
  [60, 2],
  [30, 1],
]);

/** For how many months is paid; of an interval that this version does not know by its days, null where they say nothing. */
export const monthsOf = (interval: BillingInterval, validityDays?: number): number | null =>
  interval === 'UNKNOWN' ? (monthsOfDays.get(validityDays ?? 0) ?? null) : monthsOfInterval[interval];
