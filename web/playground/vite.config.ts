import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompressed } from '../buildSteps.ts';

/** The playground is a page of its own beside the console: its editor is many times the console's weight. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/playground/',
  plugins: [react(), precompressed()],
  // The gateway puts a fresh nonce into the page when it serves it.
  html: { cspNonce: '__CSP_NONCE__' },
  worker: { format: 'es' },
  build: {
    outDir: '../dist/playground',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 5000,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // GraphiQL's modules carry directives for a compiler that is not used here; nothing is lost without them.
      onLog: (level, log, handle) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
      },
    },
  },
});
