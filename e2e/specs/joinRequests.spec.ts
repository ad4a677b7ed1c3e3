import type { Locator } from '@playwright/test';
import { act, bar, chooseFor, dialogNamed, idOf, notifications, rowOf, search, select } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

// Others count on who asks to join.
test.afterAll(({ stack }) => stack.dev.reset());

test.describe('a request to join', () => {
  test('is approved from its row', async ({ page, signIn, expectAccessible }) => {
    await signIn('admin@orbit.example');
    await page.goto('/#/manage/users?tab=pending');
    const approve = page.getByRole('button', { name: 'Approve Tomás Zayas Maldonado' });
    await expect(approve).toBeVisible();
    await expectAccessible();
    await approve.click();
    await expect(notifications(page).getByText('Tomás Zayas Maldonado belongs to the team now.')).toBeVisible();
    await expect(rowOf(page, 'Tomás Zayas Maldonado')).toHaveCount(0);
    await page.getByRole('tab', { name: 'Users', exact: true }).click();
    await search(page, 'zayas');
    // The team gives new members a licence.
    await expect(rowOf(page, 'Tomás Zayas Maldonado').getByText('PRO', { exact: true })).toBeVisible();
  });

  for (const width of [1280, 900, 760])
    test(`stands below the names of its columns in a window of ${width} px`, async ({ page, signIn }) => {
      await page.setViewportSize({ width, height: 800 });
      await signIn('admin@orbit.example');
      await page.goto('/#/manage/users?tab=pending');
      const row = rowOf(page, 'Vincenc Čadová');
      await expect(row).toBeVisible();
      const tracksOf = (line: Locator) => line.evaluate((element) => getComputedStyle(element).gridTemplateColumns);
      expect(await tracksOf(row)).toBe(await tracksOf(page.getByRole('row').first()));
    });

  test('is approved as a guest from its menu', async ({ page, signIn, expectAccessible }) => {
    await signIn('admin@orbit.example');
    await page.goto('/#/manage/users?tab=pending');
    await chooseFor(page, 'Tommie Heaney', 'Approve as guest');
    const dialog = dialogNamed(page, 'Approve Tommie Heaney as a guest?');
    await expect(dialog).toBeVisible();
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Approve Tommie Heaney as a guest' }).click();
    await expect(notifications(page).getByText('Tommie Heaney is a guest of the team now.')).toBeVisible();
    await page.getByRole('tab', { name: 'Guests' }).click();
    await search(page, 'tommie');
    await expect(rowOf(page, 'Tommie Heaney')).toBeVisible();
  });

  test('that was answered leaves the bar of those who are selected in sight', async ({ page, signIn }) => {
    await signIn('admin@orbit.example');
    await page.goto('/#/manage/users?tab=pending');
    await page.getByRole('button', { name: 'Approve 鈴木健' }).click();
    await expect(notifications(page).getByText(/belongs to the team now/)).toBeVisible();
    await select(page, ['Vincenc Čadová']);
    // Playwright presses only what nothing lies over.
    await bar(page)
      .getByRole('button', { name: /^Reject/ })
      .click({ trial: true });
    await bar(page)
      .getByRole('button', { name: /^Approve \(/ })
      .click({ trial: true });
    await expect(notifications(page).getByText(/belongs to the team now/)).toBeVisible();
  });

  test('is turned down after a question', async ({ page, signIn, expectAccessible }) => {
    await signIn('admin@orbit.example');
    await page.goto('/#/manage/users?tab=pending');
    await page.getByRole('button', { name: 'Reject Gondebaud Clement' }).click();
    const dialog = dialogNamed(page, 'Reject the request of Gondebaud Clement?');
    await expect(dialog).toBeVisible();
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Reject Gondebaud Clement' }).click();
    await expect(notifications(page).getByText('The request of Gondebaud Clement is rejected.')).toBeVisible();
    await expect(rowOf(page, 'Gondebaud Clement')).toHaveCount(0);
  });

  test('of several is approved as guests in one go, without the buttons of the rows', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn('admin@summit.example');
    await page.goto('/#/manage/users?tab=pending');
    await expect(page.getByRole('button', { name: 'Approve Ernesto Cardona Vaca' })).toBeVisible();
    await select(page, ['Ernesto Cardona Vaca', 'Branimír Kalousová']);
    await expect(page.getByRole('button', { name: 'Approve Ernesto Cardona Vaca' })).toHaveCount(0);
    await bar(page).getByRole('button', { name: 'Approve as guests (2)' }).click();
    const dialog = dialogNamed(page, 'Approve 2 requests as guests?');
    await expect(dialog).toBeVisible();
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Approve 2 as guests' }).click();
    await expect(notifications(page).getByText('2 people are guests of the team now.')).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Pending requests', exact: true })).toBeVisible();
    await expect(page.getByText('No pending requests')).toBeVisible();
  });

  test('that is gone meanwhile is named, and the others go through', async ({ page, signIn, expectAccessible }) => {
    await signIn('admin@galaxy.example');
    await page.goto('/#/manage/users?tab=pending');
    await select(page, ['Giuliana Steinecke', 'Isis Pereira', 'Devani Naik']);
    await bar(page).getByRole('button', { name: 'Reject (3)' }).click();
    await act(page.request, 'memberReject', {
      memberIds: [await idOf(page.request, 'isis.pereira@lumen-studio.example', 'PENDING')],
    });
    const dialog = dialogNamed(page, 'Reject 3 requests?');
    await dialog.getByRole('button', { name: 'Reject 3 requests' }).click();
    await expect(page.getByRole('dialog').getByText('2 requests are rejected.')).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveText(
      /Isis Pereira.*Has withdrawn the request\./,
    );
    await expectAccessible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(bar(page)).toHaveCount(0);
    await expect(rowOf(page, 'Isis Pereira')).toHaveCount(0);
    await expect(page.getByRole('tab', { name: 'Pending requests 9 requests' })).toBeVisible();
  });

  test('whose answer is lost is approved once, however often one presses', async ({
    page,
    signIn,
    stack,
    consoleErrors,
  }) => {
    const email = 'myrtis.gusikowski@galaxy.example';
    await signIn('admin@galaxy.example');
    await page.goto('/#/manage/users?tab=pending');
    await stack.dev.fault({ service: 'member', operation: 'approveMembers', dropAnswer: true });
    const approve = page.getByRole('button', { name: 'Approve Myrtis Gusikowski' });
    await approve.click();
    await expect(
      notifications(page).getByText(
        'No answer came, so it is not known whether Myrtis Gusikowski was approved. Try again: nothing is done twice.',
      ),
    ).toBeVisible();
    await stack.dev.clearFaults();
    await expect.poll(async () => (await stack.dev.mailsTo(email)).length).toBe(1);
    // It would stand over the button of whoever is the last of the list.
    await notifications(page).getByRole('button', { name: 'Dismiss' }).click();
    await approve.click();
    await expect(notifications(page).getByText('Myrtis Gusikowski belongs to the team now.')).toBeVisible();
    await expect(rowOf(page, 'Myrtis Gusikowski')).toHaveCount(0);
    expect(await stack.dev.mailsTo(email)).toHaveLength(1);
    consoleErrors.length = 0;
  });
});
