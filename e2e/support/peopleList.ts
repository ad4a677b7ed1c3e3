// What the specs about the lists of people have in common.
import { type Locator, type Page, expect } from '@playwright/test';

/** The list that is open. */
export const grid = (page: Page): Locator => page.getByRole('grid');

/** The tab of a list, by its whole name. */
export const tab = (page: Page, name: string | RegExp): Locator => page.getByRole('tab', { name, exact: true });

export const searchBox = (page: Page): Locator => page.getByRole('searchbox', { name: /^Search/ });

/** The row at a place of the whole list, counted from 1. */
export const rowAt = (page: Page, place: number): Locator => page.locator(`[aria-rowindex="${place + 1}"]`);

/** Chooses what to select from the menu beside the box in the head of the list. */
export async function choose(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Choose what to select' }).click();
  await page.getByRole('menuitem', { name }).click();
  await expect(page.getByRole('menu')).toHaveCount(0);
}

/** Scrolls the list down, and further as more of it is loaded, until the row at a place is there. */
export async function scrollTo(page: Page, place: number): Promise<void> {
  await grid(page).hover();
  const isPast = () =>
    page.getByRole('row').evaluateAll((rows, row) => {
      const [first] = rows.map((one) => Number(one.getAttribute('aria-rowindex'))).filter((index) => index > 1);
      return first !== undefined && first > row;
    }, place + 1);
  await expect(async () => {
    // A busy page renders after it was scrolled: the row may be behind already.
    await page.mouse.wheel(0, (await isPast()) ? -500 : 500);
    await expect(rowAt(page, place)).toBeVisible({ timeout: 200 });
  }).toPass({ intervals: [50] });
}
