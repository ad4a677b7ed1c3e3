import { expect, test } from 'vitest';
import { type Locale, locales } from '../../../lib/locales.ts';
import { problemWords, resultWord } from './reportRules.ts';
import { problemWordsIn } from './reportWordRules.ts';

const taken = { column: 'channel_name', code: 'name_taken', value: 'launch' };

test('a report says in words what became of a row, and why', () => {
  expect(resultWord('en-us', { plan: 'create', result: 'created' })).toBe('created');
  expect(resultWord('en-us', { plan: null, result: 'updated' })).toBe('changed');
  expect(resultWord('en-us', { plan: 'change', result: 'unchanged' })).toBe('unchanged');
  expect(resultWord('en-us', { plan: 'change', result: 'failed' })).toBe('failed');
  expect(resultWord('en-us', { plan: 'refused', result: null })).toBe('refused');
  expect(resultWord('en-us', { plan: 'create', result: null })).toBe('not done');
  expect(problemWords('en-us', null)).toBe('');
  expect(problemWords('en-us', taken)).toBe('Your team has a channel of this name: launch');
  expect(problemWords('en-us', { ...taken, code: 'name_invalid' })).toContain('more than 50 characters');
  expect(problemWords('zh-cn', { ...taken, code: 'name_required', value: '' })).not.toContain('：');
});

test.each(locales.filter((locale) => !locale.startsWith('en')))('%s has nothing left in English', (locale) => {
  const wordsIn = (one: Locale) => Object.values(problemWordsIn[one]);
  const said = new Set(wordsIn('en-us'));
  expect(wordsIn(locale).filter((word) => said.has(word))).toEqual([]);
});
