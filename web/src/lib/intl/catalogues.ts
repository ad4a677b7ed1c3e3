import type { TextArea } from '@muster/locales/areas.ts';
import type { MessageFormatElement } from 'react-intl';
import { DEFAULT_LOCALE, type LocaleCode } from '@muster/schema/formats/locale';

/** The texts of a language, parsed when the console was built, so that the browser needs no parser of messages. */
export type Catalogue = Record<string, MessageFormatElement[]>;

/** What a language brings: the texts that everything begins with, and where those of each area are. */
type Language = { readonly texts: Catalogue; readonly areas: Readonly<Record<TextArea, () => Promise<Catalogue>>> };

const languages: Readonly<Record<string, () => Promise<Language>>> = import.meta.glob<Language>(
  '../../../../locales/??-??.json',
  { query: '?area=base' },
);

const fetchLanguage = (code: LocaleCode): Promise<Language> => {
  const load = languages[`../../../../locales/${code}.json`];
  return load ? load() : Promise.reject(new Error(`No catalogue for ${code}`));
};

const fetchArea = async (area: TextArea, code: LocaleCode) => (await fetchLanguage(code)).areas[area]();

const wanted = new Set<TextArea>();
const loaded = new Map<LocaleCode, Promise<Catalogue>>();

/** The catalogue is a copy: it grows by the areas that are opened. */
const fetchCatalogue = async (code: LocaleCode): Promise<Catalogue> => {
  const { texts, areas } = await fetchLanguage(code);
  return Object.assign({}, texts, ...(await Promise.all([...wanted].map((area) => areas[area]()))));
};

/**
 * Loads the texts of a language once. Texts that a language lacks are in its catalogue already, in American English.
 * A catalogue that does not arrive is asked for again the next time; meanwhile American English takes its place.
 */
export const loadCatalogue = (code: LocaleCode): Promise<Catalogue> => {
  const known = loaded.get(code);
  if (known) return known;
  const arriving = fetchCatalogue(code).catch((error: unknown) => {
    loaded.delete(code);
    if (code === DEFAULT_LOCALE) throw error;
    return loadCatalogue(DEFAULT_LOCALE);
  });
  loaded.set(code, arriving);
  return arriving;
};

/**
 * Loads the texts of areas in every language that is in use, before anything of them is shown. They are put into
 * the catalogues in place: formatting looks a text up when it needs it, so nothing has to be rendered anew.
 */
export const loadTexts = async (...opened: readonly TextArea[]): Promise<void> => {
  for (const area of opened) wanted.add(area);
  const into = async (area: TextArea, code: LocaleCode, catalogue: Promise<Catalogue>) =>
    Object.assign(await catalogue, await fetchArea(area, code).catch(() => fetchArea(area, DEFAULT_LOCALE)));
  await Promise.all(opened.flatMap((area) => [...loaded].map(([code, catalogue]) => into(area, code, catalogue))));
};
