import type { Page } from '@playwright/test';
import { chooseFor, dialogNamed, search } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

// Who belongs to which user group follows from the fields: other specs count them.
test.afterAll(({ stack }) => stack.dev.reset());

const section = (page: Page) => page.getByRole('region', { name: 'Profile fields' });
const control = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const hasNoOverflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

test.describe('custom fields in profiles', () => {
  test('a member fills in their own: what depends on a choice comes and goes, and groups follow', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn('member@orbit.example');
    await page.goto('/#/profile');
    const fields = section(page);
    const save = fields.getByRole('button', { name: /^(Save|Saved)$/ });
    await expect(control(page, 'Department')).toBeVisible();
    await expect(control(page, 'Team')).toHaveCount(0);
    await expect(fields.getByText('Only admins can change this.').first()).toBeVisible();
    await expect(fields.getByText('This person is deactivated.')).toBeVisible();

    await control(page, 'Department').selectOption('Engineering');
    await save.click();
    await expect(fields.getByText('Please choose a value')).toBeVisible();
    await expect(control(page, 'Team')).toBeFocused();
    await expectAccessible();
    await control(page, 'Team').selectOption('Platform');
    await control(page, 'On-call rotation').selectOption('Week B');
    await control(page, 'Pronouns').fill('xe/xem');
    await control(page, 'Manager').fill('ana');
    await page
      .getByRole('option', { name: /@orbit\.example/ })
      .first()
      .click();
    const manager = await control(page, 'Manager').inputValue();
    await expect(fields.getByText('This person is deactivated.')).toHaveCount(0);
    await save.click();
    await expect(fields.getByText('You belong to:')).toBeVisible();
    await expect(fields.getByRole('listitem').filter({ hasText: /^Engineering$/ })).toBeVisible();

    await page.reload();
    await expect(control(page, 'On-call rotation').locator('option:checked')).toHaveText('Week B');
    await expect(control(page, 'Pronouns')).toHaveValue('xe/xem');
    await expect(control(page, 'Manager')).toHaveValue(manager);
    await page.setViewportSize({ width: 320, height: 640 });
    await control(page, 'Department').selectOption('Sales');
    await expect(fields.getByText(/lose their values.*Team and On-call rotation/)).toBeVisible();
    expect(await hasNoOverflow(page)).toBe(true);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible();
    await save.click();
    await expect(control(page, 'Team')).toHaveCount(0);
    await expect(fields.getByText('You belong to:')).toHaveCount(0);
  });

  test('an admin changes what a member has, be it a field that only admins keep', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn('admin@orbit.example');
    await page.goto('/#/manage/users');
    // An address that was only typed has no place in the router's history, so that Back to it cannot be held up.
    await page.reload();
    await search(page, 'member@orbit.example');
    const row = page.getByRole('row').filter({ hasText: 'member@orbit.example' });
    const menu = row.getByRole('button', { name: /^Actions for / });
    const name = ((await menu.getAttribute('aria-label')) ?? '').replace('Actions for ', '');
    await chooseFor(page, name, 'Profile');
    const dialog = dialogNamed(page, `Profile of ${name}`);
    await expect(dialog.getByText('member@orbit.example')).toBeVisible();
    await control(page, 'Employee type').selectOption('Contractor');
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
    await page.goBack();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await expectAccessible();
    await question.getByRole('button', { name: 'Stay on this page' }).click();
    await expect(control(page, 'Employee type').locator('option:checked')).toHaveText('Contractor');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).not.toHaveURL(/dialog=/);

    await chooseFor(page, name, 'Profile');
    await expect(control(page, 'Employee type').locator('option:checked')).not.toHaveText('Contractor');
    await control(page, 'Employee type').selectOption('Contractor');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('button', { name: 'Discard changes' })).toHaveCount(0);

    // The dialog has an address of its own.
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.reload();
    await expect(control(page, 'Employee type').locator('option:checked')).toHaveText('Contractor');
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).not.toHaveURL(/dialog=/);
  });
});
