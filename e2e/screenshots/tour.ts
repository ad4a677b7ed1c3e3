// The pictures of the README, into docs/images: `npm run screenshots tour` makes these alone. The same day, the same people
// and the same files each time, so that a picture changes where the console does.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { chooseCsv } from '../support/files.ts';
import { expect, test } from '../support/test.ts';
import { keepLocale, sessionOf } from './sessions.ts';

const folder = fileURLToPath(new URL('../../docs/images', import.meta.url));

/** A Tuesday morning. */
const NOW = Date.parse('2026-11-17T09:30:00Z');

/** What a picture may weigh: all of them together come with the page. */
const MOST_BYTES = 100_000;

type Stop = {
  name: string;
  who: string;
  path: string;
  /** What it says once it is there. */
  ready: RegExp;
  colorScheme?: 'dark';
  /** English and a window of 1280 px where they are left out. */
  locale?: string;
  size?: { width: number; height: number };
  /** What is done there before the picture is taken. */
  first?: (page: Page) => Promise<void>;
};

const PEOPLE = [
  'first_name,last_name,email,Department',
  'Nia,Okafor,nia@orbit.example,Sales',
  'Mateo,Ruiz,mateo@orbit.example,Sales',
  'Hanna,Virtanen,hanna@orbit.example,Sales',
  'Li,Wei,li.wei@orbit.example,Sales',
  'Oke,Adeyemi,oke@orbit,Sales',
];

/** Sends the file of people, one of whose rows is wrong. */
async function sendPeople(page: Page): Promise<void> {
  await chooseCsv(page, 'people.csv', PEOPLE.join('\r\n'));
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByRole('button', { name: 'View Warnings (1)' })).toBeVisible();
}

/** Asks what the first example asks, and waits for the answer. */
async function askExample(page: Page): Promise<void> {
  const result = page.getByRole('region', { name: /result/i });
  await expect(result.getByRole('textbox')).toBeAttached();
  await page.getByRole('button', { name: /execute query/i }).click();
  await expect(result).toContainText('admin@sandbox.example');
}

const stops: readonly Stop[] = [
  { name: 'overview', who: 'admin@orbit.example', path: '/#/overview', ready: /orbit\.example/ },
  { name: 'members', who: 'admin@orbit.example', path: '/#/manage/users', ready: /@/ },
  {
    name: 'people-file',
    who: 'admin@orbit.example',
    path: '/#/manage/users/bulk-manage/add',
    ready: /mobile_number/,
    first: sendPeople,
  },
  { name: 'plan', who: 'admin@elite.example', path: '/#/billing', ready: /40%/ },
  { name: 'user-groups', who: 'admin@orbit.example', path: '/#/enterprise/user-groups', ready: /EMEA sales/ },
  { name: 'channels', who: 'admin@summit.example', path: '/#/manage-channels/all-channels', ready: /./ },
  { name: 'single-sign-on', who: 'admin@summit.example', path: '/#/authentication', ready: /SAML/ },
  {
    name: 'chat-exports-dark',
    who: 'admin@summit.example',
    path: '/#/chat-dump',
    ready: /./,
    colorScheme: 'dark',
  },
  {
    name: 'playground',
    who: 'admin@sandbox.example',
    path: '/playground',
    ready: /Examples/,
    first: askExample,
  },
  { name: 'plan-chinese', who: 'admin@orbit.example', path: '/#/billing', ready: /4242/, locale: 'zh-CN' },
  {
    name: 'members-phone',
    who: 'admin@orbit.example',
    path: '/#/manage/users',
    ready: /@/,
    size: { width: 390, height: 800 },
  },
  {
    name: 'overview-phone-russian-dark',
    who: 'admin@orbit.example',
    path: '/#/overview',
    ready: /orbit\.example/,
    colorScheme: 'dark',
    locale: 'ru-RU',
    size: { width: 390, height: 800 },
  },
];

/** The window as it stands. WebP weighs a third of PNG; Playwright writes none, the browser does. */
async function take(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 90 });
  return Buffer.from(data, 'base64');
}

test.beforeAll(async ({ stack }) => {
  await stack.dev.setClock(NOW);
  await stack.dev.reset();
});

const DESKTOP = { width: 1280, height: 800 };

for (const { name, who, path, ready, first, ...seen } of stops)
  test(name, async ({ browser, stack }) => {
    const { colorScheme = 'light', locale = 'en-US', size: viewport = DESKTOP } = seen;
    const storageState = await sessionOf(who, browser, stack);
    const options: BrowserContextOptions = { baseURL: stack.url, colorScheme, locale, storageState };
    const context = await browser.newContext({ ...options, viewport });
    await keepLocale(context, locale);
    const page = await context.newPage();
    await page.clock.setFixedTime(NOW);
    await page.goto(path);
    await expect(page.locator('main, #root').first()).toContainText(ready);
    await first?.(page);
    await page.waitForLoadState('networkidle');
    // On a busy machine a part may begin to be read only after the network was idle.
    await expect(page.locator('.MuiSkeleton-root, [aria-busy="true"]')).toHaveCount(0);
    const picture = await take(page);
    expect(picture.byteLength, `what ${name} weighs`).toBeLessThan(MOST_BYTES);
    writeFileSync(`${folder}/${name}.webp`, picture);
    await context.close();
  });

test.afterAll(({ stack }) => stack.dev.resetClock());
