import type { Page } from '@playwright/test';
import { chooseCsv, downloaded } from '../support/files.ts';
import { expect, test } from '../support/test.ts';

const PATH = '/#/manage-channels/bulk-channel-management';
const ADMIN = 'admin@summit.example';

test.afterAll(({ stack }) => stack.dev.reset());

async function send(page: Page, name: string, text: string) {
  await chooseCsv(page, name, text);
  await page.getByRole('button', { name: 'Upload' }).click();
}

test('a filled template shows what it would make, and makes it; rows that were left out are mended and sent again', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn(ADMIN);
  await page.goto(PATH);
  const template = await downloaded(page, 'Download create_channels.csv');
  expect(template.name).toBe('create_channels.csv');
  await expect(page.getByRole('button', { name: 'Choose file' })).toBeDisabled();
  await page.getByRole('checkbox', { name: 'I have read the instructions' }).check();
  const rows = [
    `launch,What is next,public,${ADMIN},,channel admins,any member`,
    `general,,public,${ADMIN},,channel admins,any member`,
    `night shift,,private,nobody@summit.example,,any member,any member`,
  ];
  await send(page, template.name, template.text + rows.join('\r\n'));
  const preview = page.getByRole('region', { name: '4. Check what will change' });
  await expect(preview.getByRole('table', { name: 'Rows that change something' })).toContainText('launch');
  await preview.getByRole('button', { name: '2 rows cannot be done' }).click();
  const refused = preview.getByRole('table', { name: 'Rows that cannot be done' });
  await expect(refused.getByRole('row').nth(1)).toContainText('Your team has a channel of this name');
  await expect(refused.getByRole('row').nth(2)).toContainText('nobody@summit.example');
  await expectAccessible();
  await page.reload();
  await preview.getByRole('button', { name: 'Create 1 channel' }).click();
  const result = page.getByRole('region', { name: 'What became of it' });
  await expect(result.getByText('1 channel was created. No row failed.')).toBeVisible();
  await expectAccessible();
  const again = await downloaded(page, 'Download the rows that failed');
  expect(again.name).toBe('create_channels_failed.csv');
  await page.getByRole('link', { name: 'Upload another file' }).click();
  await page.getByRole('checkbox', { name: 'I have read the instructions' }).check();
  await send(page, again.name, again.text.replace('nobody@', 'member@').replace('general,', 'general two,'));
  await preview.getByRole('button', { name: 'Create 2 channels' }).click();
  await expect(result.getByText('2 channels were created. No row failed.')).toBeVisible();
  const uploads = page.getByRole('table', { name: 'Uploads of the last 30 days' });
  await expect(uploads.getByRole('row').nth(1)).toContainText('2 done, 0 failed');
  await uploads.getByRole('link', { name: 'create_channels.csv' }).click();
  await expect(result.getByText('1 channel was created. No row failed.')).toBeVisible();
  await page.goBack();
  await expect(result.getByText('2 channels were created. No row failed.')).toBeVisible();
  await page.getByRole('link', { name: 'Upload another file' }).click();
  const update = await downloaded(page, 'Download update_channels.csv');
  for (const name of ['launch', 'night shift', 'general two']) expect(update.text).toContain(`\n${name},`);
});

test('a file of another name, or none, is told of before anything is sent', async ({ page, signIn }) => {
  await signIn(ADMIN);
  await page.goto(PATH);
  await expect(page.getByRole('button', { name: 'Download update_channels.csv' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'I have read the instructions' }).check();
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByRole('alert')).toHaveText('No file chosen');
  await expect(page.getByRole('button', { name: 'Upload' })).toBeDisabled();
  await chooseCsv(page, 'channels.csv', 'a,b');
  await expect(page.getByRole('alert')).toHaveText(
    'Invalid file name. Please do not modify the file name of the downloaded template.',
  );
});
