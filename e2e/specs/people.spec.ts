import { readFile } from 'node:fs/promises';
import { bar, rowOf, select } from '../support/people.ts';
import { choose, grid, rowAt, searchBox, tab } from '../support/peopleList.ts';
import { expect, test } from '../support/test.ts';

test.describe('the lists of people', () => {
  test('are tabs with an address each, which reload and Back keep', async ({ page, signIn, expectAccessible }) => {
    await signIn('admin@orbit.example');
    await page.goto('/#/manage');
    await expect(page).toHaveURL(/#\/manage\/users$/);
    await expect(tab(page, 'Users')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('120 people', { exact: true })).toBeVisible();
    await expect(tab(page, /Pending requests/)).toHaveAccessibleName('Pending requests 5 requests');

    const lists = [
      ['Admins', 'admins', 'admin@orbit.example', 2],
      ['Guests', 'guests', 'guest@orbit.example', 8],
      [/Pending requests/, 'pending', 'ken.suzuki@orbit.example', 5],
      ['Deactivated users', 'deactivated', /@orbit\.example/, 6],
    ] as const;
    for (const [name, address, email, count] of lists) {
      await tab(page, name).click();
      await expect(page).toHaveURL(new RegExp(`#/manage/users\\?tab=${address}$`));
      await expect(page.getByRole('tabpanel', { name }).getByText(email).first()).toBeVisible();
      await expect(grid(page)).toHaveAttribute('aria-rowcount', String(count + 1));
      await expectAccessible();
    }
    await page.reload();
    await expect(tab(page, 'Deactivated users')).toHaveAttribute('aria-selected', 'true');
    await page.goBack();
    await expect(tab(page, /Pending requests/)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('ken.suzuki@orbit.example')).toBeVisible();
    await page.goForward();
    await expect(tab(page, 'Deactivated users')).toHaveAttribute('aria-selected', 'true');
    for (const address of ['users', 'all', 'nonsense']) {
      await page.goto(`/#/manage/users?tab=${address}`);
      await expect(tab(page, 'Users')).toHaveAttribute('aria-selected', 'true');
    }
  });

  test('are left by one step back, however many dialogs were opened', async ({ page, openConsole }) => {
    await openConsole('admin@summit.example');
    await page.goto('/#/manage/users');
    const dialog = page.getByRole('dialog', { name: 'Add users' });
    for (const close of ['Escape', 'Cancel']) {
      await page.getByRole('button', { name: 'Add users', exact: true }).click();
      await expect(dialog).toBeVisible();
      if (close === 'Escape') await page.keyboard.press(close);
      else await dialog.getByRole('button', { name: close }).click();
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL(/#\/manage\/users$/);
    }
    await page.goBack();
    await expect(page).toHaveURL(/overview/);
    await page.goto('/#/manage/users?dialog=add-users');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/#\/manage\/users$/);
    await expect(page.locator(':focus')).toHaveCount(1);
  });

  test('can be reached by keyboard, and load nothing in passing', async ({ page, signIn }) => {
    await signIn('admin@summit.example');
    await page.goto('/#/manage/users');
    await expect(page.getByText('60 people', { exact: true })).toBeVisible();
    await tab(page, 'Users').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(tab(page, 'Deactivated users')).toBeFocused();
    await expect(tab(page, 'Users')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/tab=pending/);
    await expect(tab(page, /Pending requests/)).toBeFocused();
    await page.keyboard.press('Home');
    await expect(tab(page, 'Users')).toBeFocused();
  });

  test('show the whole ring of the focus around the name of a column', async ({ page, signIn }) => {
    await signIn('admin@summit.example');
    await page.goto('/#/manage/users');
    await expect(page.getByText('60 people', { exact: true })).toBeVisible();
    const column = page.getByRole('columnheader', { name: 'Name' });
    await column.getByRole('button').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(column.getByRole('button')).toHaveCSS('outline-style', 'solid');
    await expect(column).toHaveCSS('overflow-x', 'visible');
  });

  test('have a search and filters in the address, and each filter is a step that Back undoes', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn('admin@orbit.example');
    await page.goto('/#/manage/users');
    await page.getByRole('combobox', { name: 'Role' }).selectOption('Guests');
    await expect(page).toHaveURL(/role=guest/);
    await expect(page.getByText('8 people of 120', { exact: true })).toBeVisible();
    await page.getByRole('combobox', { name: 'License' }).selectOption('PRO');
    await expect(page.getByText('Nobody matches these filters')).toBeVisible();
    await expectAccessible();
    await page.goBack();
    await expect(page.getByText('8 people of 120', { exact: true })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'License' })).toHaveValue('');
    await page.getByRole('combobox', { name: 'Role' }).selectOption('Admins');
    await page.getByRole('columnheader', { name: 'E-mail' }).getByRole('button').click();
    await expect(page).toHaveURL(/role=admin&sort=email/);
    await expect(rowAt(page, 1)).toContainText('admin@orbit.example');
    await page.getByRole('columnheader', { name: 'E-mail' }).getByRole('button').click();
    await expect(rowAt(page, 2)).toContainText('admin@orbit.example');
    await page.reload();
    await expect(rowAt(page, 2)).toContainText('admin@orbit.example');
    await expect(page.getByRole('columnheader', { name: 'E-mail' })).toHaveAttribute('aria-sort', 'descending');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page.getByText('120 people', { exact: true })).toBeVisible();

    await searchBox(page).fill('member@');
    await expect(page.getByText('1 result for “member@”')).toBeVisible();
    await expect(page).toHaveURL(/search=member%40/);
    await page.reload();
    await expect(searchBox(page)).toHaveValue('member@');
    await expect(grid(page).getByText('member@orbit.example')).toBeVisible();
    await page.keyboard.press('Tab');
    await searchBox(page).press('Escape');
    await expect(page).not.toHaveURL(/search=/);
    await expect(page.getByText('120 people', { exact: true })).toBeVisible();
  });

  test('say what they are for when nobody is in them', async ({ page, signIn, expectAccessible }) => {
    await signIn('admin@lonely.example');
    const empty = [
      ['tab=guests', 'No guests yet'],
      ['tab=pending', 'No pending requests'],
      ['tab=deactivated', 'No user is deactivated'],
      ['role=guest', 'Nobody matches these filters'],
      ['tab=pending&search=zz', 'No results for “zz”'],
      ['tab=admins&search=zq', 'No results for “zq”'],
    ] as const;
    for (const [address, title] of empty) {
      await page.goto(`/#/manage/users?${address}`);
      await expect(page.getByText(title, { exact: true })).toBeVisible();
      await expect(page.getByRole('row').filter({ has: page.getByRole('gridcell') })).toHaveCount(0);
      await expectAccessible();
    }
    await page
      .getByRole('button', { name: /clear search/i })
      .last()
      .click();
    await expect(page.getByText('admin@lonely.example')).toBeVisible();
  });
});

