import type { Page } from '@playwright/test';
import { chooseFor, notifications } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const FIELDS = '/#/enterprise/custom-team-fields';
const GROUPS = '/#/enterprise/user-groups';

const itemOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
const upgrade = (page: Page) => page.getByRole('button', { name: 'Upgrade to PRO' });

// A team that had PRO keeps what it has made with it.
test.describe('custom fields and user groups without PRO', () => {
  test.afterAll(({ stack }) => stack.dev.reset());

  test('are read and deleted by admins, not created or changed, and lead to the plan', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn('admin@softwall.example');
    await page.goto(`${FIELDS}/add`);
    await expect(page).toHaveURL(/#\/overview$/);
    await page.goto(FIELDS);
    await expect(page.getByRole('note')).toContainText('Your team no longer has PRO.');
    await expect(itemOf(page, 'Floor')).toContainText('Ground floor, First floor, Second floor');
    await expect(page.getByRole('link', { name: /^(Create|Edit) / })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Move Floor' })).toHaveCount(0);
    await expectAccessible();
    await upgrade(page).click();
    await expect(page).toHaveURL(/#\/billing(?:New)?\?feature=custom-fields$/);

    await page.goto(`${GROUPS}/add`);
    await expect(page).toHaveURL(/#\/overview$/);
    await page.goto(GROUPS);
    await expect(page.getByRole('note')).toContainText('With PRO you create user groups and change them.');
    await expect(itemOf(page, 'Upstairs')).toBeVisible();
    await expect(page.getByRole('link', { name: /^(Create|Edit) / })).toHaveCount(0);
    await expectAccessible();
    await chooseFor(page, 'Upstairs', 'Delete');
    await page.getByRole('button', { name: 'Delete user group' }).click();
    await expect(notifications(page)).toContainText('The user group “Upstairs” is deleted.');
    await expect(page.getByText('No user groups yet')).toBeVisible();
    await upgrade(page).click();
    await expect(page).toHaveURL(/#\/billing(?:New)?\?feature=user-groups$/);
  });

  test('leave profiles as they were: members read what they have, and are told why', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn('member@softwall.example');
    await page.goto('/#/profile');
    const fields = page.getByRole('region', { name: 'Profile fields' });
    await expect(fields.getByText(/plan lets nobody change these fields/)).toBeVisible();
    await expect(fields.getByText('First floor')).toBeVisible();
    await expect(fields.getByRole('combobox')).toHaveCount(0);
    await expect(upgrade(page)).toHaveCount(0);
    await expectAccessible();
  });
});
