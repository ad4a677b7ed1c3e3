/** Case and accents aside: whoever types "jose" finds "José". */
const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLocaleLowerCase();

/**
 * Whether what was typed stands at the start of a word, upper and lower case being the same. Several typed words must
 * each start one; nothing typed matches everything. Chinese, Japanese and Korean write without spaces: there any sign
 * starts a word.
 */
export const matchesWordStart = (text: string, typed: string): boolean => {
  const folded = fold(text);
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
  return fold(typed).split(/\s+/).filter(Boolean).every(startsWord);
};
