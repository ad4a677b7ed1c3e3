import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { serverTests } from '../../scripts/serverTests.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

test('each path of what runs on servers is that of a test', () => {
  for (const [workspace, paths] of Object.entries(serverTests)) {
    const files = globSync('**/*.test.ts', { cwd: root + workspace, exclude: ['node_modules'] });
    for (const path of paths)
      expect(
        files.filter((file) => file.startsWith(path)),
        path,
      ).not.toEqual([]);
  }
});
