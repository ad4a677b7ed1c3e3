import { PERSON_NAME_MAX } from '@muster/schema/formats/personName';
import { MESSAGE_MAX, messageFormat } from '@muster/schema/formats/webhook';

/** What no text here has: what controls the text around it, and halves of characters. */
const UNFIT_IN_LINE = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;
const UNFIT_IN_TEXT = /(?:[\p{Cs}\u202a-\u202e\u2066-\u2069]|(?![\t\n\r])\p{Cc})+/gu;

const NAME_MAX = 200;
/** How much of a text is looked at: a character has up to two places, and what is unfit goes first. */
const LOOKED_AT = 16 * MESSAGE_MAX;

/** The beginning of a text, on one line. */
export const lineOf = (text: string | null | undefined, most = NAME_MAX): string =>
  [
    ...(text ?? '')
      .slice(0, 10 * most)
      .replace(UNFIT_IN_LINE, ' ')
      .trim(),
  ]
    .slice(0, most)
    .join('')
    .trim();

/** Given and family name of somebody of whom one name is known: what stands before the first space, and the rest. */
export function namesIn(name: string): { firstName: string; lastName: string } {
  const line = lineOf(name, 2 * PERSON_NAME_MAX);
  const space = line.indexOf(' ');
  return space === -1
    ? { firstName: line, lastName: '' }
    : { firstName: line.slice(0, space), lastName: line.slice(space + 1).trim() };
}

/** The same text for itself: what is cut out of another keeps all of that in memory for as long as it is held back. */
const apart = (text: string): string => Buffer.from(text, 'utf16le').toString('utf16le');

/** A text as messages here are, the beginning of it where it is too long; null where there is nothing to see in it. */
export function messageTextOf(text: string): { text: string; isShortened: boolean } | null {
  const fit = text.slice(0, LOOKED_AT).replace(UNFIT_IN_TEXT, '').trim();
  const short = fit.length <= MESSAGE_MAX ? apart(fit) : [...fit].slice(0, MESSAGE_MAX).join('').trim();
  const { success } = messageFormat.safeParse(short);
  return success ? { text: short, isShortened: short !== fit || text.length > LOOKED_AT } : null;
}
