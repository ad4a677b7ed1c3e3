import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Frame, Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';

/** As short as it comes: it goes to each page anew. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const OPTIONS: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  resultTypes: ['violations'],
};

/**
 * What axe finds wrong with a page as it stands, by rule, with the places, and what it does not look for: fields that are
 * marked as wrong and do not say why, and a tab that is not called as its page. The page keeps axe until it is left: reading
 * half a megabyte of it again takes longer than looking.
 */
export async function accessibilityFaults(page: Page | Frame): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (options) => {
    const { violations } = await window.axe.run(document, options);
    const wrong = [...document.querySelectorAll('[aria-invalid="true"]')].filter((field) => {
      const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
      return !ids.some((id) => document.getElementById(id)?.textContent?.trim());
    });
    // A title has its spaces told as one.
    const title = document.getElementById('page-title');
    const heading = title?.checkVisibility() ? title.textContent.replace(/\s+/gu, ' ').trim() : '';
    return [
      ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
      ...wrong.map(({ outerHTML }) => `does not say what is wrong: ${outerHTML.slice(0, 200)}`),
      ...(document.title.startsWith(heading) ? [] : [`the tab is called “${document.title}”, the page “${heading}”`]),
    ];
  }, OPTIONS);
}
