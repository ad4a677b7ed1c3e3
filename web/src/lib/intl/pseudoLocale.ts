import type { MessageFormatElement } from 'react-intl';
import type { Catalogue } from './catalogues.ts';

const PLAIN = 'AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz';
const ACCENTED = 'ÅåƁƀÇçĐđÉéƑƒĜĝĤĥÎîĴĵĶķĻļḾḿÑñÖöÞþꝖꝗŔŕŠšŢţÛûṼṽŴŵẊẋÝýŽž';

/** What the parser calls a piece of plain text. */
const LITERAL: MessageFormatElement['type'] = 0;

const accent = (text: string) => text.replace(/[A-Za-z]/g, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter);

/** A third longer, as translations of short texts are, and accented, so that texts that bypass the catalogue stand out. */
const stretch = (text: string) => `${accent(text)}${'~'.repeat(Math.ceil(text.trim().length / 3))}`;

const pseudoElement = (element: MessageFormatElement): MessageFormatElement => {
  if ('options' in element) {
    const options = Object.entries(element.options).map(([key, { value, ...rest }]) => [
      key,
      { ...rest, value: value.map(pseudoElement) },
    ]);
    return { ...element, options: Object.fromEntries(options) };
  }
  if ('children' in element) return { ...element, children: element.children.map(pseudoElement) };
  const isText = element.type === LITERAL && 'value' in element;
  return isText ? { ...element, value: stretch(element.value) } : element;
};

/** Makes texts that look foreign and are longer than the English ones: shows clipped and untranslated text. */
export const pseudoCatalogue = (catalogue: Catalogue): Catalogue =>
  Object.fromEntries(Object.entries(catalogue).map(([id, elements]) => [id, elements.map(pseudoElement)]));
