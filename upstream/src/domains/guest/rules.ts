import { DAY_MS, HOUR_MS } from '../../lib/durations.ts';
import { Refusal } from '../../lib/errors.ts';

/** How far into the day, in UTC, the admins are reminded. */
const REMINDED_AFTER_MS = 6 * HOUR_MS;

/** How many guests one reminder names; of the others it tells the number. */
export const NAMED_GUESTS = 50;

/** The largest instant that a date can be. */
const LAST_INSTANT = 8.64e15;

/**
 * When the admins are reminded of a guest: at the end of the given instant's day in UTC, today at the earliest; null for
 * never. Instants in milliseconds.
 *
 * @throws Refusal `validity_in_past`, `invalid_request`
 */
export function reminderOn(instant: number | null, now: number): number | null {
  if (instant === null) return null;
  if (Math.abs(instant) > LAST_INSTANT - DAY_MS) throw new Refusal('invalid_request', { field: 'validityReminder' });
  const day = Math.floor(instant / DAY_MS);
  if (day < Math.floor(now / DAY_MS)) throw new Refusal('validity_in_past', { field: 'validityReminder' });
  return (day + 1) * DAY_MS - 1;
}

/** When the admins are told: at 06:00 UTC of the day that ends with this instant. */
export const reminderDueAt = (reminder: number) => reminder + 1 - DAY_MS + REMINDED_AFTER_MS;
