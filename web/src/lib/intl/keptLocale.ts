import { readPreference } from '../storage/preferences.ts';
import { type LocaleCode, isLocaleCode } from './locales.ts';
import { negotiateLocale } from './negotiateLocale.ts';

/** The language that this browser remembers, or the closest to what the browser itself speaks. */
export const keptLocale = (): LocaleCode => {
  const kept = readPreference('locale');
  return isLocaleCode(kept) ? kept : negotiateLocale(navigator.languages);
};
