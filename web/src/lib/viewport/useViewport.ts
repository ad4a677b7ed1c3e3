import { useMemo, useSyncExternalStore } from 'react';
import { MOBILE_WIDTH, NARROW_WIDTH, type Viewport, viewportOf } from './breakpoints.ts';

const queries = () => [MOBILE_WIDTH, NARROW_WIDTH].map((width) => window.matchMedia(`(max-width: ${width}px)`));

const subscribe = (listener: () => void) => {
  const all = queries();
  for (const query of all) query.addEventListener('change', listener);
  return () => {
    for (const query of all) query.removeEventListener('change', listener);
  };
};

/** One of three widths that stand for all: components render anew when a breakpoint is passed, not at every pixel. */
const classOfWidth = () => {
  const { innerWidth } = window;
  if (innerWidth <= MOBILE_WIDTH) return MOBILE_WIDTH;
  return innerWidth <= NARROW_WIDTH ? NARROW_WIDTH : NARROW_WIDTH + 1;
};

/** The present width class of the window. */
export function useViewport(): Omit<Viewport, 'width'> {
  const width = useSyncExternalStore(subscribe, classOfWidth);
  return useMemo(() => viewportOf(width), [width]);
}
