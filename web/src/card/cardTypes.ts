import type { CardType } from '@muster/schema/formats/card';

/** The types that have a badge, in the order in which they stand: names of companies, in no language. */
export const CARD_TYPES: readonly { readonly type: CardType; readonly name: string; readonly initials: string }[] = [
  { type: 'masterCard', name: 'MasterCard', initials: 'MC' },
  { type: 'visa', name: 'Visa', initials: 'VISA' },
  { type: 'americanExpress', name: 'American Express', initials: 'AMEX' },
  { type: 'discover', name: 'Discover', initials: 'DISC' },
  { type: 'dinersClub', name: 'Diners Club', initials: 'DC' },
];
