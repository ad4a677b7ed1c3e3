import type { MessageFormatElement } from 'react-intl';
import { DEFAULT_LOCALE, type LocaleCode } from './locales.ts';

/** The texts of a language, parsed when the console was built, so that the browser needs no parser of messages. */
export type Catalogue = Record<string, MessageFormatElement[]>;

const files = import.meta.glob<Catalogue>('../../../../locales/??-??.json', { import: 'default' });

const loaded = new Map<LocaleCode, Promise<Catalogue>>();

const fetchCatalogue = (code: LocaleCode) => {
  const load = files[`../../../../locales/${code}.json`];
  return load ? load() : Promise.reject(new Error(`No catalogue for ${code}`));
};

/**
 * Loads the texts of a language once. Texts that a language lacks are in its catalogue already, in American English.
 * A catalogue that does not arrive is asked for again the next time; meanwhile American English takes its place.
 */
export const loadCatalogue = (code: LocaleCode): Promise<Catalogue> => {
  const known = loaded.get(code);
  if (known) return known;
  const wanted = fetchCatalogue(code).catch((error: unknown) => {
    loaded.delete(code);
    if (code === DEFAULT_LOCALE) throw error;
    return loadCatalogue(DEFAULT_LOCALE);
  });
  loaded.set(code, wanted);
  return wanted;
};
