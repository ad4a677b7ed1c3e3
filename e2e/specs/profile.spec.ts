import { type Page } from '@playwright/test';
import { dialogNamed } from '../support/people.ts';
import { expect, openConsoleOn, test } from '../support/test.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const country = (page: Page) => page.getByRole('combobox', { name: 'Country or calling code' });
const save = (page: Page) => page.getByRole('button', { name: /^(Save|Saved)$/ });

// Another name, language or password would be in the way of other specs.
test.afterAll(({ stack }) => stack.dev.reset());

/** Presses Save, and waits until what was typed is saved. */
async function saveDetails(page: Page): Promise<void> {
  const kept = page.waitForResponse((answer) => (answer.request().postData() ?? '').includes('viewerProfileUpdate'));
  await save(page).click();
  await kept;
  await expect(page.getByRole('button', { name: 'Discard changes' })).toHaveCount(0);
}

test.describe('one’s own profile', () => {
  test('a member’s name and phone are saved, and stand in the account menu and after a reload', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn('member@deal.example');
    await page.goto('/#/profile');
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    await expect(field(page, 'E-mail address')).toHaveValue('member@deal.example');
    await field(page, 'First name').fill(' ');
    await field(page, 'Phone number').fill('12345');
    await save(page).click();
    await expect(page.getByText('Enter a valid First Name')).toBeVisible();
    await expect(page.getByText('Enter a valid phone number')).toBeVisible();
    await expect(field(page, 'First name')).toBeFocused();
    await expectAccessible();

    await field(page, 'First name').fill('  Žofie ');
    await field(page, 'Last name').fill("O'Brien-Łukasz");
    await country(page).fill('+44');
    await expectAccessible();
    await page.getByRole('option', { name: /^United Kingdom/ }).click();
    await field(page, 'Phone number').fill('');
    await field(page, 'Phone number').pressSequentially('7700900123');
    await expect(field(page, 'Phone number')).toHaveValue('7700 900123');
    await saveDetails(page);
    await page.getByRole('button', { name: 'Account' }).click();
    await expect(page.getByRole('menu').or(page.getByRole('dialog'))).toContainText("Žofie O'Brien-Łukasz");

    await page.reload();
    await expect(field(page, 'First name')).toHaveValue('Žofie');
    await expect(country(page)).toHaveValue('+44 United Kingdom');
    await expect(field(page, 'Phone number')).toHaveValue('7700 900123');
    await field(page, 'Phone number').fill('');
    await saveDetails(page);
    await expect(country(page)).toHaveValue('');
    await expectAccessible();
  });

  test('what is typed is not lost by the sidebar, and a failure is told beside it', async ({
    page,
    signIn,
    stack,
    consoleErrors,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await signIn('admin@flat.example');
    await page.goto('/#/profile');
    const before = await field(page, 'Last name').inputValue();
    await field(page, 'Last name').fill('Byron');
    await page.getByRole('navigation').getByRole('link', { name: 'Overview' }).click();
    await page
      .getByRole('alertdialog', { name: 'Leave without saving?' })
      .getByRole('button', { name: 'Stay on this page' })
      .click();
    await expect(field(page, 'Last name')).toHaveValue('Byron');

    await stack.dev.fault({ service: 'identity', operation: 'updateProfile', status: 500 });
    try {
      await save(page).click();
      await expect(page.getByText(/Your details could not be saved\. Your picture is not affected\./)).toBeVisible();
    } finally {
      await stack.dev.clearFaults();
    }
    consoleErrors.length = 0;
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect(field(page, 'Last name')).toHaveValue(before);
    await page.getByRole('navigation').getByRole('link', { name: 'Overview' }).click();
    await expect(page).toHaveURL(/#\/overview/);
  });

  test('a guest’s language is theirs on the next device, too', async ({ page, signIn, browser, stack }) => {
    await signIn('guest@rupee.example');
    await page.goto('/#/profile');
    const kept = page.waitForResponse((answer) => (answer.request().postData() ?? '').includes('viewerLocaleUpdate'));
    await page.getByRole('combobox', { name: 'Language' }).selectOption('Русский');
    await expect(page.getByRole('heading', { level: 1, name: 'Профиль' })).toBeVisible();
    await kept;
    const device = await browser.newContext({ baseURL: stack.url });
    const other = await device.newPage();
    await openConsoleOn(other, stack, 'guest@rupee.example');
    await expect(other.locator('html')).toHaveAttribute('lang', 'ru-RU');
    await other.goto('/#/profile');
    await expect(other.getByRole('combobox', { name: 'Язык' })).toHaveValue('ru-ru');
    await device.close();
  });

  test('a password is set by typing it twice, and the way leads on to the sessions', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn('guest@flat.example');
    await page.goto('/#/profile/manage');
    const [first, second] = [field(page, 'New password'), field(page, 'New password again')];
    await page.getByRole('button', { name: 'Show the passwords' }).click();
    await first.fill('12345');
    await second.fill('123456');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Password does not contain a minimum of 6 characters')).toBeVisible();
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await expectAccessible();
    await first.fill('correct horse battery');
    await expect(page.getByText(/Long and varied enough/).first()).toBeVisible();
    await second.fill('correct horse battery');
    await page.getByRole('button', { name: 'Change password' }).click();
    const dialog = dialogNamed(page, 'Your password is changed');
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Go to sessions' })).toHaveAttribute('href', '#/manage-sessions');
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(first).toHaveValue('');
    await expect(second).toHaveValue('');
  });
});
