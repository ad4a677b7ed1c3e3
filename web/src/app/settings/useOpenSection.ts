import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { size } from '../../lib/theme/tokens.ts';
import { hasUnsavedChanges } from '../../lib/unsavedChanges/dirtyForms.ts';
import { matchRoute } from '../routes/matchRoute.ts';
import { settingTabOf, type SettingTab } from '../../lib/settingTabs.ts';
import { pathTo } from '../../lib/paths.ts';

/** Scrolls to a header unless it stands in the upper half of the window, where its panel can be seen. */
const bringIntoSight = (header: HTMLElement | undefined) => {
  const top = header?.getBoundingClientRect().top ?? size.topBar;
  if (top < size.topBar || top > window.innerHeight / 2) header?.scrollIntoView({ block: 'start' });
};

/**
 * The section that the address names, and the way to open and close one: a step in the history each, so that Back goes
 * back. A header that was pressed stays under the pointer, whatever closes above it; a section that the address alone
 * has opened is scrolled into view.
 */
export function useOpenSection() {
  const open = settingTabOf(matchRoute(useLocation().pathname)?.params.settingTab);
  const navigate = useNavigate();
  const headers = useRef(new Map<SettingTab, HTMLButtonElement>());
  const pressed = useRef<{ readonly tab: SettingTab; readonly top: number } | null>(null);
  const last = useRef<SettingTab | null>(null);

  useLayoutEffect(() => {
    const held = pressed.current;
    const before = last.current;
    pressed.current = null;
    last.current = open;
    // What had the focus went with its panel.
    if (document.activeElement === document.body && before !== null && before !== open) {
      headers.current.get(before)?.focus({ preventScroll: true });
    }
    if (held !== null && (held.tab === open || held.tab === before)) {
      const top = headers.current.get(held.tab)?.getBoundingClientRect().top;
      if (top !== undefined && top !== held.top) window.scrollBy(0, top - held.top);
    } else if (open !== null && open !== before) {
      bringIntoSight(headers.current.get(open));
    }
  }, [open]);

  return {
    open,
    headerRef: (tab: SettingTab) => (header: HTMLButtonElement | null) => {
      if (header) headers.current.set(tab, header);
      else headers.current.delete(tab);
    },
    toggle: (tab: SettingTab) => {
      const top = headers.current.get(tab)?.getBoundingClientRect().top;
      // Where the page asks first, nothing moves; and what goes on then is loaded anew.
      pressed.current = top === undefined || hasUnsavedChanges() ? null : { tab, top };
      void navigate(tab === open ? pathTo('settings') : pathTo('settingsPanel', { settingTab: tab }));
    },
  };
}
