import { describe, expect, test } from 'vitest';
import { testGateway } from '../testing/testGateway.ts';
import { pageLocaleOf } from './pageLocale.ts';
import { refusalWords } from './refusalWords.ts';

const localeFor = (header: string | undefined, cookies: Record<string, string | undefined> = {}) =>
  pageLocaleOf({ cookies, headers: header === undefined ? {} : { 'accept-language': header } });

describe('the language of a page', () => {
  test.each([
    ['ru-RU,ru;q=0.9,en-US;q=0.8', 'ru-ru'],
    ['en;q=0.5, zh-Hans-CN;q=0.7', 'zh-cn'],
    ['fr-CH, fr;q=0.9, pt-PT;q=0.8, *;q=0.5', 'pt-br'],
    ['es-AR', 'es-mx'],
    ['es', 'es-es'],
    ['en-AU', 'en-gb'],
    ['ru;q=0, en-GB', 'en-gb'],
    ['ru;q=much, de', 'en-us'],
    ['*', 'en-us'],
    ['', 'en-us'],
    [',;=,q=1;;', 'en-us'],
    [`${'xx,'.repeat(5_000)}ru`, 'en-us'],
    [undefined, 'en-us'],
  ])('for a browser that asks for %j is %s', (header, locale) => {
    expect(localeFor(header)).toBe(locale);
  });

  test('is the one that the console is in, whatever the browser asks for', () => {
    expect(localeFor('en-US', { 'muster.locale': 'zh-cn' })).toBe('zh-cn');
    expect(localeFor('ru', { 'muster.locale': 'xx-yy' })).toBe('ru-ru');
  });
});

test('what is not there is told in the language of the browser', async () => {
  const { url } = await testGateway();
  const told = async (headers: Record<string, string>) => {
    const answer = await fetch(`${url}/nowhere`, { headers });
    return [answer.status, answer.headers.get('content-language'), (await answer.text()).trimEnd()];
  };
  expect(await told({})).toEqual([404, 'en-US', refusalWords['en-us'].nothingHere]);
  expect(await told({ 'accept-language': 'pt' })).toEqual([404, 'pt-BR', refusalWords['pt-br'].nothingHere]);
  expect(await told({ 'accept-language': 'pt', cookie: 'muster.locale=es-mx' })).toEqual([
    ...[404, 'es-MX', refusalWords['es-mx'].nothingHere],
  ]);
});

test('whoever opened it in a window gets a page, with the way back', async () => {
  const { url } = await testGateway();
  const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-language': 'ru' };
  const answer = await fetch(`${url}/nowhere`, { headers });
  expect([answer.status, answer.headers.get('content-language'), answer.headers.get('content-type')]).toEqual([
    ...[404, 'ru-RU', 'text/html; charset=utf-8'],
  ]);
  const page = await answer.text();
  expect(page).toContain(`<h1>${refusalWords['ru-ru'].nothingHere}</h1>`);
  expect(page).toContain('<a href="/">Вернуться в консоль</a>');
});
