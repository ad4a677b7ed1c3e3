import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompressed, preloadedFont } from './buildSteps.ts';
import { locales } from '../locales/vitePlugin.ts';

/**
 * The page on which a card is typed in: a build of its own beside the console, after it. It shares no script with it, so
 * that nothing of the console runs where a card number is, and nothing of it weighs on the console.
 */
export default defineConfig({
  plugins: [react(), locales(), preloadedFont(), precompressed()],
  // The gateway puts a fresh nonce into the page when it serves it.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2022',
    emptyOutDir: false,
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'card.html' },
  },
});
