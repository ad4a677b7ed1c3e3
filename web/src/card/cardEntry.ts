import { type CardExpiry, cardNumberFormat, cvvFormat, expiryFormat } from '@muster/schema/formats/card';
import { cardFaults } from './messages.ts';

export const FIELDS = ['number', 'expiry', 'cvv'] as const;
export type CardFieldName = (typeof FIELDS)[number];

/** The fields as they are written. */
export type CardEntry = Readonly<Record<CardFieldName, string>>;

export const EMPTY: CardEntry = { number: '', expiry: '', cvv: '' };

/** What may be wrong with a field, by the end of its text's id. */
export type CardFault = keyof typeof cardFaults;

/** A card that may be sent. */
export interface Card extends CardExpiry {
  readonly number: string;
  readonly cvv: string;
}

const formatsAt = (today: number) => ({ number: cardNumberFormat, expiry: expiryFormat(today), cvv: cvvFormat });

const isFault = (text: string): text is CardFault => Object.hasOwn(cardFaults, text);

/** What is wrong with one field; null where nothing is. */
export function faultOf(field: CardFieldName, written: string, today: number): CardFault | null {
  const { error } = formatsAt(today)[field].safeParse(written);
  if (!error) return null;
  const fault = `${field}.${error.issues[0]?.message ?? ''}`;
  return isFault(fault) ? fault : `${field}.required`;
}

/** The card of fields in which nothing is wrong; null otherwise. */
export function cardOf(entry: CardEntry, today: number): Card | null {
  const formats = formatsAt(today);
  const number = formats.number.safeParse(entry.number);
  const expiry = formats.expiry.safeParse(entry.expiry);
  const cvv = formats.cvv.safeParse(entry.cvv);
  if (!number.success || !expiry.success || !cvv.success) return null;
  return { number: number.data, cvv: cvv.data, ...expiry.data };
}
