import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { locales } from '../locales/vitePlugin.ts';

/** Tests that replace modules, or count on fresh ones, stand in files of this name. */
const isolated = 'src/**/*.isolated.test.{ts,tsx}';

export default defineConfig({
  plugins: [react(), locales()],
  // As in browsers: on Node.js it would send by its HTTP.
  resolve: { alias: { 'tus-js-client': 'tus-js-client/lib.esm/browser/index.js' } },
  test: {
    environment: 'happy-dom',
    environmentOptions: {
      happyDOM: {
        // The window of a usual desktop.
        width: 1280,
        height: 800,
        // A link that opens another tab opens none: there is nobody at its address.
        settings: { navigation: { disableChildPageNavigation: true } },
      },
    },
    setupFiles: ['src/testing/setUp.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    css: false,
    server: { deps: { inline: ['tus-js-client'] } },
    // All processors: other packages take a turn where they are tested beside it.
    maxWorkers: '100%',
    testTimeout: 60_000,
    // Those that the report names: what takes longer often waits for what never comes.
    slowTestThreshold: 10_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          // Modules are loaded once for all files of a worker: loading them costs more than most tests.
          isolate: false,
          include: ['src/**/*.test.{ts,tsx}', 'playground/**/*.test.ts'],
          exclude: [isolated],
        },
      },
      { extends: true, test: { name: 'isolated', include: [isolated] } },
    ],
  },
});
