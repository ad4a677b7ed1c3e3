import { foldText } from '@muster/schema/formats/foldText';
import { badUserInput } from './errors.ts';
import { MAX_SEARCH } from './searchText.ts';

const IN_A_WORD = /[\p{L}\p{M}\p{N}]$/u;
/** Written without spaces: there any sign begins a word. */
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * What says whether a text has the words that are searched for, in a row and the last of them perhaps not to its end; case
 * and accents aside. A blank search is none: everything is found. BAD_USER_INPUT for one that is too long.
 */
export function wordSearch(given: string | null | undefined): (text: string) => boolean {
  if ((given?.length ?? 0) > MAX_SEARCH) throw badUserInput(`\`search\` has at most ${MAX_SEARCH} characters.`);
  const words = foldText(given ?? '');
  return (text) => words === '' || hasWords(foldText(text), words);
}

function hasWords(text: string, words: string): boolean {
  const isUnspaced = UNSPACED.test(words);
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) {
    if (isUnspaced || !IN_A_WORD.test(text.slice(0, at)) || !IN_A_WORD.test(words.charAt(0))) return true;
  }
  return false;
}
