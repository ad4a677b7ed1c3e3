import type { IntlShape } from 'react-intl';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** No line ends between a number and what it counts. */
const tied = (text: string) => text.replace(/(?<=\d) /g, '\u00a0');

/**
 * How long ago something was, in the largest unit of which it is one: "now", "5 minutes ago", "1 day ago". Never ahead
 * of now. A day is 24 hours, whatever the calendar says: what was a day ago may not have been yesterday.
 */
export function relativeTime(intl: Pick<IntlShape, 'formatRelativeTime'>, iso: string, now: number): string {
  const age = Math.max(0, now - Date.parse(iso));
  const ago = (size: number, unit: 'second' | 'minute' | 'hour' | 'day') =>
    tied(intl.formatRelativeTime(-Math.floor(age / size), unit));
  if (age < MINUTE) return intl.formatRelativeTime(0, 'second', { numeric: 'auto' });
  if (age < HOUR) return ago(MINUTE, 'minute');
  return age < DAY ? ago(HOUR, 'hour') : ago(DAY, 'day');
}
