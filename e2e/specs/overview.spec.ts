import { retryUntil } from '../support/retry.ts';
import { expect, test } from '../support/test.ts';

test.describe('the overview', () => {
  test('shows an admin the team, its people and its billing', async ({ page, openConsole, expectAccessible }) => {
    await openConsole('admin@orbit.example');
    const main = page.getByRole('main');
    await expect(main.getByText('orbit.example').first()).toBeVisible();
    await expect(main.getByText('120', { exact: true }).first()).toBeVisible();
    await expect(main.getByText('admin@orbit.example')).toBeVisible();
    await expect(main.getByRole('heading', { name: /billing/i })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Installed apps' })).toBeVisible();
    await expectAccessible();
  });

  test('shows a member whom to turn to', async ({ page, openConsole, expectAccessible }) => {
    await openConsole('member@orbit.example');
    const main = page.getByRole('main');
    await expect(main.getByText('admin@orbit.example')).toBeVisible();
    await expect(main.getByText(/not an admin/i)).toBeVisible();
    await expect(main.getByRole('heading', { name: /billing/i })).toHaveCount(0);
    await expectAccessible();
  });

  test('shows a guest only a note', async ({ page, openConsole, expectAccessible }) => {
    await openConsole('guest@orbit.example');
    const main = page.getByRole('main');
    await expect(main.getByText(/guest/i).first()).toBeVisible();
    await expect(main.getByText('120', { exact: true })).toHaveCount(0);
    await expectAccessible();
  });

  test('stands while the member service is down, and heals on Retry', async ({
    page,
    openConsole,
    stack,
    consoleErrors,
  }) => {
    await openConsole('admin@summit.example');
    await stack.dev.fault({ service: 'member', status: 503 });
    try {
      await page.reload();
      const main = page.getByRole('main');
      await expect(main.getByText('summit.example').first()).toBeVisible();
      await expect(main.getByText(/Error loading admins, /)).toBeVisible();
      await stack.dev.clearFaults();
      await retryUntil(main, main.getByText('admin@summit.example'));
    } finally {
      await stack.dev.clearFaults();
    }
    consoleErrors.length = 0;
  });

  test('stands while the team service is down, and heals on Retry', async ({
    page,
    openConsole,
    stack,
    consoleErrors,
  }) => {
    await openConsole('admin@salestrial.example');
    await stack.dev.fault({ service: 'team', status: 503 });
    try {
      await page.reload();
      await expect(page.getByRole('navigation').first()).toBeVisible();
      const main = page.getByRole('main');
      await expect(main.getByRole('button', { name: /retry/i }).first()).toBeVisible();
      await stack.dev.clearFaults();
      await retryUntil(main, main.getByText('salestrial.example').first());
    } finally {
      await stack.dev.clearFaults();
    }
    consoleErrors.length = 0;
  });
});
