import { useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { byteSizes, listed } from './messages.ts';

const DAY = { day: '2-digit', month: 'short', year: 'numeric' } as const;

const UNITS = ['bytes', 'kb', 'mb', 'gb', 'tb', 'pb', 'eb', 'zb', 'yb'] as const;

const zoneOf = ({ timeZone }: IntlShape) => (timeZone === undefined ? {} : { timeZone });

/** What stands behind the year is no line of its own: Russian has a word there. */
const withYearWhole = (day: string) => day.replace(/(\d{4}) (\S+)$/u, '$1\u{a0}$2');

/** A day in a zone: `dd MMM yyyy` in both kinds of English, the language's own order elsewhere. */
const shortDay = (intl: IntlShape, iso: string, zone: { readonly timeZone?: string }) => {
  const instant = new Date(iso);
  if (!intl.locale.startsWith('en')) {
    return withYearWhole(intl.formatDate(instant, { ...DAY, ...zone, day: 'numeric' }));
  }
  const parts = intl.formatters.getDateTimeFormat('en-US', { ...DAY, ...zone }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('day')} ${part('month')} ${part('year')}`;
};

/** A day as lists and tables show it, in the viewer's own zone. */
export const tableDate = (intl: IntlShape, iso: string) => shortDay(intl, iso, zoneOf(intl));

/** A day of billing, given as a day or as an instant: days of billing are those of UTC, wherever the viewer is. */
export const billingDate = (intl: IntlShape, iso: string) => shortDay(intl, iso, { timeZone: 'UTC' });

/** A size in bytes: base 1024, at most two decimals, units from Bytes to YB. */
export const byteSize = (intl: IntlShape, bytes: number) => {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), UNITS.length - 1);
  const value = intl.formatNumber(bytes / 1024 ** power, { maximumFractionDigits: 2 });
  return intl.formatMessage(byteSizes.size, { value, unit: UNITS[power] ?? 'bytes' });
};

/** Items one behind the other, without an “and” or an “or” before the last. */
export const plainList = ({ formatMessage }: Pick<IntlShape, 'formatMessage'>, items: readonly string[]) =>
  items.length === 0 ? '' : items.reduce((list, item) => formatMessage(listed.item, { list, item }));

/** The formats above in the present language. Numbers and lists: `useIntl().formatNumber`, `.formatList`. */
export const useFormats = () => {
  const intl = useIntl();
  return useMemo(
    () => ({
      tableDate: (iso: string) => tableDate(intl, iso),
      billingDate: (iso: string) => billingDate(intl, iso),
      byteSize: (bytes: number) => byteSize(intl, bytes),
    }),
    [intl],
  );
};