test('somebody’s menu works by keyboard, and gives the focus back', async ({ page, signIn, expectAccessible }) => {
  await signIn('admin@orbit.example');
  await page.goto('/#/manage/users?search=guest%40');
  const opener = page.getByRole('button', { name: 'Actions for Creola Dach' });
  await expect(opener).toBeVisible();
  await rowAt(page, 1).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: 'Select Creola Dach' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Creola Dach' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu', { name: 'Actions for Creola Dach' });
  await expect(menu.getByRole('menuitem')).toHaveText([
    'Profile',
    'Guest access',
    'Upgrade to member',
    'Deactivate',
    'Delete',
  ]);
  await expect(menu.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
  await expectAccessible();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Upgrade Creola Dach to a member?' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('a team whose Lite members are shut out has active and inactive users', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin@elite.example');
  await page.goto('/#/manage/users');
  const filter = page.getByRole('combobox', { name: 'License' });
  await expect(filter.getByRole('option')).toHaveText(['All users', 'Active Users', 'Inactive Users']);
  await filter.selectOption('Inactive Users');
  await expect(page.getByText('6 people of 28', { exact: true })).toBeVisible();
  await expect(grid(page).getByText('Inactive', { exact: true })).toHaveCount(6);
  await expect(grid(page).getByText('Lite', { exact: true })).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Select everything that is loaded' }).check();
  await expect(bar(page).getByRole('button')).toHaveText(['Clear selection', 'Deactivate (6)', 'Delete (6)']);
  await expectAccessible();
  await rowAt(page, 1)
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await expect(page.getByRole('menuitem')).toHaveText(['Profile', 'Make admin', 'Deactivate', 'Delete']);
});

test('a large team can be shown whole, and selected whole', async ({ page, signIn, expectAccessible }) => {
  await signIn('admin@galaxy.example');
  await page.goto('/#/manage/users');
  await expect(page.getByText(/^It is taking too long to load all your team members\./)).toBeVisible();
  await searchBox(page).fill('ad');
  await expect(page).toHaveURL(/search=ad$/);
  await expect(page.getByText(/^It is taking too long to load all your team members\./)).toBeVisible();
  await searchBox(page).fill('admin@');
  await expect(grid(page).getByText('admin@galaxy.example')).toBeVisible();
  await searchBox(page).press('Escape');
  await page.getByRole('button', { name: 'Show the whole list' }).click();
  await expect(page.getByText('6,200 people', { exact: true })).toBeVisible();
  await searchBox(page).fill('ad');
  await expect(page.getByText('Type at least 3 characters to search.')).toBeVisible();
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '6201');
  await expectAccessible();
  await choose(page, 'All matching (6,200)');
  await expect(bar(page).getByText('6,200 selected')).toBeVisible();
  // The other lists are short enough to be shown at once.
  await tab(page, 'Guests').click();
  await expect(page.getByText('60 people', { exact: true })).toBeVisible();
});

