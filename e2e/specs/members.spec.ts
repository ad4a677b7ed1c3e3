import { retryUntil } from '../support/retry.ts';
import { expect, test } from '../support/test.ts';

test.describe('the users list', () => {
  test('shows the team and loads more on scrolling', async ({ page, signIn, expectAccessible }) => {
    await signIn('admin@orbit.example');
    await page.goto('/#/manage/users');
    const rows = page.getByRole('row');
    await expect(rows.nth(5)).toBeVisible();
    await expect(
      page.getByRole('table').or(page.getByRole('grid')).getByText('PRO', { exact: true }).first(),
    ).toBeVisible();
    await expectAccessible();
    await expect(page.getByText(/120/).first()).toBeVisible();
    const scroller = page.getByRole('table').or(page.getByRole('grid')).first();
    await scroller.hover();
    await expect(async () => {
      await page.mouse.wheel(0, 4_000);
      await expect(page.locator('[aria-rowindex="121"]')).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(page.getByRole('columnheader', { name: 'E-mail' })).toBeInViewport();
  });

  test('searches on the server and keeps the search in the address', async ({ page, signIn }) => {
    await signIn('admin@orbit.example');
    await page.goto('/#/manage/users');
    await page.getByRole('searchbox').fill('guest@');
    await expect(page).toHaveURL(/search=guest/);
    await expect(page.getByText('guest@orbit.example')).toBeVisible();
    await expect(page.getByText('admin@orbit.example')).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('searchbox')).toHaveValue('guest@');
    await expect(page.getByText('guest@orbit.example')).toBeVisible();
  });

  test('says when nothing is found, and clears the search', async ({ page, signIn, expectAccessible }) => {
    await signIn('admin@seedling.example');
    await page.goto('/#/manage/users?search=zzzzzz');
    await expect(page.getByText('No results for “zzzzzz”')).toBeVisible();
    await expectAccessible();
    await page
      .getByRole('button', { name: /clear search/i })
      .last()
      .click();
    await expect(page.getByText('admin@seedling.example')).toBeVisible();
  });

  test('asks a large team for a search of three characters', async ({ page, signIn, expectAccessible }) => {
    await signIn('admin@galaxy.example');
    await page.goto('/#/manage/users');
    await expect(
      page.getByText(
        'It is taking too long to load all your team members. Find your team members by typing at least 3 characters in the search box instead.',
      ),
    ).toBeVisible();
    await expectAccessible();
    await page.getByRole('searchbox').fill('adm');
    await expect(page.getByText('admin@galaxy.example')).toBeVisible();
  });

  test('shows what failed, and heals on Retry', async ({ page, signIn, stack, consoleErrors }) => {
    await signIn('admin@offline.example');
    await stack.dev.fault({ service: 'member', operation: 'usersList', status: 500 });
    try {
      await page.goto('/#/manage/users');
      await expect(page.getByRole('button', { name: /retry/i })).toBeVisible();
      await stack.dev.clearFaults();
      await retryUntil(page, page.getByText('admin@offline.example'));
    } finally {
      await stack.dev.clearFaults();
    }
    consoleErrors.length = 0;
  });
});
