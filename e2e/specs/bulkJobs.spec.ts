import type { Page } from '@playwright/test';
import { act, bar, dialogNamed, idOf, invite, notifications, rowOf, search } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

// These change whole lists of the largest team.
test.beforeEach(({ stack }) => stack.dev.reset());
test.afterAll(({ stack }) => stack.dev.reset());

const panel = (page: Page) => page.getByRole('region', { name: 'Actions in progress' });

/** Selects everybody of the list that is open, loaded or not. */
async function selectMatching(page: Page, count: string): Promise<void> {
  await page.getByRole('button', { name: 'Choose what to select' }).click();
  await page.getByRole('menuitem', { name: `All matching (${count})` }).click();
  await expect(bar(page).getByText(`${count} selected`)).toBeVisible();
}

test('everybody of a list is a job, which can be left, come back to and taken back', async ({
  page,
  signIn,
  stack,
  expectAccessible,
  consoleErrors,
}) => {
  await signIn('admin@galaxy.example');
  await page.goto('/#/manage/users');
  await page.getByRole('button', { name: 'Show the whole list' }).click();
  await page.getByRole('combobox', { name: 'Role' }).selectOption('Guests');
  await selectMatching(page, '60');
  await bar(page).getByRole('button', { name: 'Deactivate (60)' }).click();
  const dialog = dialogNamed(page, 'Deactivate 60 people?');
  await expect(dialog.getByText(/everybody of the list, also those who are not loaded yet/)).toBeVisible();
  await expectAccessible();
  // How far it is cannot be read for now, so that what is shown meanwhile can be looked at.
  await stack.dev.fault({ service: 'bulk', operation: 'job', status: 503 });
  await dialog.getByRole('button', { name: 'Deactivate 60 people' }).click();
  await expect(panel(page).getByRole('progressbar', { name: 'Deactivating 60 people' })).toBeVisible();
  await expect(panel(page).getByText('0 of 60 (0%)')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await expectAccessible();
  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(page).toHaveURL(/#\/overview/);
  await page.getByRole('link', { name: 'Members' }).click();
  await expect(panel(page).getByRole('progressbar', { name: 'Deactivating 60 people' })).toBeVisible();
  await page.getByRole('tab', { name: 'Guests' }).click();
  await expect(page.getByRole('grid', { name: 'Guests' })).toBeVisible();
  await stack.dev.clearFaults();
  const told = notifications(page);
  // It stays as long as the pointer rests on it.
  await told.getByText('60 people are deactivated.').hover();
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByText('No guests yet')).toBeVisible();
  await told.getByRole('button', { name: 'Undo' }).click();
  await expect(told.getByText('60 people are active again.')).toBeVisible();
  await expect(page.getByText('60 people', { exact: true })).toBeVisible();
  consoleErrors.length = 0;
});

test('whom a search finds, but for one who is left out, are deactivated by a job', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin@galaxy.example');
  const emails = Array.from({ length: 60 }, (_, index) => `mass.number${index + 100}@galaxy.example`);
  await invite(page.request, emails);
  await page.goto('/#/manage/users');
  await search(page, 'mass.');
  await selectMatching(page, '60');
  await page.getByRole('checkbox', { name: 'Select Mass Number100' }).uncheck();
  await expect(bar(page).getByText('59 selected, 1 left out')).toBeVisible();
  await bar(page).getByRole('button', { name: 'Deactivate (59)' }).click();
  const dialog = dialogNamed(page, 'Deactivate 59 people?');
  await expect(dialog).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Deactivate 59 people' }).click();
  await expect(notifications(page).getByText('59 people are deactivated.')).toBeVisible();
  await expect(page.getByText('1 result for “mass.”')).toBeVisible();
  await expect(rowOf(page, 'Mass Number100')).toBeVisible();
});

test('a list that has changed meanwhile is counted anew before anything is done', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin@galaxy.example');
  await page.goto('/#/manage/users?list=whole&role=guest');
  await selectMatching(page, '60');
  await bar(page).getByRole('button', { name: 'Deactivate (60)' }).click();
  const dialog = page.getByRole('dialog');
  await act(page.request, 'memberDeactivate', { memberIds: [await idOf(page.request, 'guest@galaxy.example')] });
  await dialog.getByRole('button', { name: 'Deactivate 60 people' }).click();
  await expect(
    dialog.getByText('The list has changed in the meantime: it is 59 people now. Is that what you want?'),
  ).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Deactivate 59 people' }).click();
  await expect(notifications(page).getByText('59 people are deactivated.')).toBeVisible();
});

test('whom a job fails on is named with the reason, and can be selected', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin@galaxy.example');
  await page.goto('/#/manage/users');
  await page.getByRole('button', { name: 'Show the whole list' }).click();
  await selectMatching(page, '6,200');
  await bar(page).getByRole('button', { name: 'Deactivate (6,200)' }).click();
  const dialog = dialogNamed(page, 'Deactivate 6,200 people?');
  await expect(dialog.getByText(/One admin stays in any case\./)).toBeVisible();
  await dialog.getByRole('button', { name: 'Deactivate 6,200 people' }).click();
  const partly = 'Done for 6,199 of 6,200. 1 person could not be changed.';
  await expect(panel(page).getByText(partly)).toBeVisible();
  await panel(page).getByRole('button', { name: 'Show who and why' }).click();
  const failures = dialogNamed(page, 'Who could not be changed');
  await expect(failures.getByRole('listitem')).toHaveText(
    /Wilburn Considine.*Is the last admin, and a team needs one\./,
  );
  await expectAccessible();
  await failures.getByRole('button', { name: 'Close' }).click();
  await panel(page).getByRole('button', { name: 'Select failed ones' }).click();
  await expect(bar(page).getByText('1 selected')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Select Wilburn Considine' })).toBeChecked();
  await expect(panel(page)).toHaveCount(0);
});

test('a job that failed on somebody is taken back where it says so', async ({ page, signIn }) => {
  await signIn('admin@galaxy.example');
  await page.goto('/#/manage/users?list=whole');
  await selectMatching(page, '6,200');
  await bar(page).getByRole('button', { name: 'Deactivate (6,200)' }).click();
  await dialogNamed(page, 'Deactivate 6,200 people?').getByRole('button', { name: 'Deactivate 6,200 people' }).click();
  await panel(page).getByRole('button', { name: 'Undo' }).click();
  await expect(notifications(page).getByText('6,199 people are active again.')).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByText('6,200 people', { exact: true })).toBeVisible();
});
