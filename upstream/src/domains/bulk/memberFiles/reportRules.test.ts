import { expect, test } from 'vitest';
import { type Locale, locales } from '../../../lib/locales.ts';
import { reportWords } from '../reportWordRules.ts';
import { problemWords, resultWord } from './reportRules.ts';
import { problemWordsIn } from './reportWordRules.ts';

const noValue = { field: 'Office', code: 'value_not_found', value: 'Mars' };
const self = { field: '', code: 'self', value: '' };

test('a report says in words what became of a row, and why', () => {
  expect(resultWord('en-us', { plan: 'add', result: 'done' })).toBe('added');
  expect(resultWord('en-us', { plan: 'change', result: 'already' })).toBe('unchanged');
  expect(resultWord('en-us', { plan: 'remove', result: 'failed' })).toBe('failed');
  expect(resultWord('en-us', { plan: 'remove', result: null })).toBe('not done');
  expect(resultWord('en-us', { plan: 'refused', result: null })).toBe('refused');
  expect(problemWords('en-us', null)).toBe('');
  expect(problemWords('en-us', noValue)).toBe('Office: The field has no such value.');
  expect(problemWords('en-us', self)).toBe('Nobody deactivates or deletes themselves by a file.');
});

test('it does so in the language of its reader', () => {
  expect(resultWord('ru-ru', { plan: 'change', result: 'done' })).toBe('изменено');
  expect(problemWords('ru-ru', noValue)).toBe('Office: У поля нет такого значения.');
  expect(problemWords('zh-cn', noValue)).toBe('Office：该字段没有此值。');
  expect(resultWord('es-es', { plan: 'add', result: 'done' })).toBe('añadido');
  expect(resultWord('es-mx', { plan: 'add', result: 'done' })).toBe('agregado');
  expect(problemWords('es-mx', { ...self, code: 'email_required' })).toBe('Falta la dirección de correo.');
  expect(resultWord('pt-br', { plan: 'remove', result: null })).toBe('não aplicado');
});

test.each(locales.filter((locale) => !locale.startsWith('en')))('%s has nothing left in English', (locale) => {
  const wordsIn = (one: Locale) => [...Object.values(reportWords[one].results), ...Object.values(problemWordsIn[one])];
  const said = new Set(wordsIn('en-us'));
  expect(wordsIn(locale).filter((word) => said.has(word))).toEqual([]);
});
