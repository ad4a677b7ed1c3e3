import { readFile } from 'node:fs/promises';
import { go, goAndPress, goAndType } from '../support/keyboard.ts';
import { bar, dialogNamed, invite, notifications, rowOf } from '../support/people.ts';
import { rowAt, searchBox } from '../support/peopleList.ts';
import { expect, test } from '../support/test.ts';

// No pointer, and no focus but where keys lead; and what is said on the way to whoever does not see it. Other specs count the members of these teams.
test.afterAll(({ stack }) => stack.dev.reset());

test('signing in, finding somebody and changing their profile takes keys alone', async ({ page, stack, heard }) => {
  const { keyboard } = page;
  await page.goto('/');
  await goAndType(page, page.getByRole('textbox', { name: 'Work e-mail address' }), 'admin@orbit.example');
  await keyboard.press('Enter');
  const pin = page.getByRole('textbox', { name: /pin/i });
  await expect(pin).toBeFocused();
  await keyboard.type('12');
  await keyboard.press('Enter');
  await expect(pin).toHaveAccessibleDescription(/The PIN entered is incorrect/);
  await expect(pin).toBeFocused();
  expect((await heard()).alerts).toEqual(['The PIN entered is incorrect']);
  await goAndType(page, pin, await stack.dev.pinOf('admin@orbit.example'));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();

  // The first stop leads past the sidebar and the top bar.
  await goAndPress(page, page.getByRole('button', { name: 'Skip to the content' }), 'Enter', 1);
  await expect(page.getByRole('main')).toBeFocused();
  await go(page, page.getByRole('link', { name: 'Members', exact: true }), 40, 'Shift+Tab');
  await keyboard.press('Enter');
  // Whoever listens hears which page it is.
  await expect(page.getByRole('heading', { name: 'Members', level: 1 })).toBeFocused();
  await goAndType(page, searchBox(page), 'abigayle');
  await expect(page.getByRole('status').getByText(/^1 (person|result)/)).toBeVisible();
  const link = rowAt(page, 1).getByRole('link');
  await goAndPress(page, link);
  const profile = dialogNamed(page, /Armstrong/);
  await go(page, profile.getByRole('combobox', { name: 'Department' }));
  await keyboard.type('Fin');
  await goAndPress(page, profile.getByRole('button', { name: 'Save' }));
  await expect(profile.getByRole('status').getByText(/saved/i).first()).toBeAttached();
  const { alerts, statuses } = await heard();
  expect(alerts).toEqual([]);
  expect(statuses).toEqual(expect.arrayContaining(['1 result for “abigayle”', 'Saved']));
  await keyboard.press('Escape');
  await expect(profile).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('people are added by keys, and the focus is back where it was', async ({ page, signIn, heard }) => {
  const { keyboard } = page;
  await signIn('admin@orbit.example');
  await page.goto('/#/manage/users');
  const opener = page.getByRole('button', { name: 'Add users' });
  await goAndPress(page, opener);
  const dialog = dialogNamed(page, 'Add users');
  await expect(dialog.getByRole('textbox', { name: 'E-mail addresses' })).toBeFocused();
  await keyboard.type('kay.board@orbit.example, nonsense');
  await goAndPress(page, dialog.getByRole('button', { name: 'Add 1 person' }));
  await expect(dialog.getByRole('alert').getByText('1 person added')).toBeVisible();
  // Nothing but the dialog is on the way: it lets nobody out, and Escape does.
  await goAndPress(page, dialog.getByRole('button', { name: /^Remove all invalid/ }));
  await expect(dialog.getByRole('textbox', { name: 'E-mail addresses' })).toBeFocused();
  await keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  // Of what is left, and only once it was left. That somebody was added may be heard, too: an alert that comes with its text is
  // heard by chance.
  const faults = (await heard()).alerts.filter((text) => !text.startsWith('1 person added'));
  expect(faults).toEqual(['Enter a valid e-mail address.']);
});

test('somebody is made an admin by keys, and somebody deactivated and taken back', async ({ page, signIn, heard }) => {
  const { keyboard } = page;
  await signIn('admin@flat.example');
  await invite(page.request, ['kay.board@flat.example']);
  await page.goto('/#/manage/users?search=kay.board');
  const menuButton = page.getByRole('button', { name: 'Actions for Kay Board' });
  await goAndPress(page, menuButton);
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await keyboard.type('make');
  await expect(page.getByRole('menuitem', { name: 'Make admin' })).toBeFocused();
  await keyboard.press('Enter');
  const question = dialogNamed(page, 'Make Kay Board an admin?');
  await goAndPress(page, question.getByRole('button', { name: 'Make Kay Board an admin' }));
  await expect(notifications(page)).toContainText('Kay Board is an admin now.');
  await expect(menuButton).toBeFocused();
  expect((await heard()).statuses.at(-1)).toBe('Kay Board is an admin now.');

  // A row is ticked, and what can be done stands in a bar.
  await go(page, rowAt(page, 1), 40, 'Shift+Tab');
  await keyboard.press('Space');
  await goAndPress(page, bar(page).getByRole('button', { name: 'Deactivate (1)' }));
  await goAndPress(page, page.getByRole('dialog').getByRole('button', { name: /^Deactivate/ }));
  await expect(notifications(page)).toContainText('is deactivated');
  // The row is gone, and the bar with it.
  await expect(page.getByRole('heading', { name: 'Members', level: 1 })).toBeFocused();
  await keyboard.press('F8');
  await expect(notifications(page).getByRole('button', { name: 'Undo' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(rowOf(page, 'Kay Board')).toBeVisible();
  const { alerts, statuses } = await heard();
  expect(alerts).toEqual([]);
  // Each once, with what can be done about it.
  expect(statuses.filter((text) => text.startsWith('Kay Board'))).toEqual([
    expect.stringMatching(/^Kay Board is deactivated\.\s*Undo/),
    'Kay Board is active again.',
  ]);
});

test('a file of people is chosen, looked at and done by keys', async ({ page, signIn, heard }) => {
  await signIn('admin@orbit.example');
  await page.goto('/#/manage/users/bulk-manage/deactivate');
  const saved = page.waitForEvent('download');
  await goAndPress(page, page.getByRole('button', { name: 'Download template' }));
  expect(await readFile(await (await saved).path(), 'utf8')).toContain('email');
  const chooser = page.waitForEvent('filechooser');
  await goAndPress(page, page.getByRole('button', { name: 'Choose file' }));
  const buffer = Buffer.from('email\r\nmember@orbit.example');
  await (await chooser).setFiles({ name: 'leavers.csv', mimeType: 'text/csv', buffer });
  await goAndPress(page, page.getByRole('button', { name: 'Upload' }));
  await goAndPress(page, page.getByRole('button', { name: 'Deactivate 1 person' }));
  const question = dialogNamed(page, 'Deactivate 1 person?');
  await goAndPress(page, question.getByRole('button', { name: 'Deactivate 1 person' }));
  await expect(page.getByText('1 person was deactivated. No row failed.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Members in bulk', level: 1 })).toBeFocused();
  const { alerts, statuses } = await heard();
  expect(alerts).toEqual([]);
  expect(statuses).toEqual(
    expect.arrayContaining(['Chosen: leavers.csv', 'Uploading: 100%', '1 person was deactivated. No row failed.']),
  );
});

test('somebody signs out by keys, and whoever listens hears of it and may go on', async ({ page, signIn, heard }) => {
  const { keyboard } = page;
  await signIn('admin@orbit.example');
  await page.goto('/#/overview');
  const opener = page.getByRole('button', { name: 'Account' });
  await go(page, opener);
  await keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Profile', exact: true })).toBeFocused();
  await keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await keyboard.press('Enter');
  await keyboard.type('sign');
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Work e-mail address' })).toBeFocused();
  await expect(page).toHaveTitle(/^Sign in/);
  expect(await heard()).toEqual({ alerts: [], statuses: [] });
  // Nothing of the console is behind it.
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Login to manage your team' })).toBeVisible();
});
