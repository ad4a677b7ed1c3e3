import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { locales } from './vitePlugin.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalogues-'));
  mkdirSync(join(folder, 'locales'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What a build's only module exports by default. */
const built = async (module: string): Promise<unknown> => {
  writeFileSync(join(folder, 'main.js'), module);
  await build({
    root: folder,
    logLevel: 'silent',
    configFile: false,
    plugins: [locales()],
    build: { lib: { entry: 'main.js', formats: ['es'], fileName: () => 'out.mjs' }, minify: false },
  });
  const loaded: { default: unknown } = await import(join(folder, 'dist/out.mjs'));
  return loaded.default;
};

describe('the catalogues of a build', () => {
  it('are parsed, with the American English text where a language has none', async () => {
    writeFileSync(join(folder, 'locales/en-us.json'), '{"a":"Hello","b":"Bye {name}"}');
    writeFileSync(join(folder, 'locales/ru-ru.json'), '{"a":"Привет"}');
    expect(await built("export { default } from './locales/ru-ru.json';")).toEqual({
      a: [{ type: 0, value: 'Привет' }],
      b: [
        { type: 0, value: 'Bye ' },
        { type: 1, value: 'name' },
      ],
    });
    expect(readFileSync(join(folder, 'locales/ru-ru.json'), 'utf8')).toBe('{"a":"Привет"}');
  });

  it('come apart into what a language begins with and its areas, which that leads to', async () => {
    writeFileSync(
      join(folder, 'locales/en-us.json'),
      '{"people.add":"Add","shell.title":"Muster","peoples":"Peoples"}',
    );
    const both = await built(`
      import { areas, texts } from './locales/en-us.json?area=base';
      export default [Object.keys(texts), Object.keys(await areas.people()), Object.keys(await areas.plan())];
    `);
    expect(both).toEqual([['shell.title', 'peoples'], ['people.add'], []]);
  });
});
