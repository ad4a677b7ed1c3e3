import { negotiateLocale } from '@muster/schema/formats/locale';
import { describe, expect, it } from 'vitest';
import { localeFromGraphql, localeToGraphql, LOCALES } from './locales.ts';

describe('the language before signing in', () => {
  it.each([
    [['en-US'], 'en-us'],
    [['en'], 'en-us'],
    [['en-GB'], 'en-gb'],
    [['en-AU'], 'en-gb'],
    [['en-IN'], 'en-gb'],
    [['es'], 'es-es'],
    [['es-ES'], 'es-es'],
    [['es-MX'], 'es-mx'],
    [['es-AR'], 'es-mx'],
    [['es-419'], 'es-mx'],
    [['pt-PT'], 'pt-br'],
    [['ru'], 'ru-ru'],
    [['zh-Hans-CN'], 'zh-cn'],
    [['zh-TW'], 'zh-cn'],
    [['fr-FR', 'de', 'ru-RU', 'en-US'], 'ru-ru'],
    [['fr-FR'], 'en-us'],
    [['not a tag', ''], 'en-us'],
    [[], 'en-us'],
  ] as const)('for a browser that asks for %j is %s', (languages, code) => {
    expect(negotiateLocale(languages)).toBe(code);
  });

  it('has a name in the schema for every code, and back', () => {
    for (const { code, graphql } of LOCALES) {
      expect(localeToGraphql(code)).toBe(graphql);
      expect(localeFromGraphql(graphql)).toBe(code);
    }
    expect(new Set(LOCALES.map(({ graphql }) => graphql)).size).toBe(7);
  });
});
