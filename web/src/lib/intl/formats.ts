import { useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { byteSizes, listed } from './messages.ts';

const DAY = { day: '2-digit', month: 'short', year: 'numeric' } as const;

const UNITS = ['bytes', 'kb', 'mb', 'gb', 'tb', 'pb', 'eb', 'zb', 'yb'] as const;

/** English months are the same three letters in both kinds of English; day, month and year in the order asked for. */
const englishParts = (intl: IntlShape, instant: Date) => {
  const parts = intl.formatters.getDateTimeFormat('en-US', { ...DAY, ...zoneOf(intl) }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return { day: part('day'), month: part('month'), year: part('year') };
};

const zoneOf = ({ timeZone }: IntlShape) => (timeZone === undefined ? {} : { timeZone });

const localDay = (intl: IntlShape, instant: Date) => intl.formatDate(instant, { ...DAY, day: 'numeric' });

/** A day as lists and tables show it: `dd MMM yyyy` in English, the language's own order elsewhere. */
export const tableDate = (intl: IntlShape, iso: string) => {
  const instant = new Date(iso);
  if (!intl.locale.startsWith('en')) return localDay(intl, instant);
  const { day, month, year } = englishParts(intl, instant);
  return `${day} ${month} ${year}`;
};

/** A day as billing shows it: `MMM dd, y` in English, the language's own order elsewhere. */
export const billingDate = (intl: IntlShape, iso: string) => {
  const instant = new Date(iso);
  if (!intl.locale.startsWith('en')) return localDay(intl, instant);
  const { day, month, year } = englishParts(intl, instant);
  return `${month} ${day}, ${year}`;
};

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
