// `npm run screenshots`: every page in light, dark and at 390 px, into the ignored folder screenshots/, to be looked at.
import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions } from '@playwright/test';
import { signInOn, test, expect } from '../support/test.ts';
import { locales, pages, variants } from './pages.ts';

const folder = fileURLToPath(new URL('../../screenshots', import.meta.url));

/** One sign-in per person, then reused: signing in is not what is photographed. */
const sessions = new Map<string, BrowserContextOptions['storageState']>();

for (const { name, who, path, ready } of pages)
  test(name, async ({ browser, stack }) => {
    test.setTimeout(180_000);
    if (who !== null && !sessions.has(who)) {
      const context = await browser.newContext({ baseURL: stack.url });
      await signInOn(await context.newPage(), stack, who);
      sessions.set(who, { ...(await context.storageState()), origins: [] });
      await context.close();
    }
    for (const locale of locales)
      for (const { name: variant, colorScheme, width, height } of variants) {
        const context = await browser.newContext({
          baseURL: stack.url,
          colorScheme,
          locale,
          viewport: { width, height },
          ...(who === null ? {} : { storageState: sessions.get(who) }),
        });
        const page = await context.newPage();
        await page.goto(path);
        await expect(page.getByRole('main')).toContainText(ready);
        await page.waitForLoadState('networkidle');
        await page.screenshot({
          path: `${folder}/${locale}/${name}-${variant}.png`,
          fullPage: true,
          animations: 'disabled',
        });
        await context.close();
      }
  });
