// What the console's build does besides bundling.
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(?:js|css|html|json|svg)$/;

/** Pages get their nonce when they are served: a compressed copy of them would be one without. */
const served = /\.html$/;

/** Below this size in bytes a compressed copy is not worth a file. */
const WORTHWHILE = 1024;

async function compress(path: string) {
  const content = await readFile(path);
  if (content.length < WORTHWHILE) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params }));
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
}

/** Empties the folder of earlier builds but for the playground, which is a build of its own in the same place. */
export const emptied = (): Plugin => {
  let folder = '';
  return {
    name: 'muster-emptied',
    apply: 'build',
    configResolved: ({ root, build }) => void (folder = resolve(root, build.outDir)),
    buildStart: () => rm(join(folder, 'assets'), { recursive: true, force: true }),
  };
};

/** Writes a brotli and a gzip copy beside each text file of the build, so that no request compresses anything. */
export const precompressed = (): Plugin => {
  let folder = '';
  return {
    name: 'muster-precompressed',
    apply: 'build',
    enforce: 'post',
    configResolved: ({ root, build }) => void (folder = resolve(root, build.outDir)),
    async writeBundle(_options, bundle) {
      const files = Object.keys(bundle).filter((file) => compressible.test(file) && !served.test(file));
      await Promise.all(files.map((file) => compress(join(folder, file))));
    },
  };
};

/** Puts the manifest of the console's operations beside the pages: the gateway answers these and knows them by hash. */
export const persistedDocuments = (): Plugin => {
  let from = '';
  let to = '';
  return {
    name: 'muster-persisted-documents',
    apply: 'build',
    configResolved: ({ root, build }) => {
      from = join(root, 'src/generated/persisted-documents.json');
      to = resolve(root, build.outDir, 'persisted-documents.json');
    },
    writeBundle: () => copyFile(from, to),
  };
};

/** Asks for the Latin font together with the page, before any style sheet names it. */
export const preloadedFont = (): Plugin => ({
  name: 'muster-preloaded-font',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => /inter-latin-wght-normal/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
          injectTo: 'head' as const,
        })),
  },
});

/**
 * Leaves out of what a script preloads all that has arrived before it runs: whatever it imports itself. A page's first load
 * carries the lists of everything that can be opened from it, and each name in them has a hash that compresses badly.
 */
export const leanPreloads = (): Plugin => {
  const importsOf = new Map<string, readonly string[]>();
  const withImports = (file: string, found = new Set<string>()): ReadonlySet<string> => {
    if (found.has(file)) return found;
    found.add(file);
    for (const one of importsOf.get(file) ?? []) withImports(one, found);
    return found;
  };
  return {
    name: 'muster-lean-preloads',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (_file, wanted, { hostId, hostType }) => {
            if (hostType === 'html') return wanted;
            const arrived = withImports(hostId);
            const missing = wanted.filter((one) => !arrived.has(one));
            // A script that comes alone is fetched by the import itself.
            return missing.length > 1 ? missing : [];
          },
        },
      },
    }),
    generateBundle: {
      order: 'pre',
      handler: (_options, bundle) => {
        for (const one of Object.values(bundle)) if (one.type === 'chunk') importsOf.set(one.fileName, one.imports);
      },
    },
  };
};

/** Keeps chunks out of what every page begins with: whoever does not need them waits for them otherwise. */
export const apartFromPage = (...apart: readonly string[]): Plugin => ({
  name: 'muster-apart-from-page',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
    const reached = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
    // What is added to a set while it is gone through has its turn, too.
    for (const file of reached)
      for (const one of chunks) if (one.fileName === file) for (const imported of one.imports) reached.add(imported);
    for (const { name, fileName } of chunks)
      if (apart.includes(name) && reached.has(fileName))
        this.error(`The page would begin with \`${name}\`: something that it imports, imports it.`);
  },
});

/** Says that a call which makes something has no other effect, so that what nobody uses of it is left out. */
const madePure = (code: string) =>
  code
    .replaceAll(/\bReact\d*\.(?:forwardRef|createContext|memo)\(/g, '/* @__PURE__ */ $&')
    .replaceAll(/^\w+\.displayName = ".*";$/gm, '');

/**
 * React Router names no other build to bundlers than that for development, with its warnings, and all of its components come
 * along, as nothing says that making them has no effect.
 */
export const leanRouter = (): Plugin => {
  const warnings = 'ENABLE_DEV_WARNINGS = true';
  let isFound = false;
  return {
    name: 'muster-lean-router',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\/development\// },
      handler(code) {
        isFound ||= code.includes(warnings);
        return { code: madePure(code).replace(warnings, 'ENABLE_DEV_WARNINGS = false'), map: null };
      },
    },
    buildEnd(error) {
      if (!error && !isFound) this.error('React Router is made otherwise than `leanRouter` in buildSteps.ts expects.');
    },
  };
};
