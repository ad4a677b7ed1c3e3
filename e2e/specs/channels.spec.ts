import type { Page } from '@playwright/test';
import { ask, idOf, notifications } from '../support/people.ts';
import { itemOf } from '../support/parts.ts';
import { expect, test } from '../support/test.ts';

const ANNOUNCEMENTS = '/#/manage-channels/announcement-channels';
const AUTO_JOIN = '/#/manage-channels/autojoin-channels';

const formOf = (page: Page) => ({
  name: page.getByRole('textbox', { name: /^Channel name/ }),
  description: page.getByRole('textbox', { name: /^Description/ }),
  box: page.getByRole('checkbox', { name: 'Make this an auto-join channel' }),
  save: (name: string) => page.getByRole('button', { name, exact: true }),
  question: page.getByRole('dialog', { name: 'Who joins and who leaves' }),
});

type Fields = {
  viewer: {
    team: {
      customFields: { id: string; name: string; settings: { values?: { nodes: { id: string; text: string }[] } } }[];
    };
  };
};
const FIELDS = `{ viewer { team { customFields { id name settings {
  ... on SingleSelectSettings { values { nodes { id text } } } } } } } }`;
const GIVE = `mutation ($input: ProfileFieldsUpdateInput!) { profileFieldsUpdate(input: $input) { userErrors { code } } }`;
const CHANNELS = `query ($search: String!) { viewer { team { channels(first: 5, search: $search) { nodes {
  name isAnnouncement isAutoJoin isRestricted membersCount viewerAffiliation } } } } }`;

/** Gives somebody an office, as an admin does. */
async function giveOffice(page: Page, memberId: string, text: string) {
  const { viewer } = await ask<Fields>(page.request, FIELDS);
  const field = viewer.team.customFields.find(({ name }) => name === 'Office');
  const valueId = field?.settings.values?.nodes.find((value) => value.text === text)?.id;
  const fields = [{ customFieldId: field?.id, valueId }];
  type Given = { profileFieldsUpdate: { userErrors: unknown[] } };
  const given = await ask<Given>(page.request, GIVE, { input: { memberId, fields } });
  expect(given.profileFieldsUpdate.userErrors).toEqual([]);
}

/** A channel as the gateway says it is. */
async function channelNamed(page: Page, search: string) {
  type Channels = { viewer: { team: { channels: { nodes: { name: string; membersCount: number }[] } } } };
  const { viewer } = await ask<Channels>(page.request, CHANNELS, { search });
  return viewer.team.channels.nodes.find(({ name }) => name === search);
}

