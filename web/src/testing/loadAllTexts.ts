import { TEXT_AREAS } from '@muster/locales/areas.ts';
import { DEFAULT_LOCALE } from '@muster/schema/formats/locale';
import { loadCatalogue, loadTexts } from '../lib/intl/catalogues.ts';

/** Loads every text of American English: a test shows pieces without what fetches them. */
export const loadAllTexts = async (): Promise<void> => {
  await loadCatalogue(DEFAULT_LOCALE);
  await loadTexts(...TEXT_AREAS);
};
