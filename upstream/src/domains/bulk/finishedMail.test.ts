import { describe, expect, test } from 'vitest';
import { locales } from '../../lib/locales.ts';
import { finishedMail } from './finishedMail.ts';

describe('the mail about the end of a file', () => {
  const ACTS = ['add', 'edit', 'deactivate', 'delete', 'createChannels', 'updateChannels'] as const;
  const counts = { fileName: 'people <1>.csv', done: 12_345, unchanged: 7, refused: 0, failed: 21 } as const;

  test.each(locales)('tells in %s what became of the rows', (locale) => {
    const texts = ACTS.map((act) => {
      const { subject, text, html } = finishedMail(locale, 'Orbit', { ...counts, act });
      expect(subject).toContain('people <1>.csv');
      expect(html).toContain('people &lt;1&gt;.csv');
      expect(text.replaceAll(/[\s.,\u00a0\u202f]/g, '')).toContain('12345');
      expect(text).toContain('Orbit');
      expect(text.split('\n').filter((line) => line !== '')).toHaveLength(5);
      return text;
    });
    expect(new Set(texts).size).toBe(ACTS.length);
  });

  test('is in each language’s own words', () => {
    const texts = locales.map((locale) => finishedMail(locale, 'Orbit', { ...counts, act: 'add' }).text);
    expect(new Set(texts).size).toBe(locales.length - 1);
  });
});
