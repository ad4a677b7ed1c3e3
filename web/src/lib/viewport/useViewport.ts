import { useMemo, useSyncExternalStore } from 'react';
import { MOBILE_WIDTH, NARROW_WIDTH, STACKED_WIDTH, type Viewport, viewportOf } from './breakpoints.ts';

const BREAKPOINTS = [MOBILE_WIDTH, NARROW_WIDTH, STACKED_WIDTH];

const queries = () => BREAKPOINTS.map((width) => window.matchMedia(`(max-width: ${width}px)`));

const subscribe = (listener: () => void) => {
  const all = queries();
  for (const query of all) query.addEventListener('change', listener);
  return () => {
    for (const query of all) query.removeEventListener('change', listener);
  };
};

/** One of four widths that stand for all: components render anew when a breakpoint is passed, not at every pixel. */
const classOfWidth = () => BREAKPOINTS.find((width) => window.innerWidth <= width) ?? STACKED_WIDTH + 1;

/** The present width class of the window. */
export function useViewport(): Omit<Viewport, 'width'> {
  const width = useSyncExternalStore(subscribe, classOfWidth);
  return useMemo(() => viewportOf(width), [width]);
}
