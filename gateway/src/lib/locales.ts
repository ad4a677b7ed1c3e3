import type { Locale } from '../generated/resolvers.ts';

const tags = {
  EN_US: 'en-US',
  EN_GB: 'en-GB',
  ES_ES: 'es-ES',
  ES_MX: 'es-MX',
  PT_BR: 'pt-BR',
  RU_RU: 'ru-RU',
  ZH_CN: 'zh-CN',
} as const satisfies Record<Locale, string>;

/** The fallback language. */
export const DEFAULT_LOCALE: Locale = 'EN_US';

/** The wire's spelling (`en-us`) of a locale. */
export const toWireLocale = (locale: Locale) => tags[locale].toLowerCase() as Lowercase<(typeof tags)[Locale]>;

const byWire = new Map<string, Locale>(
  (Object.keys(tags) as Locale[]).map((locale) => [toWireLocale(locale), locale] as const),
);

/** The locale behind the wire's spelling; undefined where this version does not have it. */
export const fromWireLocale = (wire: string) => byWire.get(wire);
