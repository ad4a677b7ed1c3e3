import './trustedTypes.ts';
import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './playground.css';
import { GraphiQL, HISTORY_PLUGIN } from 'graphiql';
import { createRoot } from 'react-dom/client';
import { EXAMPLES_PLUGIN } from './ExamplesPanel.tsx';
import { FIRST } from './examples.ts';
import { fetcher } from './fetcher.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root');

createRoot(root).render(
  <GraphiQL
    fetcher={fetcher}
    defaultTabs={FIRST ? [{ query: FIRST.query }] : []}
    plugins={[HISTORY_PLUGIN, EXAMPLES_PLUGIN]}
    visiblePlugin={EXAMPLES_PLUGIN}
    defaultEditorToolsVisibility="variables"
    // Tokens typed into the headers are not kept in the browser.
    shouldPersistHeaders={false}
    showPersistHeadersSettings={false}
  >
    <GraphiQL.Logo>
      <h1>
        <a href="/">Muster</a>
      </h1>
    </GraphiQL.Logo>
  </GraphiQL>,
);
