import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Root } from './app/Root.tsx';
import { prefetchArea } from './app/session/SessionSwitch.tsx';
import { followOtherTabs, loadSession } from './app/session/sessionStore.ts';
import { readPageConfig } from './lib/config/pageConfig.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

const config = readPageConfig(document);
prefetchArea();
void loadSession(config);
followOtherTabs(() => window.location.reload());

createRoot(root).render(
  <StrictMode>
    <Root config={config} />
  </StrictMode>,
);
