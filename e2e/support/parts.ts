// Parts of pages that several specs look at.
import type { Locator, Page } from '@playwright/test';

/** What is listed under a name of its own: a channel, a user group, a webhook. */
export const itemOf = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

/**
 * Waits until a form of the page says that it is saved, which stands there only for a moment. Called before it is to be
 * expected, it looks from within the page.
 */
export const untilSaved = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('main [role=status]')].some(({ textContent }) => textContent === 'Saved'),
  );
