import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { escapeHtml } from '../lib/html.ts';
import { locales } from '../lib/locales.ts';
import { sampleMails } from './sampleMails.ts';

const domains = join(import.meta.dirname, '../domains');

/** By domain and name, every function that composes a mail. */
const composing = (): string[] =>
  readdirSync(domains, { recursive: true, encoding: 'utf8' })
    .filter((path) => /[mM]ail\.ts$/.test(path))
    .flatMap((path) => {
      const code = readFileSync(join(domains, path), 'utf8');
      const names = code.matchAll(/^export function (\w+)\([^{]*(?:\{[^{}]*\}[^{]*)*\): MailText \{/gm);
      return Array.from(names, ([, name]) => `${path.split('/')[0]}/${name}`);
    });

test('every mail that is composed is among those that are looked at', () => {
  expect(composing().toSorted()).toEqual(Object.keys(sampleMails).toSorted());
});

/** What somebody reads of the HTML: a paragraph or an item of a list each. */
const readFrom = (html: string): string =>
  html
    .replace(/^.*?<body[^>]*>/s, '')
    .replace(/<br>|<\/(?:p|li)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .trim();

describe.each(locales)('in %s', (locale) => {
  test.each(Object.entries(sampleMails))('%s says the same as text and as HTML, and all of it', (_kind, sample) => {
    for (const { subject, text, html } of sample(locale)) {
      expect(subject).toMatch(/^\S[^\n\r]*\S$/);
      expect(`${subject}\n${text}`).not.toMatch(/undefined|NaN|\[object|\{\w+\}/);
      const lines = text
        .split('\n')
        .map((line) => line.replace(/^(?:- |> ?)/, '').trim())
        .filter((line) => line !== '');
      expect(readFrom(html).split(/\n+/)).toEqual(lines.map(escapeHtml));
      // No line is stuck to what it does not belong to: what is no list and no quotation has an empty line below it.
      expect(text).not.toMatch(/\n{3}/);
    }
  });
});
