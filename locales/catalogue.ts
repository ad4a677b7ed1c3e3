import * as z from 'zod/mini';

/** The language of the sources: its catalogue is extracted from the console's messages, never written by hand. */
export const SOURCE_LANGUAGE = 'en-us';

/** The languages that are translated. */
export const LANGUAGES = ['en-gb', 'es-es', 'es-mx', 'pt-br', 'ru-ru', 'zh-cn'] as const;

/** A language's texts by their ids, as the files hold them. */
export type Catalogue = Record<string, string>;

const catalogueFile = z.record(z.string(), z.string());

/** Reads a catalogue from its file's text; throws where it is not a flat table of texts. */
export const readCatalogue = (text: string): Catalogue => catalogueFile.parse(JSON.parse(text));

/** A catalogue's file: sorted by id, two spaces, a newline at the end. */
export const writeCatalogue = (catalogue: Catalogue) => {
  const sorted = Object.entries(catalogue).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
};
