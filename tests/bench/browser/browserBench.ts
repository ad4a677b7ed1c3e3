import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium } from 'playwright';
import { browserLaunch } from '../../../e2e/support/browser.ts';
import { DevEndpoints } from '../../../scripts/devEndpoints.ts';
import type { Stack } from '../../../scripts/stack.ts';
import type { BrowserEffort } from '../lib/options.ts';
import type { BrowserFigures, ListFigures } from './figures.ts';
import { addLargeTeam, DEMO_TEAM, LARGE_TEAM, withStack } from './team.ts';
import { traceList } from './traceList.ts';

const built = fileURLToPath(new URL('../../../web/dist/index.html', import.meta.url));

/** Signs in in a page of its own, so that the page that is measured begins with the list. */
async function signIn(context: BrowserContext, stack: Stack, email: string): Promise<void> {
  const page = await context.newPage();
  await page.goto('/#/login');
  await page.getByRole('textbox', { name: /e-?mail/i }).fill(email);
  await page.keyboard.press('Enter');
  const pin = page.getByRole('textbox', { name: /pin/i });
  await pin.waitFor();
  await pin.fill(await new DevEndpoints(stack.upstreamUrl).pinOf(email));
  await page.keyboard.press('Enter');
  await page.waitForURL(({ hash }) => !hash.includes('login'));
  await page.close();
}

async function traceTeam(browser: Browser, stack: Stack, domain: string, scrollSeconds: number): Promise<ListFigures> {
  const context = await browser.newContext({
    baseURL: stack.url,
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
  });
  await signIn(context, stack, `admin@${domain}`);
  return traceList(await context.newPage(), scrollSeconds);
}

type Traced = { chromium: string; list: ListFigures };

/** One team, in a browser of its own: what another list left behind counts for none. */
const trace = (dataDir: string, domain: string, scrollSeconds: number): Promise<Traced> =>
  withStack(dataDir, async (stack) => {
    const browser = await chromium.launch(browserLaunch());
    try {
      return { chromium: browser.version(), list: await traceTeam(browser, stack, domain, scrollSeconds) };
    } finally {
      await browser.close();
    }
  });

/** Traces the list of people in Chromium, of the demo's largest team and of a larger one. Throws when the console was not built. */
export async function browserBench(
  { largeTeam, scrollSeconds }: BrowserEffort,
  say: (line: string) => void,
): Promise<BrowserFigures> {
  if (!existsSync(built)) throw new Error('web/dist holds no console: run npm run build first.');
  const folder = mkdtempSync(join(tmpdir(), 'muster-browser-'));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.once('exit', remove);
  try {
    say(`Tracing the people of ${DEMO_TEAM} …`);
    const traced = [await trace(folder, DEMO_TEAM, scrollSeconds)];
    if (largeTeam !== undefined) {
      say(`Adding ${LARGE_TEAM} and tracing its ${largeTeam} people …`);
      await addLargeTeam(folder, largeTeam);
      traced.push(await trace(folder, LARGE_TEAM, scrollSeconds));
    }
    return { chromium: traced[0]?.chromium ?? '', lists: traced.map(({ list }) => list) };
  } finally {
    process.off('exit', remove);
    remove();
  }
}
