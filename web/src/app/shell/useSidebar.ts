import { useState } from 'react';
import { readPreference, writePreference } from '../../lib/storage/preferences.ts';
import { useViewport } from '../../lib/viewport/useViewport.ts';

/**
 * Whether the sidebar is open. On wide windows it is open or a rail of icons, and stays as it was left; at 640 px and
 * below it is hidden until asked for, lies over the page, and closes after a choice.
 */
export function useSidebar() {
  const { isMobileWidth } = useViewport();
  const [wideOpen, setWideOpen] = useState(() => readPreference('sidebar') !== 'closed');
  const [overlayOpen, setOverlayOpen] = useState(false);
  const toggleWide = () => {
    writePreference('sidebar', wideOpen ? 'closed' : 'open');
    setWideOpen(!wideOpen);
  };
  return {
    isOverlay: isMobileWidth,
    isOpen: isMobileWidth ? overlayOpen : wideOpen,
    toggle: () => (isMobileWidth ? setOverlayOpen(!overlayOpen) : toggleWide()),
    closeOverlay: () => setOverlayOpen(false),
  };
}
