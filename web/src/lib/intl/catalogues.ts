import type { TextArea } from '@muster/locales/areas.ts';
import type { MessageFormatElement } from 'react-intl';
import { DEFAULT_LOCALE, type LocaleCode } from './locales.ts';

/** The texts of a language, parsed when the console was built, so that the browser needs no parser of messages. */
export type Catalogue = Record<string, MessageFormatElement[]>;

type Files = Record<string, () => Promise<Catalogue>>;
const inFolder = (code: LocaleCode) => `../../../../locales/${code}.json`;

/** The texts that everything begins with. */
const base: Files = import.meta.glob<Catalogue>('../../../../locales/??-??.json', {
  query: '?area=base',
  import: 'default',
});

/** The texts of what is loaded on demand, by the first word of their ids. Written out: the bundler reads them. */
const areas = {
  account: import.meta.glob<Catalogue>('../../../../locales/??-??.json', { query: '?area=account', import: 'default' }),
  enterprise: import.meta.glob<Catalogue>('../../../../locales/??-??.json', {
    query: '?area=enterprise',
    import: 'default',
  }),
  identity: import.meta.glob<Catalogue>('../../../../locales/??-??.json', {
    query: '?area=identity',
    import: 'default',
  }),
  overview: import.meta.glob<Catalogue>('../../../../locales/??-??.json', {
    query: '?area=overview',
    import: 'default',
  }),
  palette: import.meta.glob<Catalogue>('../../../../locales/??-??.json', { query: '?area=palette', import: 'default' }),
  people: import.meta.glob<Catalogue>('../../../../locales/??-??.json', { query: '?area=people', import: 'default' }),
  plan: import.meta.glob<Catalogue>('../../../../locales/??-??.json', { query: '?area=plan', import: 'default' }),
  profileFields: import.meta.glob<Catalogue>('../../../../locales/??-??.json', {
    query: '?area=profileFields',
    import: 'default',
  }),
  settings: import.meta.glob<Catalogue>('../../../../locales/??-??.json', {
    query: '?area=settings',
    import: 'default',
  }),
} satisfies Record<TextArea, Files>;

const wanted = new Set<TextArea>();
const loaded = new Map<LocaleCode, Promise<Catalogue>>();

const fetchTexts = (files: Files, code: LocaleCode) => {
  const load = files[inFolder(code)];
  return load ? load() : Promise.reject(new Error(`No catalogue for ${code}`));
};

/** The catalogue is a copy: it grows by the areas that are opened. */
const fetchCatalogue = async (code: LocaleCode): Promise<Catalogue> => {
  const parts = [base, ...[...wanted].map((area) => areas[area])];
  return Object.assign({}, ...(await Promise.all(parts.map((files) => fetchTexts(files, code)))));
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
    Object.assign(
      await catalogue,
      await fetchTexts(areas[area], code).catch(() => fetchTexts(areas[area], DEFAULT_LOCALE)),
    );
  await Promise.all(opened.flatMap((area) => [...loaded].map(([code, catalogue]) => into(area, code, catalogue))));
};
