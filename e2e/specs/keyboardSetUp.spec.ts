import { go, goAndPress, goAndType } from '../support/keyboard.ts';
import { dialogNamed, notifications } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

// No pointer, and no focus but where keys lead; and what is said on the way to whoever does not see it.
test.afterAll(({ stack }) => stack.dev.reset());

test('a channel is made for a user group by keys', async ({ page, signIn, heard }) => {
  const { keyboard } = page;
  await signIn('admin@orbit.example');
  await page.goto('/#/manage-channels/announcement-channels');
  await goAndPress(page, page.getByRole('link', { name: 'Create channel' }));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const create = page.getByRole('button', { name: 'Create channel' });
  await goAndPress(page, create);
  const name = page.getByRole('textbox', { name: /^Channel name/ });
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Enter a channel name');
  await keyboard.type('By keys');
  const groups = page.getByRole('combobox', { name: 'Only for members of these user groups' });
  await goAndType(page, groups, 'berl');
  await expect(page.getByRole('option')).toHaveText([/^Berlin and Zürich/]);
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  const moderators = page.getByRole('group', { name: 'Channel moderators' });
  await goAndPress(page, moderators.getByRole('button', { name: 'Choose people' }));
  const picker = page.getByRole('dialog');
  await expect(picker.getByRole('searchbox')).toBeFocused();
  await goAndPress(page, picker.getByRole('checkbox', { name: /^Select / }).first(), 'Space');
  await goAndPress(page, picker.getByRole('button', { name: 'Done' }));
  await expect(picker).toHaveCount(0);
  await expect(moderators.getByRole('button', { name: 'Choose people' })).toBeFocused();
  await goAndPress(page, create);
  const question = dialogNamed(page, 'Who joins and who leaves');
  if (await question.isVisible()) await goAndPress(page, question.getByRole('button', { name: 'Create channel' }));
  await expect(notifications(page)).toContainText('Channel created successfully');
  const { alerts, statuses } = await heard();
  expect(alerts).toEqual(['Enter a channel name']);
  expect(statuses).toEqual(
    expect.arrayContaining(['1 selected', '1 person is chosen.', 'Channel created successfully']),
  );
});

test('a webhook is added, refused and tried by keys', async ({ page, signIn, heard }) => {
  const { keyboard } = page;
  await signIn('admin@orbit.example');
  await page.goto('/#/webhooks');
  await goAndPress(page, page.getByRole('link', { name: 'Add outgoing webhook' }));
  const channel = page.getByRole('combobox', { name: 'Channel' });
  await goAndType(page, channel, 'gen');
  await expect(page.getByRole('option')).toHaveText(['general']);
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(channel).toHaveValue('general');
  await goAndType(page, page.getByRole('textbox', { name: /^Name/ }), 'By keys');
  const url = page.getByRole('textbox', { name: /^Address that is called/ });
  await goAndType(page, url, 'http://10.1.2.3/told');
  await goAndPress(page, page.getByRole('button', { name: 'Send a test' }));
  await expect(url).toHaveAccessibleDescription(/^This address leads into a private network/);
  await expect(url).toBeFocused();
  expect((await heard()).alerts).toEqual([expect.stringMatching(/^This address leads into a private network/)]);
  await goAndPress(page, page.getByRole('button', { name: 'Copy the token' }));
  await goAndPress(page, page.getByRole('link', { name: 'Cancel' }));
  await goAndPress(page, page.getByRole('button', { name: 'Leave without saving' }));
  await expect(page.getByRole('heading', { name: 'Webhooks', level: 1 })).toBeVisible();
});

