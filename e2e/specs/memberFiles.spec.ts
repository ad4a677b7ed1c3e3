import type { Page } from '@playwright/test';
import { chooseCsv, downloaded } from '../support/files.ts';
import { dialogNamed } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const ADMIN = 'admin@orbit.example';
const pathOf = (mode: string) => `/#/manage/users/bulk-manage/${mode}`;

test.afterAll(({ stack }) => stack.dev.reset());

async function upload(page: Page, name: string, lines: readonly string[]) {
  await chooseCsv(page, name, lines.join('\r\n'));
  await page.getByRole('button', { name: 'Upload' }).click();
}

const rows = (page: Page, name: string) => page.getByRole('table', { name }).getByRole('row');

test('people are added by a file, whose wrong rows are told of and mended, and get the mail that was written', async ({
  page,
  signIn,
  stack,
  expectAccessible,
}) => {
  await signIn(ADMIN);
  await page.goto('/#/manage/users');
  await page.getByRole('button', { name: 'More for this list' }).click();
  await page.getByRole('menuitem', { name: 'Add or change many by file' }).click();
  const template = await downloaded(page, 'Download template');
  expect(template.text).toContain('email,first_name,last_name,country_code,mobile_number,');
  await expectAccessible();
  const header = 'first_name;E-mail;Department';
  await upload(page, 'people.csv', [header, 'Nia;nia@orbit.example;Sales']);
  await expect(page.getByRole('alert')).toContainText('Column headers must not be changed');
  await expectAccessible();
  const lines = ['First_Name;email;Department', 'Nia;nia@orbit.example;Sales', 'Oke;oke@orbit;Sales', `A;${ADMIN};`];
  await upload(page, 'people.csv', lines);
  await expect(page.getByRole('button', { name: '1 person will be added' })).toBeVisible();
  await expect(page.getByRole('button', { name: '1 person stays as they are' })).toBeVisible();
  await expect(rows(page, 'Rows that change something').nth(1)).toContainText('Department');
  await expectAccessible();
  await page.getByRole('button', { name: 'View Warnings (1)' }).click();
  const warnings = dialogNamed(page, 'Warnings');
  await expect(warnings.getByRole('row').nth(1)).toContainText('This is no e-mail address: oke@orbit');
  await expectAccessible();
  const problems = await downloaded(page, 'Download as CSV', warnings);
  expect(problems.text).toContain('oke@orbit');
  await warnings.getByRole('button', { name: 'Close' }).click();
  await chooseCsv(page, 'people.csv', lines.join('\n').replace('oke@orbit;', 'oke@orbit.example;'));
  await expect(page.getByRole('button', { name: '2 people will be added' })).toBeVisible();

  await page.getByRole('button', { name: 'Write the mail' }).click();
  const mail = dialogNamed(page, 'Write the mail');
  await mail.getByRole('textbox', { name: 'Full name' }).fill('Zoë O’Neill');
  await mail.getByRole('textbox', { name: 'Subject' }).fill('Come to {team_name}');
  const message = mail.getByRole('textbox', { name: 'Message' });
  const before = await message.inputValue();
  await message.fill(before.replace('{invite_link}', ''));
  await expect(message).toHaveValue(before);
  await expect(mail.getByText(/Your change was taken back/)).toBeVisible();
  await expectAccessible();
  await mail.getByRole('button', { name: 'Continue' }).click();
  const question = dialogNamed(page, 'Send invites to 2 people?');
  await expectAccessible();
  await question.getByRole('button', { name: 'Send 2 invites' }).click();
  const sent = dialogNamed(page, 'Invites are sent');
  await expect(sent.getByText('2 people were added. No row failed.')).toBeVisible();
  await expectAccessible();
  await sent.getByRole('button', { name: 'Close' }).click();
  const [invite] = await stack.dev.mailsTo('oke@orbit.example');
  expect(invite).toMatchObject({ subject: 'Come to Orbit', from: expect.stringMatching(/^"?Zoë O’Neill"? <admin@/) });
  await page.getByRole('link', { name: 'Members', exact: true }).click();
  // The page before has a search of its own.
  await page.getByRole('searchbox', { name: 'Search by name or e-mail' }).fill('nia@orbit.example');
  await expect(page.getByRole('grid').getByText('nia@orbit.example')).toBeVisible();
});

test('what members have in custom fields is changed by a file, which is come back to', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn(ADMIN);
  await page.goto(pathOf('edit'));
  const template = await downloaded(page, 'Download template');
  expect(template.text).toContain(ADMIN);
  await upload(page, 'edits.csv', ['email,Pronouns', 'member@orbit.example,they/them', `nobody@orbit.example,she/her`]);
  await expect(rows(page, 'Rows that change something').nth(1)).toContainText('they/them');
  await page.reload();
  await page.getByRole('button', { name: '1 row cannot be done' }).click();
  await expect(rows(page, 'Rows that cannot be done').nth(1)).toContainText('Nobody in your team has this address');
  await page.getByRole('button', { name: 'Change 1 person' }).click();
  await expect(page.getByText('1 person was changed. No row failed.')).toBeVisible();
  await expect(page.getByRole('region', { name: /Last upload/ })).toContainText('edits.csv');
  await expectAccessible();
  const results = await downloaded(page, 'Download the result of each row');
  expect(results.text).toContain('they/them');
  await page.getByRole('link', { name: 'Edit Members' }).click();
  await expect(rows(page, 'Uploads of the last 30 days').nth(1)).toContainText('1 done, 0 failed');
});

test('people are deactivated by a file once that is confirmed, but not whoever sends it', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn(ADMIN);
  await page.goto(pathOf('deactivate'));
  await upload(page, 'leavers.csv', ['email', 'member@orbit.example', ADMIN]);
  await page.getByRole('button', { name: 'View Warnings (1)' }).click();
  await expect(dialogNamed(page, 'Warnings').getByRole('row').nth(1)).toContainText('This is you');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Deactivate 1 person' }).click();
  const question = dialogNamed(page, 'Deactivate 1 person?');
  await expect(question.getByText('1 row cannot be done and is left out.')).toBeVisible();
  await expectAccessible();
  await question.getByRole('button', { name: 'Deactivate 1 person' }).click();
  await expect(page.getByText('1 person was deactivated. No row failed.')).toBeVisible();
  await page.getByRole('link', { name: 'Members', exact: true }).click();
  await page.getByRole('tab', { name: 'Deactivated users' }).click();
  await expect(page.getByRole('grid').getByText('member@orbit.example')).toBeVisible();
  await page.goto(pathOf('delete'));
  await expect(page).toHaveURL(/bulk-manage\/add/);
});
