/** Whether the prices in the wanted currency are there, on their way, or could not be read; until they are, others are shown. */
export type PriceState = 'there' | 'coming' | 'failed';

/** How it stands with the prices that a page shows, and how they are read again. */
export type PriceRead = {
  readonly state: PriceState;
  readonly requestId: string | null;
  readonly readAgain: () => Promise<void>;
};

/**
 * How it stands with the prices in a currency.
 *
 * @param wanted null where none was asked for: then those that came are right
 * @param shown the currency of the prices that are shown; null where there are none
 */
export function priceStateOf(
  wanted: string | null,
  shown: { readonly currency: string; readonly isCurrencyFixed: boolean } | null,
  isLoading: boolean,
): PriceState {
  if (wanted === null || shown === null || shown.isCurrencyFixed || shown.currency === wanted) return 'there';
  return isLoading ? 'coming' : 'failed';
}
