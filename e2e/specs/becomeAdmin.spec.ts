import { dialogNamed, notifications } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

// Who is an admin decides what other specs can do.
test.afterAll(({ stack }) => stack.dev.reset());

// First: the guest sees a team without an admin, which it is no more after the other test.
test('a guest of a team without an admin is not offered it', async ({ page, openConsole, expectAccessible }) => {
  await openConsole('guest@leaderless.example');
  await expect(page.getByText('You are a guest of this team')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Become admin' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Leave the team' })).toBeVisible();
  await expectAccessible();
});

test('a member of a team without an admin becomes it, and manages the team at once', async ({
  page,
  openConsole,
  expectAccessible,
}) => {
  await openConsole('member@leaderless.example');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'This team has no admin' })).toBeVisible();
  await expectAccessible();
  await main.getByRole('button', { name: 'Become admin' }).click();
  const dialog = dialogNamed(page, 'Become the admin of Leaderless?');
  await expect(dialog.getByText(/^You will manage this team/)).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Become admin' }).click();
  await expect(notifications(page).getByText('You are the admin of Leaderless now.')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Billing' })).toBeVisible();
  await expect(main.getByText('member@leaderless.example')).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Members' }).click();
  await expect(page).toHaveURL(/#\/manage\/users/);
});