test.describe('channels', () => {
  test.afterAll(({ stack }) => stack.dev.reset());

  test('are archived at the foot of their form, are listed apart, and come back', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn('admin@orbit.example');
    await page.goto(ANNOUNCEMENTS);
    await page.getByRole('link', { name: 'Edit release-notes' }).click();
    await page.getByRole('button', { name: 'Archive' }).click();
    const question = page.getByRole('alertdialog', { name: 'Archive release-notes?' });
    await expectAccessible();
    await question.getByRole('button', { name: 'Archive' }).click();
    await expect(page.getByText('“release-notes” is archived', { exact: true })).toBeVisible();
    await expect(question).toHaveCount(0);
    await expectAccessible();
    await page.getByRole('link', { name: 'Announcement channels' }).click();
    await expect(itemOf(page, 'company-news')).toBeVisible();
    await expect(itemOf(page, 'release-notes')).toHaveCount(0);
    expect(await channelNamed(page, 'release-notes')).toBeUndefined();
    await page.getByRole('link', { name: 'Channels' }).first().click();
    await page.getByRole('link', { name: 'Archived channels' }).click();
    await expect(itemOf(page, 'release-notes')).toContainText('Archived on');
    await expectAccessible();
    await page.getByRole('button', { name: 'Restore release-notes' }).click();
    await expect(page.getByText('No archived channels')).toBeVisible();
    expect(await channelNamed(page, 'release-notes')).toMatchObject({ isAnnouncement: true });
  });

  test('for announcements are created, found and changed', async ({ page, signIn, expectAccessible }) => {
    await signIn('admin@orbit.example');
    await page.goto('/#/manage-channels');
    await expect(page.getByText('4 channels').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add channels in bulk' })).toHaveCount(0);
    await expectAccessible();
    await page.getByRole('link', { name: 'Announcement channels' }).click();
    await expect(itemOf(page, 'announcements')).toContainText('Everybody but guests joins it');
    await expectAccessible();
    await page.getByRole('link', { name: 'Create channel' }).click();
    await expect(page).toHaveURL(/channel\/create\/announcement$/);
    const { name, description, save } = formOf(page);
    await save('Create channel').click();
    await expect(name).toBeFocused();
    await expect(page.getByText('Enter a channel name')).toBeVisible();
    await expectAccessible();
    await name.fill('harvest festival');
    await description.fill('Who brings what.');
    await save('Create channel').click();
    await expect(notifications(page)).toContainText('Channel created successfully');
    await expect(page).toHaveURL(/announcement-channels$/);
    // Nothing leads back to the form, which would be empty.
    await expect(itemOf(page, 'harvest festival')).toContainText('1 person');
    expect(await channelNamed(page, 'harvest festival')).toMatchObject({
      ...{ isAnnouncement: true, isAutoJoin: false, viewerAffiliation: 'MODERATOR' },
    });

    await page.getByRole('link', { name: 'Edit harvest festival' }).click();
    await expect(name).toHaveValue('harvest festival');
    await name.fill('harvest');
    await page.getByRole('navigation').first().getByRole('link', { name: 'Overview' }).click();
    await page.getByRole('button', { name: 'Stay on this page' }).click();
    await save('Save changes').click();
    await expect(notifications(page)).toContainText('Channel updated successfully');
    await expect(itemOf(page, 'harvest')).toBeVisible();
    expect(await channelNamed(page, 'harvest')).toMatchObject({ isAnnouncement: true });
  });

  test('that user groups join say how many come, follow what people have, and are made of public ones', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn('admin@orbit.example');
    await page.emulateMedia({ colorScheme: 'dark' });
    const memberId = await idOf(page.request, 'member@orbit.example');
    await giveOffice(page, memberId, 'London');
    await page.goto(AUTO_JOIN);
    await page.getByRole('button', { name: 'Create channel' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create an auto-join channel' });
    await expect(dialog).toBeVisible();
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    const { name, box, save, question } = formOf(page);
    await expect(page.getByText(/^\d+ people will join, nobody will leave\.$/)).toBeVisible();
    await name.fill('holidays');
    await page.getByRole('radio', { name: 'Members of user groups' }).check();
    await page.getByRole('combobox', { name: 'User groups that join it' }).fill('berl');
    await page.getByRole('option', { name: 'Berlin and Zürich' }).click();
    const counted = page.getByRole('status').getByText(/^\d+ people will join, nobody will leave\.$/);
    await expect(counted).not.toContainText('112');
    await expectAccessible();
    await save('Create channel').click();
    await expect(question).toContainText(/\d+ people will join/);
    const joining = Number(/\d+/.exec((await question.getByRole('status').textContent()) ?? '')?.[0]);
    await expectAccessible();
    await question.getByRole('button', { name: 'Create channel' }).click();
    await expect(notifications(page)).toContainText('Channel created successfully');
    await expect(itemOf(page, 'holidays')).toContainText('Members of Berlin and Zürich join it');
    await expect(itemOf(page, 'holidays')).toContainText('Only for members of Berlin and Zürich');
    // And whoever has created it.
    const before = (await channelNamed(page, 'holidays'))?.membersCount ?? 0;
    expect([joining, joining + 1]).toContain(before);
    await giveOffice(page, memberId, 'Berlin');
    await expect.poll(async () => (await channelNamed(page, 'holidays'))?.membersCount).toBe(before + 1);

    await page.goto(`${AUTO_JOIN}?dialog=create`);
    await dialog.getByRole('radio', { name: 'Upgrade an existing public channel' }).check();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByText('Please select a channel to upgrade')).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Public channel' }).fill('rand');
    await page.getByRole('option', { name: 'random' }).click();
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/channel\/upgrade\/autojoin\/./);
    await expect(name).toHaveValue('random');
    await save('Upgrade channel').click();
    await expect(box).toBeFocused();
    await expectAccessible();
    await box.check();
    await expect(page.getByText(/^\d+ people will join, nobody will leave\.$/)).toBeVisible();
    await save('Upgrade channel').click();
    await question.getByRole('button', { name: 'Upgrade channel' }).click();
    await expect(notifications(page)).toContainText('Channel updated successfully');
    await expect(itemOf(page, 'random')).toContainText('Everybody but guests joins it');
  });
});

