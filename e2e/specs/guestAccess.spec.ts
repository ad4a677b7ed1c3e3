import { accessOf, chip, failing, inviteGuest, pick, untilSaved } from '../support/guests.ts';
import { act, chooseFor, dialogNamed, idOf, notifications, rowOf } from '../support/people.ts';
import { retryUntil } from '../support/retry.ts';
import { expect, test } from '../support/test.ts';

// Other specs count the guests of this team.
test.afterAll(({ stack }) => stack.dev.reset());
test.afterEach(({ stack }) => stack.dev.clearFaults());

test.describe('a guest’s access', () => {
  test('is changed, says so, and closes by itself', async ({ page, signIn, expectAccessible }) => {
    await signIn('admin@orbit.example');
    const id = await inviteGuest(page.request, 'iris@studio.example');
    await page.goto('/#/manage/users?tab=guests');
    await chooseFor(page, 'Iris', 'Guest access');
    const dialog = dialogNamed(page, 'Guest access: Iris');
    const save = dialog.getByRole('button', { name: 'Save' });
    await expect(dialog.getByRole('combobox', { name: 'Contacts' })).toBeVisible();
    await expect(save).toBeDisabled();
    await expectAccessible();
    await pick(dialog, 'Channels', 'ing', 'Ingénierie');
    await expect(save).toBeEnabled();
    await chip(dialog, 'Ingénierie').click();
    await expect(save).toBeDisabled();
    await pick(dialog, 'Channels', '市场', '市场部');
    await pick(dialog, 'Contacts', 'ana', 'Ana');
    await dialog.getByLabel('Reminder', { exact: true }).fill('2099-03-01');
    const saved = untilSaved(page);
    await save.click();
    await saved;
    await expect(dialog).toHaveCount(0);
    await expect(page).not.toHaveURL(/dialog=/);
    await expect(page.getByRole('button', { name: 'Actions for Iris' })).toBeFocused();
    expect(await accessOf(page.request, id)).toMatchObject({ channels: ['市场部'], validityReminder: '2099-03-01' });

    await page.goto(`/#/manage/users?tab=guests&dialog=guest-access&member=${id}`);
    await expect(dialog.getByText('01-Mar-2099')).toBeVisible();
    await dialog.getByRole('button', { name: 'Clear the reminder' }).click();
    await expect(dialog.getByText('No reminder')).toBeVisible();
    await save.click();
    await expect(dialog).toHaveCount(0);
    expect(await accessOf(page.request, id)).toMatchObject({ channels: ['市场部'], validityReminder: null });
  });

  test('is saved as far as its services answer, and the rest stays to be tried again', async ({
    page,
    signIn,
    stack,
    expectAccessible,
  }) => {
    await signIn('admin@orbit.example');
    const id = await inviteGuest(page.request, 'otto@studio.example');
    await page.goto(`/#/manage/users?tab=guests&dialog=guest-access&member=${id}`);
    const dialog = dialogNamed(page, 'Guest access: Otto');
    await pick(dialog, 'Contacts', 'ana', 'Ana');
    await pick(dialog, 'Channels', 'ing', 'Ingénierie');
    await dialog.getByLabel('Reminder', { exact: true }).fill('2099-03-01');
    await failing(stack.dev, ['guest', 'prepareGuestsRoster'], ['guest', 'updateGuestValidityReminder']);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Can not update guest contacts.')).toBeVisible();
    await expect(dialog.getByText('Can not update guest validity.')).toBeVisible();
    await expect(dialog.getByText('Can not update guest channels.')).toHaveCount(0);
    await expectAccessible();
    expect(await accessOf(page.request, id)).toEqual({
      contacts: [],
      channels: ['Ingénierie'],
      validityReminder: null,
    });
    await stack.dev.clearFaults();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    expect(await accessOf(page.request, id)).toMatchObject({
      contacts: ['ana@orbit.example'],
      channels: ['Ingénierie'],
    });

    await page.goto(`/#/manage/users?tab=guests&dialog=guest-access&member=${id}`);
    await chip(dialog, 'Ingénierie').click();
    await failing(stack.dev, ['channel', 'bulkGroupUpdate']);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Can not update guest channels.')).toBeVisible();
    await expect(chip(dialog, 'Ingénierie')).toHaveCount(0);
    await expectAccessible();
  });

  test('is shown as far as it can be read', async ({ page, signIn, stack, expectAccessible }) => {
    await signIn('admin@orbit.example');
    const id = await inviteGuest(page.request, 'emil@studio.example');
    await page.goto('/#/manage/users?tab=guests');
    await expect(rowOf(page, 'Emil')).toBeVisible();
    await failing(stack.dev, ['guest', 'guestConversations'], ['channel', 'guestChannels']);
    await chooseFor(page, 'Emil', 'Guest access');
    const dialog = dialogNamed(page, 'Guest access: Emil');
    await expect(dialog.getByText('Can not fetch guests conversations.')).toBeVisible();
    await expect(dialog.getByText('Can not fetch guests channels.')).toBeVisible();
    await expect(dialog.getByLabel('Reminder', { exact: true })).toBeVisible();
    await expectAccessible();
    await dialog.getByLabel('Reminder', { exact: true }).fill('2099-05-05');
    await stack.dev.clearFaults();
    // What was entered meanwhile stays.
    await retryUntil(dialog, dialog.getByRole('combobox', { name: 'Contacts' }));
    await expect(dialog.getByText('05-May-2099')).toBeVisible();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    expect(await accessOf(page.request, id)).toMatchObject({ validityReminder: '2099-05-05' });
  });

  test('that somebody else has changed meanwhile is not overwritten unseen', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn('admin@orbit.example');
    const id = await inviteGuest(page.request, 'lena@studio.example');
    await page.goto(`/#/manage/users?tab=guests&dialog=guest-access&member=${id}`);
    const dialog = dialogNamed(page, 'Guest access: Lena');
    await dialog.getByLabel('Reminder', { exact: true }).fill('2099-05-05');
    const contactIds = [await idOf(page.request, 'ana@orbit.example')];
    await act(page.request, 'guestAccessUpdate', { memberId: id, contactIds, validityReminder: '2099-01-31' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText(/^Somebody else has changed this in the meantime/)).toBeVisible();
    await expect(dialog.getByText('Contacts added: Ana')).toBeVisible();
    await expect(dialog.getByText('Reminder: 31-Jan-2099')).toBeVisible();
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Save my changes' }).click();
    await expect(dialog).toHaveCount(0);
    expect(await accessOf(page.request, id)).toMatchObject({
      contacts: ['ana@orbit.example'],
      validityReminder: '2099-05-05',
    });
  });

  test('of somebody who is no guest any more says so', async ({ page, signIn, expectAccessible }) => {
    await signIn('admin@orbit.example');
    const id = await inviteGuest(page.request, 'rosa@studio.example');
    await page.goto('/#/manage/users?tab=guests');
    await expect(rowOf(page, 'Rosa')).toBeVisible();
    await act(page.request, 'guestUpgrade', { memberId: id });
    await chooseFor(page, 'Rosa', 'Guest access');
    const gone = dialogNamed(page, 'Not a guest any more');
    await expect(gone).toBeVisible();
    await expectAccessible();
    await gone.getByRole('button', { name: 'Close' }).click();
    await expect(rowOf(page, 'Rosa')).toHaveCount(0);
  });
});

