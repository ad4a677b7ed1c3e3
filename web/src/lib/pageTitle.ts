import { useLayoutEffect } from 'react';

const PRODUCT = 'Muster';

const shown: { section: string; heading: string | null } = { section: '', heading: null };
const listeners = new Set<() => void>();

/** From the most to the least particular, as tabs and histories cut names off at their end. */
const write = () => {
  document.title = [...new Set([shown.heading ?? shown.section, shown.section, PRODUCT])].join(' · ');
};

/** Names the section of the console in the browser's tab, which holds for its pages until they show their headings. */
export function useSectionTitle(section: string): void {
  useLayoutEffect(() => {
    shown.section = section;
    write();
  }, [section]);
}

/** Names the page in the browser's tab by its heading, while that is there: also when it was hidden for what was fetched. */
export function usePageHeading(heading: string | null): void {
  useLayoutEffect(() => {
    if (heading === null) return undefined;
    shown.heading = heading;
    write();
    for (const listener of listeners) listener();
    return () => {
      if (shown.heading !== heading) return;
      shown.heading = null;
      write();
    };
  }, [heading]);
}

/** Tells whenever the heading of a page has come. */
export const onPageHeading = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
