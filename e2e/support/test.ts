// What every browser spec imports in place of Playwright's own `test`: the stack, signing in, and the checks that hold
// on every page.
import { type ConsoleMessage, type Page, type Request, expect, test as base } from '@playwright/test';
import { accessibilityFaults } from './axe.ts';
import { type Heard, heardOn, listen } from './listening.ts';
import { type TestStack, startTestStack } from './stack.ts';

type Fixtures = {
  /** Signs someone in, and opens no page: the address that the test goes to is the first one loaded. */
  signIn: (email: string) => Promise<void>;
  /** Signs someone in and opens the console, where it leads them by itself. */
  openConsole: (email: string) => Promise<void>;
  /** Fails unless axe finds nothing on the page as it stands: what is to be looked at must be seen to be there first. */
  expectAccessible: () => Promise<void>;
  /** What a screen reader has said by itself since it was asked last; a test that takes this is listened to from its beginning. */
  heard: () => Promise<Heard>;
  /** Console errors, page errors and requests to other sites of this test; a test that expects some empties it. */
  consoleErrors: string[];
};

/** Types the PIN that was mailed, once the page asks for it: only then is the newest mail the right one. */
export async function enterPin(page: Page, stack: TestStack, email: string): Promise<void> {
  const pin = page.getByRole('textbox', { name: /pin/i });
  await expect(pin).toBeVisible();
  await pin.fill(await stack.dev.pinOf(email));
  await page.keyboard.press('Enter');
}

const PIN_ISSUE = 'mutation ($email: String!) { done: pinIssue(input: { email: $email }) { login } }';
const PIN_AUTHENTICATE =
  'mutation ($login: String!, $pin: String!) { done: pinAuthenticate(input: { login: $login, pin: $pin }) { guid } }';

/** Signs somebody in behind the sign-in page, which has tests of its own and takes its time. */
export async function signInOn(page: Page, stack: TestStack, email: string): Promise<void> {
  // Nothing that is open goes on under the session of somebody else.
  if (page.url() !== 'about:blank') await page.goto('about:blank');
  const ask = async (query: string, variables: Record<string, string>): Promise<Record<string, string | null>> => {
    const headers = { 'apollo-require-preflight': 'true' };
    const answer = await page.request.post(`${stack.url}/graphql`, { headers, data: { query, variables } });
    return ((await answer.json()) as { data: { done: Record<string, string | null> } }).data.done;
  };
  const { login } = await ask(PIN_ISSUE, { email });
  const { guid } = await ask(PIN_AUTHENTICATE, { login: login ?? '', pin: await stack.dev.pinOf(email) });
  expect(guid, `somebody is signed in as ${email}`).toBeTruthy();
}

/** Signs somebody in and opens the console, where it leads them by itself. */
export async function openConsoleOn(page: Page, stack: TestStack, email: string): Promise<void> {
  await signInOn(page, stack, email);
  await page.goto('/');
  await expect(page).toHaveURL(/overview|ip-restricted/);
}

/**
 * Waits until nothing is being read, and nothing fades or slides any more: colours in between are nobody's. What never
 * ends is not waited for.
 */
const settled = (page: Page) =>
  page.waitForFunction(
    () =>
      document.querySelector('h1') !== null &&
      document.querySelector('.MuiSkeleton-root, [aria-busy="true"]') === null &&
      document
        .getAnimations()
        .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  );

/** The card goes from its page to the provider, and what a bank's page asks for is its own. */
function isOfPayments(request: Request, { url, standInUrl }: TestStack): boolean {
  if (standInUrl === null || new URL(request.url()).origin !== standInUrl) return false;
  const from = new URL(request.frame().url());
  return from.origin === standInUrl || (from.origin === url && from.pathname === '/card.html');
}

/** A card that is refused is an answer with status 402, which the browser remarks. */
const isRefusedCard = (message: ConsoleMessage, { standInUrl }: TestStack): boolean =>
  standInUrl !== null &&
  message.location().url.startsWith(`${standInUrl}/v1/`) &&
  message.text().includes('status of 402');

export const test = base.extend<Fixtures, { stack: TestStack }>({
  stack: [
    // Playwright insists on an object pattern here, even an empty one.
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, use) => {
      // The services outside that webhooks call are this machine's.
      const env = { TRUSTED_PROXIES: '127.0.0.1,::1', WEBHOOK_ALLOWED_NETWORKS: '127.0.0.1/32' };
      const stack = await startTestStack(env);
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ stack }, use) => use(stack.url),
  consoleErrors: [
    async ({ page, stack, baseURL }, use, test) => {
      const errors: string[] = [];
      // No page of ours fetches anything elsewhere, but that with the card; people may go there.
      page.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        const isOurs = origin === baseURL || !protocol.startsWith('http') || request.isNavigationRequest();
        if (!isOurs && !isOfPayments(request, stack)) errors.push(`A request to another site: ${request.url()}`);
      });
      page.on('console', (message) => {
        // A busy machine may need the text's font only seconds after the page has asked for it, which the browser remarks.
        const isLateFont = message.text().includes('was preloaded using link preload but not used');
        if (
          (message.type() === 'error' || message.type() === 'warning') &&
          !isLateFont &&
          !isRefusedCard(message, stack)
        )
          errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(error.message));
      await use(errors);
      // Where it was, for whoever sees only the end of a log.
      if (test.status !== test.expectedStatus) await test.attach('address', { body: page.url() });
      expect(errors, 'errors and warnings on the browser console').toEqual([]);
    },
    { auto: true },
  ],
  signIn: async ({ page, stack, baseURL }, use) =>
    use((email) => signInOn(page, { ...stack, url: baseURL ?? stack.url }, email)),
  openConsole: async ({ page, stack }, use) => use((email) => openConsoleOn(page, stack, email)),
  expectAccessible: async ({ page }, use) =>
    use(async () => {
      await settled(page);
      expect(await accessibilityFaults(page)).toEqual([]);
    }),
  heard: async ({ page }, use) => {
    await listen(page);
    await use(() => heardOn(page));
  },
});

export { expect };
