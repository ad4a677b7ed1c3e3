// What accounting/userErrors.test.ts adds up: which mutation was made to answer with which code of a user error, in all the files
// of a run, which several workers share. `npm test` begins with none; a run of single files adds its own.
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { answeredCodes } from '@muster/gateway/testing/describedErrors';

const FILE = join(import.meta.dirname, '../test-results/answered-codes.txt');

const noted = new Set<string>();

/** Notes the user errors of an answer of the product. */
export function noteAnsweredCodes(query: string, data: Readonly<Record<string, unknown>>): void {
  const fresh = new Set(answeredCodes(query, data).filter((pair) => !noted.has(pair)));
  if (fresh.size === 0) return;
  mkdirSync(dirname(FILE), { recursive: true });
  for (const pair of fresh) {
    noted.add(pair);
    appendFileSync(FILE, `${pair}\n`);
  }
}

/** All that were noted, as `mutation CODE`. */
export const notedCodes = (): ReadonlySet<string> =>
  new Set(existsSync(FILE) ? readFileSync(FILE, 'utf8').trim().split('\n') : []);
