import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { emptied, persistedDocuments, precompressed, preloadedFont } from './buildSteps.ts';
import { locales } from '../locales/vitePlugin.ts';

/** The gateway that the development server passes requests on to. */
const GATEWAY = process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:4000';

const PASSED_ON = ['/graphql', '/login/external', '/login/callback', '/playground', '/files', '/feedback'];

const packages = (...names: string[]) => new RegExp(`node_modules/(?:${names.join('|')})/`);

/** The parts of MUI on which the sign-in page and every page of the console stand. */
const MUI =
  'styles|Alert|Box|Button|ButtonBase|CircularProgress|CssBaseline|FormControl|FormHelperText|GlobalStyles|IconButton|InputAdornment|InputBase|OutlinedInput|Paper|Skeleton|SvgIcon|TextareaAutosize|Typography|useLazyRipple|zero-styled';

/** The libraries that the sign-in page and the console both use whole. */
const EVERYWHERE = packages(
  'react',
  'react-dom',
  'scheduler',
  'react-is',
  'react-intl',
  '@formatjs',
  'intl-messageformat',
  'zod',
  'stylis',
  '@emotion',
  'hoist-non-react-statics',
  '@mui/system',
  '@mui/styled-engine',
  `@mui/material/(?:${MUI})`,
);

/** The libraries that every page of the console uses, and the sign-in page does without. */
const CONSOLE = packages('@apollo', '@wry', 'graphql', 'optimism', 'react-router', 'react-router-dom', 'rxjs', 'tslib');

export default defineConfig({
  plugins: [react(), locales(), emptied(), persistedDocuments(), preloadedFont(), precompressed()],
  // The gateway puts a fresh nonce into every page that it serves.
  html: { cspNonce: '__CSP_NONCE__' },
  // The playground beside the console has a page and a build of its own.
  optimizeDeps: { entries: ['index.html'] },
  server: {
    proxy: Object.fromEntries(PASSED_ON.map((path) => [path, { target: GATEWAY, changeOrigin: false }])),
  },
  build: {
    target: 'es2022',
    emptyOutDir: false,
    sourcemap: false,
    assetsInlineLimit: 0,
    // Preloading is done by links in the page; the polyfill would be an inline script.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // One file compresses better than ten, and outlives most releases in the cache.
          groups: [
            { name: 'base', test: EVERYWHERE },
            { name: 'console', test: CONSOLE },
            { name: 'table', test: /\/web\/src\/ui\/table\//, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
});
