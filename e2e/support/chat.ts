import type { Browser } from '@playwright/test';
import { signInOn } from './test.ts';

/** Signs somebody in, in a browser of their own, and answers how to ask the gateway on their behalf. */
export async function askerOf(browser: Browser, stack: Parameters<typeof signInOn>[1], email: string) {
  const context = await browser.newContext({ baseURL: stack.url });
  const page = await context.newPage();
  await signInOn(page, stack, email);
  return async (query: string): Promise<unknown> => {
    const headers = { 'apollo-require-preflight': 'true' };
    const answer = await page.request.post('/graphql', { headers, data: { query } });
    return answer.json();
  };
}