test('what is loaded can be taken away as a file', async ({ page, signIn, expectAccessible }) => {
  await signIn('admin@orbit.example');
  await page.goto('/#/manage/users?search=admin%40');
  await expect(rowAt(page, 1)).toContainText('admin@orbit.example');
  await page.getByRole('button', { name: 'More for this list' }).click();
  const item = page.getByRole('menuitem', { name: 'Export 1 loaded person as CSV' });
  await expect(item).toBeFocused();
  await expectAccessible();
  const file = page.waitForEvent('download');
  await item.click();
  await expect(page.getByText('1 person was exported.')).toBeVisible();
  const download = await file;
  expect(download.suggestedFilename()).toMatch(/^members-\d{4}-\d\d-\d\d\.csv$/);
  const [head, row] = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(head).toBe('\uFEFFName,E-mail,Role,License,Auto-renewal,Since');
  expect(row).toMatch(/^[^,]+,admin@orbit\.example,Admin,PRO,Off,\d\d \w{3} \d{4}$/);
});

test.describe('on a free plan', () => {
  test('the lists of admins and guests say what it includes', async ({ page, signIn, expectAccessible }) => {
    await signIn('admin@seedling.example');
    await page.goto('/#/manage/users?tab=admins');
    await expect(page.getByText('Your plan includes one admin. More than one needs PRO.')).toBeVisible();
    await tab(page, 'Guests').click();
    await expect(page.getByText('Your plan includes 1 guest. More need PRO. 1 of 1 in use.')).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Upgrade to PRO' }).click();
    await expect(page).toHaveURL(/#\/billing/);
    await page.goBack();
    await expect(page.getByText('Your plan includes 1 guest. More need PRO. 1 of 1 in use.')).toBeVisible();
    await tab(page, 'Users').click();
    await expect(page.getByText('12 people', { exact: true })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'License' })).toHaveCount(0);
    await expect(page.getByText('Lite', { exact: true })).toHaveCount(0);
  });

  test('the soft paywall has no guests', async ({ page, signIn }) => {
    await signIn('admin@softwall.example');
    await page.goto('/#/manage/users?tab=guests');
    await expect(page.getByText('Your plan includes no guests. Inviting guests needs PRO.')).toBeVisible();
  });

  test('a team that pays is told of no limit', async ({ page, signIn }) => {
    await signIn('admin@orbit.example');
    await page.goto('/#/manage/users?tab=admins');
    await expect(grid(page).getByText('admin@orbit.example')).toBeVisible();
    await tab(page, 'Guests').click();
    await expect(grid(page).getByText('guest@orbit.example')).toBeVisible();
    await expect(page.getByText(/^Your plan includes/)).toHaveCount(0);
  });
});

test('a narrow window loses nothing', async ({ page, signIn, expectAccessible }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn('admin@orbit.example');
  const lists = [
    ['users', 'Abigayle Armstrong'],
    ['admins', 'Gus Cartwright'],
    ['guests', 'Creola Dach'],
    ['pending', 'Gondebaud Clement'],
    ['deactivated', 'Eva Santacruz Cantú'],
  ] as const;
  for (const [address, name] of lists) {
    await page.goto(`/#/manage/users?tab=${address}`);
    await expect(page.getByRole('tab', { selected: true })).toBeInViewport({ ratio: 0.99 });
    await expect(rowOf(page, name)).toBeVisible();
    await expect(grid(page)).toHaveAttribute('aria-busy', 'false');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `the page of ${address} is wider than the window`).toBeLessThanOrEqual(0);
    await expectAccessible();
  }
  await page.goto('/#/manage/users?tab=pending');
  await page.getByRole('button', { name: 'Actions for Gondebaud Clement' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Approve', 'Approve as guest', 'Reject']);
  await expect(page.getByRole('menu')).toBeInViewport({ ratio: 1 });
  await expectAccessible();
  await page.keyboard.press('Escape');
  await page.goto('/#/manage/users');
  await select(page, ['Abigayle Armstrong']);
  await expect(bar(page).getByRole('button', { name: 'Deactivate (1)' })).toBeInViewport();
  await expectAccessible();
});
