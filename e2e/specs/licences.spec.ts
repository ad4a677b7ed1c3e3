import { act, bar, chooseFor, dialogNamed, invite, notifications, rowOf, search, select } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** Addresses of a test's own people: `rolf.a@…`, `rolf.b@…`, who are called Rolf A, Rolf B. */
const several = (name: string, count: number, domain: string) =>
  Array.from({ length: count }, (_, index) => `${name}.${String.fromCodePoint(97 + index)}@${domain}`);

// Others count on who holds a licence.
test.afterAll(({ stack }) => stack.dev.reset());

test.describe('assigning licences', () => {
  test('says how many are free and left, and passes over who needs none', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn('admin@orbit.example');
    await page.goto('/#/manage/users?search=lennox');
    await select(page, ['Lennox Trautmann', 'Lennox Bürger']);
    await search(page, 'guest@');
    await select(page, ['Creola Dach']);
    await expect(bar(page).getByText('3 selected')).toBeVisible();
    await bar(page)
      .getByRole('button', { name: /^Assign license/ })
      .click();
    const dialog = dialogNamed(page, 'Assign licenses');
    await expect(dialog.getByText('1 person gets a license: Lennox Trautmann.')).toBeVisible();
    await expect(dialog.getByText('a guest cannot hold a license: Creola Dach.')).toBeVisible();
    await expect(dialog.getByRole('definition')).toHaveText(['15', '14']);
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Assign 1 license' }).click();
    await expect(notifications(page).getByText('1 license assigned')).toBeVisible();
    await search(page, 'trautmann');
    await expect(rowOf(page, 'Lennox Trautmann').getByText('PRO', { exact: true })).toBeVisible();
  });

  test('to more people than there are licences explains it, and leads to more', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn('admin@rupee.example');
    await invite(page.request, several('tess', 5, 'rupee.example'));
    await page.goto('/#/manage/users?search=tess.');
    await page.getByRole('checkbox', { name: 'Select everything that is loaded' }).check();
    await bar(page).getByRole('button', { name: 'Assign license (5)' }).click();
    const dialog = dialogNamed(page, 'Assign licenses');
    await expect(
      dialog.getByText('4 licenses are free, but 5 are needed. Choose fewer people, or buy more licenses.'),
    ).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Assign 5 licenses' })).toBeDisabled();
    await expectAccessible();
    await dialog.getByRole('link', { name: 'Buy licenses' }).click();
    await expect(page).toHaveURL(/#\/billing$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Plan and billing' })).toBeVisible();
  });

  test('that others have taken meanwhile is refused, and says what is left', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn('admin@offline.example');
    const [last, ...others] = await invite(page.request, several('otto', 9, 'offline.example'));
    expect(last).not.toBe('');
    await page.goto('/#/manage/users?search=otto.a');
    await chooseFor(page, 'Otto A', 'Assign license');
    const dialog = dialogNamed(page, 'Assign licenses');
    await expect(dialog.getByRole('definition')).toHaveText(['8', '7']);
    await act(page.request, 'licenceAssign', { memberIds: others });
    await dialog.getByRole('button', { name: 'Assign 1 license' }).click();
    await expect(dialog.getByText('No license is left.')).toBeVisible();
    await expect(dialog.getByText(/^No license is free, but 1 is needed\./)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Assign 1 license' })).toBeDisabled();
    await expectAccessible();
  });
});

