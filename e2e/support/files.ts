// Files that are sent to the console, and that it hands over.
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';

/** The text of what a press of a button downloads, and its name. */
export async function downloaded(page: Page, button: string, inside: Page | Locator = page) {
  const coming = page.waitForEvent('download');
  await inside.getByRole('button', { name: button }).click();
  const download = await coming;
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

/** Chooses a CSV file where the page asks for one. */
export const chooseCsv = (page: Page, name: string, text: string) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
