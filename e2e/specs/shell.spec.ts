import { expect, test } from '../support/test.ts';

const links = { admin: ['Overview', 'Members'], member: ['Overview'], guest: ['Overview'] };

test.describe('the shell', () => {
  for (const [role, names] of Object.entries(links))
    test(`shows a ${role} their links`, async ({ page, openConsole, expectAccessible }) => {
      await openConsole(`${role}@orbit.example`);
      const sidebar = page.getByRole('navigation').first();
      for (const name of names) await expect(sidebar.getByRole('link', { name })).toBeVisible();
      if (role !== 'admin') await expect(sidebar.getByRole('link', { name: 'Members' })).toHaveCount(0);
      await expectAccessible();
    });

  test('sends a member away from an admin page and says so', async ({ page, signIn }) => {
    await signIn('member@softwall.example');
    await page.goto('/#/manage/users');
    await expect(page).toHaveURL(/#\/overview/);
    await expect(page.getByText('You have no access to this page')).toBeVisible();
  });

  test('sends unknown paths to the overview', async ({ page, signIn }) => {
    await signIn('admin@sprout.example');
    await page.goto('/#/no/such/page');
    await expect(page).toHaveURL(/#\/overview/);
  });

  test('is there at once while the service of members is slow, and so are pages that do without it', async ({
    page,
    signIn,
    stack,
  }) => {
    await signIn('admin@orbit.example');
    await stack.dev.fault({ service: 'member', latencyMs: 8_000 });
    const atOnce = { timeout: 5_000 };
    await page.goto('/#/settings');
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible(atOnce);
    await expect(page.getByRole('navigation').first().getByRole('link', { name: 'Members' })).toBeVisible(atOnce);
    await page.goto('/#/manage/users/bulk-manage/delete');
    await expect(page.getByRole('link', { name: 'Delete members' })).toBeVisible(atOnce);
    // The team is not large.
    await expect(page).toHaveURL(/#\/manage\/users\/bulk-manage\/add$/, { timeout: 15_000 });
    await stack.dev.clearFaults();
  });

  test('switches the language at once and keeps it on the account', async ({ page, openConsole, browser, stack }) => {
    await openConsole('admin@heritage.example');
    await page.getByRole('button', { name: /language/i }).click();
    const kept = page.waitForResponse((answer) => (answer.request().postData() ?? '').includes('viewerLocaleUpdate'));
    await page.getByRole('menuitemradio', { name: 'Русский' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', /ru/i);
    await kept;
    const other = await browser.newContext({ baseURL: stack.url });
    await other.addCookies(await page.context().cookies());
    const second = await other.newPage();
    await second.goto('/');
    await expect(second.locator('html')).toHaveAttribute('lang', /ru/i);
    await other.close();
  });

  test('finds pages from the keyboard', async ({ page, openConsole, expectAccessible }) => {
    await openConsole('admin@rupee.example');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    const search = page.getByRole('combobox');
    await expect(search).toBeFocused();
    await expectAccessible();
    await search.fill('memb');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/manage\/users/);
  });

  test('folds its sidebar away on a narrow screen', async ({ page, openConsole, expectAccessible }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openConsole('admin@elite.example');
    const members = page.getByRole('link', { name: 'Members' });
    await expect(members).toBeHidden();
    await page.getByRole('button', { name: 'Show the sidebar' }).click();
    await expect(members).toBeVisible();
    await expectAccessible();
    await members.click();
    await expect(page).toHaveURL(/#\/manage\/users/);
    await expect(members).toBeHidden();
  });

  test('says so when the start-up profile cannot be read', async ({
    page,
    openConsole,
    stack,
    consoleErrors,
    expectAccessible,
  }) => {
    await openConsole('admin@overdue.example');
    await stack.dev.fault({ service: 'identity', operation: 'fullProfile', status: 500 });
    try {
      await page.reload();
      await expect(page.getByRole('alert')).toContainText('Error please refresh the page.');
      await expect(page.getByRole('alert')).toContainText('Something went wrong. Please try again later. (Status 503)');
      await expectAccessible();
    } finally {
      await stack.dev.clearFaults();
    }
    consoleErrors.length = 0;
  });
});

test.describe('without browser storage', () => {
  test('preferences go to cookies, with a warning, and signing in works', async ({ page, openConsole }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      });
    });
    await page.goto('/#/login');
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
      'your settings are kept in cookies',
    );
    await openConsole('admin@lonely.example');
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
  });
});
