import { accessibilityFaults } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const PATH = '/#/settings/google-sign-in';
test.describe('Google sign-in', () => {
  test.afterAll(({ stack }) => stack.dev.reset());

  test('shuts members out of the PIN, after a question, and lets admins keep it', async ({
    page,
    browser,
    baseURL,
    signIn,
    expectAccessible,
  }) => {
    await signIn('admin@flat.example');
    await page.goto(PATH);
    const control = page.getByRole('switch', { name: 'Require sign-in with Google' });
    await expect(control).not.toBeChecked();
    await expectAccessible();
    await control.focus();
    await page.keyboard.press('Space');
    const question = page.getByRole('alertdialog', { name: 'Require sign-in with Google?' });
    await expect(question).toBeVisible();
    await expectAccessible();
    await page.keyboard.press('Escape');
    await expect(control).not.toBeChecked();
    await expect(control).toBeFocused();
    await page.keyboard.press('Space');
    await question.getByRole('button', { name: 'Require Google' }).click();
    await expect(control).toBeChecked();
    await expect(page.getByText(/^Changed by /)).toBeVisible();
    await page.reload();
    await expect(control).toBeChecked();

    const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
    const other = await elsewhere.newPage();
    await other.goto('/');
    const email = other.getByRole('textbox', { name: /e-?mail/i });
    await email.fill('member@flat.example');
    await other.keyboard.press('Enter');
    const google = other.getByRole('link', { name: 'Continue with Google' });
    await expect(google).toBeFocused();
    await expect(other.getByRole('button', { name: 'Send me a PIN instead' })).toBeHidden();
    expect(await accessibilityFaults(other)).toEqual([]);
    await google.press('Enter');
    const account = other.getByRole('textbox', { name: 'E-mail address of the account' });
    await expect(account).toHaveValue('member@flat.example');
    await account.fill('stranger@flat.example');
    await other.getByRole('button', { name: 'Sign in' }).click();
    await expect(other.getByText(/^Nobody in your team has the e-mail address of this account\./)).toBeVisible();
    expect(await accessibilityFaults(other)).toEqual([]);
    await email.fill('admin@flat.example');
    await other.keyboard.press('Enter');
    await other.getByRole('button', { name: 'Send me a PIN instead' }).click();
    await expect(other.getByRole('textbox', { name: /pin/i })).toBeVisible();
    await other.goto('/#/profile');
    await other.reload();
    await email.fill('member@flat.example');
    await other.keyboard.press('Enter');
    await google.click();
    await other.getByRole('button', { name: 'Sign in' }).click();
    await expect(other).toHaveURL(/#\/profile$/);
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await elsewhere.close();

    await control.click();
    await expect(control).not.toBeChecked();
    await page.reload();
    await expect(control).not.toBeChecked();
  });
});
