import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasUnsavedChanges } from '../../../lib/unsavedChanges/dirtyForms.ts';
import { down } from '../../../testing/gatewayPieces.ts';
import { press } from '../../../testing/hands.ts';
import { currentToasts } from '../../../ui/toasts/toastStore.ts';
import {
  connection,
  openForms,
  textbox,
  typeInto,
  rowAt,
  chooseField,
  chooseValue,
  inDialog,
  fill,
  MANAGER,
} from './userGroupForm.fixture.tsx';
import { BERLIN, DEPARTMENT, group, OFFICE, SALES, value } from '../userGroups.fixture.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});
afterEach(() => void vi.useRealTimers());

const TWINS = 'Another user group with identical properties exists';

describe('creating a user group', () => {
  it('goes through the preview, and counts who matches on the way', async () => {
    const { address, inputs } = await openForms();
    await fill();
    expect(await screen.findByText('24 members match at present.')).toBeTruthy();
    expect(hasUnsavedChanges()).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: 'Members too' }));
    await press('Preview and create');
    expect(address()).toBe('/enterprise/user-groups/add?dialog=preview');
    expect(inDialog().getByText('Department is Sales, and Office is Berlin')).toBeTruthy();
    expect(inDialog().getByText('24 members match at present.')).toBeTruthy();
    expect(inDialog().getByText('By name: Person 0001, Person 0002, and 22 others')).toBeTruthy();
    expect(inputs()).toEqual([]);
    await press('Create user group');
    expect(await screen.findByText('The list')).toBeTruthy();
    expect(inputs()).toEqual([
      {
        ...{ name: 'Berlin sales', description: 'All of sales in Berlin', visibleTo: 'MEMBER' },
        constraints: [
          { customFieldId: DEPARTMENT.id, valueIds: [SALES.id] },
          { customFieldId: OFFICE.id, valueIds: [BERLIN.id] },
        ],
        idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown,
      },
    ]);
    expect(currentToasts()[0]?.values).toEqual({ name: 'Berlin sales' });
    expect(hasUnsavedChanges()).toBe(false);
  });

  it('says what is missing, and nothing before it is asked', async () => {
    await openForms();
    await screen.findByRole('form', { name: 'User group' });
    expect(screen.queryByRole('alert')).toBeNull();
    await press('Preview and create');
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Field cannot be empty nor exceed the max limit of 50 characters',
      'Field cannot be empty nor exceed the max limit of 250 characters',
      'Select at least one custom field and value',
    ]);
    expect(document.activeElement).toBe(textbox(/^Name/));
    await typeInto(/^Name/, 'a|b');
    expect(screen.getByText('These characters cannot be used: | ^ \\ ~ `')).toBeTruthy();
    await typeInto(/^Description/, 'One\nand two');
    expect(textbox(/^Description/).value).toBe('One and two');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('takes each field once, with own texts and people among its values', async () => {
    await openForms();
    await screen.findByRole('form', { name: 'User group' });
    await chooseField(1, OFFICE.id);
    await chooseValue(1, /^At home/);
    await press('Add another field');
    expect(
      [...rowAt(2).getByLabelText<HTMLSelectElement>('Custom field').options].map(({ text: name }) => name),
    ).toEqual(['Choose a field', 'Department', 'Manager']);
    await chooseField(2, MANAGER.id);
    await chooseValue(2, /^Ada Lovelace/);
    expect(screen.queryByText('No more custom fields are available.')).toBeNull();
    await press('Add another field');
    await chooseField(3, DEPARTMENT.id);
    expect(screen.getByText('No more custom fields are available.')).toBeTruthy();
    await press('Add another field');
    expect(screen.getAllByRole('group', { name: /^Condition/ })).toHaveLength(3);
    await press('Remove Department');
    expect(screen.queryByText('No more custom fields are available.')).toBeNull();
  });

  it('begins as a copy, which must not have the same conditions', async () => {
    const { inputs } = await openForms({
      groups: [group('Sales', { visibleTo: 'MEMBER' })],
      address: '/enterprise/user-groups/add?copy=group-Sales',
    });
    expect(await screen.findByRole('note')).toHaveProperty('textContent', expect.stringContaining('“Sales”'));
    expect(textbox(/^Name/).value).toBe('Copy of Sales');
    expect(hasUnsavedChanges()).toBe(false);
    await press('Preview and create');
    expect(screen.getByText(TWINS)).toBeTruthy();
    fireEvent.click(rowAt(1).getByRole('button', { name: 'Remove Marketing' }));
    await press('Preview and create');
    await press('Create user group');
    await screen.findByText('The list');
    expect(inputs()).toMatchObject([{ name: 'Copy of Sales', visibleTo: 'MEMBER' }]);
  });

  it('begins anew where the address has no copy any more', async () => {
    const { go } = await openForms({
      groups: [group('Sales')],
      address: '/enterprise/user-groups/add?copy=group-Sales',
    });
    await screen.findByDisplayValue('Copy of Sales');
    await go('/enterprise/user-groups/add');
    await screen.findByRole('form');
    expect(screen.queryByRole('note')).toBeNull();
    expect(textbox(/^Name/).value).toBe('');
  });

  it('begins as a copy whose name is not too long, and may not keep what names may not hold', async () => {
    await openForms({
      groups: [group('Sales', { name: `a|${'b'.repeat(48)}` })],
      address: '/enterprise/user-groups/add?copy=group-Sales',
    });
    await screen.findByRole('note');
    expect(textbox(/^Name/).value).toBe(`Copy of a|${'b'.repeat(40)}`);
    fireEvent.click(rowAt(1).getByRole('button', { name: 'Remove Marketing' }));
    await press('Preview and create');
    expect(screen.getByText('These characters cannot be used: | ^ \\ ~ `')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is not begun as a copy of conditions that could not be read', async () => {
    await openForms({
      groups: [group('Sales', { constraints: down })],
      address: '/enterprise/user-groups/add?copy=group-Sales',
    });
    expect(await screen.findByText('The user group could not be loaded')).toBeTruthy();
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('is not begun where the team can have no other one', async () => {
    await openForms({ groups: [group('Sales'), group('Office')], limit: 2 });
    expect(await screen.findByText('Your team has all the user groups it can have')).toBeTruthy();
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('leads on to the field that is added, and takes no line breaks', async () => {
    await openForms();
    await screen.findByRole('form', { name: 'User group' });
    await chooseField(1, OFFICE.id);
    await press('Add another field');
    expect(document.activeElement).toBe(rowAt(2).getByLabelText('Custom field'));
    expect(fireEvent.keyDown(textbox(/^Description/), { key: 'Enter' })).toBe(false);
    expect(fireEvent.keyDown(textbox(/^Description/), { key: 'a' })).toBe(true);
  });

  it('says that it suggests the first 100 values where there are more', async () => {
    const valuesOf = (count: number) => ({
      ...{ ...DEPARTMENT, valueType: 'SINGLE_SELECT' },
      settings: {
        __typename: 'SingleSelectSettings',
        values: connection(...Array.from({ length: count }, (_, nth) => value(`v-${nth}`, `Value ${nth}`))),
      },
    });
    await openForms({ fields: [valuesOf(101)] });
    await screen.findByRole('form', { name: 'User group' });
    await chooseField(1, DEPARTMENT.id);
    expect(screen.getByText('Choose from the list, or type to search.')).toBeTruthy();
    await chooseValue(1, /^Value 7$/);
    expect(await screen.findByText('The first 100 matches are shown. Type to find others.')).toBeTruthy();
  });

  it('leads to a field where there is none', async () => {
    await openForms({ fields: [] });
    const link = await screen.findByRole('link', { name: 'Create custom field' });
    expect(link.getAttribute('href')).toContain('/enterprise/custom-team-fields/add');
    expect(screen.queryByRole('form')).toBeNull();
  });
});
