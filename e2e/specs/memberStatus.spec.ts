import { act, bar, chooseFor, dialogNamed, invite, notifications, rowOf, search, select } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

// Others count on who is in the teams.
test.afterAll(({ stack }) => stack.dev.reset());

test.describe('deactivating', () => {
  test('one person can be taken back by keyboard, with the license', async ({ page, signIn, expectAccessible }) => {
    await signIn('admin@deal.example');
    const memberIds = await invite(page.request, ['uma.single@deal.example']);
    await act(page.request, 'licenceAssign', { memberIds });
    await page.goto('/#/manage/users?search=uma.single');
    await chooseFor(page, 'Uma Single', 'Deactivate');
    const dialog = dialogNamed(page, 'Deactivate Uma Single?');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await expectAccessible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(notifications(page).getByText('Uma Single is deactivated.')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(rowOf(page, 'Uma Single')).toHaveCount(0);
    // It stays as long as the focus is in it.
    await page.keyboard.press('F8');
    await expect(notifications(page).getByRole('button', { name: 'Undo' })).toBeFocused();
    await expectAccessible();
    await page.keyboard.press('Enter');
    await expect(notifications(page).getByText('Uma Single is active again.')).toBeVisible();
    await expect(rowOf(page, 'Uma Single').getByText('PRO', { exact: true })).toBeVisible();
  });

  test('many changes all but whom it fails on, who stay selected', async ({ page, signIn, expectAccessible }) => {
    await signIn('admin@rupee.example');
    await invite(page.request, ['uma.many@rupee.example']);
    await page.goto('/#/manage/users?search=admin');
    await select(page, ['Denise Hodkiewicz']);
    await search(page, 'siobhan');
    await select(page, ['Siobhán O’Connor-D’Arcy']);
    await search(page, 'uma.many');
    await select(page, ['Uma Many']);
    await expect(bar(page).getByText('3 selected')).toBeVisible();
    await bar(page).getByRole('button', { name: 'Deactivate (3)' }).click();
    const dialog = dialogNamed(page, 'Deactivate 3 people?');
    await expect(dialog.getByText('You are among them')).toBeVisible();
    for (const name of ['Denise Hodkiewicz', 'Siobhán O’Connor-D’Arcy', 'Uma Many'])
      await expect(dialog.getByText(name)).toBeVisible();
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Deactivate 3 people' }).click();
    await expect(page.getByRole('dialog').getByText('2 people are deactivated.')).toBeVisible();
    const failed = page.getByRole('list', { name: 'Denise Hodkiewicz could not be deactivated.' });
    await expect(failed.getByRole('listitem')).toHaveText(
      /Denise Hodkiewicz.*Is the last admin, and a team needs one\./,
    );
    await expectAccessible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(bar(page).getByText('1 selected')).toBeVisible();
    await expect(rowOf(page, 'Uma Many')).toHaveCount(0);
    await search(page, 'admin');
    await expect(page.getByRole('checkbox', { name: 'Select Denise Hodkiewicz' })).toBeChecked();
    await page.getByRole('tab', { name: 'Deactivated users' }).click();
    await expect(rowOf(page, 'Uma Many')).toBeVisible();
    await expect(rowOf(page, 'Siobhán O’Connor-D’Arcy')).toBeVisible();
  });

  test('oneself is warned about, and ends the session', async ({ page, signIn, expectAccessible }) => {
    await signIn('admin@salestrial.example');
    await page.goto('/#/manage/users?tab=admins');
    await page.getByRole('button', { name: 'Deactivate: Peggie Ebert' }).click();
    const dialog = dialogNamed(page, 'Deactivate Peggie Ebert?');
    await expect(dialog.getByText('your admin rights are revoked, and you are signed out.')).toBeVisible();
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Deactivate Peggie Ebert' }).click();
    await expect(page.getByRole('heading', { name: 'Login to manage your team' })).toBeVisible();
    await page.goto('/#/manage/users');
    await expect(page).toHaveURL(/#\/login/);
  });

  test('that fails half-way is tried again, and done once', async ({
    page,
    signIn,
    stack,
    consoleErrors,
    expectAccessible,
  }) => {
    await signIn('admin@offline.example');
    await invite(page.request, ['ugo.first@offline.example', 'ugo.second@offline.example']);
    await page.goto('/#/manage/users?search=ugo');
    await select(page, ['Ugo First', 'Ugo Second']);
    await bar(page).getByRole('button', { name: 'Deactivate (2)' }).click();
    const dialog = dialogNamed(page, 'Deactivate 2 people?');
    await stack.dev.fault({ service: 'member', operation: 'deactivateProfiles', drop: true });
    await dialog.getByRole('button', { name: 'Deactivate 2 people' }).click();
    await expect(dialog.getByText(/No answer came, .* Try again: nothing is done twice\./)).toBeVisible();
    await expectAccessible();
    await stack.dev.clearFaults();
    await dialog.getByRole('button', { name: 'Deactivate 2 people' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(notifications(page).getByText('2 people are deactivated.')).toBeVisible();
    await expect(page.getByText('Nobody else matches “ugo”.')).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
    consoleErrors.length = 0;
  });
});

test('deactivated people are switched on again, and off again by Undo', async ({ page, signIn, expectAccessible }) => {
  await signIn('admin@summit.example');
  await page.goto('/#/manage/users?tab=deactivated');
  await select(page, ['Mohamed Reilly', 'Léopoldine Michel']);
  await bar(page).getByRole('button', { name: 'Reactivate (2)' }).click();
  const dialog = dialogNamed(page, 'Reactivate 2 people?');
  await expect(dialog).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Reactivate 2 people' }).click();
  const told = notifications(page);
  await told.getByText('2 people are active again.').hover();
  await expect(rowOf(page, 'Mohamed Reilly')).toHaveCount(0);
  await expect(bar(page)).toHaveCount(0);
  await told.getByRole('button', { name: 'Undo' }).click();
  await expect(told.getByText('2 people are deactivated again.')).toBeVisible();
  await expect(rowOf(page, 'Mohamed Reilly')).toBeVisible();
});

test.describe('deleting', () => {
  test('asks why, and for words where the reason is another', async ({ page, signIn, expectAccessible }) => {
    await signIn('admin@deal.example');
    await invite(page.request, ['ida.gone@deal.example']);
    await page.goto('/#/manage/users?search=ida.gone');
    await chooseFor(page, 'Ida Gone', 'Delete');
    const dialog = dialogNamed(page, 'Delete Ida Gone?');
    await expect(dialog.getByText(/This cannot be undone; deactivating can\./)).toBeVisible();
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    const confirm = dialog.getByRole('button', { name: 'Delete Ida Gone' });
    await expect(confirm).toBeDisabled();
    await dialog.getByRole('radio', { name: 'Budget' }).check();
    await expect(confirm).toBeEnabled();
    await dialog.getByRole('textbox', { name: 'Your reason in your own words' }).click();
    await expect(dialog.getByRole('radio', { name: 'Other', exact: true })).toBeChecked();
    await expect(confirm).toBeDisabled();
    await dialog.getByRole('textbox').fill('She moved to another company.');
    await expectAccessible();
    await confirm.click();
    await expect(notifications(page).getByText('Ida Gone is deleted.')).toBeVisible();
    await expect(notifications(page).getByRole('button', { name: 'Undo' })).toHaveCount(0);
    await expect(page.getByText('Nobody else matches “ida.gone”.')).toBeVisible();
  });

  test('ten people or more takes a hand that types their number', async ({ page, signIn, expectAccessible }) => {
    await signIn('admin@deal.example');
    const emails = Array.from({ length: 11 }, (_, index) => `ivo.${'abcdefghijk'[index]}@deal.example`);
    await invite(page.request, emails);
    await page.goto('/#/manage/users?search=ivo');
    await page.getByRole('checkbox', { name: 'Select everything that is loaded' }).check();
    await bar(page).getByRole('button', { name: 'Delete (11)' }).click();
    const dialog = dialogNamed(page, 'Delete 11 people?');
    const next = dialog.getByRole('button', { name: 'Continue' });
    await expect(next).toBeDisabled();
    await dialog.getByRole('textbox', { name: 'Type 11 to go on' }).fill('10');
    await expect(next).toBeDisabled();
    await expectAccessible();
    await dialog.getByRole('textbox').fill('11');
    await next.click();
    await dialog.getByRole('radio', { name: 'The members left the organization' }).check();
    await dialog.getByRole('button', { name: 'Delete 11 people' }).click();
    await expect(notifications(page).getByText('11 people are deleted.')).toBeVisible();
    await expect(page.getByText('Nobody else matches “ivo”.')).toBeVisible();
  });

  test('everybody is a request to delete the team, which deletes nobody', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn('admin@softwall.example');
    await page.goto('/#/manage/users');
    await page.getByRole('checkbox', { name: 'Select everything that is loaded' }).check();
    await bar(page)
      .getByRole('button', { name: /^Delete \(/ })
      .click();
    const dialog = dialogNamed(page, 'Ask for the team to be deleted?');
    await expect(dialog.getByText(/Nobody is deleted now/)).toBeVisible();
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByRole('radio', { name: 'Missing features' }).check();
    await expect(dialog.getByRole('radio', { name: 'The members left the organization' })).toHaveCount(0);
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Request the deletion' }).click();
    const received = dialogNamed(page, 'Your request was received');
    await expect(received).toBeVisible();
    await expectAccessible();
    await received.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText('38 people')).toBeVisible();
    await page.reload();
    await expect(page.getByText('38 people')).toBeVisible();
  });
});
