import { expect, test } from '../support/test.ts';

const PATH = '/#/settings/google-sign-in';
const GOOGLE =
  'Your team signs in with Google. Sign in to the chat with your Google account; the console opens from there.';

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
    await expect(other.getByText(GOOGLE)).toBeVisible();
    await email.fill('admin@flat.example');
    await other.keyboard.press('Enter');
    await expect(other.getByRole('textbox', { name: /pin/i })).toBeVisible();
    await elsewhere.close();

    await control.click();
    await expect(control).not.toBeChecked();
    await page.reload();
    await expect(control).not.toBeChecked();
  });
});
