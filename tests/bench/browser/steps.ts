import { setTimeout as delay } from 'node:timers/promises';
import type { Locator, Page } from 'playwright';
import { jumpToTheMiddle, loadToTheEnd, scrollByFrames } from './inPage.ts';

/** Something that a person does to the list. It is done once the list shows what was asked for. */
export type Step = { name: string; act: () => Promise<void> };

/** More than twice of what 50,000 people take on a small machine. */
const LOADING_PATIENCE_MS = 180_000;

const grid = (page: Page): Locator => page.getByRole('grid');

/** The row at a place of the whole list, counted from 1: the head of the list is the first of its rows. */
const rowAt = (page: Page, place: number): Locator => page.locator(`[aria-rowindex="${place + 1}"]`);

/** Waits for the first person of the list; answers how many people it has, loaded or not. */
export async function untilListed(page: Page): Promise<number> {
  await rowAt(page, 1).waitFor();
  return Number(await grid(page).getAttribute('aria-rowcount')) - 1;
}

async function turnTheWheel(page: Page): Promise<void> {
  await grid(page).locator('..').hover();
  for (let turn = 0; turn < 60; turn += 1) {
    await page.mouse.wheel(0, 900);
    await delay(16);
  }
}

/** In the middle of the list, where the step before has gone. */
async function tickThree(page: Page, people: number): Promise<void> {
  const middle = Math.round(people / 2);
  for (const place of [middle + 3, middle + 4, middle + 5]) await rowAt(page, place).getByRole('checkbox').check();
}

async function search(page: Page, text: string, people: number): Promise<void> {
  await page.getByRole('searchbox').pressSequentially(text, { delay: 60 });
  await page.locator(`[role=grid]:not([aria-rowcount="${people + 1}"])`).waitFor();
}

async function endSearch(page: Page, people: number): Promise<void> {
  await page.getByRole('searchbox').fill('');
  await page.locator(`[role=grid][aria-rowcount="${people + 1}"]`).waitFor();
}

/** What is done to an open list, in this order. */
export function stepsOf(page: Page, { people, scrollSeconds }: { people: number; scrollSeconds: number }): Step[] {
  // The list scrolls inside of the box around it.
  const scroller = grid(page).locator('..');
  return [
    { name: 'load all, page by page', act: () => scroller.evaluate(loadToTheEnd, LOADING_PATIENCE_MS) },
    {
      name: `scroll ${scrollSeconds} s by 400 px a frame`,
      act: () => scroller.evaluate(scrollByFrames, { px: 400, ms: scrollSeconds * 1000 }),
    },
    { name: 'turn the wheel 60 times', act: () => turnTheWheel(page) },
    { name: 'jump to the middle', act: () => scroller.evaluate(jumpToTheMiddle) },
    { name: 'tick three people', act: () => tickThree(page, people) },
    { name: 'tick the box in the head', act: () => grid(page).getByRole('checkbox').first().check() },
    { name: 'search for "ann"', act: () => search(page, 'ann', people) },
    { name: 'back to the whole list', act: () => endSearch(page, people) },
  ];
}
