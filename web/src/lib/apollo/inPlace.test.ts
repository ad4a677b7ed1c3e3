import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const sources = join(import.meta.dirname, '../..');

it('is how every operation says that its failure is shown in place', () => {
  const files = globSync('{app,domains,ui,lib}/**/*.{ts,tsx}', { cwd: sources });
  const byHand = files.filter(
    (file) => !/lib[\\/]apollo[\\/]/.test(file) && readFileSync(join(sources, file), 'utf8').includes('errorInPlace'),
  );
  expect(files.length).toBeGreaterThan(0);
  expect(byHand).toEqual([]);
});
