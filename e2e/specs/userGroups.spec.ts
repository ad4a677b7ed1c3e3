import type { Page } from '@playwright/test';
import { ask, chooseFor, idOf, notifications } from '../support/people.ts';
import { itemOf } from '../support/parts.ts';
import { expect, test } from '../support/test.ts';

const PATH = '/#/enterprise/user-groups';

const formOf = (page: Page) => {
  const condition = (place: number) => page.getByRole('group', { name: `Condition ${place}` });
  return {
    name: page.getByRole('textbox', { name: /^Name/ }),
    description: page.getByRole('textbox', { name: /^Description/ }),
    preview: page.getByRole('button', { name: 'Preview' }),
    addField: page.getByRole('button', { name: 'Add another field' }),
    condition,
    /** Chooses a field in a condition, and one of its values. */
    choose: async (place: number, field: string, typed: string, value: string) => {
      await condition(place).getByLabel('Custom field').selectOption({ label: field });
      await condition(place).getByRole('combobox', { name: 'Any one of these values' }).fill(typed);
      await page.getByRole('option', { name: value }).click();
    },
  };
};

type Settings = { values?: { nodes: { id: string; text: string }[] } };
type Fields = { viewer: { team: { customFields: { id: string; name: string; settings: Settings }[] } } };
const FIELDS = `{ viewer { team { customFields { id name settings {
  ... on SingleSelectSettings { values { nodes { id text } } } } } } } }`;
const GIVE = `mutation ($input: ProfileFieldsUpdateInput!) { profileFieldsUpdate(input: $input) { userErrors { code } } }`;

/** Gives somebody a value in a field, as an admin does. */
async function give(page: Page, memberId: string, fieldName: string, text: string | null) {
  const { viewer } = await ask<Fields>(page.request, FIELDS);
  const field = viewer.team.customFields.find(({ name }) => name === fieldName);
  const valueId = field?.settings.values?.nodes.find((value) => value.text === text)?.id;
  const fields = [{ customFieldId: field?.id, ...(text === null ? {} : { valueId }) }];
  type Given = { profileFieldsUpdate: { userErrors: unknown[] } };
  const { profileFieldsUpdate } = await ask<Given>(page.request, GIVE, { input: { memberId, fields } });
  expect(profileFieldsUpdate.userErrors).toEqual([]);
}

test.describe('user groups', () => {
  test.afterAll(({ stack }) => stack.dev.reset());

  test('are created through a preview, follow what people have, and are changed', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn('admin@orbit.example');
    const memberId = await idOf(page.request, 'member@orbit.example');
    await give(page, memberId, 'First aid', 'First aider');
    await page.goto(PATH);
    await page.getByRole('link', { name: 'Create user group' }).click();
    await expect(page).toHaveURL(/user-groups\/add$/);
    const { name, description, preview, addField, choose, condition } = formOf(page);
    await preview.click();
    await expect(name).toBeFocused();
    await expect(page.getByText('Select at least one custom field and value')).toBeVisible();
    await expectAccessible();
    await name.fill('First aiders');
    await description.fill('Whom to call when somebody is hurt.');
    await page.getByRole('radio', { name: 'Members too' }).check();
    await choose(1, 'First aid', 'first', 'First aider');
    await expect(page.getByText('1 member matches at present.')).toBeVisible();
    await expectAccessible();
    await preview.click();
    const question = page.getByRole('dialog', { name: 'Create this user group?' });
    await expect(question.getByText('First aid is First aider', { exact: true })).toBeVisible();
    await expect(question.getByText(/^By name: /)).toBeVisible();
    await expectAccessible();
    await question.getByRole('button', { name: 'Create user group' }).click();
    await expect(notifications(page)).toContainText('The user group “First aiders” is created.');
    await expect(page).toHaveURL(/user-groups$/);
    // Nothing leads back to the form, which would be empty.
    await page.goBack();
    await expect(page).toHaveURL(/user-groups$/);
    await expect(itemOf(page, 'First aiders')).toContainText('1 member');
    await expect(itemOf(page, 'First aiders')).toContainText('Visible to members');

    // Whoever gets the value belongs to it, whoever loses it does not.
    await give(page, await idOf(page.request, 'admin@orbit.example'), 'First aid', 'First aider');
    await page.reload();
    await itemOf(page, 'First aiders')
      .getByRole('button', { name: /^2 members/ })
      .click();
    const people = page.getByRole('dialog', { name: 'Members of “First aiders”' });
    await expect(people.getByText('admin@orbit.example')).toBeVisible();
    await expectAccessible();
    await page.reload();
    await expect(people.getByText('member@orbit.example')).toBeVisible();
    await page.goBack();
    await expect(people).toBeHidden();
    await give(page, memberId, 'First aid', null);

    await itemOf(page, 'First aiders').getByRole('link', { name: 'Edit First aiders' }).click();
    await expect(name).toHaveValue('First aiders');
    await addField.click();
    await choose(2, 'Department', 'fin', 'Finance');
    await expect(page.getByText(/nobody leaves\.|\d leaves\./)).toBeVisible();
    await condition(2).getByRole('button', { name: 'Remove Department' }).click();
    await name.fill('First aid');
    await preview.click();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(itemOf(page, 'First aid')).toContainText('1 member');
  });

  test('are refused as twins, and deleted while no channel uses them', async ({ page, signIn, expectAccessible }) => {
    await signIn('admin@orbit.example');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(PATH);
    await expect(itemOf(page, 'EMEA sales')).toContainText(
      /Department is Sales, and Office is .*, or .*Used by продажи/s,
    );
    await expectAccessible();
    await chooseFor(page, 'Engineering', 'Duplicate as a starting point');
    const { name, preview } = formOf(page);
    await expect(name).toHaveValue('Copy of Engineering');
    await name.fill('ENGINEERING');
    await preview.click();
    const dialog = page.getByRole('dialog', { name: 'Create this user group?' });
    await dialog.getByRole('button', { name: 'Create user group' }).click();
    await expect(page.getByText('Another user group with the same name already exists')).toBeVisible();
    await expect(name).toBeFocused();
    await expectAccessible();
    await name.fill('Builders');
    await preview.click();
    await dialog.getByRole('button', { name: 'Create user group' }).click();
    await expect(page.getByText('Another user group with identical properties exists')).toBeVisible();
    await expect(name).toHaveValue('Builders');
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Leave without saving' }).click();

    await chooseFor(page, 'EMEA sales', 'Delete');
    const refused = page.getByRole('dialog', { name: '“EMEA sales” cannot be deleted' });
    await expect(refused).toContainText('This channel is restricted to it: продажи.');
    await expectAccessible();
    await refused.getByRole('button', { name: 'Close' }).click();
    await chooseFor(page, 'Interns in Finance', 'Delete');
    await page.getByRole('button', { name: 'Delete user group' }).click();
    await expect(notifications(page)).toContainText('The user group “Interns in Finance” is deleted.');
    await expect(itemOf(page, 'Interns in Finance')).toHaveCount(0);
    await page.reload();
    await expect(itemOf(page, 'EMEA sales')).toBeVisible();
    await expect(itemOf(page, 'Interns in Finance')).toHaveCount(0);
  });
});
