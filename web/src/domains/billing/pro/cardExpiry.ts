const DAY_MS = 86_400_000;

/** How long before its end a card is warned of, in days. */
const WARNED_DAYS = 60;

type Month = { readonly expiryMonth: number | null; readonly expiryYear: number | null };

/** The first day of the last month in which a card is good; null where that is not known. */
export const lastMonthOf = ({ expiryMonth, expiryYear }: Month): Date | null =>
  expiryMonth === null || expiryYear === null ? null : new Date(Date.UTC(expiryYear, expiryMonth - 1, 1));

/** How many days a card is good yet, the present one counted: it is until the end of its month, by UTC. */
const daysGood = (lastMonth: Date, now: number): number =>
  Math.ceil((Date.UTC(lastMonth.getUTCFullYear(), lastMonth.getUTCMonth() + 1, 1) - now) / DAY_MS);

export type CardState = { readonly kind: 'good' | 'expired' } | { readonly kind: 'soon'; readonly days: number };

/** Whether a card is good, for how long where that is not long any more, or no more at all. */
export function cardStateOf(card: Month, now: number): CardState {
  const lastMonth = lastMonthOf(card);
  if (lastMonth === null) return { kind: 'good' };
  const days = daysGood(lastMonth, now);
  if (days <= 0) return { kind: 'expired' };
  return days <= WARNED_DAYS ? { kind: 'soon', days } : { kind: 'good' };
}
