import { notifications } from '../support/people.ts';
import { expect, openConsoleOn, test } from '../support/test.ts';

const SIGN_IN = 'Login to manage your team';
const CAFE = '198.51.100.99';

test.describe('the IP addresses', () => {
  test('one that is marked unsafe ends the sessions that were used from there', async ({
    page,
    openConsole,
    browser,
    stack,
    expectAccessible,
  }) => {
    const device = await browser.newContext({ baseURL: stack.url, extraHTTPHeaders: { 'x-forwarded-for': CAFE } });
    const elsewhere = await device.newPage();
    await openConsole('member@summit.example');
    await page.getByRole('link', { name: 'IP addresses' }).click();
    const list = page.getByRole('region', { name: 'Used addresses' });
    await expect(list.getByText('This address', { exact: true })).toHaveCount(1);
    await expect(list.getByText('203.0.113.40', { exact: true })).toBeVisible();
    await expect(list.getByText(/used again since/)).toHaveCount(1);
    await expectAccessible();
    await openConsoleOn(elsewhere, stack, 'member@summit.example');
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'The list is up to date.' })).toBeVisible();
    await page.getByRole('button', { name: `Mark unsafe: ${CAFE}` }).click();
    const question = page.getByRole('alertdialog', { name: `Mark ${CAFE} as unsafe?` });
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await expectAccessible();
    await question.getByRole('button', { name: `Mark ${CAFE} unsafe` }).click();
    await expect(notifications(page).getByText(`${CAFE} is marked as unsafe. 1 session was signed out.`)).toBeVisible();
    await expect(list.getByText(CAFE, { exact: true })).toHaveCount(0);
    await elsewhere.reload();
    await expect(elsewhere.getByRole('heading', { name: SIGN_IN })).toBeVisible();
    await device.close();
  });

  test('lead to the overview where the team does not keep track of them', async ({ page, openConsole }) => {
    await openConsole('member@orbit.example');
    await expect(page.getByRole('link', { name: 'Sessions' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'IP addresses' })).toHaveCount(0);
    await page.goto('/#/manage-ip-addresses');
    await expect(page).toHaveURL(/#\/overview/);
    await expect(notifications(page).getByRole('button', { name: 'Dismiss' }).first()).toBeVisible();
  });
});

test.describe('from one address', () => {
  test.use({ extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.77' } });

  test('whoever marks the present one is signed out, and told how many sessions ended', async ({ page, signIn }) => {
    await signIn('guest@summit.example');
    await page.goto('/#/manage-ip-addresses');
    await page.getByRole('button', { name: 'Mark unsafe: 203.0.113.77' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('You are using this address right now');
    await question.getByRole('button', { name: 'Mark 203.0.113.77 unsafe' }).click();
    await expect(page.getByRole('heading', { name: SIGN_IN })).toBeVisible();
    await expect(
      notifications(page).getByText('203.0.113.77 is marked as unsafe. 1 session was signed out.'),
    ).toBeVisible();
  });
});
