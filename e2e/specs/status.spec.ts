import { expect, test } from '../support/test.ts';

const WEBHOOKS = '{ viewer { webhooks { id } } }';

test('an admin is led from what fails to which parts of the console work', async ({
  page,
  stack,
  openConsole,
  expectAccessible,
  consoleErrors,
}) => {
  await openConsole('admin@orbit.example');
  const areWebhooksRead = async () => {
    const headers = { 'apollo-require-preflight': 'true' };
    const answer = await page.request.post('/graphql', { headers, data: { query: WEBHOOKS } });
    return ((await answer.json()) as { errors?: unknown }).errors === undefined;
  };
  const part = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await stack.dev.fault({ service: 'webhook', status: 503 });
  try {
    // The gateway leaves a service alone after ten failures in a row.
    for (let i = 0; i < 10; i += 1) expect(await areWebhooksRead()).toBe(false);
    await page.goto('/#/webhooks');
    await page.getByRole('link', { name: 'See what works at the moment' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Status');
    await expect(page.getByRole('main').getByRole('status')).toContainText('Some parts of the console do not work');
    await expect(part('Webhooks')).toContainText('Does not work');
    await expect(part('Webhooks')).toContainText('Noticed now');
    await expect(part('Channels').getByText('Works', { exact: true })).toBeVisible();
    await expectAccessible();
    await stack.dev.clearFaults();
    // Nobody else asks webhooks meanwhile: the page finds out by itself that they are back, within a second.
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('main').getByRole('status')).toHaveText('Everything works.', { timeout: 1_000 });
    }).toPass();
    await expect(page.getByRole('link', { name: 'See what works at the moment' })).toHaveCount(0);
  } finally {
    await stack.dev.clearFaults();
  }
  consoleErrors.length = 0;
});
