// What somebody hears who has the pages read: a virtual screen reader stands in each, which follows the focus and the regions
// that speak by themselves, by the specifications. How a real one sounds only that can tell.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { Virtual } from '@guidepup/virtual-screen-reader';

const READER = '/virtual-screen-reader.js';

type Listened = typeof globalThis & { reader?: Promise<Virtual> };

/** What was said by itself. */
export type Heard = {
  /** What interrupts: what is wrong, mostly. */
  readonly alerts: readonly string[];
  /** What waits for its turn: results, progress, what was saved. */
  readonly statuses: readonly string[];
};

/** Puts the reader into every page that is opened from now on. It is served as a script of the page's own place. */
export async function listen(page: Page): Promise<void> {
  const script = await readFile(
    fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js')),
    'utf8',
  );
  await page.route(`**${READER}`, (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
  await page.addInitScript((path) => {
    if (window !== window.top) return;
    const begin = async () => {
      const { virtual } = (await import(path)) as { virtual: Virtual };
      await virtual.start({ container: document.body });
      return virtual;
    };
    window.addEventListener('DOMContentLoaded', () => void ((globalThis as Listened).reader = begin()));
  }, READER);
}

/** What was said by itself since the last time, or since the page was loaded; what is said twice running counts once. */
export async function heardOn(page: Page): Promise<Heard> {
  const phrases = await page.evaluate(async () => {
    const reader = await (globalThis as Listened).reader;
    if (!reader) throw new Error('Nobody listens to this page.');
    const log = [...(await reader.spokenPhraseLog())];
    await reader.clearSpokenPhraseLog();
    return log;
  });
  const said = (kind: string) =>
    phrases
      .filter((phrase) => phrase.startsWith(`${kind}: `))
      .map((phrase) => phrase.slice(kind.length + 2).trim())
      .filter((phrase, index, all) => phrase !== '' && phrase !== all[index - 1]);
  return { alerts: said('assertive'), statuses: said('polite') };
}
