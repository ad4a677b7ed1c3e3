const words = new Intl.Segmenter('en', { granularity: 'word' });

/** Whether a line may end with a piece: a letter, a digit, or what closes or ends something, be it in Chinese. */
const MAY_END = /[\p{L}\p{M}\p{N}\p{Pe}\p{Pf}\p{Pd}/\u3001\u3002\uff01\uff0c\uff1a\uff1b\uff1f]$/u;
/** Whether a line may begin with it: a letter, a digit, or what opens something. */
const MAY_BEGIN = /^[\p{L}\p{N}\p{Ps}\p{Pi}]/u;

const isSpace = (text: string) => text.trim() === '';

/**
 * A text in pieces between which it may be broken into lines. Signs stay with the word that they belong to: no line ends with
 * an opening quote, or begins with a comma.
 */
export function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (const { segment } of words.segment(text)) {
    const last = pieces.at(-1);
    const isApart = last === undefined || isSpace(segment) || isSpace(last);
    if (isApart || (MAY_END.test(last) && MAY_BEGIN.test(segment))) pieces.push(segment);
    else pieces[pieces.length - 1] = last + segment;
  }
  return pieces;
}
