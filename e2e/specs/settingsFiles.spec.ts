import type { Browser } from '@playwright/test';
import { askerOf } from '../support/chat.ts';
import { expect, test } from '../support/test.ts';

type Stack = Parameters<typeof askerOf>[1];

const SHARING = '/#/settings/file-sharing';
const STORAGE = '/#/settings/file-storage';
const [EVERYBODY, CHOSEN, NOBODY] = ['Everybody', 'Only people you choose', 'Nobody'];

/** Signs somebody in, and answers how to ask whether they may share files in the chat. */
async function chatOf(browser: Browser, stack: Stack, email: string) {
  const ask = await askerOf(browser, stack, email);
  return async () => {
    const { data } = (await ask('{ viewer { features { fileSharing } } }')) as {
      data: { viewer: { features: { fileSharing: boolean } } };
    };
    return data.viewer.features.fileSharing;
  };
}

test.describe('who may share files', () => {
  test.afterAll(({ stack }) => stack.dev.reset());

  test('is set by choosing people, and holds in the chat', async ({
    page,
    browser,
    stack,
    signIn,
    expectAccessible,
  }) => {
    await signIn('admin@flat.example');
    await page.goto('/#/settings');
    await page.getByRole('button', { name: 'File sharing' }).click();
    await expect(page).toHaveURL(/#\/settings\/file-sharing$/);
    await expect(page.getByRole('radio', { name: EVERYBODY })).toBeChecked();
    await expectAccessible();
    await page.getByRole('radio', { name: CHOSEN }).click();
    const picker = page.getByRole('dialog', { name: 'Who may share files' });
    await picker.getByRole('textbox').or(picker.getByRole('searchbox')).first().fill('member@');
    const box = picker.getByRole('checkbox', { name: /^Select / });
    await expect(box).toHaveCount(1);
    await box.click();
    await expect(picker.getByText('1 chosen')).toBeVisible();
    await picker.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText('1 person is chosen.')).toBeVisible();
    await page.getByRole('switch', { name: 'Phones and tablets' }).click();
    await expectAccessible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(/^Changed by /)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('radio', { name: CHOSEN })).toBeChecked();
    await expect(page.getByRole('list', { name: 'Chosen people' }).getByRole('listitem')).toHaveCount(1);
    await expect(page.getByRole('switch', { name: 'Phones and tablets' })).not.toBeChecked();
    const mayMemberShare = await chatOf(browser, stack, 'member@flat.example');
    const mayAdminShare = await chatOf(browser, stack, 'admin@flat.example');
    expect(await mayMemberShare()).toBe(true);
    expect(await mayAdminShare()).toBe(false);
    await page.getByRole('radio', { name: NOBODY }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(mayMemberShare).toBe(false);
  });

  test('falls back to everybody where nobody is chosen, on a phone too', async ({ page, signIn, expectAccessible }) => {
    await page.setViewportSize({ width: 320, height: 720 });
    await signIn('admin@offline.example');
    await page.goto(SHARING);
    await page.getByRole('radio', { name: NOBODY }).click();
    await page.getByRole('radio', { name: CHOSEN }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('radio', { name: EVERYBODY })).toBeChecked();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
    await expectAccessible();
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(sideways).toBe(false);
  });
});

test('a free team sees how full its storage is, and what PRO gives', async ({ page, signIn, expectAccessible }) => {
  await signIn('admin@softwall.example');
  await page.goto(SHARING);
  await expect(page.getByRole('note').filter({ hasText: 'With PRO you decide' })).toBeVisible();
  await expect(page.getByRole('radio', { name: NOBODY })).toBeDisabled();
  await expectAccessible();
  await page.goto(STORAGE);
  await expect(page.getByRole('progressbar', { name: 'Storage used' })).toHaveAttribute('aria-valuenow', '92');
  await expect(page.getByText('4.6 GB of 5 GB used')).toBeVisible();
  await expect(page.getByRole('note').filter({ hasText: 'nearly full' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Upgrade to PRO' }).click();
  await expect(page).toHaveURL(/#\/billing\w{0,3}$/);
});
