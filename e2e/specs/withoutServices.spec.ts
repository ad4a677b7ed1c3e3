import type { Page } from '@playwright/test';
import { startTestGateway } from '../support/stack.ts';
import { expect, test as base } from '../support/test.ts';

/** Every service that an installation may be without. */
const ABSENT = [
  ...['CHATEXPORT', 'EVENT', 'FIELD', 'GEOLOCATION', 'IMPORT'],
  ...['RECORDING', 'SCIM', 'SSO', 'USERGROUP', 'WEBHOOK'],
];

const test = base.extend({
  // One more gateway before the same services, of an installation that has none of these.
  baseURL: async ({ stack }, use) => {
    const without = Object.fromEntries(ABSENT.map((service) => [`${service}_URL`, 'none']));
    const gateway = await startTestGateway(stack, { ...without, FEEDBACK_URL: 'https://feedback.example.com' });
    await use(gateway.url);
    await gateway.stop();
  },
});

/** What the console is answered with errors from now on. */
function faultyAnswers(page: Page): string[] {
  const faulty: string[] = [];
  page.on('requestfinished', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    void request.response().then(async (response) => {
      const text = (await response?.text()) ?? '';
      if (text.includes('"errors":')) faulty.push(text);
    });
  });
  return faulty;
}

test('an installation without any service that may be missing shows nothing of them, and asks for nothing of them', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const faulty = faultyAnswers(page);
  await signIn('admin@summit.example');
  await page.goto('/');
  await expect(page).toHaveURL(/overview/);
  const links = page.getByRole('navigation').first().getByRole('link');
  await expect(links).toHaveText([
    ...['Overview', 'Members', 'Channels', 'Billing', 'Settings'],
    ...['Profile', 'Manage profile', 'E-mail preferences', 'Sessions', 'IP addresses', 'Sign out'],
  ]);
  for (const name of ['Members', 'Channels', 'Billing', 'Profile', 'Settings']) {
    await links.getByText(name, { exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible();
  }
  const groups = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(groups).toHaveText(['Joining', 'Working together', 'Your membership']);
  for (const path of ['webhooks', 'import', 'enterprise', 'authentication', 'call-recordings', 'chat-dump']) {
    await page.goto(`/#/${path}`);
    await expect(page).toHaveURL(/#\/overview$/);
  }
  await expect(page.getByText('There is no such page.')).toBeVisible();
  expect(faulty).toEqual([]);
});
