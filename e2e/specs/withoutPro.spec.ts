import type { Page } from '@playwright/test';
import { chooseFor, notifications } from '../support/people.ts';
import { itemOf } from '../support/parts.ts';
import { expect, test } from '../support/test.ts';

const FIELDS = '/#/enterprise/custom-team-fields';
const GROUPS = '/#/enterprise/user-groups';

const upgrade = (page: Page) => page.getByRole('button', { name: 'Upgrade to PRO' });

const DAY = 24 * 60 * 60_000;

/** What the installation's owner is told of paywalls, in order. */
function paywallsToldOn(page: Page): string[] {
  const told: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    const { variables } = (request.postDataJSON() ?? {}) as {
      variables?: { input?: { events?: { name: string; fields?: { value: string }[] }[] } };
    };
    for (const { name, fields } of variables?.input?.events ?? []) told.push(`${name} ${fields?.[0]?.value ?? ''}`);
  });
  return told;
}

test.describe('the limits of a plan', () => {
  test.afterAll(async ({ stack }) => {
    await stack.dev.resetClock();
    await stack.dev.reset();
  });

  test('are told before they are met, with one way to PRO and one back, and each is told of once', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    const told = paywallsToldOn(page);
    await signIn('admin@softwall.example');
    const note = page.getByRole('note');
    await page.goto('/#/manage-channels');
    await expect(note).toContainText(
      'Your plan allows 10 public channels and no private ones; your team has 11 public and 1 private.',
    );
    await expect(page.getByRole('link', { name: 'Add channels in bulk' })).toHaveCount(0);
    await expectAccessible();

    await page.goto('/#/manage-channels/announcement-channels');
    await expect(note).toContainText('With PRO you create announcement channels.');
    await expect(page.getByRole('link', { name: 'Create channel' })).toHaveCount(0);
    await page.goto('/#/manage-channels/announcement-channels/channel/create/announcement');
    await expect(note).toContainText('With PRO you create announcement and auto-join channels.');
    await expect(page.getByRole('form', { name: 'Channel' })).toHaveCount(0);
    await upgrade(page).click();
    await expect(page).toHaveURL(/#\/billing(?:New)?\?feature=announcement-channels$/);
    await expect(page.getByText('Announcement channels need PRO')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Upgrade Now' })).toBeVisible();
    await page.getByRole('button', { name: 'Go back' }).click();
    await expect(page).toHaveURL(/\/channel\/create\/announcement$/);
    await expect(note).toContainText('With PRO you create announcement and auto-join channels.');

    await page.goto('/#/settings/channel-creation');
    await expect(page.getByText(/Your plan allows 10 of them; your team has 11\.$/)).toBeVisible();
    await expect(page.getByText(/Your plan allows none; your team has 1\.$/)).toBeVisible();
    await expect(upgrade(page)).toHaveCount(1);
    await page.goto('/#/settings/file-storage');
    await expect(page.getByRole('progressbar', { name: 'Storage used' })).toHaveAttribute('aria-valuenow', '92');
    await expect(note.first()).toContainText('The storage is nearly full.');
    await expectAccessible();
    await page.goto('/#/manage/users?tab=guests');
    await expect(note.filter({ hasText: 'Your plan includes no guests.' })).toBeVisible();

    await expect
      .poll(() => told)
      .toEqual([
        'paywall_shown public-channels',
        'paywall_shown announcement-channels',
        'paywall_shown announcement-channels',
        'paywall_clicked announcement-channels',
        'upgrade_to_pro_page_view ',
        'paywall_shown announcement-channels',
        'paywall_shown channel-management',
        'paywall_shown guests',
      ]);
  });

  test('are in nobody’s way while a trial runs, in which nobody is Lite', async ({ page, signIn }) => {
    await signIn('admin@sprout.example');
    await page.goto('/#/manage-channels');
    await expect(page.getByRole('heading', { name: 'Auto-join channels' })).toBeVisible();
    await page.goto('/#/manage-channels/announcement-channels/channel/create/announcement');
    await expect(page.getByRole('form', { name: 'Channel' })).toBeVisible();
    await page.goto(`${FIELDS}/add`);
    await expect(page.getByRole('heading', { name: /custom field/i, level: 1 })).toBeVisible();
    await page.goto('/#/manage/users');
    await expect(page.getByRole('grid')).toContainText('admin@sprout.example');
    await expect(page.getByRole('grid').getByText('Lite', { exact: true })).toHaveCount(0);
    await expect(page.getByLabel('License')).toHaveCount(0);
    await expect(upgrade(page)).toHaveCount(0);
  });

  test('hold once the deadline of what is due has passed, for what is new alone', async ({ page, stack, signIn }) => {
    await signIn('admin@overdue.example');
    await page.goto(FIELDS);
    await expect(page.getByRole('link', { name: /^Create / }).first()).toBeVisible();
    await expect(upgrade(page)).toHaveCount(0);
    await stack.dev.advance(6 * DAY);
    await signIn('admin@overdue.example');
    await page.goto(FIELDS);
    await expect(upgrade(page)).toBeVisible();
    await expect(page.getByRole('link', { name: /^Create / })).toHaveCount(0);
    await page.goto('/#/settings/invite-members');
    await expect(page.getByText('This is part of PRO.')).toBeVisible();
    await page.goto('/#/manage/users');
    await expect(page.getByRole('grid')).toContainText('admin@overdue.example');
    await expect(page.getByRole('grid').getByText('Lite', { exact: true })).toHaveCount(0);
  });
});

// A team that had PRO keeps what it has made with it.
test.describe('custom fields and user groups without PRO', () => {
  test.afterAll(({ stack }) => stack.dev.reset());

  test('are read and deleted by admins, not created or changed, and lead to the plan', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn('admin@softwall.example');
    await page.goto(`${FIELDS}/add`);
    await expect(page).toHaveURL(/#\/overview$/);
    await page.goto(FIELDS);
    await expect(page.getByRole('note')).toContainText('Your team no longer has PRO.');
    await expect(itemOf(page, 'Floor')).toContainText('Ground floor, First floor, Second floor');
    await expect(page.getByRole('link', { name: /^(Create|Edit) / })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Move Floor' })).toHaveCount(0);
    await expectAccessible();
    await upgrade(page).click();
    await expect(page).toHaveURL(/#\/billing(?:New)?\?feature=custom-fields$/);

    await page.goto(`${GROUPS}/add`);
    await expect(page).toHaveURL(/#\/overview$/);
    await page.goto(GROUPS);
    await expect(page.getByRole('note')).toContainText('With PRO you create user groups and change them.');
    await expect(itemOf(page, 'Upstairs')).toBeVisible();
    await expect(page.getByRole('link', { name: /^(Create|Edit) / })).toHaveCount(0);
    await expectAccessible();
    await chooseFor(page, 'Upstairs', 'Delete');
    await page.getByRole('button', { name: 'Delete user group' }).click();
    await expect(notifications(page)).toContainText('The user group “Upstairs” is deleted.');
    await expect(page.getByText('No user groups yet')).toBeVisible();
    await upgrade(page).click();
    await expect(page).toHaveURL(/#\/billing(?:New)?\?feature=user-groups$/);
  });

  test('leave profiles as they were: members read what they have, and are told why', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn('member@softwall.example');
    await page.goto('/#/profile');
    const fields = page.getByRole('region', { name: 'Profile fields' });
    await expect(fields.getByText(/plan lets nobody change these fields/)).toBeVisible();
    await expect(fields.getByText('First floor')).toBeVisible();
    await expect(fields.getByRole('combobox')).toHaveCount(0);
    await expect(upgrade(page)).toHaveCount(0);
    await expectAccessible();
  });
});
