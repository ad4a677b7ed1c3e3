import { foldText } from '@muster/schema/formats/foldText';

/**
 * Whether what was typed stands at the start of a word, case, accents and other spellings of a letter aside. Several typed
 * words must each start one; nothing typed matches everything. Chinese, Japanese and Korean write without spaces: there any
 * sign starts a word.
 */
export const matchesWordStart = (text: string, typed: string): boolean => {
  const folded = foldText(text);
  const startsWord = (word: string) => {
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + 1)) {
      const before = folded.slice(0, at).at(-1);
      const isIdeographic = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u.test(
        word.charAt(0),
      );
      if (before === undefined || isIdeographic || !/[\p{L}\p{N}]/u.test(before)) return true;
    }
    return false;
  };
  return foldText(typed).split(' ').filter(Boolean).every(startsWord);
};
