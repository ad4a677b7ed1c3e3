import { DAY_MS } from '../../lib/durations.ts';

/** A period that is paid, as midnights UTC: its first day, and the first one behind it. */
export type Period = { startsAt: number; renewsAt: number };

/** The day of an instant by UTC: its midnight. */
export const dayOf = (instant: number): number => Math.floor(instant / DAY_MS) * DAY_MS;

/** A day so many days later. */
export const daysAfter = (day: number, days: number): number => day + days * DAY_MS;

/** The last day of a period: the one before it is renewed. */
export const lastDayOf = ({ renewsAt }: Pick<Period, 'renewsAt'>): number => daysAfter(renewsAt, -1);

/** The day of the month, 1 to 31. */
export const dayOfMonth = (day: number): number => new Date(day).getUTCDate();

/**
 * The same day of the month so many months later, or the last one of a month that has no such day. Months are counted from
 * the anchor each time, so that a short month moves none of those behind it: 31 January, 29 February, 31 March.
 */
export function monthsAfter(anchor: number, months: number): number {
  const from = new Date(anchor);
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months];
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(from.getUTCDate(), lastOfMonth));
}

/** How many months lie between the anchor and the month of another day, whatever the days of the month are. */
const monthsBetween = (anchor: number, day: number): number => {
  const [from, to] = [new Date(anchor), new Date(day)];
  return (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
};

/** A subscription's period that begins on a day: it ends so many months later, on the anchor's day of the month. */
export const subscriptionPeriod = (anchor: number, startsAt: number, months: number): Period => ({
  startsAt,
  renewsAt: monthsAfter(anchor, monthsBetween(anchor, startsAt) + months),
});

/** A period of licences: they run for so many days. */
export const licencePeriod = (startsAt: number, validityDays: number): Period => ({
  startsAt,
  renewsAt: daysAfter(startsAt, validityDays),
});
