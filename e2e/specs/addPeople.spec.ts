import type { Locator, Page } from '@playwright/test';
import { accessOf, chip, failing, pick } from '../support/guests.ts';
import { act, ask, dialogNamed, idOf, invite, notifications, rowOf } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

// Other specs count the members of these teams.
test.afterAll(({ stack }) => stack.dev.reset());
test.afterEach(({ stack }) => stack.dev.clearFaults());

const addresses = (dialog: Locator) => dialog.getByRole('textbox', { name: 'E-mail addresses' });
const groups = (dialog: Locator) => dialog.getByRole('group', { name: 'What happens to these addresses' });

/** Opens a dialog from the button in the head of the members page. */
async function open(page: Page, name: 'Add users' | 'Add guests', address = ''): Promise<Locator> {
  await page.goto(`/#/manage/users${address}`);
  await page.getByRole('button', { name, exact: true }).click();
  const dialog = dialogNamed(page, name);
  await expect(addresses(dialog)).toBeFocused();
  return dialog;
}

test.describe('adding users', () => {
  test('sorts what was pasted by what becomes of it, and adds who can be added', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn('admin@orbit.example');
    const dialog = await open(page, 'Add users');
    await expect(page).toHaveURL(/dialog=add-users/);
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog.getByText('Enter at least one e-mail address.')).toBeVisible();
    await addresses(dialog).fill(
      [
        'Nora.Lind@orbit.example;pia@orbit.example\r\n"Bell, Ann" <ann.bell@orbit.example>',
        'nonsense, x@elsewhere.example\tmember@orbit.example guest@orbit.example',
        'ken.suzuki@orbit.example,eva.santacruz@orbit.example pia@orbit.example,',
      ].join('\n'),
    );
    const expected = [
      ['1 entry is no valid e-mail address', 'nonsense'],
      ['1 address is of a domain that is not allowed', 'x@elsewhere.example'],
      ['1 address belongs to somebody who is deactivated', 'eva.santacruz@orbit.example'],
      ['1 address already belongs to a member', 'member@orbit.example'],
      ['1 address already belongs to a guest', 'guest@orbit.example'],
      ['1 address is repeated and counts once', 'pia@orbit.example'],
      ['1 address is of somebody who asks to join', 'ken.suzuki@orbit.example'],
      ['3 addresses can be added', 'nora.lind@orbit.example'],
    ] as const;
    for (const [headline, address] of expected) {
      await expect(groups(dialog).getByText(headline)).toBeVisible();
      await expect(groups(dialog).getByRole('listitem').filter({ hasText: address }).first()).toBeVisible();
    }
    await expect(groups(dialog).getByText('Only addresses of this domain may join: orbit.example.')).toBeVisible();
    await expectAccessible();
    await dialog.getByRole('button', { name: /^Remove: 1 address already belongs to a guest/ }).click();
    await expect(addresses(dialog)).not.toHaveValue(/guest@/);
    await expect(addresses(dialog)).toBeFocused();
    const add = dialog.getByRole('button', { name: 'Add 4 people' });
    await expect(add).toBeInViewport();
    await add.click();
    await expect(dialog.getByRole('alert').getByText('4 people added')).toBeVisible();
    await expectAccessible();
    // What can still be put right stays.
    await expect(addresses(dialog)).toHaveValue(/nonsense/);
    await expect(addresses(dialog)).not.toHaveValue(/nora/i);
    await dialog.getByRole('button', { name: /^Remove all invalid/ }).click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page).not.toHaveURL(/dialog=/);
    await expect(page.getByRole('button', { name: 'Add users' })).toBeFocused();
    await expect(page.getByText('124 people', { exact: true })).toBeVisible();
    await expect(page.getByRole('tab', { name: /Pending/ })).toHaveAccessibleName('Pending requests 4 requests');
    await page.getByRole('searchbox', { name: /^Search/ }).fill('ann.bell@');
    await expect(rowOf(page, 'Ann Bell').getByText('PRO', { exact: true })).toBeVisible();
  });

  test('keeps what was typed when it is left, and asks before it is discarded', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn('admin@summit.example');
    const dialog = await open(page, 'Add users');
    const [id] = await invite(page.request, ['away.one@summit.example']);
    await act(page.request, 'memberDeactivate', { memberIds: [id] });
    const text = 'kept.one@summit.example, away.one@summit.example';
    await addresses(dialog).fill(text);
    await groups(dialog).getByRole('link', { name: 'Show deactivated people' }).click();
    await expect(page).toHaveURL(/tab=deactivated$/);
    await expect(rowOf(page, 'Away One')).toBeVisible();
    await page.getByRole('button', { name: 'Add users' }).click();
    await expect(addresses(dialog)).toHaveValue(text);
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: 'Discard what you entered?' });
    await expect(question).toBeVisible();
    await expectAccessible();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(question).toHaveCount(0);
    await expect(addresses(dialog)).toHaveValue(text);
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: 'Add users' }).click();
    await expect(addresses(dialog)).toHaveValue('');
  });

  test('takes 999 addresses and not one more', async ({ page, signIn, expectAccessible }) => {
    await signIn('admin@sprout.example');
    const dialog = await open(page, 'Add users');
    const emails = Array.from({ length: 1000 }, (_, place) => `many${place}@elsewhere.example`);
    await addresses(dialog).fill(emails.join('\n'));
    await expect(dialog.getByText('You can add at most 999 at a time. These are 1,000.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Add 1,000 people' })).toBeDisabled();
    await expectAccessible();
    await addresses(dialog).fill(emails.slice(1).join('\n'));
    await dialog.getByRole('button', { name: 'Add 999 people' }).click();
    await expect(notifications(page).getByText('999 people added')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('1,023 people', { exact: true })).toBeVisible();
  });

  test('says of each address why it was refused, and loses nothing that was typed', async ({
    page,
    signIn,
    stack,
    consoleErrors,
    expectAccessible,
  }) => {
    await signIn('admin@summit.example');
    const dialog = await open(page, 'Add users');
    const [known, other, quick] = ['late.one', 'late.two', 'quick.one'].map((name) => `${name}@summit.example`);
    await addresses(dialog).fill([known, other, quick].join(' '));
    await expect(groups(dialog).getByText('3 addresses can be added')).toBeVisible();
    await failing(stack.dev, ['member', 'invite']);
    await dialog.getByRole('button', { name: 'Add 3 people' }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(addresses(dialog)).toHaveValue([known, other, quick].join(' '));
    await expectAccessible();
    await stack.dev.clearFaults();
    consoleErrors.length = 0;
    // Meanwhile somebody else adds two of them, and deactivates one of these.
    const ids = await invite(page.request, [String(known), String(other)]);
    await act(page.request, 'memberDeactivate', { memberIds: [ids[1]] });
    await dialog.getByRole('button', { name: 'Add 3 people' }).click();
    await expect(dialog.getByText('1 person added')).toBeVisible();
    await expect(groups(dialog).getByText('1 address already belongs to a member')).toBeVisible();
    await expect(groups(dialog).getByText('1 address belongs to somebody who is deactivated')).toBeVisible();
    await expect(addresses(dialog)).toHaveValue(`${known} ${other} `);
    await expectAccessible();
  });
});

