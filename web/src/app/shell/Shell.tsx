import { lazy, useRef, useState } from 'react';
import { Outlet, useMatches } from 'react-router-dom';
import { lazyWithTexts } from '../../lib/intl/lazyWithTexts.ts';
import { size } from '../../lib/theme/tokens.ts';
import { ErrorHelp } from '../../ui/errorHelp.ts';
import { OnDemand } from '../../ui/OnDemand.tsx';
import { usePaletteKey } from '../palette/usePaletteKey.ts';
import { rowOfHandle } from '../console/routeHandle.ts';
import { Content, Frame, SideColumn } from './shellLayout.ts';
import { Sidebar } from './Sidebar.tsx';
import { SkipLink } from './SkipLink.tsx';
import { StatusHint } from './StatusHint.tsx';
import { TopBar } from './TopBar.tsx';
import { UnsavedChangesGuard } from './UnsavedChangesGuard.tsx';
import { useRouteFocus } from './useRouteFocus.ts';
import { useSidebar } from './useSidebar.ts';

// What most visits do not show comes when it is asked for.
const SidebarDrawer = lazy(() => import('./SidebarDrawer.tsx'));
const CommandPalette = lazyWithTexts('palette', () => import('../palette/CommandPalette.tsx'));

/** What surrounds every page: the sidebar, the top bar, the palette, the question about unsaved changes. */
export function Shell() {
  const content = useRef<HTMLElement>(null);
  const sidebar = useSidebar();
  const [paletteOpen, setPaletteOpen] = useState(false);
  const row = rowOfHandle(useMatches().at(-1)?.handle);
  useRouteFocus(content, row?.place);
  usePaletteKey(() => setPaletteOpen(true));
  return (
    <Frame>
      <SkipLink onSkip={() => content.current?.focus()} />
      {sidebar.isOverlay ? (
        <OnDemand>
          <SidebarDrawer open={sidebar.isOpen} onClose={sidebar.closeOverlay} />
        </OnDemand>
      ) : (
        <SideColumn style={{ width: sidebar.isOpen ? size.sidebar : size.sidebarCollapsed }}>
          <Sidebar collapsed={!sidebar.isOpen} onChoose={sidebar.closeOverlay} />
        </SideColumn>
      )}
      <div style={{ flex: 1, minWidth: 0 }}>
        {!row?.hidesTopBar && (
          <TopBar
            sidebarOpen={sidebar.isOpen}
            onToggleSidebar={sidebar.toggle}
            onOpenPalette={() => setPaletteOpen(true)}
          />
        )}
        {/* A focus that returns here scrolls no further than below the top bar. */}
        <Content ref={content} tabIndex={-1} style={{ outline: 'none', scrollMarginTop: size.topBar }}>
          <ErrorHelp value={<StatusHint />}>
            <Outlet />
          </ErrorHelp>
        </Content>
      </div>
      <UnsavedChangesGuard />
      {paletteOpen && (
        <OnDemand onFailed={() => setPaletteOpen(false)}>
          <CommandPalette onClose={() => setPaletteOpen(false)} />
        </OnDemand>
      )}
    </Frame>
  );
}
