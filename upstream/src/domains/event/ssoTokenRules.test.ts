import { expect, test } from 'vitest';
import { derivedFeedbackKey } from './ssoTokenRules.ts';

test('a key that is made of another is long, always the same, and tells nothing of the other', () => {
  const own = 'the installation’s own key, kept in the data folder';
  const key = derivedFeedbackKey(own);
  expect(key).toBe(derivedFeedbackKey(own));
  expect(key).not.toBe(derivedFeedbackKey(`${own}!`));
  expect(key).toHaveLength(43);
});
