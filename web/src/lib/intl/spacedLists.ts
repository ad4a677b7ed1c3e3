import type { IntlShape } from 'react-intl';

/** What joins two items of a Chinese list in letters: “and”, “or”. */
const JOINER = /^\p{Script=Han}+$/u;

/** A Latin, Cyrillic or Greek letter, or a digit. */
const ENDS_NARROW = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]$/u;
const BEGINS_NARROW = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]/u;

type Part = { readonly type: string; readonly value: string };

/** A joiner with the spaces that Chinese has beside such letters and digits. */
const spaced = (parts: readonly Part[], place: number): string => {
  const { type, value = '' } = parts[place] ?? {};
  if (type !== 'literal' || !JOINER.test(value)) return value;
  const before = ENDS_NARROW.test(parts[place - 1]?.value ?? '') ? ' ' : '';
  const after = BEGINS_NARROW.test(parts[place + 1]?.value ?? '') ? ' ' : '';
  return `${before}${value}${after}`;
};

/** The same words; in Chinese the items of a list stand apart from what joins them, as words of texts do. */
export const spacingLists = (intl: IntlShape): IntlShape => ({
  ...intl,
  // A proxy is of the same type, whose many forms no function of ours would have.
  formatList: new Proxy(intl.formatList, {
    apply: (format, self, given: Parameters<IntlShape['formatList']>) => {
      const whole: unknown = Reflect.apply(format, self, given);
      if (!intl.locale.startsWith('zh') || typeof whole !== 'string') return whole;
      const [values, options = {}] = given;
      const parts = intl.formatters.getListFormat(intl.locale, options).formatToParts(Array.from(values, String));
      return parts.map((_, place) => spaced(parts, place)).join('');
    },
  }),
});
