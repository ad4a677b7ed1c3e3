import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { conditionPhrases as sharedPhrases } from '../field/shared/conditionMessages.ts';
import { conditionsInWords } from './conditionWords.ts';
import { groupConditionPhrases, groupConditionTexts } from './userGroupMessages.ts';

const all = [
  ...Object.values(sharedPhrases),
  ...Object.values(groupConditionPhrases),
  ...Object.values(groupConditionTexts),
];
const intl = createIntl({
  locale: 'en-US',
  messages: Object.fromEntries(all.map(({ id, defaultMessage }) => [id, String(defaultMessage)])),
});
const words = (...conditions: [field: string, ...values: string[]][]) =>
  conditionsInWords(
    intl,
    conditions.map(([field, ...values]) => ({ field, values })),
  );

describe('the conditions of a user group in words', () => {
  it('join values by or, and fields by and', () => {
    expect(words(['Department', 'Sales'])).toBe('Department is Sales');
    expect(words(['Department', 'Sales', 'Marketing'], ['Office', 'Berlin'])).toBe(
      'Department is Sales or Marketing, and Office is Berlin',
    );
    expect(words(['A', '1'], ['B', '2', '3', '4'], ['C', '5'])).toBe('A is 1, and B is 2, 3, or 4, and C is 5');
  });

  it('count the values beyond the first five', () => {
    expect(words(['Office', 'A', 'B', 'C', 'D', 'E', 'F'])).toBe('Office is A, B, C, D, E, or 1 other value');
    expect(words(['Office', 'A', 'B', 'C', 'D', 'E', 'F', 'G'])).toMatch(/or 2 other values$/);
  });

  it('say that nobody matches where there are none, and that a value is gone', () => {
    expect(words()).toBe('Matches nobody: it has no conditions.');
    expect(words(['Office'])).toBe('Office is a value that no longer exists');
  });
});
