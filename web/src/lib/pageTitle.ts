import { useLayoutEffect } from 'react';

const PRODUCT = 'Muster';

/** The section, and the headings that are there: a notice may stand over the page for a while, which goes on below. */
const shown: { section: string; headings: readonly { readonly text: string }[] } = { section: '', headings: [] };
const listeners = new Set<() => void>();

/** From the most to the least particular, as tabs and histories cut names off at their end. */
const write = () => {
  document.title = [...new Set([shown.headings.at(-1)?.text ?? shown.section, shown.section, PRODUCT])].join(' · ');
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
    const own = { text: heading };
    shown.headings = [...shown.headings, own];
    write();
    for (const listener of listeners) listener();
    return () => {
      shown.headings = shown.headings.filter((one) => one !== own);
      write();
    };
  }, [heading]);
}

/** Tells whenever the heading of a page has come. */
export const onPageHeading = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
