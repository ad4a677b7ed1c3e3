import { expect, test } from '../support/test.ts';

const PATH = '/#/settings/welcome-message';

test.describe('the welcome message', () => {
  test.afterAll(({ stack }) => stack.dev.reset());

  test('is written, tried, saved, and stopped again', async ({ page, stack, signIn, expectAccessible }) => {
    await signIn('admin@sprout.example');
    await page.goto(PATH);
    const control = page.getByRole('switch', { name: 'Send a welcome message' });
    await expect(control).not.toBeChecked();
    await control.click();
    const sender = page.getByRole('textbox', { name: 'Sender name' });
    const message = page.getByRole('textbox', { name: 'Message' });
    await sender.fill('The sprouts at the very end of the garden');
    await expect(page.getByText('Sender name can have at most 25 characters')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
    await expectAccessible();
    await sender.fill('The sprouts');
    await message.fill('Hello!\nThe handbook is in #general.');
    await expect(page.getByRole('region', { name: 'Preview' })).toContainText('The handbook is in #general.');
    await page.getByRole('button', { name: 'Send a test to me' }).click();
    await expect(page.getByText('A test was sent to admin@sprout.example.')).toBeVisible();
    const [test] = await stack.dev.mailsTo('admin@sprout.example');
    expect(test?.subject).toMatch(/^Test:/);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('People who come in get a message from The sprouts.')).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(control).toBeFocused();
    await page.reload();
    await expect(control).toBeChecked();
    await expect(page.getByRole('region', { name: 'Preview' })).toContainText('The sprouts');
    await expectAccessible();
    await control.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stop sending' }).click();
    await expect(control).not.toBeChecked();
    await page.reload();
    await expect(page.getByText('Nobody gets a welcome message.')).toBeVisible();
  });

  test('on a phone: what was typed is asked after before it is left', async ({ page, signIn, expectAccessible }) => {
    await page.setViewportSize({ width: 320, height: 720 });
    await signIn('admin@flat.example');
    await page.goto(PATH);
    await page.getByRole('switch', { name: 'Send a welcome message' }).click();
    await page.getByRole('textbox', { name: 'Message' }).fill('x'.repeat(360));
    await expect(page.getByText('10 characters too many')).toBeVisible();
    await expectAccessible();
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(sideways).toBe(false);
    await page.getByRole('button', { name: 'Google sign-in' }).click();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay on this page' }).click();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('x'.repeat(360));
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeHidden();
  });
});
