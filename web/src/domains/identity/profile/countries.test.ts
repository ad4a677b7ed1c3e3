import { expect, it } from 'vitest';
import { bareCode, countriesIn, findCountries } from './countries.ts';

const english = countriesIn('en-US');
const ids = (tag: string, typed: string) => findCountries(countriesIn(tag), typed).map(({ id }) => id);

it('knows every country and territory with a calling code, by its name in the language', () => {
  expect(english.length).toBeGreaterThan(235);
  expect(english.every(({ code, name }) => /^\+[1-9]\d{0,2}$/.test(code) && name !== '')).toBe(true);
  expect(countriesIn('ru-RU').find(({ id }) => id === 'DE')?.name).toBe('Германия');
  expect(countriesIn('zh-CN').find(({ id }) => id === 'XK')?.name).toBe('科索沃');
});

it('sorts as the language does', () => {
  const spanish = countriesIn('es-ES').map(({ name }) => name);
  expect(spanish).toEqual(spanish.toSorted(new Intl.Collator('es-ES').compare));
  expect(spanish.indexOf('España')).not.toBe(english.findIndex(({ id }) => id === 'ES'));
});

it.each([
  ['en-US', 'germ', 'DE'],
  ['ru-RU', 'герм', 'DE'],
  ['ru-RU', 'germany', 'DE'],
  ['en-US', 'kingdom', 'GB'],
  ['en-US', 'curacao', 'CW'],
  ['en-US', 'reunion', 'RE'],
  ['pt-BR', 'SAO TOME', 'ST'],
  ['en-US', 'ch', 'CH'],
  ['en-US', '+44', 'GB'],
  ['en-US', '44', 'GB'],
  ['en-US', '1', 'US'],
  ['en-US', '+7', 'RU'],
  ['zh-CN', '英国', 'GB'],
])('in %s, %s finds %s first', (tag, typed, id) => {
  expect(ids(tag, typed)[0]).toBe(id);
});

it('finds all countries of a code, and none for what fits nothing', () => {
  expect(ids('en-US', '+44')).toEqual(['GB', 'GG', 'IM', 'JE']);
  expect(ids('en-US', 'zzz')).toEqual([]);
  expect(ids('en-US', '  ')).toHaveLength(english.length);
});

it('leaves a code that no country has as it is', () => {
  expect(bareCode('+999')).toMatchObject({ id: '+999', code: '+999', name: '+999' });
});
