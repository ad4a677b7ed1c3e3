import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { openPromise } from 'yauzl';
import { accessibilityFaults } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const ADMIN = 'admin@summit.example';
const PAGE = '/#/chat-dump';

test.afterAll(({ stack }) => stack.dev.reset());

/** Unpacks a zip as a file manager does; gives the folder. */
async function unpacked(file: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'chat-export-'));
  const zip = await openPromise(file);
  for await (const entry of zip.eachEntry()) {
    const path = join(folder, entry.fileName);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, await buffer(await zip.openReadStreamPromise(entry)));
  }
  return folder;
}

test('conversations are exported, downloaded and read in a browser, which nothing in them can do anything to', async ({
  page,
  context,
  signIn,
  expectAccessible,
}) => {
  await signIn(ADMIN);
  await page.goto(PAGE);
  const completed = page.getByRole('table', { name: 'Completed' });
  const toDownload = page.getByRole('button', { name: /^Download the export/ });
  await expect(toDownload).toHaveCount(2);
  await expect(completed).toContainText('Expired');
  await page.getByRole('link', { name: 'Pending' }).click();
  await expect(page.getByText('There are no pending chat exports to show')).toBeVisible();
  await page.getByRole('button', { name: 'Request export' }).click();
  await expect(page).toHaveURL(/dialog=request/);
  const form = page.getByRole('dialog', { name: 'Request a chat export' });
  const emails = form.getByRole('textbox', { name: 'E-mail addresses' });
  await emails.fill('nobody');
  await form.getByRole('button', { name: 'Request export' }).click();
  await expect(form.getByRole('alert')).toHaveText([
    'The email address you have entered is invalid.',
    'Please select the type of export',
    'Please select the type of messages that will be exported',
    'Please select the export format',
  ]);
  await expectAccessible();
  await emails.fill('nobody, admin@summit.example');
  await expect(form.getByRole('alert').first()).toHaveText(
    'One or more invalid emails found. Please check the emails you have entered.',
  );
  await emails.fill('nobody@summit.example, admin@summit.example');
  await form.getByRole('checkbox', { name: 'User History' }).check();
  await form.getByRole('checkbox', { name: 'Group History' }).check();
  await form.getByRole('combobox', { name: 'Channels (optional)' }).pressSequentially('gen');
  await page.getByRole('option', { name: 'general' }).click();
  await form.getByRole('radio', { name: 'All messages' }).check();
  await form.getByRole('radio', { name: 'HTML' }).check();
  await expect(form.getByText('Nobody in your team has this address: nobody@summit.example')).toBeVisible();
  await emails.fill('');
  await expect(form.getByText(/^At present: [\d,]+ messages in \d+ conversations/)).toBeVisible();
  await expectAccessible();
  await form.getByRole('button', { name: 'Request export' }).click();
  await expect(page).toHaveURL(/#\/chat-dump\?tab=pending$/);
  await page.getByRole('link', { name: 'Show completed' }).click();
  await expect(toDownload).toHaveCount(3);
  await expect(completed).toContainText('User History, Group History, All messages');
  await expect(completed).toContainText('All team members, 1 channel');
  await expectAccessible();
  const coming = page.waitForEvent('download');
  await toDownload.first().click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^summit-chat-export-\d{4}-\d\d-\d\d\.zip$/);

  const folder = await unpacked(await download.path());
  const asked: string[] = [];
  try {
    const archive = await context.newPage();
    archive.on('request', (request) => asked.push(request.url()));
    archive.on('dialog', (dialog) => void dialog.dismiss());
    await archive.goto(pathToFileURL(join(folder, 'index.html')).href);
    await expect(archive.getByRole('heading', { name: 'Conversations of Summit' })).toBeVisible();
    expect(await accessibilityFaults(archive)).toEqual([]);
    await archive.getByRole('row').filter({ hasText: 'Channel' }).first().getByRole('link').click();
    await expect(archive.getByText('<script>alert(document.domain)</script>')).toBeVisible();
    expect(await accessibilityFaults(archive)).toEqual([]);
    await expect(
      archive.getByText('(has left the team)').or(archive.getByText('This is my last day')).first(),
    ).toBeVisible();
    const picture = archive.getByRole('link', { name: 'Team photo.png' }).locator('img');
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(64);
    await archive.getByRole('link', { name: /invoice/ }).click();
    await expect(archive.getByText('<script>document.title')).toBeVisible();
    expect(await archive.title()).not.toBe('owned');
    expect(asked.filter((url) => !url.startsWith('file:'))).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('whose team may not export, and who is no admin, is led to the overview', async ({ page, signIn }) => {
  for (const email of ['admin@orbit.example', 'member@summit.example']) {
    await signIn(email);
    await page.goto(PAGE);
    await expect(page).toHaveURL(/#\/overview$/);
  }
});
