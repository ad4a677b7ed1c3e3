import type { CardBrand, PaymentCard } from '../../generated/resolvers.ts';
import type { Answer } from '../../generated/upstream/contract.ts';
import { type WordsOf, enumOf } from '../../lib/enums.ts';
import type { Log } from '../../lib/log.ts';

type WireCard = Answer<'payment', 'paymentMethods'>['cards'][number];

const brands = enumOf('CardBrand', {
  VISA: 'vi',
  MASTERCARD: 'mc',
  AMERICAN_EXPRESS: 'ax',
  DISCOVER: 'di',
  DINERS_CLUB: 'dc',
  JCB: 'jc',
  UNIONPAY: 'up',
} as const satisfies WordsOf<CardBrand>);

/** The codes of names that a brand goes by besides. */
const codes = new Map([
  ['visa', 'vi'],
  ['mastercard', 'mc'],
  ['americanexpress', 'ax'],
  ['amex', 'ax'],
  ['discover', 'di'],
  ['dinersclub', 'dc'],
  ['diners', 'dc'],
  ['jcb', 'jc'],
  ['unionpay', 'up'],
]);
const KNOWN_CODES = new Set(codes.values());

const NOT_A_LETTER = /[^a-z]/g;
const FOUR_DIGITS = /^\d{4}$/;

/** The code of a brand that is told by its code or its name, however it is written; what was told where it is neither. */
function codeOf(word: string): string {
  const name = word.toLowerCase().replace(NOT_A_LETTER, '');
  return codes.get(name) ?? (KNOWN_CODES.has(name) ? name : word);
}

/** Installations differ in which field tells the brand: the first that tells one counts. */
function brandOf({ brand, ccType, cardType, cardTypeFull, cardClassName }: WireCard, log: Log): CardBrand {
  const told = [brand, ccType, cardType, cardTypeFull, cardClassName]
    .filter((word) => word !== undefined)
    .map((word) => codeOf(word));
  const word = told.find((code) => KNOWN_CODES.has(code)) ?? told[0];
  return word === undefined ? 'UNKNOWN' : brands.read(word, log);
}

/** Never more than four digits, whatever came. */
function lastFourOf({ lastFour, lastFourDigits, creditCardNum }: WireCard): string | null {
  const ends = [lastFour, lastFourDigits, creditCardNum].map((text) => text?.trim().slice(-4) ?? '');
  return ends.find((end) => FOUR_DIGITS.test(end)) ?? null;
}

export const toCards = ({ cards }: Answer<'payment', 'paymentMethods'>, log: Log): PaymentCard[] =>
  cards.map((card) => ({
    cardId: card.id,
    brand: brandOf(card, log),
    lastFour: lastFourOf(card),
    expiryMonth: card.expiryMonth ?? null,
    expiryYear: card.expiryYear ?? null,
  }));
