import { type Page, expect } from '@playwright/test';
import { ask } from '../support/people.ts';
import { untilSaved } from '../support/parts.ts';
import { openConsoleOn, test } from '../support/test.ts';

// The team's name and URL are what other specs find it by.
test.afterAll(({ stack }) => stack.dev.reset());

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const reason = (page: Page) => main(page).getByRole('alert').filter({ hasText: /./ });

/** Types another value in the place of one that is shown. */
async function type(page: Page, name: string, text: string) {
  await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click();
  await expect(field(page, name)).toBeFocused();
  await field(page, name).fill(text);
}

test.describe('what admins change about the team on the overview', () => {
  test('the name, where it stands; it is in the top bar at once', async ({ page, openConsole, expectAccessible }) => {
    await openConsole('admin@salestrial.example');
    const { viewer } = await ask<{ viewer: { team: { name: string } } }>(page.request, '{ viewer { team { name } } }');
    const before = viewer.team.name;
    const heading = main(page).getByRole('heading', { name: before, exact: true });
    await expect(heading).toBeVisible();
    // Before its own font is there, the text has another width.
    await page.evaluate(async () => {
      await document.fonts.ready;
    });
    const place = await heading.boundingBox();
    await type(page, 'Team name', 'Thrown Away');
    await field(page, 'Team name').fill(before);
    const spanOf = (box: typeof place) => box && [Math.round(box.x), Math.round(box.width)];
    await expect.poll(async () => spanOf(await field(page, 'Team name').boundingBox())).toEqual(spanOf(place));
    await field(page, 'Team name').fill('Thrown Away');
    await expectAccessible();
    await page.keyboard.press('Escape');
    await expect(main(page).getByRole('heading', { name: before, exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit Team name' })).toBeFocused();

    await type(page, 'Team name', '  Trial & Error 株式会社 🚀  ');
    const saved = untilSaved(page);
    await page.keyboard.press('Enter');
    await saved;
    await expect(main(page).getByRole('heading', { name: 'Trial & Error 株式会社 🚀' })).toBeVisible();
    await expect(page.getByRole('banner').getByText('Trial & Error 株式会社 🚀')).toBeVisible();

    await type(page, 'Team name', 'Left');
    await main(page).getByRole('heading', { name: 'Overview' }).click();
    await expect(page.getByRole('banner').getByText('Left', { exact: true })).toBeVisible();
    await page.reload();
    await expect(main(page).getByRole('heading', { name: 'Left', exact: true })).toBeVisible();
  });

  test('the URL, which others may have, or nobody', async ({ page, openConsole, expectAccessible }) => {
    await openConsole('admin@salestrial.example');
    await type(page, 'Team URL', 'Admin');
    await expect(main(page).getByText('Links to the old URL stop working.')).toBeVisible();
    await expectAccessible();
    await page.keyboard.press('Enter');
    await expect(reason(page)).toHaveText('This team URL is reserved. Choose another one.');
    await expect(field(page, 'Team URL')).toHaveValue('Admin');
    await expectAccessible();
    await field(page, 'Team URL').fill('orbit');
    await page.keyboard.press('Enter');
    await expect(reason(page)).toHaveText('This team URL is already in use. Choose another one.');
    await field(page, 'Team URL').fill('x.y');
    await page.keyboard.press('Enter');
    await expect(reason(page)).toHaveText('Use at least 4 characters.');
    await field(page, 'Team URL').fill('Trial-And-Error');
    await page.keyboard.press('Enter');
    await expect(main(page).getByText('trial-and-error', { exact: true })).toBeVisible();
  });

  test('at the same time as another admin: nobody’s change is lost unseen', async ({
    page,
    openConsole,
    browser,
    stack,
  }) => {
    await openConsole('admin@salestrial.example');
    const admins = '{ viewer { team { admins(first: 9) { nodes { email } } } } }';
    type Admins = { viewer: { team: { admins: { nodes: { email: string }[] } } } };
    const { viewer } = await ask<Admins>(page.request, admins);
    const other = viewer.team.admins.nodes.map(({ email }) => email).find((email) => !email.startsWith('admin@'));
    const context = await browser.newContext({ baseURL: stack.url });
    const theirs = await context.newPage();
    try {
      await openConsoleOn(theirs, stack, other ?? '');
      await type(theirs, 'Team name', 'Theirs');
      await theirs.keyboard.press('Enter');
      await expect(main(theirs).getByRole('heading', { name: 'Theirs', exact: true })).toBeVisible();

      await type(page, 'Team name', 'Mine');
      await page.keyboard.press('Enter');
      await expect(reason(page)).toHaveText('Somebody changed this meanwhile to “Theirs”. Save again to replace it.');
      await expect(field(page, 'Team name')).toHaveValue('Mine');
      await page.keyboard.press('Enter');
      await expect(main(page).getByRole('heading', { name: 'Mine', exact: true })).toBeVisible();

      await type(theirs, 'Team URL', 'their-url');
      await theirs.keyboard.press('Enter');
      await expect(main(theirs).getByText('their-url', { exact: true })).toBeVisible();
      await expect(main(theirs).getByRole('heading', { name: 'Mine', exact: true })).toBeVisible();
    } finally {
      await context.close();
    }
  });

  test('who joins by themselves and who invites guests', async ({ page, openConsole, expectAccessible }) => {
    await openConsole('admin@salestrial.example');
    const autoJoin = page.getByRole('switch', { name: 'Auto-join' });
    await autoJoin.click();
    const question = page.getByRole('alertdialog', { name: 'Turn on auto-join?' });
    await expect(question.getByText(/^\d+ people have an address at salestrial\.example\.$/)).toBeVisible();
    await expectAccessible();
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(autoJoin).not.toBeChecked();
    await expect(autoJoin).toBeFocused();
    await page.keyboard.press('Space');
    const saved = untilSaved(page);
    await question.getByRole('button', { name: 'Turn on auto-join' }).click();
    await saved;
    await expect(autoJoin).toBeChecked();
    await page.reload();
    await expect(autoJoin).toBeChecked();

    const guests = page.getByRole('switch', { name: 'Invite guests' });
    await expect(guests).toBeChecked();
    await guests.click();
    await expect(main(page).getByText('Nobody', { exact: true })).toBeVisible();
    await page.reload();
    await expect(guests).not.toBeChecked();
    await guests.click();
    await expect(main(page).getByText('Admins only', { exact: true })).toBeVisible();
  });

  test('is nothing for members', async ({ page, openConsole }) => {
    await openConsole('member@salestrial.example');
    await expect(main(page).getByText(/not an admin/i)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Edit/ })).toHaveCount(0);
    await expect(page.getByRole('switch')).toHaveCount(0);
  });
});
