import { dialogNamed, notifications } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

// Who belongs to which team decides what other specs can do.
test.afterAll(({ stack }) => stack.dev.reset());

test.describe('leaving the present team', () => {
  test('is refused to the last admin, who is led to the admins', async ({ page, openConsole, expectAccessible }) => {
    await openConsole('admin@seedling.example');
    await page.getByRole('button', { name: 'Leave the team' }).click();
    const dialog = dialogNamed(page, 'You cannot leave Seedling');
    await expect(dialog.getByText('Make someone else an admin first.')).toBeVisible();
    await expectAccessible();
    await dialog.getByRole('link', { name: 'Go to the admins' }).click();
    await expect(page).toHaveURL(/#\/manage\/users\?tab=admins$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('is refused where the own address belongs to the team', async ({ page, openConsole, expectAccessible }) => {
    await openConsole('member@harbor.example');
    await page.getByRole('button', { name: 'Leave the team' }).click();
    const dialog = dialogNamed(page, 'You cannot leave Harbor');
    await expect(dialog.getByText(/^Everybody with an e-mail address at the team’s domain/)).toBeVisible();
    await expectAccessible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Leave the team' })).toBeFocused();
  });

  test('ends at the sign-in page, and there is no way back in', async ({ page, openConsole, expectAccessible }) => {
    await openConsole('guest@flat.example');
    await expect(page.getByText('You are a guest of this team')).toBeVisible();
    await page.getByRole('button', { name: 'Leave the team' }).click();
    const dialog = dialogNamed(page, 'Leave Flat Rate?');
    await expect(dialog.getByText('It is the team you are in now: you will be signed out.')).toBeVisible();
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Leave Flat Rate' }).click();
    await expect(page).toHaveURL(/#\/login/);
    await page.getByRole('textbox', { name: 'Work e-mail address' }).fill('guest@flat.example');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Email address not found. Please check the email')).toBeVisible();
  });

  test('alone deletes it, once its name was typed', async ({ page, openConsole, expectAccessible }) => {
    await openConsole('admin@lonely.example');
    await page.getByRole('button', { name: 'Leave the team' }).click();
    const dialog = dialogNamed(page, 'Leave and delete Lonely?');
    const confirm = dialog.getByRole('button', { name: 'Leave and delete Lonely' });
    await expect(confirm).toBeDisabled();
    await expect(dialog.getByRole('textbox')).toBeFocused();
    await expectAccessible();
    await dialog.getByRole('textbox').fill('Lonely');
    await confirm.click();
    await expect(page).toHaveURL(/#\/login/);
    await page.getByRole('textbox', { name: 'Work e-mail address' }).fill('admin@lonely.example');
    await page.keyboard.press('Enter');
    await expect(page.getByText('The admin panel is not enabled for lonely.example')).toBeVisible();
    await expect(page.getByRole('textbox', { name: /pin/i })).toHaveCount(0);
  });
});

test.describe('one’s own teams', () => {
  test('are listed, and another one can be left', async ({ page, signIn, expectAccessible }) => {
    await signIn('admin@orbit.example');
    await page.goto('/#/profile/manage');
    const teams = page.getByRole('region', { name: 'Your teams' });
    await expect(teams.getByRole('listitem')).toHaveCount(2);
    await expect(teams.getByRole('listitem').first()).toContainText('orbit · Admin · 120 people');
    await expect(teams.getByText('Present team')).toBeVisible();
    await expectAccessible();
    await teams.getByRole('button', { name: 'Leave Harbor' }).click();
    const dialog = dialogNamed(page, 'Leave Harbor?');
    await expect(dialog.getByText(/^You lose your admin rights/)).toBeVisible();
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Leave Harbor' }).click();
    await expect(notifications(page).getByText('You have left Harbor.')).toBeVisible();
    await expect(teams.getByRole('listitem')).toHaveCount(1);
    await page.reload();
    await expect(teams.getByText('You belong to no other team.')).toBeVisible();
  });

  test('lead into another one, in this console and in its other tabs', async ({ page, context, signIn }) => {
    await signIn('member@orbit.example');
    const otherTab = await context.newPage();
    await otherTab.goto('/');
    await expect(otherTab.getByRole('main').getByText('admin@orbit.example')).toBeVisible();
    await page.goto('/#/profile/manage');
    await page.getByRole('button', { name: 'Manage Harbor' }).click();
    await expect(notifications(page).getByText('You are in Harbor now.')).toBeVisible();
    await expect(page).toHaveURL(/#\/overview$/);
    await expect(page.getByRole('main').getByText('admin@harbor.example')).toBeVisible();
    await expect(otherTab.getByRole('main').getByText('admin@harbor.example')).toBeVisible();
    await page.goto('/#/profile/manage');
    const teams = page.getByRole('region', { name: 'Your teams' });
    await expect(teams.getByRole('listitem').first()).toContainText('Harbor');
    await expect(teams.getByRole('listitem').last()).toContainText('Orbit');
  });
});
