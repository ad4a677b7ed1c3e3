import type { BillingInterval } from '../../generated/resolvers.ts';

export type KnownInterval = Exclude<BillingInterval, 'UNKNOWN'>;

const monthsOfInterval: Readonly<Record<KnownInterval, number>> = { MONTHLY: 1, QUARTERLY: 3, BIANNUAL: 6, ANNUAL: 12 };

/** All intervals, the shortest first. */
export const INTERVALS: readonly KnownInterval[] = ['MONTHLY', 'QUARTERLY', 'BIANNUAL', 'ANNUAL'];

/** For how many months is paid; null of an interval that this version does not know. */
export const monthsOf = (interval: BillingInterval): number | null =>
  interval === 'UNKNOWN' ? null : monthsOfInterval[interval];
