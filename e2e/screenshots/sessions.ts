import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import type { TestStack } from '../support/stack.ts';
import { signInOn } from '../support/test.ts';

type Session = NonNullable<BrowserContextOptions['storageState']>;

/** One sign-in per person, then reused: signing in is not what is photographed. */
const sessions = new Map<string, Session>();

export async function sessionOf(who: string, browser: Browser, stack: TestStack): Promise<Session> {
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
export async function keepLocale(context: BrowserContext, locale: string): Promise<void> {
  const query =
    'mutation ($locale: Locale!) { viewerLocaleUpdate(input: { locale: $locale }) { userErrors { code } } }';
  const variables = { locale: locale.toUpperCase().replace('-', '_') };
  await context.request.post('/graphql', { data: { query, variables } });
}
