// Which files the browser loads for a page, read from the built files themselves.
import { posix } from 'node:path';
import { parseSync } from 'vite';

/** The built scripts by path from the folder of the build, such as `assets/index-C5bh3ddb.js`, with their text. */
export type Scripts = ReadonlyMap<string, string>;

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];

/** The scripts that a page names itself: its module scripts and the links that preload modules. */
export function scriptsOfPage(html: string): string[] {
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? [];
  return tags
    .map((tag) =>
      tag.startsWith('<script')
        ? attribute(tag, 'src')
        : attribute(tag, 'rel') === 'modulepreload'
          ? attribute(tag, 'href')
          : undefined,
    )
    .filter((address) => address !== undefined)
    .map((address) => address.replace(/^\.?\//, ''));
}

/** The files that a script imports before it runs. What it may import later is not among them. */
export function staticImports(path: string, text: string): string[] {
  const { module } = parseSync(path, text);
  const reExports = module.staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest));
  const requests = [...module.staticImports.map(({ moduleRequest }) => moduleRequest), ...reExports];
  const sources = new Set(requests.flatMap((request) => (request ? [request.value] : [])));
  return [...sources]
    .filter((source) => source.startsWith('.') || source.startsWith('/'))
    .map((source) => (source.startsWith('/') ? source.slice(1) : posix.join(posix.dirname(path), source)));
}

/** The given scripts and all that they import before they run, each once. */
export function withImports(scripts: Scripts, entries: readonly string[]): Set<string> {
  const found = new Set<string>();
  const waiting = [...entries];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const text = scripts.get(path);
    if (found.has(path) || text === undefined) continue;
    found.add(path);
    waiting.push(...staticImports(path, text));
  }
  return found;
}

/** A module that is loaded on demand; `holding` tells scripts apart that bundlers name alike. */
export type LazyModule = string | { readonly name: string; readonly holding: string };

/** The script that a module loaded on demand became: bundlers name it after the module. */
export function chunkOf(scripts: Scripts, module: LazyModule): string | undefined {
  const { name, holding } = typeof module === 'string' ? { name: module, holding: '' } : module;
  const pattern = new RegExp(`(?:^|/)${name}-[\\w-]{8}\\.js$`);
  return [...scripts].find(([path, text]) => pattern.test(path) && text.includes(holding))?.[0];
}