test('who may share files is chosen, taken back, and saved by keys', async ({ page, signIn, heard }) => {
  const { keyboard } = page;
  await signIn('admin@flat.example');
  await page.goto('/#/settings');
  await goAndPress(page, page.getByRole('button', { name: 'File sharing' }));
  const everybody = page.getByRole('radio', { name: 'Everybody' });
  await go(page, everybody);
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Nobody' })).toBeFocused();
  await goAndPress(page, page.getByRole('button', { name: 'Discard changes' }));
  await expect(everybody).toBeChecked();
  await go(page, everybody, 40, 'Shift+Tab');
  await keyboard.press('ArrowUp');
  const picker = dialogNamed(page, 'Who may share files');
  await expect(picker.getByRole('searchbox')).toBeFocused();
  await keyboard.type('member@');
  await expect(picker.getByRole('checkbox', { name: /^Select / })).toHaveCount(1);
  await goAndPress(page, picker.getByRole('checkbox', { name: /^Select / }), 'Space');
  await goAndPress(page, picker.getByRole('button', { name: 'Done' }));
  await expect(page.getByText('1 person is chosen.')).toBeVisible();
  const phones = page.getByRole('switch', { name: 'Phones and tablets' });
  await goAndPress(page, phones, 'Space');
  // A switch clips what stands out of it: its focus is an outline around the whole of it.
  await expect(page.locator('.MuiSwitch-root').filter({ has: phones })).toHaveCSS('outline-style', 'solid');
  await goAndPress(page, page.getByRole('button', { name: 'Save', exact: true }));
  await expect(page.getByText(/^Changed by /)).toBeVisible();
  const { alerts, statuses } = await heard();
  expect(alerts).toEqual([]);
  expect(statuses.at(-1)).toBe('Saved');
});

test('conversations are exported and downloaded by keys, and a recording is renamed', async ({
  page,
  signIn,
  heard,
}) => {
  const { keyboard } = page;
  await signIn('admin@summit.example');
  await page.goto('/#/chat-dump');
  await goAndPress(page, page.getByRole('button', { name: 'Request export' }));
  const form = dialogNamed(page, 'Request a chat export');
  const request = form.getByRole('button', { name: 'Request export' });
  await goAndPress(page, request);
  await expect(form.getByRole('checkbox', { name: 'User History' })).toBeFocused();
  expect((await heard()).alerts).toContain('Please select the type of export');
  await keyboard.press('Space');
  await goAndPress(page, form.getByRole('radio', { name: 'Text' }), 'Space');
  await goAndPress(page, form.getByRole('radio', { name: 'JSON' }), 'Space');
  await goAndPress(page, request);
  await expect(page).toHaveURL(/tab=pending$/);
  await goAndPress(page, page.getByRole('link', { name: 'Show completed' }));
  const coming = page.waitForEvent('download');
  await goAndPress(page, page.getByRole('button', { name: /^Download the export/ }));
  expect((await coming).suggestedFilename()).toMatch(/\.zip$/);

  await page.goto('/#/call-recordings');
  const play = page.getByRole('button', { name: 'Play Sprint planning' });
  await goAndPress(page, play);
  await expect(page.getByRole('dialog').locator('video')).toBeVisible();
  await keyboard.press('Escape');
  await expect(play).toBeFocused();
  const actions = page.getByRole('button', { name: 'Actions for Sprint planning' });
  await goAndPress(page, actions);
  await keyboard.type('ren');
  await keyboard.press('Enter');
  const name = page.getByRole('textbox', { name: 'Recording name' });
  await goAndType(page, name, 'Planning by keys');
  await keyboard.press('Enter');
  await expect(notifications(page)).toContainText('Planning by keys');
  await expect(page.getByRole('button', { name: 'Actions for Planning by keys' })).toBeFocused();
  const { statuses } = await heard();
  expect(statuses).toContainEqual(expect.stringMatching(/^A chat export is completed\.\s*Show completed$/));
  expect(statuses.at(-1)).toBe('The recording is called “Planning by keys” now.');
});

