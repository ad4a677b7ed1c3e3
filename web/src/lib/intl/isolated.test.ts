import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { isolated, isolating } from './isolated.ts';

const { formatMessage, formatList } = isolating(createIntl({ locale: 'en-US', onError: () => undefined }));
const of = (name: string) =>
  formatMessage({ id: 'any', defaultMessage: '{name}, {count} members' }, { name, count: 12 });

describe('a text within a sentence', () => {
  it.each(['Ada Lovelace', 'Åsa 文 Σ', '', '<b>'])('stays as it is where it turns nothing: %j', (name) => {
    expect(isolated(name)).toBe(name);
    expect(of(name)).toBe(`${name}, 12 members`);
  });

  it.each(['שרה', 'مرحبا', 'a\u200fb', '\u{10840}', '\u{1e900}'])('is isolated where it does: %j', (name) => {
    expect(of(name)).toBe(`\u2068${name}\u2069, 12 members`);
  });

  it('forces no direction on what stands behind it', () => {
    expect(of('\u202egpj.exe')).toBe('\u2068gpj.exe\u2069, 12 members');
    expect(of('\u2067\u202aab\u202c')).toBe('\u2068ab\u2069, 12 members');
  });

  it('is isolated within another one, too', () => {
    expect(of(of('שרה'))).toBe('\u2068\u2068שרה\u2069, 12 members\u2069, 12 members');
  });

  it('is isolated in a list', () => {
    expect(formatList(['Ada', 'שרה', '\u202ex'])).toBe('Ada, \u2068שרה\u2069, and \u2068x\u2069');
  });

  it('may be more than a text', () => {
    const message = { id: 'any', defaultMessage: '<b>{name}</b> {count, plural, one {is} other {are}}' };
    const values = { name: 'שרה', count: 1, b: (parts: unknown[]) => `[${parts.join('')}]` };
    expect(formatMessage(message, values)).toBe('[\u2068שרה\u2069] is');
  });
});
