const EAST_ASIAN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+$/u;

/** Nothing that people see. */
const UNSEEN = /^[\p{C}\p{Z}]+$/u;

/**
 * Somebody's name in one line, empty where there is nothing to see in it. Names in Chinese, Japanese or Korean script begin
 * with the family name and have no space; all others are the given name and then the family name, which may be empty.
 */
export const fullName = ({ first, last }: { readonly first: string; readonly last: string }) =>
  (EAST_ASIAN.test(first) && EAST_ASIAN.test(last) ? `${last}${first}` : `${first} ${last}`.trim()).replace(UNSEEN, '');
