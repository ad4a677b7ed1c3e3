import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pathTo } from '../../lib/paths.ts';
import { down, inputsWithKeysOf, userError } from '../../testing/gatewayPieces.ts';
import { choose, press, typeInto } from '../../testing/hands.ts';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import CustomFieldAddPage from './CustomFieldAddPage.tsx';
import { listField } from './form/customField.fixture.ts';

const department = listField('Department', ['Sales', 'Engineering']);
const office = listField('Office', ['Berlin']);

async function open(
  answer: () => object = () => ({ customField: listField('Pet', ['Cat']), userErrors: [] }),
  most = 50,
) {
  const rendered = await renderInConsole(
    <CustomFieldAddPage />,
    {
      viewer: {
        id: 'viewer-1',
        team: { id: 'team-1', customFields: [department, office], customFieldLimits: { fields: most, values: 3 } },
      },
      customFieldCreate: answer,
    },
    pathTo('customFieldAdd'),
  );
  const inputs = () => inputsWithKeysOf(rendered.sent, 'customFieldCreate');
  return { ...rendered, inputs };
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, value: string) => typeInto(box(name), value);
const select = (name: string, value: string, place = 0) =>
  act(async () => {
    const menu = screen.getAllByRole('combobox', { name })[place];
    if (menu) fireEvent.change(menu, { target: { value } });
  });
const paste = (text: string) =>
  act(async () => fireEvent.paste(box('Add a value'), { clipboardData: { getData: () => text } }));
const preview = () => screen.findByRole('dialog', { name: 'Create this field?' });

/** Fills in what a field needs at least. */
async function fill() {
  await type('Field name', ' Pet ');
  await choose('Single choice');
  await paste('Cat\nDog\ncat');
}

