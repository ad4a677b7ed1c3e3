import { type LocaleCode, isLocaleCode, negotiateLocale } from '@muster/schema/formats/locale';
import { readPreference } from '../storage/preferences.ts';

/** The language that this browser remembers, or the closest to what the browser itself speaks. */
export const keptLocale = (): LocaleCode => {
  const kept = readPreference('locale');
  return isLocaleCode(kept) ? kept : negotiateLocale(navigator.languages);
};
