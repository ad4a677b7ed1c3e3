// `npm run screenshots`: every page in light, dark and at 390 px, into the ignored folder screenshots/, to be looked at.
import { fileURLToPath } from 'node:url';
import { expect, test } from '../support/test.ts';
import { locales, pages, variants } from './pages.ts';
import { keepLocale, sessionOf } from './sessions.ts';

const folder = fileURLToPath(new URL('../../screenshots', import.meta.url));

for (const { name, who, path, ready, role = 'main' } of pages)
  test(name, async ({ browser, stack }) => {
    test.setTimeout(180_000);
    const session = who === null ? undefined : await sessionOf(who, browser, stack);
    for (const locale of locales)
      for (const { name: variant, colorScheme, width, height } of variants) {
        const options = { baseURL: stack.url, colorScheme, locale, viewport: { width, height } };
        const context = await browser.newContext(session ? { ...options, storageState: session } : options);
        if (session) await keepLocale(context, locale);
        const page = await context.newPage();
        await page.goto(path);
        // In a narrow window a notice may stand in the place of the page, and of its dialogs.
        const notice = page.locator('h1:not(#page-title)');
        await expect(page.getByRole(role).or(notice).first()).toContainText(ready);
        await page.waitForLoadState('networkidle');
        const file = `${folder}/${locale}/${name}-${variant}.png`;
        await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
        await context.close();
      }
  });
