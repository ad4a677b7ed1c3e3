const suffixes = { one: 'st', two: 'nd', few: 'rd', other: 'th' } as const;

const rules = new Intl.PluralRules('en', { type: 'ordinal' });

/** The English suffix of a day or a place: 1st, 2nd, 3rd, 4th, 11th, 21st. */
export const ordinalSuffix = (count: number): string => {
  const rule = rules.select(count);
  return rule in suffixes ? suffixes[rule as keyof typeof suffixes] : suffixes.other;
};
