// What a browser refuses on our pages, tried out: a policy that is only read in a header may be one that does nothing.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { watchPolicy } from '../support/policyWatch.ts';
import { expect, test } from '../support/test.ts';

/** Where each of them is let through, `pwned` names it. */
const INJECTED = `
  <script>window.pwned = 'inline script'</script>
  <script src="/pwned.js"></script>
  <script type="module">window.pwned = 'inline module'</script>
  <script nonce="">window.pwned = 'empty nonce'</script>
  <base href="http://elsewhere.example/">
  <img src="/none.png" onerror="window.pwned = 'handler'">
  <img src="http://elsewhere.example/seen.png">
  <link rel="stylesheet" href="http://elsewhere.example/look.css">
  <style>body { opacity: 0 }</style>
  <iframe srcdoc="<script>parent.pwned = 'frame'</script>"></iframe>
  <object data="/pwned.js"></object>
  <form action="http://elsewhere.example/take"><input name="q"></form>`;

/** What the policies refuse of it. */
const REFUSED = ['base-uri', 'img-src', 'object-src', 'script-src-attr', 'script-src-elem'];

/** Puts markup into the next page, behind its root, as a hole in the server would; its headers stay. */
async function injectInto(page: Page, path: string): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</body>', `${INJECTED}</body>`);
    await route.fulfill({ response, body });
  });
  await page.route('/pwned.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: "window.pwned = 'script of our own address'" }),
  );
}

const pwned = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'pwned'));

/** The ways of making code or markup from a text; answers those that are not refused. */
const waysOpen = (page: Page, names: readonly string[]): Promise<string[]> =>
  page.evaluate((wanted) => {
    const text = '<img src=x onerror="window.pwned = 1">';
    const code = 'window.pwned = 1';
    const call = (of: object, name: string, ...given: unknown[]): unknown =>
      Reflect.apply(Reflect.get(of, name) as (...all: unknown[]) => unknown, of, given);
    const script = () => document.createElement('script');
    const blob = () => URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
    const ways: Readonly<Record<string, () => unknown>> = {
      eval: () => call(globalThis, 'eval', code),
      function: () => call(globalThis, 'Function', code),
      timer: () => call(globalThis, 'setTimeout', code),
      innerHtml: () => (document.createElement('div').innerHTML = text),
      write: () => call(document, 'write', text),
      parser: () => new DOMParser().parseFromString(text, 'text/html'),
      fragment: () => document.createRange().createContextualFragment(text),
      scriptText: () => (script().text = code),
      scriptAddress: () => (script().src = '/pwned.js'),
      handler: () => document.createElement('a').setAttribute('onclick', code),
      worker: () => new Worker('/pwned.js'),
      blobWorker: () => new Worker(blob()),
      policy: () => call(Reflect.get(globalThis, 'trustedTypes') as object, 'createPolicy', 'mine', {}),
    };
    const isOpen = (name: string) => {
      try {
        ways[name]?.();
        return true;
      } catch {
        return false;
      }
    };
    // The browser's debugger, which calls us, may make code of texts: what is called later is on its own.
    return new Promise<string[]>((done) => {
      setTimeout(() => done(wanted.filter(isOpen)));
    });
  }, names);

const WAYS =
  'eval function timer innerHtml write parser fragment scriptText scriptAddress handler worker blobWorker policy';

test.describe('the console’s page', () => {
  test('runs nothing that somebody brought into it', async ({ page, consoleErrors }) => {
    const violations = await watchPolicy(page);
    await injectInto(page, '/');
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await pwned(page)).toBeUndefined();
    expect(new Set(violations())).toEqual(new Set([...REFUSED, 'style-src-elem']));
    consoleErrors.length = 0;
  });

  test('makes neither markup nor code from a text', async ({ page, openConsole, consoleErrors }) => {
    await openConsole('admin@orbit.example');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await waysOpen(page, WAYS.split(' '))).toEqual([]);
    expect(await pwned(page)).toBeUndefined();
    expect(consoleErrors.length).toBeGreaterThan(0);
    consoleErrors.length = 0;
  });

  test('cannot be shown within another site', async ({ page, stack, consoleErrors }) => {
    const frame = `<!doctype html><title>Elsewhere</title><iframe src="${stack.url}/"></iframe>`;
    const site = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(frame));
    await once(site.listen(0, '127.0.0.1'), 'listening');
    await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`);
    await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');
    site.closeAllConnections();
    await once(site.close(), 'close');
    consoleErrors.length = 0;
  });

  test('keeps the session where no script reads it', async ({ page, openConsole }) => {
    await openConsole('admin@orbit.example');
    // What the gateway's own pages go by; it says nothing of anybody.
    await expect.poll(() => page.evaluate(() => document.cookie)).toBe('muster.locale=en-us');
    const all = await page.context().cookies();
    const language = all.find(({ name }) => name === 'muster.locale');
    const cookies = all.filter((one) => one !== language);
    expect(cookies.map(({ name }) => name)).toContain('__Host-muster');
    for (const { name, httpOnly, secure, sameSite, path } of cookies) {
      expect(name).toMatch(/^__Host-/);
      expect({ httpOnly, secure, sameSite, path }).toEqual({
        ...{ httpOnly: true, secure: true, path: '/' },
        sameSite: 'Lax',
      });
    }
  });
});

test.describe('the playground’s page', () => {
  test('runs nothing that somebody brought into it', async ({ page, signIn, consoleErrors }) => {
    const violations = await watchPolicy(page);
    await signIn('admin@orbit.example');
    await injectInto(page, '/playground');
    await page.goto('/playground');
    await expect(page.getByRole('region', { name: /result/i }).getByRole('textbox')).toBeAttached();
    expect(await pwned(page)).toBeUndefined();
    expect(new Set(violations())).toEqual(new Set([...REFUSED, 'style-src-elem']));
    consoleErrors.length = 0;
  });

  test('keeps to its policy, and makes code of no text', async ({ page, signIn, consoleErrors }) => {
    const violations = await watchPolicy(page);
    await signIn('admin@orbit.example');
    await page.goto('/playground');
    await expect(page.getByRole('tabpanel')).toContainText(/signed-in/);
    await page.getByRole('button', { name: /documentation explorer/i }).click();
    await page.getByRole('link', { name: 'Query', exact: true }).click();
    await expect(page.getByText('All that can be read.')).toBeVisible();
    expect(violations()).toEqual([]);
    const refused = WAYS.replace(/innerHtml|write|parser|fragment/g, '');
    expect(await waysOpen(page, refused.split(' ').filter(Boolean))).toEqual([]);
    const shown = await page.evaluate(() => {
      const place = document.createElement('div');
      place.innerHTML = '<img src=x onerror="window.pwned = 1">';
      return [place.childElementCount, place.textContent];
    });
    expect(shown).toEqual([0, '<img src=x onerror="window.pwned = 1">']);
    expect(await pwned(page)).toBeUndefined();
    consoleErrors.length = 0;
  });
});
