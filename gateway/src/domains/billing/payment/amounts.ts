import type { Currency, UserError } from '../../../generated/resolvers.ts';
import { userError } from '../../../lib/userErrors.ts';
import type { KnownCurrency } from '../rest.ts';

export const isKnown = (currency: Currency): currency is KnownCurrency => currency !== 'UNKNOWN';

export const noSuchCurrency = (): UserError => userError('INVALID', ['currency'], 'The currency is USD or INR.');

/** What is wrong with an amount in the smallest unit, where one is given: it is a whole number from 0 on. */
export function amountErrors(
  field: 'amountMinor' | 'rateMinor',
  amount: number | null | undefined,
): readonly UserError[] {
  if (amount === null || amount === undefined || (Number.isSafeInteger(amount) && amount >= 0)) return [];
  return [userError('INVALID', [field], 'An amount is a whole number of the smallest unit, and not below 0.')];
}