test('a guest becomes a member, or stays one where that fails', async ({
  page,
  signIn,
  stack,
  consoleErrors,
  expectAccessible,
}) => {
  await signIn('admin@orbit.example');
  await inviteGuest(page.request, 'ruth@studio.example');
  await page.goto('/#/manage/users?tab=guests');
  await chooseFor(page, 'Ruth', 'Upgrade to member');
  const dialog = page.getByRole('alertdialog', { name: 'Upgrade Ruth to a member?' });
  await expect(dialog.getByRole('button', { name: 'Upgrade to member' })).toBeFocused();
  await expectAccessible();
  await failing(stack.dev, ['guest', 'upgradeGuest']);
  await dialog.getByRole('button', { name: 'Upgrade to member' }).click();
  await expect(dialog.getByText('Data cannot be saved')).toBeVisible();
  await expectAccessible();
  consoleErrors.length = 0;
  await stack.dev.clearFaults();
  await dialog.getByRole('button', { name: 'Upgrade to member' }).click();
  await expect(notifications(page).getByText('Upgrade successful')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(rowOf(page, 'Ruth')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Users', exact: true }).click();
  await page.getByRole('searchbox', { name: /^Search/ }).fill('ruth@');
  await expect(rowOf(page, 'Ruth').getByText('Member', { exact: true })).toBeVisible();
});
