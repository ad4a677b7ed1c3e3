import type { Page } from '@playwright/test';
import { ask, dialogNamed } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

// What is decided about a team is decided for every other spec.
test.afterAll(({ stack }) => stack.dev.reset());

const header = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const isInSight = (page: Page, name: string) => expect(header(page, name)).toBeInViewport();

test.describe('the settings', () => {
  test('open from the sidebar, section by section, by keyboard and by address', async ({
    page,
    openConsole,
    expectAccessible,
  }) => {
    await openConsole('admin@orbit.example');
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(page).toHaveURL(/#\/settings$/);
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
    await expectAccessible();
    await header(page, 'File storage').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/settings\/file-storage$/);
    await expect(panel(page, 'File storage')).toBeVisible();
    await expect(header(page, 'File storage')).toBeFocused();
    await expectAccessible();
    await header(page, 'On-premise').click();
    await expect(panel(page, 'On-premise')).toBeVisible();
    await expect(panel(page, 'File storage')).toHaveCount(0);
    await isInSight(page, 'On-premise');
    await page.goBack();
    await expect(panel(page, 'File storage')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('main').getByRole('button', { expanded: true })).toHaveCount(0);
    await page.goto('/#/settings/export-log');
    await page.reload();
    await expect(panel(page, 'Export log')).toBeVisible();
    await isInSight(page, 'Export log');
    await page.goto('/#/settings/nonsense');
    await expect(page).toHaveURL(/#\/settings$/);
    await expect(header(page, 'File storage')).toHaveAttribute('aria-expanded', 'false');
  });

  test('are found in the palette, and are for admins alone', async ({ page, openConsole }) => {
    await openConsole('admin@orbit.example');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('welc');
    await page.getByRole('option', { name: 'Settings: Welcome message' }).click();
    await expect(page).toHaveURL(/#\/settings\/welcome-message$/);
    await expect(panel(page, 'Welcome message')).toBeVisible();
    await openConsole('member@orbit.example');
    await expect(page.getByRole('link', { name: 'Settings' })).toHaveCount(0);
    await page.goto('/#/settings/welcome-message');
    await expect(page).toHaveURL(/#\/overview$/);
  });

  test('ask before changes are lost: Stop leaves everything as it was, Continue opens the other one anew', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn('admin@flat.example');
    await page.goto('/#/settings/sign-up');
    const choice = page.getByRole('radio', { name: 'Anyone can ask to join' });
    await expect(choice).not.toBeChecked();
    await choice.check();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await header(page, 'Full names').click();
    await expect(question).toBeVisible();
    await expectAccessible();
    await question.getByRole('button', { name: 'Stay on this page' }).click();
    await expect(page).toHaveURL(/#\/settings\/sign-up$/);
    await expect(choice).toBeChecked();
    await header(page, 'Sign-up permissions').click();
    await question.getByRole('button', { name: 'Stay on this page' }).click();
    await expect(choice).toBeChecked();
    await header(page, 'Full names').click();
    await question.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page).toHaveURL(/#\/settings\/full-names$/);
    await expect(panel(page, 'Full names')).toBeVisible();
    await header(page, 'Sign-up permissions').click();
    await expect(choice).toBeVisible();
    await expect(choice).not.toBeChecked();
  });

  test('ask the same where the address is changed by hand, and where one goes back from an address that was', async ({
    page,
    signIn,
  }) => {
    await signIn('admin@flat.example');
    /** What the browser does where somebody edits its address. */
    const typeAddress = (hash: string) => page.evaluate((address) => void (window.location.hash = address), hash);
    await page.goto('/#/overview');
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
    await typeAddress('#/settings/sign-up');
    const choice = page.getByRole('radio', { name: 'Anyone can ask to join' });
    await expect(choice).not.toBeChecked();
    await choice.check();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    for (const elsewhere of ['#/profile', '#/email-preferences']) {
      await typeAddress(elsewhere);
      await question.getByRole('button', { name: 'Stay on this page' }).click();
      await expect(question).toHaveCount(0);
      await expect(page).toHaveURL(/#\/settings\/sign-up$/);
      await expect(choice).toBeChecked();
    }
    await page.evaluate(() => window.history.back());
    await expect(question).toBeVisible();
    await expect(page).toHaveURL(/#\/settings\/sign-up$/);
    await question.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page).toHaveURL(/#\/overview$/);
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeFocused();
  });
});

test.describe('the organization', () => {
  test('is made after asking, and says who made it', async ({ page, signIn, expectAccessible }) => {
    await signIn('admin@rupee.example');
    await page.goto('/#/settings/organisation');
    const autoJoin = panel(page, 'Organization').getByRole('switch', { name: 'Auto-join' });
    await expect(autoJoin).not.toBeChecked();
    await autoJoin.click();
    const question = page.getByRole('alertdialog', { name: 'Turn on auto-join?' });
    await expect(question).toBeVisible();
    await expectAccessible();
    await question.getByRole('button', { name: 'Turn on auto-join' }).click();
    await expect(autoJoin).toBeChecked();
    await expect(page.getByText(/^Changed by /)).toBeVisible();
    const { viewer } = await ask<{ viewer: { team: { isAutoJoin: boolean } } }>(
      page.request,
      '{ viewer { team { isAutoJoin } } }',
    );
    expect(viewer.team.isAutoJoin).toBe(true);
  });
});

test.describe('what is not there yet', () => {
  for (const [tab, name] of [
    ['active-directory', 'Active Directory sync'],
    ['on-premise', 'On-premise'],
    ['export-log', 'Export log'],
  ] as const) {
    test(`can be asked for: ${name}`, async ({ page, signIn, expectAccessible }) => {
      await signIn('admin@orbit.example');
      await page.goto(`/#/settings/${tab}`);
      await expect(panel(page, name)).toBeVisible();
      await expectAccessible();
      await panel(page, name).getByRole('button', { name: 'Request this feature' }).click();
      await expect(panel(page, name).getByText(/^Thank you: we have passed it on/)).toBeVisible();
      await expectAccessible();
    });
  }
});

test.describe('choosing people', () => {
  test('in a team of thousands searches on the server', async ({ page, signIn, expectAccessible }) => {
    await signIn('admin@galaxy.example');
    await page.goto('/#/settings/channel-creation');
    const group = page.getByRole('group', { name: 'Private channels' });
    await group.getByRole('radio', { name: 'Allow specific users and team admins' }).click();
    const picker = dialogNamed(page, 'Who may create private channels');
    await expect(picker.getByText(/^Nobody is chosen yet\. Search/)).toBeVisible();
    await expectAccessible();
    await picker.getByRole('searchbox').fill('an');
    await expect(picker.getByText('Type at least 3 characters to search for people.')).toBeVisible();
    await picker.getByRole('searchbox').fill('anna');
    const boxes = picker.getByRole('checkbox', { name: /^Select / });
    await expect(boxes.first()).toBeVisible();
    await picker.getByRole('row').nth(1).focus();
    await page.keyboard.press('Space');
    await expect(picker.getByText('1 chosen', { exact: true })).toBeVisible();
    await expectAccessible();
    await picker.getByRole('searchbox').fill('');
    await expect(boxes).toHaveCount(1);
    await picker.getByRole('button', { name: 'Done' }).click();
    await expect(group.getByText('1 person is chosen.')).toBeVisible();
  });
});
