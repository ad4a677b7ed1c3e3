// The gate for texts: nothing missing, nothing left over, nothing untranslated, every plural whole, every
// word and sign the language's own, and every text there when it is shown.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, SOURCE_LANGUAGE, readCatalogue, writeCatalogue, type Catalogue } from './catalogue.ts';
import { catalogueFile, extractTexts } from './extract.ts';
import { dateFaults } from './dates.ts';
import { pluralFaults } from './plurals.ts';
import { unloadedTexts } from './unloadedTexts.ts';
import { untranslated } from './untranslated.ts';
import { unusedMessages } from './unusedMessages.ts';
import { codeWordingFaults, wordingFaults } from './wording.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const RUN_EXTRACT = '`npm run extract -w locales` brings it up to date.';

/** The catalogue of the sources must be what the sources say. */
const sourceFaults = (texts: Catalogue) => {
  const extracted = extractTexts();
  const ids = [...new Set([...Object.keys(texts), ...Object.keys(extracted)])];
  return ids
    .filter((id) => texts[id] !== extracted[id])
    .map((id) => `${SOURCE_LANGUAGE}.json: ${id} differs from the console's messages. ${RUN_EXTRACT}`);
};

/** What formatjs finds: missing and extra ids, messages that do not parse or have other arguments. */
const structuralFaults = () => {
  const files = [SOURCE_LANGUAGE, ...LANGUAGES].map((language) => `${language}.json`);
  const checks = ['--source-locale', SOURCE_LANGUAGE, '--missing-keys', '--extra-keys', '--structural-equality'];
  const { status, stdout, stderr } = spawnSync('formatjs', ['verify', ...checks, ...files], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return status === 0 ? [] : [`formatjs verify:\n${stdout}${stderr}`];
};

const SOURCES = '../web/src';

const sources = globSync(`${SOURCES}/**/*.{ts,tsx}`, { cwd: folder })
  .filter((path) => !path.includes('generated') && !path.includes('.test.'))
  .map((path) => ({ path, text: readFileSync(new URL(path, import.meta.url), 'utf8') }));

/** What people read of the services and the gateway: mails, archives, small pages. */
const servers = globSync('../{upstream,gateway}/src/**/*.ts', { cwd: folder })
  .filter((path) => !/generated|testing|[/\\](?:demo|dev)[/\\]|\.test\./.test(path))
  .map((path) => ({ path, text: readFileSync(new URL(path, import.meta.url), 'utf8') }));

const catalogues = [SOURCE_LANGUAGE, ...LANGUAGES].map((language) => {
  const text = readFileSync(catalogueFile(language), 'utf8');
  return { language, text, texts: readCatalogue(text) };
});
const [source] = catalogues;
if (!source) throw new Error('There is no catalogue');

const faults = [
  ...sourceFaults(source.texts),
  ...structuralFaults(),
  ...catalogues.flatMap(({ language, text, texts }) => [
    ...(text === writeCatalogue(texts) ? [] : [`${language}.json is not sorted. ${RUN_EXTRACT}`]),
    ...pluralFaults(language, texts),
    ...dateFaults(language, texts),
    ...untranslated(language, source.texts, texts),
    ...wordingFaults(language, texts),
  ]),
  ...servers.flatMap(codeWordingFaults),
  ...unusedMessages(sources),
  ...unloadedTexts(sources, `${SOURCES}/main.tsx`),
];

for (const fault of faults) console.error(fault);
console.log(`${Object.keys(source.texts).length} texts in ${catalogues.length} languages, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
