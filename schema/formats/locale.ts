/** The languages of the product, as the services write them. */
export const LOCALE_CODES = ['en-us', 'en-gb', 'es-es', 'es-mx', 'pt-br', 'ru-ru', 'zh-cn'] as const;

/** A language of the product by its code, which is also the name of its catalogue. */
export type LocaleCode = (typeof LOCALE_CODES)[number];

/** The language for every text that another one lacks, and for browsers whose language the product does not speak. */
export const DEFAULT_LOCALE: LocaleCode = 'en-us';

/** The cookie in which a browser keeps the language that somebody has chosen in it. */
export const LOCALE_COOKIE = 'muster.locale';

/** Whether a text, for instance from the browser's storage, is the code of a language. */
export const isLocaleCode = (text: string | null | undefined): text is LocaleCode =>
  LOCALE_CODES.some((code) => code === text);

/** Where a language is spoken differently in regions that have no catalogue of their own. */
const LATIN_AMERICA = [
  ...['419', 'AR', 'BO', 'CL', 'CO', 'CR', 'CU', 'DO', 'EC', 'GT', 'HN'],
  ...['NI', 'PA', 'PE', 'PR', 'PY', 'SV', 'US', 'UY', 'VE'],
];
const BRITISH_ENGLISH = ['AU', 'HK', 'IE', 'IN', 'KE', 'MT', 'MY', 'NG', 'NZ', 'PK', 'SG', 'ZA'];

function parse(tag: string): { language: string; region: string | undefined } | null {
  try {
    const { language, region } = new Intl.Locale(tag);
    return { language, region };
  } catch {
    return null;
  }
}

function closest(tag: string): LocaleCode | null {
  const wanted = parse(tag);
  if (!wanted) return null;
  const { language, region = '' } = wanted;
  if (language === 'es' && LATIN_AMERICA.includes(region)) return 'es-mx';
  if (language === 'en' && BRITISH_ENGLISH.includes(region)) return 'en-gb';
  const exact = LOCALE_CODES.find((code) => code === `${language}-${region.toLowerCase()}`);
  return exact ?? LOCALE_CODES.find((code) => code.startsWith(`${language}-`)) ?? null;
}

/**
 * Chooses the language before the account's one is known: the first of the browser's languages that the product speaks,
 * in the closest regional form; American English where it speaks none.
 */
export function negotiateLocale(languages: readonly string[]): LocaleCode {
  for (const tag of languages) {
    const code = closest(tag);
    if (code) return code;
  }
  return DEFAULT_LOCALE;
}
