import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { TEXT_AREAS, areaOf } from './areas.ts';
import { readCatalogue } from './catalogue.ts';

const CATALOGUE = /[\\/]locales[\\/][a-z]{2}-[a-z]{2}\.json(?:\?(?:import&)?area=(\w{1,40}))?$/;
const PARSER = '@formatjs/icu-messageformat-parser';

/** What a language begins with, as a module. */
function baseOf(file: string, texts: string): string {
  const areas = TEXT_AREAS.map((area) => `${area}: () => import('./${file}?area=${area}').then((one) => one.default)`);
  return `export const texts = ${texts};\nexport const areas = { ${areas.join(', ')} };`;
}

/**
 * Parses the catalogues while the console is built or served: `locales/xx-yy.json` becomes a table of parsed messages,
 * with the American English text wherever the language has none. `?area=people` leaves only the texts of one area. `?area=base`
 * is what everything begins with: `texts`, and `areas`, which loads those of each area; so the console holds the addresses of
 * the languages alone, and a language those of its areas. The browser then needs no parser, so a build gets the message formatter
 * without it.
 */
export const locales = (): Plugin => ({
  name: 'muster-locales',
  enforce: 'pre',
  config: (_config, { command, isPreview }) =>
    command === 'build' && !isPreview
      ? { resolve: { alias: [{ find: new RegExp(`^${PARSER}$`), replacement: `${PARSER}/no-parser.js` }] } }
      : {},
  transform(code, id) {
    const match = CATALOGUE.exec(id);
    if (!match) return null;
    const [, area] = match;
    const fallback = join(dirname(id), 'en-us.json');
    this.addWatchFile(fallback);
    const texts = { ...readCatalogue(readFileSync(fallback, 'utf8')), ...readCatalogue(code) };
    const parsed = Object.entries(texts)
      .filter(([key]) => area === undefined || (areaOf(key) ?? 'base') === area)
      .map(([key, text]) => [key, parse(text, { ignoreTag: false })]);
    const json = JSON.stringify(Object.fromEntries(parsed));
    if (area === undefined) return { code: json, map: null };
    // What has a query is no longer JSON to the bundler.
    const written = area === 'base' ? baseOf(basename(id).replace(/\?.*$/, ''), json) : `export default ${json};`;
    return { code: written, map: null, moduleType: 'js' };
  },
});
