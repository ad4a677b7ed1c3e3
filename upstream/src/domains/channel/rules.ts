import { foldText } from '../../lib/text.ts';

/** What channels are sorted by and searched in. */
export const channelKey = (name: string) => foldText(name);

/** Signs that stand between the words of a channel's name. */
const SEPARATORS = /[-_.#/]/g;

/** What a search text is compared as: like the name, with a space for every sign between words. */
export const wordsOf = (text: string) => foldText(text.replace(SEPARATORS, ' '));
