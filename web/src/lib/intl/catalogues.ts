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
 * Rejects where they do not arrive; the next time they are asked for again.
 */
export const loadCatalogue = (code: LocaleCode): Promise<Catalogue> => {
  const known = loaded.get(code);
  if (known) return known;
  const arriving = fetchCatalogue(code).catch((error: unknown) => {
    loaded.delete(code);
    throw error;
  });
  loaded.set(code, arriving);
  return arriving;
};

/** A language with its texts. */
export type ShownLanguage = { readonly locale: LocaleCode; readonly catalogue: Catalogue };

const first = new Map<LocaleCode, Promise<ShownLanguage>>();

const fetchFirst = async (code: LocaleCode): Promise<ShownLanguage> => {
  try {
    return { locale: code, catalogue: await loadCatalogue(code) };
  } catch (error) {
    if (code === DEFAULT_LOCALE) throw error;
    return { locale: DEFAULT_LOCALE, catalogue: await loadCatalogue(DEFAULT_LOCALE) };
  }
};

/**
 * The language in which the page begins: the one that is wanted, or American English where its texts do not arrive.
 * The answer stands, a failure too: React asks again whenever it has come, and would go on asking for ever.
 */
export const firstLanguage = (code: LocaleCode): Promise<ShownLanguage> => {
  const known = first.get(code);
  if (known) return known;
  const arriving = fetchFirst(code);
  first.set(code, arriving);
  return arriving;
};

/**
 * Loads the texts of areas in every language that is in use, before anything of them is shown. They are put into
 * the catalogues in place: formatting looks a text up when it needs it, so nothing has to be rendered anew.
 */
export const loadTexts = async (...opened: readonly TextArea[]): Promise<void> => {
  for (const area of opened) wanted.add(area);
  const into = async (area: TextArea, code: LocaleCode, arriving: Promise<Catalogue>) => {
    const catalogue = await arriving.catch(() => null);
    // Another language takes the place of one that does not arrive, and brings what is wanted by then.
    if (catalogue) Object.assign(catalogue, await fetchArea(area, code).catch(() => fetchArea(area, DEFAULT_LOCALE)));
  };
  await Promise.all(opened.flatMap((area) => [...loaded].map(([code, catalogue]) => into(area, code, catalogue))));
};
