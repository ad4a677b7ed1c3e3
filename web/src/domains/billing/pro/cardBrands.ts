import type { CardBrand } from '../../../generated/billing/pro/savedCards.ts';

/** The brands' own names, the same in every language. */
export const BRANDS: Readonly<Record<Exclude<CardBrand, 'UNKNOWN'>, string>> = {
  VISA: 'Visa',
  MASTERCARD: 'MasterCard',
  AMERICAN_EXPRESS: 'American Express',
  DISCOVER: 'Discover',
  DINERS_CLUB: 'Diners Club',
  JCB: 'JCB',
  UNIONPAY: 'UnionPay',
};
