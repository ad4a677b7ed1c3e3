import { readFile } from 'node:fs/promises';
import { go, goAndPress } from '../support/keyboard.ts';
import { notifications, rowOf } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

// No pointer, and no focus but where keys lead; and what is said on the way to whoever does not see it. Other specs count on
// these people and channels.
test.afterAll(({ stack }) => stack.dev.reset());

test('who asks to join is let in by keys, and somebody else turned down', async ({ page, signIn, heard }) => {
  const { keyboard } = page;
  await signIn('admin@orbit.example');
  await page.goto('/#/manage/users?tab=pending');
  // The list is one stop, in which arrows lead from row to row.
  await go(page, rowOf(page, 'Gondebaud Clement'));
  await keyboard.press('ArrowDown');
  await expect(rowOf(page, 'Tomás Zayas Maldonado')).toBeFocused();
  await goAndPress(page, page.getByRole('button', { name: 'Approve Tomás Zayas Maldonado' }));
  await expect(notifications(page)).toContainText('Tomás Zayas Maldonado belongs to the team now.');
  await expect(rowOf(page, 'Tomás Zayas Maldonado')).toHaveCount(0);
  // The row is gone with its buttons: another one has the focus.
  await expect(rowOf(page, 'Tommie Heaney')).toBeFocused();
  await goAndPress(page, page.getByRole('button', { name: 'Reject Tommie Heaney' }));
  const question = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await goAndPress(page, question.getByRole('button', { name: /^Reject/ }));
  await expect(question).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();
  const { alerts, statuses } = await heard();
  expect(alerts.filter((text) => !text.startsWith('Reject'))).toEqual([]);
  expect(statuses).toContain('Tomás Zayas Maldonado belongs to the team now.');
});

test('channels are made of a filled template by keys, and what became of it is told', async ({
  page,
  signIn,
  heard,
}) => {
  await signIn('admin@summit.example');
  await page.goto('/#/manage-channels/bulk-channel-management');
  const saved = page.waitForEvent('download');
  await goAndPress(page, page.getByRole('button', { name: 'Download create_channels.csv' }));
  const header = await readFile(await (await saved).path(), 'utf8');
  await goAndPress(page, page.getByRole('checkbox', { name: 'I have read the instructions' }), 'Space');
  const chooser = page.waitForEvent('filechooser');
  await goAndPress(page, page.getByRole('button', { name: 'Choose file' }));
  const row = 'by keys,,public,admin@summit.example,,channel admins,any member';
  await (
    await chooser
  ).setFiles({ name: 'create_channels.csv', mimeType: 'text/csv', buffer: Buffer.from(`${header}${row}`) });
  await goAndPress(page, page.getByRole('button', { name: 'Upload' }));
  await goAndPress(page, page.getByRole('button', { name: 'Create 1 channel' }));
  await expect(page.getByText('1 channel was created. No row failed.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Channels in bulk', level: 1 })).toBeFocused();
  const { alerts, statuses } = await heard();
  expect(alerts).toEqual([]);
  expect(statuses).toEqual(
    expect.arrayContaining(['Chosen: create_channels.csv', '1 channel was created. No row failed.']),
  );
});

test('all other sessions are ended by keys', async ({ page, signIn, heard }) => {
  await signIn('guest@orbit.example');
  await page.goto('/#/manage-sessions');
  await goAndPress(page, page.getByRole('button', { name: 'Sign out all other sessions' }));
  const question = page.getByRole('alertdialog', { name: 'Sign out all other sessions?' });
  await goAndPress(page, question.getByRole('button', { name: /^Sign out \d+ sessions$/ }));
  await expect(page.getByText('You are not signed in anywhere else.')).toBeVisible();
  // The button is gone with what it was for.
  await expect(page.getByRole('heading', { name: 'Sessions', level: 1 })).toBeFocused();
  expect((await heard()).statuses).toEqual([expect.stringMatching(/^\d+ other sessions were signed out\.$/)]);
});
