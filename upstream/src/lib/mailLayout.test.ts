import { expect, test } from 'vitest';
import { composeMail, isolated } from './mailLayout.ts';

test('what is given is text, in HTML too', () => {
  const line = `<b>&"it's"</b>`;
  const { text, html } = composeMail('en-us', { subject: 'S', lines: [line, 'two'], code: '<1>' });
  expect(text).toBe(`<1>\n\n${line}\ntwo\n`);
  expect(html).toContain('<strong>&lt;1&gt;</strong>');
  expect(html).toContain('<p>&lt;b&gt;&amp;&quot;it&#39;s&quot;&lt;/b&gt;</p><p>two</p>');
});

test('the language of the sentences is named, but not of those that somebody has written', () => {
  const parts = { subject: '<S>', lines: ['Один'] };
  const { html } = composeMail('ru-ru', parts);
  expect(html).toMatch(/^<!doctype html><html lang="ru-ru">.*<title>&lt;S&gt;<\/title>.*<div lang="ru-ru"><p>Один/);
  expect(composeMail(null, parts).html).not.toContain('lang=');
  const quote = { from: 'Ann', text: 'Salut' };
  expect(composeMail('ru-ru', { ...parts, quote }).html).toContain('<blockquote lang="" dir="auto"');
});

test.each([
  ['a Latin name', 'José  María\nNúñez', 'José María Núñez'],
  ['a Chinese name', '王小明 🎉', '王小明 🎉'],
  ['a Hebrew name', 'דנה', '\u2068דנה\u2069'],
  ['a mark that turns text', 'a\u202eb', '\u2068a\u202eb\u2069'],
  ['a mark that would end the isolation', '\u2069\u202ea', '\u2068\u202ea\u2069'],
])('%s stays on its line and in its direction', (_what, name, shown) => expect(isolated(name)).toBe(shown));
