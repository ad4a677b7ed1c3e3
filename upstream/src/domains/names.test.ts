import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

/** In a domain, or in a room of one: what the file is about, where it is not all of that, and its layer. */
const NAME = /^\w+\/(?:\w+\/)?\w*(?:routes|actions|rules|repository|answers|worker|mail)\.ts$/i;

test('a file of a domain is named for its layer', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'));
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter((path) => !NAME.test(path))).toEqual([]);
});
