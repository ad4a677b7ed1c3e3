import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type PluginOption, build, loadConfigFromFile } from 'vite';

const root = fileURLToPath(new URL('floor', import.meta.url));
const consoleConfig = fileURLToPath(new URL('../../../web/vite.config.ts', import.meta.url));

/** Steps of the console's build that are about its own files and need them. */
const ownSteps = new Set([
  'muster-apart-from-page',
  'muster-persisted-documents',
  'muster-preloaded-font',
  'muster-precompressed',
]);

const isShared = (plugin: PluginOption) =>
  typeof plugin !== 'object' || plugin === null || !('name' in plugin) || !ownSteps.has(plugin.name);

/** Builds pages that hold nothing but the console's libraries, with the console's own vite settings, into a folder. */
export async function buildFloor(outDir: string): Promise<void> {
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, consoleConfig);
  if (!loaded) throw new Error('The console has no vite configuration.');
  const { config } = loaded;
  await build({
    ...config,
    configFile: false,
    root,
    logLevel: 'error',
    plugins: config.plugins?.flat().filter(isShared) ?? [],
    build: {
      ...config.build,
      outDir,
      emptyOutDir: true,
      rolldownOptions: { input: ['signIn.html', 'console.html'].map((page) => join(root, page)) },
    },
  });
}
