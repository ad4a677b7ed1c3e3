import type { MessageFormatElement } from 'react-intl';
import { DEFAULT_LOCALE, type LocaleCode } from '@muster/schema/formats/locale';

type Catalogue = Record<string, MessageFormatElement[]>;

/** This page's texts of each language, and no others. */
const languages = import.meta.glob<Catalogue>('../../../locales/??-??.json', {
  query: '?area=card',
  import: 'default',
});

/** Fetches the page's texts of a language; American English where they do not arrive. */
export async function loadCardTexts(code: LocaleCode): Promise<Catalogue> {
  const load = languages[`../../../locales/${code}.json`];
  if (!load) throw new Error(`No catalogue for ${code}`);
  return code === DEFAULT_LOCALE ? load() : load().catch(() => loadCardTexts(DEFAULT_LOCALE));
}
