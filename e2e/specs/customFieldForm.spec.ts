import type { APIRequestContext, Page } from '@playwright/test';
import { ask, notifications } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const LIST = '/#/enterprise/custom-team-fields';
const FIELDS = `query { viewer { team { customFields { fieldId name settings { ... on SingleSelectSettings {
  values { nodes { text membersCount othersCount } } } } } } } }`;

type Value = { text: string; membersCount: number; othersCount: number };
type Fields = {
  viewer: { team: { customFields: { fieldId: string; name: string; settings: { values?: { nodes: Value[] } } }[] } };
};

/** A field by the gateway's own word. */
async function fieldNamed(request: APIRequestContext, name: string) {
  const { viewer } = await ask<Fields>(request, FIELDS);
  const field = viewer.team.customFields.find((one) => one.name === name);
  if (!field) throw new Error(`The team has no field ${name}`);
  const values = new Map(
    field.settings.values?.nodes.map(({ text, membersCount, othersCount }) => [text, membersCount + othersCount]),
  );
  return { path: `${LIST}/edit/${field.fieldId}`, values };
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** The value's own field in the list of values. */
const valueField = (page: Page, place: number) => box(page, `Value ${place}`);

test.describe('the form of custom fields', () => {
  test.beforeAll(({ stack }) => stack.dev.reset());
  test.afterAll(({ stack }) => stack.dev.reset());

  test('creates a field through a preview, under a name of its own', async ({ page, signIn, expectAccessible }) => {
    await signIn('admin@orbit.example');
    await page.goto(LIST);
    await page.getByRole('link', { name: 'Create Custom Field' }).click();
    await button(page, 'Preview and create').click();
    await expect(page.getByText('Field name cannot be empty nor exceed the max limit of 50 characters')).toBeVisible();
    await expect(page.getByText('Please choose at least one option')).toBeVisible();
    await expect(box(page, 'Field name')).toBeFocused();
    await expectAccessible();

    await box(page, 'Field name').fill('DEPARTMENT');
    await page.getByRole('radio', { name: 'Single choice' }).click();
    await box(page, 'Add a value').fill('By bicycle');
    await page.keyboard.press('Enter');
    await page.locator('input[type=file]').setInputFiles({
      name: 'ways.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('"On foot",12\nby bicycle,3\nBy train,40'),
    });
    await expect(page.getByText('2 values were added. 1 was in the list already.')).toBeVisible();
    await button(page, 'Move By train up').click();
    await expect(button(page, 'Move By train up')).toBeFocused();
    await page.getByRole('combobox', { name: 'New members start with' }).selectOption('By train');
    // What leaves the field adds what is typed there, and is a press none the less.
    await box(page, 'Add a value').fill('By boat');
    await button(page, 'Add a condition').click();
    await expect(valueField(page, 4)).toHaveValue('By boat');
    await page.getByRole('combobox', { name: 'Field' }).selectOption('Office');
    await page.getByRole('combobox', { name: 'Value' }).selectOption('Berlin');
    // A window that is too narrow for a while takes nothing away.
    await page.setViewportSize({ width: 700, height: 800 });
    await expect(page.getByRole('heading', { name: 'This page needs a wider window' })).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible();
    await button(page, 'Preview and create').click();
    const preview = page.getByRole('dialog', { name: 'Create this field?' });
    await expect(preview.getByText('Members whose Office is Berlin')).toBeVisible();
    await expectAccessible();
    await page.goBack();
    await expect(preview).toHaveCount(0);
    await expect(box(page, 'Field name')).toHaveValue('DEPARTMENT');

    await button(page, 'Preview and create').click();
    await preview.getByRole('button', { name: 'Create field' }).click();
    const taken = page.getByRole('alertdialog', { name: 'This field exists already' });
    await expect(taken.getByText('Another custom field with the same properties already exists')).toBeVisible();
    await expectAccessible();
    await taken.getByRole('button', { name: 'Change the name' }).click();
    await expect(box(page, 'Field name')).toBeFocused();
    await box(page, 'Field name').fill('Way to work');
    await button(page, 'Preview and create').click();
    await preview.getByRole('button', { name: 'Create field' }).click();
    await expect(page).toHaveURL(/#\/enterprise\/custom-team-fields$/);
    await expect(notifications(page).getByText('The custom field “Way to work” is created.')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Way to work' }).first()).toContainText('Berlin');
    const { values } = await fieldNamed(page.request, 'Way to work');
    expect([...values.keys()]).toEqual(['By bicycle', 'By train', 'On foot', 'By boat']);
  });

  test('renames a value for those who have it, keeps one that somebody has, and asks before conditions take any away', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn('admin@orbit.example');
    const before = await fieldNamed(page.request, 'Office');
    const people = before.values.get('Berlin') ?? 0;
    expect(people).toBeGreaterThan(1);
    const place = [...before.values.keys()].indexOf('Berlin') + 1;
    await page.goto(before.path);
    await valueField(page, place).fill('Berlin Mitte');
    await expect(page.getByText(`${people} people keep it, renamed`)).toBeVisible();
    await expectAccessible();
    await page.getByRole('link', { name: 'Custom Profile Fields' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Stay on this page' }).click();
    await button(page, 'Save').click();
    await expect(page).toHaveURL(/#\/enterprise\/custom-team-fields$/);
    const after = await fieldNamed(page.request, 'Office');
    expect(after.values.get('Berlin Mitte')).toBe(people);
    expect(after.values.has('Berlin')).toBe(false);

    await page.getByRole('link', { name: 'Edit Office' }).click();
    await button(page, 'Remove Berlin Mitte').click();
    await expect(page.getByText(new RegExp(`^${people} people have what you removed: Berlin Mitte`))).toBeVisible();
    await button(page, 'Save').click();
    await expect(page.getByText(/already in use/).first()).toBeVisible();
    await expectAccessible();
    await button(page, 'Put back what was removed').click();
    await expect(valueField(page, place)).toHaveValue('Berlin Mitte');
    await expect(button(page, 'Save')).toHaveAttribute('aria-disabled', 'true');

    const { path } = await fieldNamed(page.request, 'Team');
    await page.goto(path);
    await expect(page.getByText('Department is Engineering')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Member of the team' })).toBeDisabled();
    await button(page, /^Change: /).click();
    const parents = page.getByRole('combobox', { name: 'Field' }).getByRole('option');
    // What depends on it is not offered, nor what is archived or has no values.
    await expect(parents.filter({ hasText: 'On-call rotation' })).toHaveCount(0);
    await expect(parents.filter({ hasText: 'T-shirt size' })).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Value' }).selectOption('Sales');
    await button(page, 'Save').click();
    const loss = page.getByRole('alertdialog', { name: 'Save, and take values away?' });
    await expect(loss.getByText(/^\d+ people do not meet the new conditions/)).toBeVisible();
    await expectAccessible();
    await loss.getByRole('button', { name: 'Cancel' }).click();
    await button(page, 'Discard changes').click();
    await expect(page.getByText('Department is Engineering')).toBeVisible();
  });
});
