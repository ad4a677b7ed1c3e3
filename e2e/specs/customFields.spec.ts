import type { Page } from '@playwright/test';
import { ask, chooseFor, notifications } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const PATH = '/#/enterprise/custom-team-fields';

const fieldsOf = (page: Page) => {
  const list = page.getByRole('list', { name: 'Custom Profile Fields' });
  return {
    names: list.getByRole('heading'),
    row: (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) }),
    create: page.getByRole('link', { name: 'Create Custom Field' }),
    dialog: (name: string) => page.getByRole('dialog', { name }),
  };
};

const FIELDS = 'query { viewer { team { customFields { name } } } }';
type Fields = { viewer: { team: { customFields: { name: string }[] } } };

test.describe('the list of custom fields', () => {
  test.beforeAll(({ stack }) => stack.dev.reset());
  test.afterAll(({ stack }) => stack.dev.reset());

  test('is found from the hub and says of each field what it is and who uses it', async ({
    page,
    openConsole,
    expectAccessible,
  }) => {
    await openConsole('admin@orbit.example');
    await page.getByRole('navigation').first().getByRole('link', { name: 'Enterprise' }).click();
    await expect(page.getByText(/^\d+ fields · 1 archived$/)).toBeVisible();
    await expect(page.getByText(/^\d+ user groups$/)).toBeVisible();
    await expectAccessible();
    await page.getByRole('link', { name: 'Custom Profile Fields' }).click();
    const { names, row, create, dialog } = fieldsOf(page);
    await expect(names.first()).toHaveText('Department');
    await expect(row('Department')).toContainText(/\d+ members have a value/);
    await expect(row('Department')).toContainText(/\d+ members have not filled it though it is mandatory/);
    await expect(row('Department').getByRole('link', { name: 'EMEA sales' })).toBeVisible();
    await expect(row('On-call rotation')).toContainText('Members whose Team is Platform');
    await expect(row('Cost centre').getByRole('link', { name: 'Edit Cost centre' })).toHaveCount(0);
    await expect(create).toBeVisible();
    await expectAccessible();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible();
    await row('Department').getByRole('button', { name: 'All values of Department' }).click();
    await expect(page).toHaveURL(/dialog=values&field=/);
    await page.reload();
    await expect(dialog('All values of Department').getByText('Юридический отдел')).toBeVisible();
    await expectAccessible();
    // What 1,280 px are to somebody who has the text four times as large: nothing is beside the window.
    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByRole('button', { name: 'Show it here anyway' }).click();
    const rows = dialog('All values of Department').getByRole('listitem');
    await expect(rows.filter({ hasText: /\d+ members?, \d+/ }).first()).toBeVisible();
    const beyond = await rows.evaluateAll((items) =>
      items
        .filter((item) =>
          [...item.children].some(
            (part) => part.getBoundingClientRect().right > item.getBoundingClientRect().right + 1,
          ),
        )
        .map(({ textContent }) => textContent),
    );
    expect(beyond, 'values that reach beyond their list').toEqual([]);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('is ordered by keys and by the pointer, and stays so', async ({ page, signIn }) => {
    await signIn('admin@orbit.example');
    await page.goto(PATH);
    const { names, row } = fieldsOf(page);
    await expect(names.first()).toHaveText('Department');
    await page.getByRole('button', { name: 'Move Team' }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText(/^Team is picked up: place 2 of \d+\.$/)).toBeAttached();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText(/^Team is at place 1 of \d+\.$/)).toBeAttached();
    const saved = page.waitForResponse(
      (response) => response.request().postData()?.includes('customFieldReorder') ?? false,
    );
    await page.keyboard.press('Space');
    await saved;
    await expect(names.first()).toHaveText('Team');
    await page.reload();
    await expect(names.first()).toHaveText('Team');
    await expect(names.nth(1)).toHaveText('Department');

    // Who uses a field is read beside the list, and what comes of it moves the rows below: the hand waits for that.
    await expect(row('Team').getByRole('link', { name: 'On-call rotation' })).toBeVisible();
    const handle = page.getByRole('button', { name: 'Move Department' });
    await handle.hover();
    const from = await handle.boundingBox();
    if (!from) throw new Error('Nothing to drag by');
    const dropped = page.waitForResponse(
      (response) => response.request().postData()?.includes('customFieldReorder') ?? false,
    );
    // A hand sees where the field is before it lets go; so does the test, by what is said.
    await page.mouse.down();
    await page.mouse.move(from.x + 5, from.y - 20, { steps: 4 });
    await expect(page.getByText(/^Department is picked up: place 2 of \d+\.$/)).toBeAttached();
    await page.mouse.move(from.x + 5, from.y - 220, { steps: 8 });
    await expect(page.getByText(/^Department is at place 1 of \d+\.$/)).toBeAttached();
    await page.mouse.up();
    await dropped;
    await expect(names.first()).toHaveText('Department');
  });

  test('lets a field go that nothing uses, and archives one that is in use', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn('admin@orbit.example');
    await page.goto(PATH);
    const { row, names, dialog } = fieldsOf(page);
    await chooseFor(page, 'Department', 'Delete');
    const refused = dialog('Department is in use');
    await expect(refused.getByText('This custom field is in use and cannot be deleted')).toBeVisible();
    await expect(refused.getByRole('link', { name: 'Team', exact: true })).toBeVisible();
    await expect(refused.getByRole('link', { name: 'EMEA sales' })).toBeVisible();
    await expectAccessible();
    await refused.getByRole('button', { name: 'Close' }).click();

    await chooseFor(page, 'Pronouns', 'Delete');
    const held = dialog('Pronouns is in use');
    await expect(held.getByText('This custom field value is in use and cannot be deleted')).toBeVisible();
    await held.getByRole('button', { name: 'Archive instead' }).click();
    await expect(notifications(page).getByText('The custom field “Pronouns” is archived.')).toBeVisible();
    await expect(names.filter({ hasText: 'Pronouns' })).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Archived' }).getByText('Pronouns')).toBeVisible();
    await chooseFor(page, 'Pronouns', 'Restore');
    await expect(names.filter({ hasText: 'Pronouns' })).toHaveCount(1);

    await chooseFor(page, 'First aid', 'Delete');
    await dialog('Delete First aid?').getByRole('button', { name: 'Delete' }).click();
    await expect(notifications(page).getByText('The custom field “First aid” is deleted.')).toBeVisible();
    await expect(row('First aid')).toHaveCount(0);
    const { viewer } = await ask<Fields>(page.request, FIELDS);
    const left = viewer.team.customFields.map(({ name }) => name);
    expect(left).toContain('Pronouns');
    expect(left).not.toContain('First aid');
  });
});
