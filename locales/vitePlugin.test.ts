import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, describe, expect, it } from 'vitest';
import { locales } from './vitePlugin.ts';

const folder = mkdtempSync(join(tmpdir(), 'catalogues-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the catalogues of a build', () => {
  it('are parsed, with the American English text where a language has none', async () => {
    mkdirSync(join(folder, 'locales'));
    writeFileSync(join(folder, 'locales/en-us.json'), '{"a":"Hello","b":"Bye {name}"}');
    writeFileSync(join(folder, 'locales/ru-ru.json'), '{"a":"Привет"}');
    writeFileSync(join(folder, 'main.js'), "export { default } from './locales/ru-ru.json';");
    await build({
      root: folder,
      logLevel: 'silent',
      configFile: false,
      plugins: [locales()],
      build: { lib: { entry: 'main.js', formats: ['es'], fileName: () => 'out.mjs' }, minify: false },
    });
    const { default: catalogue }: { default: unknown } = await import(join(folder, 'dist/out.mjs'));
    expect(catalogue).toEqual({
      a: [{ type: 0, value: 'Привет' }],
      b: [
        { type: 0, value: 'Bye ' },
        { type: 1, value: 'name' },
      ],
    });
    expect(readFileSync(join(folder, 'locales/ru-ru.json'), 'utf8')).toBe('{"a":"Привет"}');
  });
});
