// `npm run screenshots`: every page in light, dark and at 390 px, into the ignored folder screenshots/, to be looked at.
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import { expect, signInOn, test } from '../support/test.ts';
import type { TestStack } from '../support/stack.ts';
import { locales, pages, variants } from './pages.ts';

const folder = fileURLToPath(new URL('../../screenshots', import.meta.url));

type Session = NonNullable<BrowserContextOptions['storageState']>;

/** One sign-in per person, then reused: signing in is not what is photographed. */
const sessions = new Map<string, Session>();

async function sessionOf(who: string, browser: Browser, stack: TestStack): Promise<Session> {
  const kept = sessions.get(who);
  if (kept) return kept;
  const context = await browser.newContext({ baseURL: stack.url });
  await signInOn(await context.newPage(), stack, who);
  const session = { ...(await context.storageState()), origins: [] };
  await context.close();
  sessions.set(who, session);
  return session;
}

/** A signed-in person's language is the account's, not the browser's. */
async function keepLocale(context: BrowserContext, locale: string): Promise<void> {
  const query =
    'mutation ($locale: Locale!) { viewerLocaleUpdate(input: { locale: $locale }) { userErrors { code } } }';
  const variables = { locale: locale.toUpperCase().replace('-', '_') };
  await context.request.post('/graphql', { data: { query, variables } });
}

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