test.describe('auto-renewal', () => {
  test('is switched off for a few in one step', async ({ page, signIn, expectAccessible }) => {
    await signIn('admin@deal.example');
    const memberIds = await invite(page.request, several('rosa', 2, 'deal.example'));
    await act(page.request, 'licenceAssign', { memberIds });
    await page.goto('/#/manage/users?search=rosa.');
    await select(page, ['Rosa A', 'Rosa B']);
    await bar(page).getByRole('button', { name: 'Disable auto-renewal (2)' }).click();
    const dialog = dialogNamed(page, 'Disable auto-renewal');
    await expect(dialog.getByText('2 licenses do not renew any more: Rosa A and Rosa B.')).toBeVisible();
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Disable for 2 people' }).click();
    await expect(notifications(page).getByText('Auto-renewal disabled successfully')).toBeVisible();
    await expect(rowOf(page, 'Rosa A').getByText('Ends')).toBeVisible();
    await expect(rowOf(page, 'Rosa B').getByText('Ends')).toBeVisible();
  });

  test('is asked about once more from 10 people on', async ({ page, signIn, expectAccessible }) => {
    await signIn('admin@deal.example');
    const memberIds = await invite(page.request, several('rolf', 10, 'deal.example'));
    await act(page.request, 'licenceAssign', { memberIds });
    await page.goto('/#/manage/users?search=rolf.');
    await page.getByRole('checkbox', { name: 'Select everything that is loaded' }).check();
    await bar(page).getByRole('button', { name: 'Disable auto-renewal (10)' }).click();
    const dialog = dialogNamed(page, 'Disable auto-renewal');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    const sure = page
      .getByRole('dialog')
      .or(page.getByRole('alertdialog'))
      .filter({ has: page.getByRole('heading', { name: 'Really disable auto-renewal for 10 people?' }) });
    await expect(sure).toBeVisible();
    await expectAccessible();
    await sure.getByRole('button', { name: 'Back' }).click();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await sure.getByRole('button', { name: 'Disable for 10 people' }).click();
    await expect(notifications(page).getByText('Auto-renewal disabled successfully')).toBeVisible();
    await expect(rowOf(page, 'Rolf A').getByText('Ends')).toBeVisible();
  });

  test('ends for 20 people at a time: the 21st is told at once', async ({ page, signIn, expectAccessible }) => {
    await signIn('admin@deal.example');
    const memberIds = await invite(page.request, several('rune', 21, 'deal.example'));
    await act(page.request, 'licenceAssign', { memberIds });
    await page.goto('/#/manage/users?search=rune.');
    await page.getByRole('checkbox', { name: 'Select everything that is loaded' }).check();
    const most = 'You can select a maximum of 20 users at a time to disable auto-renewal.';
    await expect(bar(page).getByText(most)).toBeVisible();
    await expect(bar(page).getByRole('button', { name: 'Disable auto-renewal (21)' })).toBeDisabled();
    await expectAccessible();
    await page.getByRole('checkbox', { name: 'Select Rune A' }).uncheck();
    await expect(bar(page).getByText(most)).toHaveCount(0);
    await bar(page).getByRole('button', { name: 'Disable auto-renewal (20)' }).click();
    await expect(
      dialogNamed(page, 'Disable auto-renewal').getByText(/^20 licenses do not renew any more/),
    ).toBeVisible();
  });
});

test('downgrading says what Lite people cannot do, and sets licences free', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin@summit.example');
  const memberIds = await invite(page.request, ['dora.lite@summit.example']);
  await act(page.request, 'licenceAssign', { memberIds });
  await page.goto('/#/manage/users?search=dora.lite');
  await chooseFor(page, 'Dora Lite', 'Downgrade to Lite');
  const dialog = dialogNamed(page, 'Downgrade to Lite');
  await expect(dialog.getByText('1 person becomes Lite at once: Dora Lite.')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveText([
    'create public or private channels',
    'search messages',
    'share files',
  ]);
  await expect(dialog.getByRole('definition')).toHaveText(['4', '5']);
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Downgrade 1 person' }).click();
  await expect(notifications(page).getByText('1 license is free again')).toBeVisible();
  await expect(rowOf(page, 'Dora Lite').getByText('Lite', { exact: true })).toBeVisible();
});

test('new members get PRO while that is switched on', async ({ page, signIn, expectAccessible }) => {
  await signIn('admin@flat.example');
  await page.goto('/#/manage/users');
  const openMenu = () => page.getByRole('button', { name: 'More for this list' }).click();
  const setting = page.getByRole('switch', { name: 'New members get PRO' });
  await openMenu();
  await expect(setting).not.toBeChecked();
  await expectAccessible();
  // It is shown as on at once; a reload may come only after it is saved.
  const saved = page.waitForResponse((answer) => /AutoAssignUpdate/i.test(answer.request().postData() ?? ''));
  await setting.click();
  await expect(setting).toBeChecked();
  await saved;
  await page.reload();
  await openMenu();
  await expect(setting).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'More for this list' })).toBeFocused();
});