test.describe('adding guests', () => {
  test('sets whom and what they reach', async ({ page, signIn, expectAccessible }) => {
    await signIn('admin@summit.example');
    const dialog = await open(page, 'Add guests', '?tab=guests');
    await expect(page).toHaveURL(/dialog=add-guests/);
    await expectAccessible();
    await addresses(dialog).fill('olga@studio.example, milo@studio.example');
    await expect(groups(dialog).getByText('2 addresses can be added')).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Contacts' }).fill('zzzz');
    await expect(page.getByText('No match')).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Contacts' }).press('Enter');
    await expect(dialog).toBeVisible();
    const { viewer } = await ask<{
      viewer: { team: { admins: { nodes: { name: { first: string; last: string } }[] } } };
    }>(page.request, '{ viewer { team { admins(first: 1) { nodes { name { first last } } } } } }');
    const { first = '', last = '' } = viewer.team.admins.nodes[0]?.name ?? {};
    await pick(dialog, 'Contacts', 'admin@', `${first} ${last}`);
    await pick(dialog, 'Channels', 'le', 'leadership');
    await pick(dialog, 'Channels', '安', '安全');
    await chip(dialog, '安全').click();
    await expect(chip(dialog, '安全')).toHaveCount(0);
    const day = dialog.getByLabel('Reminder', { exact: true });
    await day.fill('2020-02-01');
    await day.blur();
    await expect(dialog.getByText('Please select a valid date')).toBeVisible();
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Add 2 guests' }).click();
    await expect(notifications(page).getByText(/added/)).toHaveCount(0);
    await day.fill('2099-12-24');
    await expect(dialog.getByText('24-Dec-2099')).toBeVisible();
    await dialog.getByRole('button', { name: 'Add 2 guests' }).click();
    await expect(notifications(page).getByText('2 guests added')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(rowOf(page, 'Olga')).toBeVisible();
    await expect(rowOf(page, 'Milo')).toBeVisible();
    expect(await accessOf(page.request, await idOf(page.request, 'milo@studio.example'))).toEqual({
      contacts: ['admin@summit.example'],
      channels: ['leadership'],
      validityReminder: '2099-12-24',
    });
  });

  test('adds them where their contacts could not be set, and leads to their access', async ({
    page,
    signIn,
    stack,
    expectAccessible,
  }) => {
    await signIn('admin@summit.example');
    const dialog = await open(page, 'Add guests');
    await addresses(dialog).fill('vera@studio.example; hugo@studio.example');
    await pick(dialog, 'Channels', 'le', 'leadership');
    await failing(stack.dev, ['channel', 'bulkGroupUpdate']);
    await dialog.getByRole('button', { name: 'Add 2 guests' }).click();
    const added = dialogNamed(page, '2 guests added');
    await expect(added.getByText(/^Their channels could not be set/)).toBeVisible();
    await expectAccessible();
    await added.getByRole('button', { name: 'Guest access: Vera' }).click();
    await expect(dialogNamed(page, 'Guest access: Vera')).toBeVisible();
    await expect(page).toHaveURL(/dialog=guest-access&member=/);
  });

  test('stops at the free plan’s limit, and leads to the plan without it', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn('admin@seedling.example');
    await page.goto('/#/manage/users?tab=guests');
    await page.getByRole('button', { name: 'Add guests', exact: true }).click();
    const dialog = dialogNamed(page, 'Add guests');
    await expect(dialog.getByText('Your plan includes 1 guest. More need PRO. 1 of 1 in use.')).toBeVisible();
    await expect(addresses(dialog)).toHaveCount(0);
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Upgrade to PRO' }).click();
    await expect(page).toHaveURL(/#\/billing/);
    await page.goBack();
    await expect(dialog).toBeVisible();
  });

  test('adds the one guest that the free plan has, and not two', async ({ page, signIn }) => {
    await signIn('admin@lonely.example');
    const dialog = await open(page, 'Add guests', '?tab=guests');
    await addresses(dialog).fill('one@studio.example two@studio.example');
    await expect(dialog.getByText('Your plan allows 1 more guest, and these are 2.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Add 2 guests' })).toBeDisabled();
    await addresses(dialog).fill('one@studio.example');
    await dialog.getByRole('button', { name: 'Add 1 guest' }).click();
    await expect(notifications(page).getByText('1 guest added')).toBeVisible();
    await expect(page.getByText('Your plan includes 1 guest. More need PRO. 1 of 1 in use.')).toBeVisible();
    await expect(rowOf(page, 'One')).toBeVisible();
  });
});
