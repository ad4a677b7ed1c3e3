import { expect, test } from 'vitest';
import { composeMail, isolated } from './mailLayout.ts';

test('what is given is text, in HTML too', () => {
  const line = `<b>&"it's"</b>`;
  const { text, html } = composeMail('en-us', { subject: 'S', parts: [line, 'two'], code: '<1>' });
  expect(text).toBe(`<1>\n\n${line}\n\ntwo\n`);
  expect(html).toContain('<strong>&lt;1&gt;</strong>');
  expect(html).toContain('<p>&lt;b&gt;&amp;&quot;it&#39;s&quot;&lt;/b&gt;</p><p>two</p>');
});

test('what is told one below the other is a list, and a line of a paragraph stays one', () => {
  const { text, html } = composeMail('en-us', {
    subject: 'S',
    parts: ['Come:\nhttps://o.example', ['<a>', 'b']],
    link: 'https://o.example',
  });
  expect(text).toBe('Come:\nhttps://o.example\n\n- <a>\n- b\n');
  expect(html).toContain(
    '<p>Come:<br><a href="https://o.example">https://o.example</a></p><ul><li>&lt;a&gt;</li><li>b</li></ul>',
  );
});

test('the language of the sentences is named, but not of those that somebody has written', () => {
  const mail = { subject: '<S>', parts: ['Один'] };
  const { html } = composeMail('ru-ru', mail);
  expect(html).toMatch(
    /^<!doctype html><html lang="ru-ru">.*<title>&lt;S&gt;<\/title>.*<div lang="ru-ru" style="[^"]*"><p>Один/,
  );
  expect(composeMail(null, mail).html).not.toContain('lang=');
  const quote = { from: 'Ann', text: 'Salut' };
  expect(composeMail('ru-ru', { ...mail, quote }).html).toContain('<blockquote lang="" ');
});

test('what somebody says runs as their letters do, whatever they are called', () => {
  const quote = { from: 'דנה', text: 'Hello!\r\nYou\n\nשלום' };
  expect(composeMail('en-us', { subject: 'S', parts: ['one'], quote }).html).toContain(
    '<p dir="auto"><strong>\u2068דנה\u2069</strong></p><p dir="auto">Hello!<br>You</p><p dir="auto">שלום</p></blockquote>',
  );
});

test.each([
  ['a Latin name', 'José  María\nNúñez', 'José María Núñez'],
  ['a Chinese name', '王小明 🎉', '王小明 🎉'],
  ['a Hebrew name', 'דנה', '\u2068דנה\u2069'],
  ['a mark that turns text', 'a\u202eb', '\u2068a\u202eb\u2069'],
  ['a mark that would end the isolation', '\u2069\u202ea', '\u2068\u202ea\u2069'],
])('%s stays on its line and in its direction', (_what, name, shown) => expect(isolated(name)).toBe(shown));
