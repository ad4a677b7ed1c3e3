import { existsSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import {
  apartFromPage,
  emptied,
  leanPreloads,
  leanRouter,
  persistedDocuments,
  precompressed,
  preloadedFont,
} from './buildSteps.ts';
import { locales } from '../locales/vitePlugin.ts';

/** The gateway that the development server passes requests on to. */
const GATEWAY = process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:4000';

const PASSED_ON = ['/graphql', '/login/external', '/login/callback', '/sso', '/playground', '/files', '/feedback'];

const packages = (...names: string[]) => new RegExp(`node_modules/(?:${names.join('|')})/`);

/** The parts of MUI on which the sign-in page and every page of the console stand. */
const MUI =
  'styles|Alert|Box|Button|ButtonBase|CircularProgress|CssBaseline|FormControl|FormHelperText|GlobalStyles|IconButton|InputAdornment|InputBase|OutlinedInput|Paper|Skeleton|SvgIcon|TextareaAutosize|Typography|useLazyRipple|zero-styled';

/** The libraries that the sign-in page and the console both begin with. */
const EVERYWHERE = packages(
  'react',
  'react-dom',
  'scheduler',
  'react-is',
  'react-intl',
  '@formatjs',
  'intl-messageformat',
  'stylis',
  '@emotion',
  'hoist-non-react-statics',
  '@mui/system',
  '@mui/styled-engine',
  `@mui/material/(?:${MUI})`,
);

/** The libraries that every page of the console uses, and the sign-in page does without. */
const CONSOLE = packages('@apollo', '@wry', 'graphql', 'optimism', 'react-router', 'react-router-dom', 'rxjs', 'tslib');

/** Files of ours. Throws where one of them is not there any more: it would silently become a chunk of its own. */
function ours(...paths: string[]): RegExp {
  for (const path of paths) {
    if (!existsSync(new URL(`src/${path}`, import.meta.url))) throw new Error(`vite.config.ts names src/${path}`);
  }
  return new RegExp(`/web/src/(?:${paths.join('|')})$`);
}

const formats = (...names: string[]) => new RegExp(`/schema/formats/(?:${names.join('|')})\\.ts$`);

const either = (...tests: readonly RegExp[]) => new RegExp(tests.map(({ source }) => source).join('|'));

/** What the sign-in page and the console both begin with. */
const COMMON = either(
  /vite\/preload-helper/,
  formats('locale'),
  ours(
    'app/routes/matchRoute.ts',
    'app/routes/messages.ts',
    'app/routes/redirects.ts',
    'app/routes/routeTable.ts',
    'app/routes/visitor.ts',
    'app/session/surroundings.ts',
    'lib/checks.ts',
    'lib/config/offered.ts',
    'lib/config/pageConfig.ts',
    'lib/graphql/actionKey.ts',
    'lib/graphql/failure.ts',
    'lib/graphql/patiently.ts',
    'lib/graphql/send.ts',
    'lib/graphql/serverClock.ts',
    'lib/intl/catalogues.ts',
    'lib/intl/isolated.ts',
    'lib/json.ts',
    'lib/offerQuery.ts',
    'lib/pageTitle.ts',
    'lib/paths.ts',
    'lib/scheduling/missingChunk.ts',
    'lib/settingTabs.ts',
    'lib/storage/keyValueStore.ts',
    'lib/storage/preferences.ts',
    'lib/theme/tokens.ts',
    'lib/viewport/breakpoints.ts',
    'lib/viewport/device.ts',
    'ui/BusyButton.tsx',
    'ui/ErrorBoundary.tsx',
    'ui/form/problemMessages.ts',
    'ui/icons.tsx',
    'ui/messages.ts',
  ),
);

/** What the frame around the pages shares with them. */
const SHELL = ours(
  'app/console/consoleContext.ts',
  'app/routes/sidebar.ts',
  'app/shell/colourSchemes.ts',
  'app/shell/messages.ts',
  'app/shell/outsideLinks.ts',
  'app/shell/sectionIcons.ts',
  'domains/identity/viewerContext.ts',
  'lib/apollo/longList.ts',
  'lib/apollo/pagedField.ts',
  'lib/intl/languageChoice.ts',
  'lib/intl/personName.ts',
  'lib/session/beginAfresh.ts',
  'lib/urlState/entryNotes.ts',
  'ui/OnDemand.tsx',
  'ui/PathLink.tsx',
  'ui/Tip.tsx',
  'ui/menu/MenuButton.tsx',
  'ui/onDemandFailure.ts',
);

/** The small pieces of most pages. */
const PAGE = either(
  packages('@mui/material/Link'),
  formats('foldText'),
  ours(
    'domains/member/doubling.ts',
    'lib/apollo/useGrowth.ts',
    'lib/focus/rescueFocus.ts',
    'lib/focus/useFocusAfterDialog.ts',
    'lib/focus/useFocusHandedOn.ts',
    'lib/intl/formats.ts',
    'lib/intl/messages.ts',
    'lib/online/useBackOnline.ts',
    'lib/scheduling/nextTask.ts',
    'lib/scheduling/useRested.ts',
    'lib/text/wordStart.ts',
    'lib/urlState/useDialogAddress.ts',
    'lib/urlState/useUrlState.ts',
    'ui/Badge.tsx',
    'ui/EmptyState.tsx',
    'ui/NativeSelect.tsx',
    'ui/PageHeader.tsx',
    'ui/PersonLine.tsx',
    'ui/SearchField.tsx',
    'ui/tabLook.ts',
    'ui/useSentences.ts',
    'ui/wrapsWhereNarrow.ts',
  ),
);

/** What the list of members has in common with its dialogs, and with the pages that lead to it. */
const MEMBERS = ours(
  'domains/member/list/licenceWords.ts',
  'domains/member/list/memberListState.ts',
  'domains/member/list/tabs.ts',
  'domains/member/messages.ts',
  'domains/member/people/memberName.ts',
  'domains/member/people/useTeamSize.ts',
  'generated/member/list/memberList.ts',
);

/** The pieces of every form, those of the sign-in page among them. */
const FORM = either(packages('zod'), formats('email', 'text'), ours('lib/form/useSingleField.ts', 'ui/Field.tsx'));

/** The pieces of every list of people. */
const TABLE = /\/web\/src\/(?:ui\/table\/|lib\/focus\/rovingIndex\.ts)/;

export default defineConfig({
  plugins: [
    react(),
    locales(),
    // Neither waits for the libraries of the other: the sign-in page, and the console before its first form.
    apartFromPage('console', 'form'),
    emptied(),
    persistedDocuments(),
    preloadedFont(),
    leanPreloads(),
    leanRouter(),
    precompressed(),
  ],
  // The gateway puts a fresh nonce into every page that it serves.
  html: { cspNonce: '__CSP_NONCE__' },
  // The playground beside the console has a page and a build of its own. The card's page has a build of its own, too.
  optimizeDeps: { entries: ['index.html', 'card.html'] },
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
      // Components of react-intl are made when it is loaded, and none of them is used: making them does nothing else.
      treeshake: { manualPureFunctions: ['createFormattedComponent', 'createFormattedDateTimePartsComponent'] },
      output: {
        codeSplitting: {
          // One file compresses better than ten, and outlives most releases in the cache.
          groups: [
            { name: 'base', test: EVERYWHERE },
            { name: 'console', test: CONSOLE },
            { name: 'form', test: FORM, includeDependenciesRecursively: false },
            { name: 'common', test: COMMON, includeDependenciesRecursively: false },
            { name: 'shell', test: SHELL, includeDependenciesRecursively: false },
            { name: 'page', test: PAGE, includeDependenciesRecursively: false },
            { name: 'members', test: MEMBERS, includeDependenciesRecursively: false },
            { name: 'table', test: TABLE, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
});
