import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { type LazyModule, type Scripts, chunkOf, scriptsOfPage, withImports } from './chunkGraph.ts';

/** A page of a build, and the modules that it loads on demand before it shows what was asked for. */
export type Page = { html: string; lazyModules: readonly LazyModule[] };

/** Bytes are brotli's at its best, as they are served; `chunks` is ordered from the largest to the smallest. */
export type FirstLoad = { bytes: number; chunks: { file: string; bytes: number }[] };

/** Reads every script of a build. */
export function readScripts(folder: string): Scripts {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
  return new Map(
    files.filter((file) => file.endsWith('.js')).map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  );
}

const compressed = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength;

/** The JavaScript of a page's first load; undefined when one of its modules has no chunk in this build. */
export function firstLoad(folder: string, scripts: Scripts, { html, lazyModules }: Page): FirstLoad | undefined {
  const lazy = lazyModules.map((name) => chunkOf(scripts, name));
  if (lazy.includes(undefined)) return undefined;
  const entries = [
    ...scriptsOfPage(readFileSync(join(folder, html), 'utf8')),
    ...lazy.filter((one) => one !== undefined),
  ];
  const chunks = [...withImports(scripts, entries)]
    .map((file) => ({ file, bytes: compressed(scripts.get(file) ?? '') }))
    .sort((a, b) => b.bytes - a.bytes);
  return { bytes: chunks.reduce((sum, { bytes }) => sum + bytes, 0), chunks };
}