describe('the form of a new custom field', () => {
  it('shows how the field will look, then adds it and goes back to the list', async () => {
    const { inputs, address, back } = await open();
    await fill();
    expect(screen.getByText('2 values were added. 1 was in the list already.')).toBeTruthy();
    await select('New members start with', screen.getByRole<HTMLOptionElement>('option', { name: 'Dog' }).value);
    await press('Add a condition');
    await select('Field', 'Department');
    await select('Value', 'Department-2');
    await press('Add a condition');
    await select('Field', 'Office', 1);
    await select('Value', 'Office-1', 1);
    expect(screen.getByText('No more custom fields are available.')).toBeTruthy();
    await choose('Admins only');
    await press('Preview and create');
    const dialog = within(await preview());
    expect(dialog.getByText('Members whose Department is Engineering or Office is Berlin')).toBeTruthy();
    expect(inputs()).toEqual([]);
    await press('Create field', dialog);
    await waitFor(() => expect(address()).toBe(pathTo('customFields')));
    expect(box('Field name').value, 'what was entered stays until the other page is there').toBe(' Pet ');
    await back();
    expect(address(), 'nothing leads back to an empty form').toBe(pathTo('customFields'));
    expect(inputs()).toEqual([
      {
        ...{ name: 'Pet', description: '', valueType: 'SINGLE_SELECT', isMandatory: false, editableBy: 'ADMIN' },
        ...{ values: ['Cat', 'Dog'], defaultValue: 'Dog', idempotencyKey: expect.any(String) },
        conditions: [
          { customFieldId: 'Department', valueId: 'Department-2' },
          { customFieldId: 'Office', valueId: 'Office-1' },
        ],
      },
    ]);
  });

  it('says what is missing, in the words of each part', async () => {
    await open();
    await press('Preview and create');
    expect(
      await screen.findByText('Field name cannot be empty nor exceed the max limit of 50 characters'),
    ).toBeTruthy();
    expect(screen.getByText('Please choose at least one option')).toBeTruthy();
    await choose('Choice or own text');
    await press('Add a condition');
    await press('Add a condition');
    expect(screen.getByText('Please first select previous field values')).toBeTruthy();
    await press('Preview and create');
    expect(await screen.findByText('Value cannot be empty')).toBeTruthy();
    expect(screen.getByText('Please choose a value')).toBeTruthy();
    await paste('x\ny');
    expect(screen.queryByText('Value cannot be empty')).toBeNull();
    await type('Value 2', 'X');
    expect(await screen.findByText('Field contains duplicate values')).toBeTruthy();
    expect(screen.getByText('In the list already')).toBeTruthy();
    await type('Value 2', 'y'.repeat(51));
    expect(await screen.findByText('Some values exceed the character limit')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('adds what a file has, without its heading, to what was pasted while it was read', async () => {
    await open();
    await type('Field name', 'Pet');
    await choose('Single choice');
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('No file can be chosen');
    await act(async () => {
      fireEvent.change(input, { target: { files: [new File(['PET,Members\nCat,3\nDog,4'], 'pets.csv')] } });
      fireEvent.paste(box('Add a value'), { clipboardData: { getData: () => 'Fox\ncat' } });
    });
    expect(await screen.findByText('The first line, “PET”, is a heading and was left out.')).toBeTruthy();
    expect(box('Value 1').value).toBe('Fox');
    expect(box('Value 3').value).toBe('Dog');
  });

  it('leads to what was refused once the preview is gone, and says there what failed', async () => {
    const answers = [down, () => ({ customField: null, userErrors: [userError('INVALID', ['name'])] })];
    await open(() => answers.shift()?.() ?? {});
    await fill();
    await press('Preview and create');
    const dialog = within(await preview());
    await press('Create field');
    expect(await dialog.findByText(/^The custom field could not be saved|^No answer came/)).toBeTruthy();
    expect(dialog.getByText(/req-1/)).toBeTruthy();
    await press('Create field');
    await waitFor(() => expect(document.activeElement).toBe(box('Field name')));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stops at a name that another field has, and keeps all that was entered', async () => {
    const { inputs } = await open(() => ({
      customField: null,
      userErrors: [userError('TAKEN', ['name'])],
    }));
    await fill();
    await press('Preview and create');
    await preview();
    await press('Create field');
    const notice = await screen.findByRole('alertdialog');
    expect(within(notice).getByText('Another custom field with the same properties already exists')).toBeTruthy();
    await press('Change the name');
    await waitFor(() => expect(document.activeElement).toBe(box('Field name')));
    expect(box('Field name').getAttribute('aria-invalid')).toBe('true');
    expect(box('Value 2').value).toBe('Dog');
    expect(inputs()).toHaveLength(1);
  });

  it('takes a typed value once what the field is left for is released, so that the press is not lost', async () => {
    await open();
    await choose('Single choice');
    await type('Add a value', 'Cat');
    const button = screen.getByRole('button', { name: 'Add a condition' });
    await act(async () => {
      fireEvent.pointerDown(button);
      fireEvent.blur(box('Add a value'));
    });
    expect(box('Add a value').value).toBe('Cat');
    await act(async () => fireEvent.pointerUp(button));
    expect(box('Value 1').value).toBe('Cat');
    expect(box('Add a value').value).toBe('');
  });

  it('takes as many values as there is room for, and moves and removes them', async () => {
    await open();
    await type('Field name', 'Pet');
    await choose('Single choice');
    await paste('Cat\nDog\nFox\nOwl');
    expect(screen.getByText(/There was no room for 1 of them\. The first of them is on line 4\.$/)).toBeTruthy();
    await press('Move Dog up');
    await press('Remove Cat');
    const values = within(screen.getByRole('list', { name: 'Values in their order' })).getAllByRole('textbox');
    expect(values.map((input) => (input instanceof HTMLInputElement ? input.value : ''))).toEqual(['Dog', 'Fox']);
    expect(document.activeElement).toBe(values[1]);
  });

  it('goes back to the list with the last field that there is room for', async () => {
    const { address } = await open(undefined, 3);
    await fill();
    await press('Preview and create');
    await press('Create field', within(await preview()));
    await waitFor(() => expect(address()).toBe(pathTo('customFields')));
  });

  it('tells where the team has as many fields as it can have', async () => {
    await open(undefined, 2);
    expect(screen.getByText('Your team has all the custom fields it can have')).toBeTruthy();
  });
});

describe('values that are pasted or read from a file', () => {
  it('names the lines of a paste or a file that need a look', async () => {
    await open();
    await choose('Single choice');
    await paste(`Cat\n\n${'x'.repeat(51)}`);
    expect(screen.getByText('The value on line 3 is too long, or cannot be shown.')).toBeTruthy();
    const broken = new File(['Dog\n"Fox\nOwl'], 'pets.csv');
    await act(async () => {
      fireEvent.change(screen.getByLabelText('Import from a file', { selector: 'input' }), {
        target: { files: [broken] },
      });
    });
    await screen.findByText(/a quotation mark on line 2 is never closed/);
  });
});