test('a user group with a condition is made by keys, and a custom field put elsewhere', async ({
  page,
  signIn,
  heard,
}) => {
  const { keyboard } = page;
  await signIn('admin@orbit.example');
  await page.goto('/#/enterprise/user-groups/add');
  await goAndType(page, page.getByRole('textbox', { name: /^Name/ }), 'By keys');
  await goAndType(page, page.getByRole('textbox', { name: /^Description/ }), 'Made without a pointer.');
  await go(page, page.getByRole('combobox', { name: 'Custom field' }));
  await keyboard.type('Office');
  const values = page.getByRole('combobox', { name: 'Any one of these values' });
  await goAndType(page, values, 'London');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['London']);
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(page.getByRole('status').getByText(/members? match/)).toBeVisible();
  await goAndPress(page, page.getByRole('button', { name: 'Preview and create' }));
  const question = dialogNamed(page, 'Create this user group?');
  await goAndPress(page, question.getByRole('button', { name: 'Create user group' }));
  await expect(notifications(page)).toContainText('is created');
  await expect(page.getByRole('heading', { name: 'User Groups', level: 1 })).toBeFocused();
  const { alerts, statuses } = await heard();
  // The form that is left says nothing more.
  expect(alerts).toEqual([]);
  expect(statuses.at(-1)).toBe('The user group “By keys” is created.');

  await page.goto('/#/enterprise/custom-team-fields');
  const names = page.getByRole('list', { name: 'Custom Profile Fields' }).getByRole('heading');
  await goAndPress(page, page.getByRole('button', { name: 'Actions for Team' }));
  await keyboard.type('move');
  await keyboard.press('Enter');
  await expect(names.first()).toHaveText('Team');
  await expect(page.getByRole('button', { name: 'Actions for Team' })).toBeFocused();
  expect((await heard()).statuses.at(-1)).toMatch(/^Team is at place 1 of \d+\.$/);
});

test('a team’s identity provider is set up by keys', async ({ page, signIn, heard }) => {
  const { keyboard } = page;
  await signIn('admin@sprout.example');
  await page.goto('/#/authentication');
  await go(page, page.getByRole('radio', { name: 'Google' }));
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'SAML' })).toBeFocused();
  await goAndType(page, page.getByRole('textbox', { name: 'Endpoint' }), 'https://id.sprout.example/sso');
  await goAndType(page, page.getByRole('textbox', { name: 'Issuer' }), 'urn:sprout');
  await goAndPress(page, page.getByRole('button', { name: 'Save', exact: true }));
  const certificate = page.getByRole('textbox', { name: 'Certificate', exact: true });
  await expect(certificate).toBeFocused();
  await expect(certificate).not.toHaveAccessibleDescription('');
  expect((await heard()).alerts).toContain('Enter the certificate');
});

test('a webhook is changed and deleted by keys', async ({ page, signIn, heard }) => {
  const { keyboard } = page;
  await signIn('admin@orbit.example');
  await page.goto('/#/webhooks');
  await goAndPress(page, page.getByRole('link', { name: 'Edit Build results' }));
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeFocused();
  await goAndType(page, page.getByRole('textbox', { name: /^Name/ }), 'Builds by keys');
  const save = page.getByRole('button', { name: 'Save changes' });
  await goAndPress(page, save);
  await goAndPress(page, dialogNamed(page, 'Webhook saved').getByRole('button', { name: 'Done' }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(save).toBeFocused();
  await go(page, page.getByRole('main').getByRole('link', { name: 'Webhooks' }), 40, 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(title).toBeFocused();
  await goAndPress(page, page.getByRole('button', { name: 'Actions for Builds by keys' }));
  await keyboard.type('delete');
  await keyboard.press('Enter');
  const question = page.getByRole('dialog');
  await goAndPress(page, question.getByRole('button', { name: 'Delete webhook' }));
  await goAndPress(page, dialogNamed(page, 'Webhook deleted').getByRole('button', { name: 'Done' }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The next row, as this one is gone.
  await expect(page.getByRole('main').getByRole('list').locator(':focus')).toHaveCount(1);
  const { alerts, statuses } = await heard();
  expect(alerts).toEqual([]);
  // What was done is said by the dialogs that have the focus.
  expect(statuses.at(-1)).toMatch(/^\d+ webhooks$/);
});
