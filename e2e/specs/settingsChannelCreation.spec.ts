import type { Browser } from '@playwright/test';
import { askerOf } from '../support/chat.ts';
import { expect, test } from '../support/test.ts';

type Stack = Parameters<typeof askerOf>[1];

const PATH = '/#/settings/channel-creation';
const SPECIFIC = 'Allow specific users and team admins';
const ADMINS = 'Only team admins';

/** Signs somebody in, and answers how to ask which types of channels they may create. */
async function chatOf(browser: Browser, stack: Stack, email: string) {
  const ask = await askerOf(browser, stack, email);
  return async () => {
    const { data } = (await ask(
      '{ viewer { team { viewerCanCreateOpenChannels viewerCanCreateClosedChannels } } }',
    )) as {
      data: { viewer: { team: { viewerCanCreateOpenChannels: boolean; viewerCanCreateClosedChannels: boolean } } };
    };
    const { viewerCanCreateOpenChannels: open, viewerCanCreateClosedChannels: closed } = data.viewer.team;
    return { open, closed };
  };
}

test.describe('who may create channels', () => {
  test.afterAll(({ stack }) => stack.dev.reset());

  test('is set for private channels by choosing people, and holds in the chat', async ({
    page,
    browser,
    stack,
    signIn,
    expectAccessible,
  }) => {
    await signIn('admin@flat.example');
    await page.goto('/#/settings');
    await page.getByRole('button', { name: 'Channel creation' }).click();
    await expect(page).toHaveURL(/#\/settings\/channel-creation$/);
    const group = page.getByRole('group', { name: 'Private channels' });
    await expect(group.getByRole('radio', { name: 'Anyone (except guests)' })).toBeChecked();
    await expectAccessible();
    await group.getByRole('radio', { name: SPECIFIC }).click();
    const picker = page.getByRole('dialog', { name: 'Who may create private channels' });
    await picker.getByRole('textbox').or(picker.getByRole('searchbox')).first().fill('member@');
    const box = picker.getByRole('checkbox', { name: /^Select / });
    await expect(box).toHaveCount(1);
    await box.click();
    await expect(picker.getByText('1 chosen')).toBeVisible();
    await expectAccessible();
    await picker.getByRole('button', { name: 'Done' }).click();
    await expect(group.getByText('1 person is chosen.')).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(/^Changed by /)).toBeVisible();
    await page.reload();
    await expect(group.getByRole('radio', { name: SPECIFIC })).toBeChecked();
    await expect(group.getByRole('listitem')).toHaveCount(1);
    const mayCreate = await chatOf(browser, stack, 'member@flat.example');
    expect(await mayCreate()).toEqual({ open: true, closed: true });
    await group.getByRole('radio', { name: ADMINS }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
    await expect.poll(mayCreate).toEqual({ open: true, closed: false });
  });

  test('falls back to the admins where nobody is chosen, on a phone too', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width: 320, height: 720 });
    await signIn('admin@flat.example');
    await page.goto(PATH);
    const group = page.getByRole('group', { name: 'Public channels' });
    await group.getByRole('radio', { name: SPECIFIC }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
    await expect(group.getByRole('radio', { name: ADMINS })).toBeChecked();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
    await expectAccessible();
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect(group.getByRole('radio', { name: 'Anyone (except guests)' })).toBeChecked();
  });

  test('needs PRO to be restricted, and leads there', async ({ page, signIn, expectAccessible }) => {
    await signIn('admin@seedling.example');
    await page.goto(PATH);
    await expect(page.getByRole('note').filter({ hasText: 'With PRO you decide' })).toBeVisible();
    await expect(page.getByRole('radio', { name: ADMINS }).first()).toBeDisabled();
    await expectAccessible();
    await page.getByRole('button', { name: 'Upgrade to PRO' }).click();
    await expect(page).toHaveURL(/#\/billing(?:New)?\?feature=channel-management$/);
  });
});
