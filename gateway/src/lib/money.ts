/** An amount in the currency's smallest unit; the currency by its three letters. */
export type Amount = { readonly amountMinor: number; readonly currency: string };

/** The amount as people of that language write it, with the currency's own number of decimals. */
export function formatMoney({ amountMinor, currency }: Amount, languageTag: string): string {
  const format = new Intl.NumberFormat(languageTag, { style: 'currency', currency });
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amountMinor / 10 ** decimals);
}
