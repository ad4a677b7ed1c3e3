// The ways to the sites of the installation's owner: help, and feedback with single sign-on.
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { startTestStack } from '../support/stack.ts';
import { expect, test as base } from '../support/test.ts';

const KEY = 'a key that the feedback site and the services share';

/** A site that is not ours: it shows its name. */
async function startSite() {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Ideas</title><h1>Ideas</h1>');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

const test = base.extend<object, { stack: Awaited<ReturnType<typeof startTestStack>>; site: string }>({
  site: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright insists on an object pattern here
    async ({}, use) => {
      const site = await startSite();
      await use(site.url);
      await site.close();
    },
    { scope: 'worker' },
  ],
  stack: [
    async ({ site }, use) => {
      const stack = await startTestStack({
        HELP_URL: `${site}/help?from=console`,
        FEEDBACK_URL: `${site}/board?lang=en`,
        FEEDBACK_KEY: KEY,
      });
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** What a token says, once its signature is the feedback site's own. */
function opened(token: string): Record<string, unknown> {
  const [head, claims, signature] = token.split('.');
  expect(createHmac('sha256', KEY).update(`${head}.${claims}`).digest('base64url')).toBe(signature);
  return JSON.parse(Buffer.from(claims ?? '', 'base64url').toString()) as Record<string, unknown>;
}

const outside = (page: Page, name: RegExp) => page.getByRole('navigation').first().getByRole('link', { name });

test.describe('the ways out of the console', () => {
  for (const role of ['admin', 'member', 'guest'])
    test(`tell the other sites who the ${role} is, and nothing of the session`, async ({ page, openConsole, site }) => {
      await openConsole(`${role}@rupee.example`);
      const help = new URL((await outside(page, /^Help/).getAttribute('href')) ?? '');
      expect(help.href.startsWith(`${site}/help?from=console&name=`)).toBe(true);
      expect(help.searchParams.get('email')).toBe(`${role}@rupee.example`);
      expect(help.searchParams.get('guid')).toMatch(/^rupee-\d{4}$/);

      const opening = page.waitForEvent('popup');
      await outside(page, /^Feature request/).click();
      const feedback = await opening;
      await expect(feedback.getByRole('heading', { name: 'Ideas' })).toBeVisible();
      const address = new URL(feedback.url());
      expect(`${address.origin}${address.pathname}`).toBe(`${site}/board`);
      expect([...address.searchParams.keys()]).toEqual(['lang', 'ssoToken']);
      const claims = opened(address.searchParams.get('ssoToken') ?? '');
      expect(claims).toMatchObject({
        email: `${role}@rupee.example`,
        aud: 'feedback',
        sub: help.searchParams.get('guid'),
      });
      expect(Number(claims['exp']) - Number(claims['iat'])).toBe(300);
      expect(await feedback.evaluate(() => [document.referrer, window.opener])).toEqual(['', null]);
    });

  test('are in the palette, too', async ({ page, openConsole, expectAccessible }) => {
    await openConsole('admin@rupee.example');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('feature');
    await expect(page.getByRole('option', { name: /Feature request/ })).toBeVisible();
    await expectAccessible();
    const opening = page.waitForEvent('popup');
    await page.keyboard.press('Enter');
    await expect((await opening).getByRole('heading', { name: 'Ideas' })).toBeVisible();
  });

  test('lead back to signing in where nobody is signed in', async ({ page }) => {
    await page.goto('/feedback');
    await expect(page.getByRole('heading', { name: 'Login to manage your team' })).toBeVisible();
  });

  test('say so where the feedback site cannot be opened', async ({
    page,
    signIn,
    stack,
    expectAccessible,
    consoleErrors,
  }) => {
    await signIn('admin@rupee.example');
    await stack.dev.fault({ service: 'event', operation: 'featureRequestToken', status: 500 });
    try {
      await page.goto('/feedback');
      await expect(page.getByRole('heading', { name: 'The feedback site cannot be opened just now' })).toBeVisible();
      await expectAccessible();
    } finally {
      await stack.dev.clearFaults();
    }
    await page.getByRole('link', { name: 'Back to the console' }).click();
    await expect(page).toHaveURL(/#\/overview/);
    consoleErrors.length = 0;
  });
});
