import { DEFAULT_LOCALE, LOCALES, type LocaleCode } from './locales.ts';

/** Where a language is spoken differently in regions that have no catalogue of their own. */
const LATIN_AMERICA = [
  '419',
  'AR',
  'BO',
  'CL',
  'CO',
  'CR',
  'CU',
  'DO',
  'EC',
  'GT',
  'HN',
  'NI',
  'PA',
  'PE',
  'PR',
  'PY',
  'SV',
  'US',
  'UY',
  'VE',
];
const BRITISH_ENGLISH = ['AU', 'HK', 'IE', 'IN', 'KE', 'MT', 'MY', 'NG', 'NZ', 'PK', 'SG', 'ZA'];

const parse = (tag: string) => {
  try {
    const { language, region } = new Intl.Locale(tag);
    return { language, region };
  } catch {
    return null;
  }
};

const closest = (tag: string): LocaleCode | null => {
  const wanted = parse(tag);
  if (!wanted) return null;
  const { language, region } = wanted;
  if (language === 'es' && region && LATIN_AMERICA.includes(region)) return 'es-mx';
  if (language === 'en' && region && BRITISH_ENGLISH.includes(region)) return 'en-gb';
  const exact = LOCALES.find((one) => one.tag === `${language}-${region}`);
  return (exact ?? LOCALES.find((one) => one.tag.startsWith(`${language}-`)))?.code ?? null;
};

/**
 * Chooses the interface's language before the account's one is known: the first of the browser's languages that the
 * console speaks, in the closest regional form; American English where it speaks none.
 */
export const negotiateLocale = (languages: readonly string[]): LocaleCode => {
  for (const tag of languages) {
    const code = closest(tag);
    if (code) return code;
  }
  return DEFAULT_LOCALE;
};
