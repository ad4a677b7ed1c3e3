// `npm run docs` writes what of docs/ is generated; with --check it only says what of it is out of date.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { describeSettings as gatewaySettings } from '../gateway/src/settings.ts';
import { describeSettings as upstreamSettings } from '../upstream/src/config.ts';
import { topLevelErrors, userErrorCatalogue } from './docs/errorPages.ts';
import { code, filled, formatted, table } from './docs/markdown.ts';
import { referenceIndex, referencePages } from './docs/referencePages.ts';

type Setting = { readonly name: string; readonly default: string; readonly meaning: string };
const settingsTable = (settings: readonly Setting[]) =>
  table(
    ['Setting', 'Default', 'Meaning'],
    settings.map((one) => [code(one.name), code(one.default), one.meaning]),
  );

/** A program that a page shows whole. */
const program = (file: string, language: string): [string, string] => [
  file,
  `\`\`\`${language}\n${readFileSync(file, 'utf8').trimEnd()}\n\`\`\``,
];

/** What stands between the marks of a page, by the name that they give it. */
const parts: Readonly<Record<string, string>> = {
  'gateway settings': settingsTable(gatewaySettings()),
  'upstream settings': settingsTable(upstreamSettings()),
  'error codes': topLevelErrors(),
  'user error codes': userErrorCatalogue(),
  'reference index': referenceIndex(),
  ...Object.fromEntries([
    program('docs/integrating/receive-webhooks.mjs', 'js'),
    program('docs/integrating/receive_webhooks.py', 'python'),
    program('docs/integrating/receive-webhooks.php', 'php'),
  ]),
};

const withParts = ['docs/operations.md', 'docs/errors.md', 'docs/webhooks.md', 'docs/reference/README.md'];
const pages: Record<string, string> = {
  ...referencePages(),
  ...Object.fromEntries(withParts.map((file) => [file, filled(readFileSync(file, 'utf8'), parts)])),
};

const kept = new Set(globSync('docs/reference/*.md'));
const stale: string[] = [...kept]
  .filter((file) => !(file in pages))
  .map((file) => `${file} belongs to nothing: delete it.`);
for (const [file, text] of Object.entries(pages)) {
  const page = await formatted(text);
  const before = kept.has(file) || withParts.includes(file) ? readFileSync(file, 'utf8') : '';
  if (page === before) continue;
  if (process.argv.includes('--check')) stale.push(`${file} is out of date: run npm run docs.`);
  else writeFileSync(file, page);
}
if (stale.length > 0) {
  console.error(stale.join('\n'));
  process.exit(1);
}
