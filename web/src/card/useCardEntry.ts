import { bareCardNumber } from '@muster/schema/formats/card';
import { useState } from 'react';
import { type CardEntry, type CardFault, type CardFieldName, EMPTY, FIELDS, cardOf, faultOf } from './cardEntry.ts';

type Faults = Readonly<Record<CardFieldName, CardFault | null>>;

const NONE: Faults = { number: null, expiry: null, cvv: null };

/** What is wrong already while it is typed: a character that no more typing makes right. */
const faultWhileTyped = (field: CardFieldName, written: string): CardFault | null =>
  field === 'number' && /\D/.test(bareCardNumber(written)) ? 'number.pattern' : null;

/**
 * The fields of the card, and what is wrong in them: told when one is left, and of all when the card is asked for.
 *
 * @param now the time by which a card has expired, in ms since 1970
 */
export function useCardEntry(now: () => number) {
  const [entry, setEntry] = useState<CardEntry>(EMPTY);
  const [faults, setFaults] = useState(NONE);
  return {
    entry,
    faults,
    write: (field: CardFieldName, written: string) => {
      setEntry((known) => ({ ...known, [field]: written }));
      setFaults((known) => ({ ...known, [field]: faultWhileTyped(field, written) }));
    },
    /** Somebody went on from a field. One that is empty may be filled later. */
    leave: (field: CardFieldName) => {
      if (entry[field] !== '') setFaults((known) => ({ ...known, [field]: faultOf(field, entry[field], now()) }));
    },
    /** The card, or the first field in which something is wrong; what is wrong in any stands below it then. */
    check: () => {
      const today = now();
      const found: Faults = {
        number: faultOf('number', entry.number, today),
        expiry: faultOf('expiry', entry.expiry, today),
        cvv: faultOf('cvv', entry.cvv, today),
      };
      setFaults(found);
      const card = cardOf(entry, today);
      return { card, firstWrong: FIELDS.find((field) => found[field] !== null) ?? 'number' } as const;
    },
    forget: () => {
      setEntry(EMPTY);
      setFaults(NONE);
    },
  };
}
