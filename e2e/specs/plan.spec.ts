import { bar, dialogNamed, notifications, rowOf, search, select } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const HOUR = 60 * 60_000;

// Others count on the plans, and on the time.
test.afterAll(async ({ stack }) => {
  await stack.dev.resetClock();
  await stack.dev.reset();
});

test.describe('a team on the way to PRO', () => {
  test.beforeEach(({ stack }) => stack.dev.reset());

  test('sees PRO start when the countdown ends, without a reload', async ({
    page,
    signIn,
    stack,
    expectAccessible,
  }) => {
    await signIn('admin@activating.example');
    await page.goto('/#/manage/users');
    const banner = page.getByRole('region', { name: 'The way to PRO' });
    await expect(banner.getByRole('timer')).toHaveText(/^17 hours, \d+ minutes?, \d+ seconds?$/);
    await expect(page.getByRole('grid').getByText('PRO', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('grid').getByText('Lite', { exact: true })).toHaveCount(0);
    await expectAccessible();
    await stack.dev.advance(18 * HOUR);
    // The console learns the services' time with the next answer.
    await search(page, 'ana@');
    await expect(banner.getByText('PRO is on')).toBeVisible();
    await expect(rowOf(page, 'Ana').getByText('Lite', { exact: true })).toBeVisible();
    await expectAccessible();
    await banner.getByRole('button', { name: 'Dismiss' }).click();
    await expect(banner).toHaveCount(0);
  });

  test('starts counting with the first licence', async ({ page, signIn, expectAccessible }) => {
    await signIn('admin@firstday.example');
    await page.goto('/#/manage/users?search=member%40');
    const banner = page.getByRole('region', { name: 'The way to PRO' });
    await expect(banner).toBeVisible();
    await expect(banner.getByRole('timer')).toHaveCount(0);
    await page.getByRole('checkbox', { name: /^Select (?!everything)/ }).click();
    await bar(page).getByRole('button', { name: 'Assign license (1)' }).click();
    const dialog = dialogNamed(page, 'Assign licenses');
    await expect(dialog.getByText(/24 hours/)).toBeVisible();
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Assign 1 license' }).click();
    await expect(banner.getByRole('timer')).toHaveText(/^(24 hours|23 hours, 59 minutes)/);
    await expect(page.getByRole('grid').getByText('PRO', { exact: true })).toBeVisible();
    await expectAccessible();
  });

  test('starts it by hand, after reading who becomes Lite', async ({ page, signIn, expectAccessible }) => {
    await signIn('admin@activating.example');
    await page.goto('/#/manage/users');
    await page.getByRole('button', { name: 'Activate PRO now' }).click();
    const dialog = dialogNamed(page, 'Activate PRO now?');
    await expect(dialog.getByText(/^16 people have no license and become Lite: .* 11 more\.$/)).toBeVisible();
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Activate PRO' }).click();
    const done = dialogNamed(page, 'PRO is on');
    await expect(done).toBeVisible();
    await expectAccessible();
    await done.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('button', { name: 'Activate PRO now' })).toHaveCount(0);
    await search(page, 'ana@');
    await expect(rowOf(page, 'Ana').getByText('Lite', { exact: true })).toBeVisible();
  });

  test('starts it with the last licence', async ({ page, signIn, expectAccessible }) => {
    await signIn('admin@activating.example');
    await page.goto('/#/manage/users?licence=lite');
    const boxes = page.getByRole('checkbox', { name: /^Select (?!everything)/ });
    await boxes.first().click();
    await boxes.nth(10).click({ modifiers: ['Shift'] });
    await bar(page).getByRole('button', { name: 'Assign license (11)' }).click();
    const dialog = dialogNamed(page, 'Assign licenses');
    await expect(
      dialog.getByText(/assigning them starts PRO at once\. 5 people without a license become Lite\./),
    ).toBeVisible();
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Assign 11 licenses' }).click();
    await expect(notifications(page).getByText('11 licenses assigned. PRO is on.')).toBeVisible();
    await expect(page.getByRole('timer')).toHaveCount(0);
    await expect(page.getByText('5 people of 26', { exact: true })).toBeVisible();
  });
});

test('an elite team has nothing about assigning licences', async ({ page, signIn, expectAccessible }) => {
  await signIn('admin@elite.example');
  await page.goto('/#/manage/users?search=member%40');
  await page.getByRole('button', { name: 'Actions for Daphney Roberts' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Profile', 'Make admin', 'Deactivate', 'Delete']);
  await expectAccessible();
  await page.keyboard.press('Escape');
  await select(page, ['Daphney Roberts']);
  await expect(bar(page).getByRole('button')).toHaveText(['Clear selection', 'Deactivate (1)', 'Delete (1)']);
  await page.getByRole('button', { name: 'More for this list' }).click();
  await expect(page.getByRole('menuitem', { name: /^Export/ })).toBeVisible();
  await expect(page.getByRole('switch')).toHaveCount(0);
});

test.describe('the plan page', () => {
  test('shows what is bought, assigned and free', async ({ page, signIn, expectAccessible }) => {
    await signIn('admin@flat.example');
    await page.goto('/#/billing');
    await expect(page.getByText('Your team is on the PRO plan.')).toBeVisible();
    await expect(page.getByRole('main')).toContainText(/Bought\s*37\s*Assigned\s*37\s*Unused\s*0/);
    await expectAccessible();
  });

  test('tells a free team what PRO would give it', async ({ page, signIn, expectAccessible }) => {
    await signIn('admin@hardwall.example');
    await page.goto('/#/billing');
    await expect(page).toHaveURL(/#\/billingNew$/);
    await expect(page.getByText('Your team is on the Free plan.')).toBeVisible();
    await expect(page.getByRole('rowheader', { name: 'Admins', exact: true })).toBeVisible();
    await expectAccessible();
  });
});
