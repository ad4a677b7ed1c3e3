import { slackExport } from '@muster/upstream/sampleArchives';
import { dialogNamed } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const ADMIN = 'admin@orbit.example';

test.afterAll(({ stack }) => stack.dev.reset());

/** An export of Slack with somebody who is in the team, somebody who is not, a bot, and a room in which they write. */
const EXPORT = {
  users: [
    { id: 'U1', name: 'ada', profile: { email: ADMIN, real_name: 'Ada' } },
    { id: 'U2', name: 'nia', profile: { email: 'nia@orbit.example', real_name: 'Nia Okoro' } },
    { id: 'U3', name: 'helper', is_bot: true, profile: { real_name: 'Helper' } },
  ],
  channels: [{ id: 'C1', name: 'brought-over', members: ['U1', 'U2'], creator: 'U1', created: 1_700_000_000 }],
  days: { 'brought-over/2024-01-31': [{ type: 'message', user: 'U2', text: 'Hello', ts: '1706700000.000100' }] },
};

test('a team is brought over from Slack: the archive, a URL that is free, a last look, and what came of it', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn(ADMIN);
  await page.goto('/#/manage/users?search=nia');
  await expect(page.getByText('No results for “nia”')).toBeVisible();
  await page.goto('/#/import');
  await page.getByRole('link', { name: 'Import from Slack' }).click();
  await expect(page).toHaveURL(/#\/import\/slack$/);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toHaveText('No file chosen');
  await expectAccessible();
  const buffer = await slackExport(EXPORT);
  const input = page.locator('input[type=file]');
  await input.setInputFiles({ name: 'orbit.rar', mimeType: 'application/octet-stream', buffer });
  await expect(page.getByRole('alert')).toContainText('.zip, .tar.gz or .aes');
  await input.setInputFiles({ name: 'orbit.zip', mimeType: 'application/zip', buffer });
  await expect(page.getByText('The file is uploaded.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to imports' }).click();
  await page.getByRole('button', { name: 'Stay on this page' }).click();

  await page.getByRole('button', { name: 'Continue' }).click();
  const url = page.getByRole('textbox', { name: 'Team URL' });
  await expect(url).toHaveValue('orbit');
  await url.fill('summit');
  await expect(page.getByRole('alert')).toHaveText('This team URL is already in use. Choose another one.');
  await url.fill('Orbit-Two');
  await expect(page.getByText(/^Available/)).toBeVisible();
  await page.getByRole('switch', { name: 'Mail everybody who is added' }).click();
  await expectAccessible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('orbit-two, in place of orbit')).toBeVisible();
  await page.goBack();
  await expect(url).toHaveValue('Orbit-Two');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectAccessible();
  await page.getByRole('button', { name: 'Start import' }).click();

  await expect(page).toHaveURL(/#\/import$/);
  const card = page.getByRole('region', { name: 'Slack' });
  await expect(card.getByText('Completed')).toBeVisible({ timeout: 20_000 });
  await expect(card).toContainText('Brought over: 1 person, 1 channel, and 1 message');
  await expect(card.getByRole('link', { name: /^Open orbit-two\./ })).toBeVisible();
  await expectAccessible();
  await card.getByRole('button', { name: 'Details' }).click();
  const details = dialogNamed(page, 'Import from Slack: details');
  await expect(details.getByRole('row', { name: /^Found/ })).toContainText(/Found21/);
  await expect(details.getByRole('row', { name: /Helper/ })).toContainText('A bot.');
  await expectAccessible();
  await details.getByRole('button', { name: 'Close' }).click();
  await page.goto('/#/manage/users?search=nia');
  await expect(page.getByText('Nia Okoro')).toBeVisible();
});

test('from HipChat it is fetched from a link; an e-mail tells the rest', async ({ page, signIn, expectAccessible }) => {
  await signIn(ADMIN);
  await page.goto('/#/import/hipchat');
  await page.getByRole('textbox', { name: 'Link to the file' }).fill('https://export.invalid/group.tar.gz.aes');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please enter your file passphrase');
  await page.getByLabel('Passphrase').fill('open sesame');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Start import' }).click();
  const dialog = dialogNamed(page, 'Your import was accepted');
  await expect(dialog).toContainText('You will get an e-mail with the next steps.');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/#\/overview/);
  await page.goto('/#/import');
  await expect(page.getByRole('region', { name: 'HipChat', exact: true })).toContainText('group.tar.gz.aes');
});
