// Writes en-us.json from the console's messages and gives every other language the same ids in the same order: a text
// that is new stands there in English until it is translated, and `check` says so.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, SOURCE_LANGUAGE, readCatalogue, writeCatalogue, type Catalogue } from './catalogue.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** The texts in the console's message files (`messages.ts`, `addUsersMessages.ts`), by id. Throws with the extractor's own words where it fails. */
export const extractTexts = (): Catalogue => {
  const { status, stdout, stderr } = spawnSync(
    'formatjs',
    ['extract', '../web/src/**/{messages,*Messages}.ts', '--format', 'simple', '--throws'],
    { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' },
  );
  if (status !== 0) throw new Error(`formatjs extract failed: ${stderr}`);
  return readCatalogue(stdout);
};

export const catalogueFile = (language: string) => new URL(`${language}.json`, import.meta.url);

const known = (language: string): Catalogue => {
  try {
    return readCatalogue(readFileSync(catalogueFile(language), 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
};

if (import.meta.main) {
  const source = extractTexts();
  writeFileSync(catalogueFile(SOURCE_LANGUAGE), writeCatalogue(source));
  for (const language of LANGUAGES) {
    const texts = known(language);
    const merged = Object.entries(source).map(([id, english]) => [id, texts[id] ?? english]);
    writeFileSync(catalogueFile(language), writeCatalogue(Object.fromEntries(merged)));
  }
  console.log(`${Object.keys(source).length} texts in ${SOURCE_LANGUAGE}.json and ${LANGUAGES.length} translations`);
}
