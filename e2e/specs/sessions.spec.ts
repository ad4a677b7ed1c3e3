import { notifications } from '../support/people.ts';
import { expect, openConsoleOn, test } from '../support/test.ts';

const SIGN_IN = 'Login to manage your team';

test.describe('the sessions', () => {
  test('show every device, and one of them is ended at once, wherever it is', async ({
    page,
    signIn,
    browser,
    stack,
    expectAccessible,
  }) => {
    const device = await browser.newContext({
      baseURL: stack.url,
      userAgent:
        'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    });
    const elsewhere = await device.newPage();
    await openConsoleOn(elsewhere, stack, 'member@orbit.example');
    await signIn('member@orbit.example');
    await page.goto('/#/manage-sessions');
    await expect(page.getByText('Max 6 per device', { exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'This session' }).getByText(/^Chrome on /)).toBeVisible();
    const others = page.getByRole('region', { name: 'Other sessions' });
    await expect(others.getByText('iPhone 15 Pro · iOS 18.1')).toBeVisible();
    await expect(others.getByText('MacBook Air (M2) · macOS 15.1')).toBeVisible();
    await expectAccessible();
    await others.getByRole('button', { name: 'Sign out Safari on macOS' }).click();
    await expect(notifications(page).getByText('Signed out: Safari on macOS.')).toBeVisible();
    await expect(others.getByText('Safari on macOS')).toHaveCount(0);
    await elsewhere.reload();
    await expect(elsewhere.getByRole('heading', { name: SIGN_IN })).toBeVisible();
    await page.reload();
    await expect(others.getByText('iPhone 15 Pro · iOS 18.1')).toBeVisible();
    await device.close();
  });

  test('all others are ended after a question, and the present one goes on', async ({
    page,
    openConsole,
    expectAccessible,
  }) => {
    await openConsole('guest@orbit.example');
    await page.getByRole('link', { name: 'Sessions' }).click();
    await page.getByRole('button', { name: 'Sign out all other sessions' }).click();
    const question = page.getByRole('alertdialog', { name: 'Sign out all other sessions?' });
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await expectAccessible();
    await question.getByRole('button', { name: /^Sign out \d+ sessions$/ }).click();
    await expect(notifications(page).getByText(/^\d+ other sessions were signed out\.$/)).toBeVisible();
    await expect(page.getByText('You are not signed in anywhere else.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('You are not signed in anywhere else.')).toBeVisible();
  });

  test('the present one is ended after a question, on a phone too', async ({ page, signIn, expectAccessible }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await signIn('admin@summit.example');
    await page.goto('/#/manage-sessions');
    const current = page.getByRole('region', { name: 'This session' });
    await expect(current.getByText(/^Chrome on /)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await expectAccessible();
    await current.getByRole('button', { name: /^Sign out/ }).click();
    const question = page.getByRole('alertdialog', { name: 'Sign out of this session?' });
    await question.getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(page.getByRole('heading', { name: SIGN_IN })).toBeVisible();
    await page.goto('/#/manage-sessions');
    await expect(page.getByRole('heading', { name: SIGN_IN })).toBeVisible();
  });

  test('stay in sight where one could not be ended, and say so', async ({ page, signIn, stack, consoleErrors }) => {
    await signIn('admin@orbit.example');
    await page.goto('/#/manage-sessions');
    const others = page.getByRole('region', { name: 'Other sessions' });
    const button = others.getByRole('button', { name: 'Sign out iPhone 15 Pro · iOS 18.1' });
    await expect(button).toBeVisible();
    await stack.dev.fault({ service: 'identity', operation: 'signOut', status: 500 });
    await button.click();
    await expect(notifications(page).getByText('The session could not be signed out. Try again.')).toBeVisible();
    await expect(button).toBeEnabled();
    await stack.dev.clearFaults();
    consoleErrors.length = 0;
  });
});
