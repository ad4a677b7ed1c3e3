import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { proPhrases } from './proMessages.ts';

const intl = createIntl({ locale: 'en-US', onError: () => undefined });

it.each<readonly [number, string]>([
  ...[[1, '1st'] as const, [2, '2nd'] as const, [3, '3rd'] as const, [4, '4th'] as const],
  ...[[11, '11th'] as const, [12, '12th'] as const, [13, '13th'] as const],
  ...[[21, '21st'] as const, [22, '22nd'] as const, [23, '23rd'] as const, [31, '31st'] as const],
])('the day %i of a month is the %s', (day, word) => {
  expect(intl.formatMessage(proPhrases.dayOfMonth, { day })).toBe(`The ${word} of the month`);
});
