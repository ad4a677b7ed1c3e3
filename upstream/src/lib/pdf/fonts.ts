import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Fault } from '../errors.ts';
import { unpackedFont } from './unpackedFont.ts';

const require = createRequire(import.meta.url);
const ofPackage = (script: string, weight: 400 | 700) =>
  require.resolve(`@fontsource/noto-sans/files/noto-sans-${script}-${weight}-normal.woff`);
// The package of the Chinese font (@fontsource/noto-sans-sc 5.3.0) is some eighty megabytes, of which an invoice needs this one
// file. Of WOFF2 fonts, fontkit makes no subset that has a space.
const chinese = fileURLToPath(
  new URL('../../../assets/fonts/noto-sans-sc-chinese-simplified-400-normal.woff', import.meta.url),
);

const files: readonly (readonly [name: string, path: string])[] = [
  ['latin', ofPackage('latin', 400)],
  ['latin-ext', ofPackage('latin-ext', 400)],
  ['cyrillic', ofPackage('cyrillic', 400)],
  ['cyrillic-ext', ofPackage('cyrillic-ext', 400)],
  ['greek', ofPackage('greek', 400)],
  ['greek-ext', ofPackage('greek-ext', 400)],
  ['vietnamese', ofPackage('vietnamese', 400)],
  ['devanagari', ofPackage('devanagari', 400)],
  ['chinese', chinese],
];

/** The font of headings, which are in English. */
export const HEADING = 'heading';

/** The fonts that write what is not a heading: the first that has a character writes it. */
export const TEXT_FONTS: readonly string[] = files.map(([name]) => name);

const paths: ReadonlyMap<string, string> = new Map([[HEADING, ofPackage('latin', 700)], ...files]);
const read = new Map<string, Buffer>();

/** A font, which is read once: most invoices need two of them. */
export function fontBytes(name: string): Buffer {
  const path = paths.get(name);
  if (path === undefined) throw new Fault(`No font ${name}.`);
  const bytes = read.get(name) ?? unpackedFont(readFileSync(path));
  read.set(name, bytes);
  return bytes;
}