test.describe('channels by plan', () => {
  test.afterAll(({ stack }) => stack.dev.reset());

  test('are all in one table on Enterprise, whatever their addresses; below it, that is asked for', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn('admin@summit.example');
    await page.goto('/#/manage-channels');
    await expect(page.getByRole('link', { name: 'Add channels in bulk' })).toBeVisible();
    await page.getByRole('link', { name: 'All channels' }).click();
    const table = page.getByRole('grid', { name: 'All channels' });
    await expect(table.getByText('leadership')).toBeVisible();
    await expectAccessible();
    await page.getByRole('searchbox', { name: 'Search channels' }).fill('board');
    await page.getByRole('link', { name: 'Edit board-updates' }).click();
    await expect(page).toHaveURL(/board%2Fupdates%234%2520%3F%2Bx%40chat\.summit\.example$/);
    const { name, description, save } = formOf(page);
    await expect(name).toHaveValue('board-updates');
    await description.fill('What the board has decided.');
    await page.getByRole('button', { name: /^Remove / }).click();
    await save('Save changes').click();
    await expect(page.getByText('Choose at least one moderator')).toBeVisible();
    await page.getByRole('button', { name: 'Choose people' }).click();
    await page.getByRole('searchbox', { name: 'Search by name or e-mail address' }).fill('admin@');
    await page
      .getByRole('checkbox', { name: /^Select / })
      .first()
      .check();
    await page.getByRole('button', { name: 'Done' }).click();
    await save('Save changes').click();
    await expect(page).toHaveURL(/all-channels$/);
    await page.goBack();
    await expect(page).toHaveURL(/all-channels/);
  });

  test('need PRO to be created, Enterprise to be seen together, and an admin', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn('admin@seedling.example');
    await page.goto(ANNOUNCEMENTS);
    await expect(page.getByRole('note')).toContainText('With PRO you create announcement channels.');
    await expect(page.getByRole('link', { name: 'Create channel' })).toHaveCount(0);
    await expectAccessible();
    await page.getByRole('link', { name: 'Edit team-news' }).click();
    const { name, save } = formOf(page);
    await name.fill('our-news');
    await expect(page.getByRole('note')).toContainText('With PRO you choose whom the channel is for');
    await expectAccessible();
    await save('Save changes').click();
    await expect(itemOf(page, 'our-news')).toBeVisible();
    await page.getByRole('button', { name: 'Upgrade to PRO' }).click();
    await expect(page).toHaveURL(/#\/billing(?:New)?\?feature=announcement-channels$/);
    await expect(page.getByText('Announcement channels need PRO')).toBeVisible();
    await page.goto(`${AUTO_JOIN}/channel/create/autojoin`);
    await expect(page.getByRole('note')).toContainText('With PRO you create announcement and auto-join channels.');
    await expectAccessible();
    await page.goto('/#/manage-channels/all-channels');
    await expect(page.getByText('Sample of the table, not the channels of your team')).toBeVisible();
    await expectAccessible();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible();
    await page.getByRole('button', { name: 'Request this feature' }).click();
    await expect(page.getByText(/^Thank you: we have passed it on/)).toBeVisible();
    await signIn('member@orbit.example');
    await page.goto('/#/manage-channels/all-channels');
    await expect(page).toHaveURL(/#\/overview$/);
  });
});
