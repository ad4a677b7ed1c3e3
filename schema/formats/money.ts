/** An amount in the currency's smallest unit; the currency by its three letters (ISO 4217). */
export type Amount = { readonly amountMinor: number; readonly currency: string };

/** How each currency of billing groups its digits, whatever language the reader has. */
const GROUPING: Readonly<Record<string, string>> = { USD: 'en-US', INR: 'en-IN' };

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(currency: string, isShort: boolean): Intl.NumberFormat {
  const key = `${currency} ${isShort}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(GROUPING[currency] ?? 'en-US', {
    style: 'currency',
    currency,
    trailingZeroDisplay: isShort ? 'stripIfInteger' : 'auto',
  });
  formats.set(key, format);
  return format;
}

/** How many decimals the currency has: 2 for dollars and rupees. */
export const decimalsOf = (currency: string): number =>
  formatOf(currency, false).resolvedOptions().maximumFractionDigits ?? 2;

/** What is below zero has the minus sign, as everywhere in the console, where `Intl` writes a hyphen. */
const written = ({ amountMinor, currency }: Amount, isShort: boolean) =>
  formatOf(currency, isShort)
    .format(amountMinor / 10 ** decimalsOf(currency))
    .replace('-', '−');

/** `$1,194,000.00`, `₹11,94,000.00`: the sign, groups as is usual for the currency, and all decimals. */
export const formatMoney = (amount: Amount): string => written(amount, false);

/** `$2`, `$4.50`, `₹99`: without decimals where the amount is whole, as rates are shown. */
export const formatRate = (amount: Amount): string => written(amount, true);

/** How many of something are charged, in groups as amounts of the currency are: `1,194,000`, `11,94,000`. */
export const formatCharged = (count: number, currency: string): string =>
  count.toLocaleString(GROUPING[currency] ?? 'en-US');

/** What card providers and banks charge at least, in the smallest unit: what is less is owed with the next charge. */
export const SMALLEST_CHARGE: Readonly<Record<'USD' | 'INR', number>> = { USD: 50, INR: 5_000 };

const smallestCharges = new Map<string, number>(Object.entries(SMALLEST_CHARGE));

/** Whether something that is to be paid is too little to be charged by itself. */
export const isTooLittle = ({ amountMinor, currency }: Amount): boolean =>
  amountMinor > 0 && amountMinor < (smallestCharges.get(currency) ?? 0);

const MAJOR_UNITS = /^(\d{1,12})(?:\.(\d{1,12}))?$/;

/**
 * An amount that is written in whole units, such as `4.5`, in hundredths: read as text, so that nothing is lost. More than two
 * decimals are rounded once, halves up (`4.505` is 451). Null for what is not such an amount.
 */
export function minorUnitsOf(majorUnits: string): number | null {
  const [, whole, fraction = ''] = MAJOR_UNITS.exec(majorUnits) ?? [];
  if (whole === undefined) return null;
  const hundredths = fraction.padEnd(2, '0').slice(0, 2);
  const isRoundedUp = fraction.charAt(2) >= '5';
  return Number(whole + hundredths) + (isRoundedUp ? 1 : 0);
}
