import { DEFAULT_LOCALE, type LocaleCode } from '@muster/schema/formats/locale';
import type { Locale } from '../../generated/identity/viewer.ts';

/** One language of the interface. */
export interface LocaleInfo {
  readonly code: LocaleCode;
  /** As the browser and its Intl functions write it (BCP 47). */
  readonly tag: string;
  /** As the gateway writes it. */
  readonly graphql: Locale;
  /** The language's own name, for the language menu: never translated. */
  readonly name: string;
}

/** The languages of the interface, in the order of the language menu. */
export const LOCALES: readonly LocaleInfo[] = [
  { code: 'en-us', tag: 'en-US', graphql: 'EN_US', name: 'English (United States)' },
  { code: 'en-gb', tag: 'en-GB', graphql: 'EN_GB', name: 'English (United Kingdom)' },
  { code: 'es-es', tag: 'es-ES', graphql: 'ES_ES', name: 'Español (España)' },
  { code: 'es-mx', tag: 'es-MX', graphql: 'ES_MX', name: 'Español (México)' },
  { code: 'pt-br', tag: 'pt-BR', graphql: 'PT_BR', name: 'Português (Brasil)' },
  { code: 'ru-ru', tag: 'ru-RU', graphql: 'RU_RU', name: 'Русский' },
  { code: 'zh-cn', tag: 'zh-CN', graphql: 'ZH_CN', name: '简体中文' },
];

const [AMERICAN_ENGLISH] = LOCALES as readonly [LocaleInfo, ...LocaleInfo[]];

/** Everything about a language by its code. */
export const localeInfo = (code: LocaleCode) => LOCALES.find((one) => one.code === code) ?? AMERICAN_ENGLISH;

/** The code of a language by its name in the gateway's schema. */
export const localeFromGraphql = (locale: Locale): LocaleCode =>
  LOCALES.find((one) => one.graphql === locale)?.code ?? DEFAULT_LOCALE;

/** The name of a language in the gateway's schema. */
export const localeToGraphql = (code: LocaleCode): Locale => localeInfo(code).graphql;
