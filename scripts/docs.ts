// `npm run docs` writes the generated parts of docs/operations.md; with --check it only says whether they are up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import { describeSettings as gatewaySettings } from '../gateway/src/settings.ts';
import { catalogue } from '../gateway/src/lib/errors.ts';
import { describeSettings as upstreamSettings } from '../upstream/src/config.ts';
import { format } from 'prettier';

const file = 'docs/operations.md';
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows.map((row) => row.map(cell))].map((row) => `| ${row.join(' | ')} |`).join('\n');

type Setting = { readonly name: string; readonly default: string; readonly meaning: string };
const settingsTable = (settings: readonly Setting[]) =>
  table(
    ['Setting', 'Default', 'Meaning'],
    settings.map((one) => [`\`${one.name}\``, one.default === '' ? '' : `\`${one.default}\``, one.meaning]),
  );

const parts: Record<string, string> = {
  'gateway settings': settingsTable(gatewaySettings()),
  'upstream settings': settingsTable(upstreamSettings()),
  'error codes': table(
    ['Code', 'Retryable', 'When'],
    Object.entries(catalogue).map(([code, { retryable, description }]) => [
      `\`${code}\``,
      retryable ? 'yes' : 'no',
      description,
    ]),
  ),
};

const before = readFileSync(file, 'utf8');
const filled = Object.entries(parts).reduce(
  (text, [name, content]) =>
    text.replace(
      new RegExp(`(<!-- generated: ${name} -->)[\\s\\S]*?(<!-- end -->)`),
      (_all, start: string, end: string) => `${start}\n\n${content}\n\n${end}`,
    ),
  before,
);
const after = await format(filled, { parser: 'markdown', printWidth: 120, singleQuote: true });
if (!process.argv.includes('--check')) writeFileSync(file, after);
else if (after !== before) {
  console.error(`${file} is out of date: run npm run docs.`);
  process.exit(1);
}
