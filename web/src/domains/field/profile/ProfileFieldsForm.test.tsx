import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { hasUnsavedChanges } from '../../../lib/unsavedChanges/dirtyForms.ts';
import { click, press } from '../../../testing/hands.ts';
import { renderInConsole } from '../../../testing/renderInConsole.tsx';
import { OwnFieldsSection } from '../../identity/profile/OwnFieldsSection.tsx';
import { contactOf, fieldOf } from './profileFields.fixture.ts';
import type { ReadField } from './profileDraft.ts';

type Input = { readonly fields: readonly { readonly customFieldId: string; readonly valueId?: string }[] };
type Refusal = { readonly code: string; readonly field: string[] | null };
type Outcome = readonly Refusal[] | { readonly fields: readonly ReadField[]; readonly version: number };

const department = (value: string | null, changes = {}) =>
  fieldOf('Department', { values: ['Sales', 'Engineering'], value, isMandatory: true, ...changes });
const squad = (value: string | null) =>
  fieldOf('Squad', { values: ['Web', 'Data'], value, conditions: [['Department', 'Engineering']] });
const region = (value: string | null) =>
  fieldOf('Region', { values: ['North'], value, conditions: [['Department', 'Sales']], isMandatory: true });

/** One's own profile over fields that are changed as the test answers; others may change them meanwhile. */
const open = async (
  fields: readonly ReadField[],
  {
    answer = () => [],
    role = 'MEMBER',
    team = {},
  }: { answer?: (input: Input) => Outcome; role?: string; team?: Record<string, unknown> } = {},
) => {
  const account = { fields, version: 1, userGroups: [] as { id: string; name: string }[] };
  const read = () => ({ version: account.version, fields: account.fields });
  const { sent } = await renderInConsole(<OwnFieldsSection />, {
    viewer: {
      ...{ id: 'viewer-1', role, team: { id: 'team-1', ...team } },
      profileFields: () => (role === 'GUEST' ? null : read()),
      userGroups: () => account.userGroups,
    },
    profileFieldsUpdate: ({ input }: { input: Input }) => {
      const outcome = answer(input);
      if (!('version' in outcome)) {
        return { member: null, userErrors: outcome.map((error) => ({ ...error, message: 'no' })) };
      }
      Object.assign(account, outcome);
      return { member: { id: 'member-1', profileFields: read() }, userErrors: [] };
    },
  });
  return { account, updates: () => sent.flatMap((one) => (one.name === 'profileFieldsUpdate' ? [one.variables] : [])) };
};

const control = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name });
const choose = (name: string, text: string) =>
  act(async () => {
    const options = within(control(name)).getAllByRole<HTMLOptionElement>('option');
    fireEvent.change(control(name), { target: { value: options.find((one) => one.text === text)?.value } });
  });
const type = (name: string, value: string) =>
  act(async () => {
    control(name).focus();
    fireEvent.change(control(name), { target: { value } });
  });
const save = () => press(/^Save/);
const alerts = () => screen.queryAllByRole('alert').map((one) => one.textContent);
const sentFields = (updates: Record<string, unknown>[], call = 0) =>
  (updates[call]?.['input'] as Input | undefined)?.fields;

describe('one’s own custom fields', () => {
  it('come and go with what is chosen, say what is lost, and are sent as far as they were changed', async () => {
    const after = [department('Sales'), squad(null), region('North')];
    const { updates, account } = await open([department('Engineering'), squad('Web'), region(null)], {
      answer: () => ({ fields: after, version: 2 }),
    });
    expect(screen.queryByRole('combobox', { name: 'Region' })).toBeNull();
    await choose('Department', 'Sales');
    expect(screen.queryByRole('combobox', { name: 'Squad' })).toBeNull();
    expect(screen.getByText(/this field loses its value.*Squad/)).toBeTruthy();
    expect(hasUnsavedChanges()).toBe(true);

    await save();
    expect(updates()).toEqual([]);
    expect(alerts()).toContain('Please choose a value');
    expect(document.activeElement).toBe(control('Region'));
    expect(control('Region').getAttribute('aria-invalid')).toBe('true');

    account.userGroups = [{ id: 'group-1', name: 'Sales in the north' }];
    await choose('Region', 'North');
    await save();
    expect(updates()[0]?.['input']).toEqual({
      fields: [
        { customFieldId: 'Department', valueId: 'Department:Sales' },
        { customFieldId: 'Region', valueId: 'Region:North' },
      ],
      ...{ version: 1, idempotencyKey: expect.any(String) },
    });
    expect(await screen.findByRole('button', { name: 'Saved' })).toBeTruthy();
    expect(hasUnsavedChanges()).toBe(false);
    expect(control('Region').value).toBe('Region:North');
    // What follows from the fields is read again.
    expect(await screen.findByText('Sales in the north')).toBeTruthy();
  });

  it('take one of many values, found by typing', async () => {
    const values = Array.from({ length: 300 }, (_key, place) => `Office ${place + 1}`);
    const { updates } = await open([fieldOf('Office', { values, value: 'Office 1' })]);
    expect(screen.getByText('The list shows at most 100 values: type to find others.')).toBeTruthy();
    await act(async () => fireEvent.mouseDown(control('Office')));
    expect(screen.getAllByRole('option')).toHaveLength(100);
    await type('Office', '212');
    await click(screen.getByRole('option', { name: 'Office 212' }));
    await save();
    expect(sentFields(updates())).toEqual([{ customFieldId: 'Office', valueId: 'Office:Office 212' }]);
  });

  it('take a value of the team or a text of one’s own, whose end is told and kept', async () => {
    const { updates } = await open([fieldOf('Pronouns', { type: 'UNRESTRICTED', values: ['she/her'], value: null })]);
    await type('Pronouns', 'SHE/HER');
    expect(screen.queryByText(/characters left/)).toBeNull();
    await save();
    expect(sentFields(updates())).toEqual([{ customFieldId: 'Pronouns', valueId: 'Pronouns:she/her' }]);
    await type('Pronouns', 'x'.repeat(41));
    expect(screen.getByText('1 character too many')).toBeTruthy();
    await save();
    expect(updates()).toHaveLength(1);
    expect(alerts()).toContain('At most 40 characters');
    await type('Pronouns', 'xe/xem ');
    expect(control('Pronouns').value).toBe('xe/xem ');
    await save();
    expect(sentFields(updates(), 1)).toEqual([{ customFieldId: 'Pronouns', text: 'xe/xem' }]);
  });

  it('take a member who is searched for, in the place of one who is deactivated', async () => {
    const off = contactOf(7, { status: 'DEACTIVATED' });
    const manager = fieldOf('Manager', { type: 'CONTACT_PICKER', value: 'Person 7', contact: off });
    const { updates } = await open([manager], {
      team: { contacts: ({ search }: { search: string }) => ({ nodes: search === 'eight' ? [contactOf(8)] : [] }) },
    });
    expect(control('Manager').value).toBe('Person 7');
    expect(screen.getByText('This person is deactivated.')).toBeTruthy();
    await type('Manager', 'eight');
    const found = await screen.findByRole('option', { name: /Person 8/ });
    await click(found);
    expect(screen.queryByText('This person is deactivated.')).toBeNull();
    expect(control('Manager').value).toBe('Person 8');
    await save();
    expect(sentFields(updates())).toEqual([{ customFieldId: 'Manager', contactId: 'member-8' }]);
  });

  it('show whoever is not there any more, and can be emptied', async () => {
    const gone = fieldOf('Manager', { type: 'CONTACT_PICKER', value: 'Old Boss', contact: null });
    const { updates } = await open([gone]);
    expect(control('Manager').value).toBe('Old Boss');
    expect(screen.getByText('This person is no longer in the team.')).toBeTruthy();
    await type('Manager', '');
    await save();
    expect(sentFields(updates())).toEqual([{ customFieldId: 'Manager' }]);
  });

  it('that only admins change are shown with a word on that', async () => {
    await open([department('Sales'), fieldOf('Grade', { value: 'B2', editableBy: 'ADMIN', viewerCanEdit: false })]);
    expect(screen.queryByRole('combobox', { name: 'Grade' })).toBeNull();
    expect(screen.getByText('B2')).toBeTruthy();
    expect(screen.getByText('Only admins can change this.')).toBeTruthy();
  });

  it('come back with Discard', async () => {
    await open([department('Engineering'), squad('Web')]);
    await choose('Department', 'Sales');
    await press('Discard changes');
    expect(control('Squad').value).toBe('Squad:Web');
    expect(hasUnsavedChanges()).toBe(false);
  });
});

describe('fields that cannot be saved', () => {
  it('that one of the admins depends on are not sent without it, and nobody is told that it is emptied', async () => {
    const grade = fieldOf('Grade', {
      ...{ values: ['B2'], value: 'B2', viewerCanEdit: false, editableBy: 'ADMIN' },
      conditions: [['Department', 'Engineering']],
    });
    const { updates } = await open([department('Engineering'), grade]);
    await choose('Department', 'Sales');
    expect(alerts()).toEqual(['A field that only admins change depends on this: ask an admin.']);
    expect(screen.queryByText(/loses its value/)).toBeNull();
    await save();
    expect(updates()).toEqual([]);
    expect(document.activeElement).toBe(control('Department'));
  });

  it('that are not shown any more when they are refused are told as a change, not as one that is marked', async () => {
    const { account } = await open([department('Engineering'), squad('Web')], {
      answer: () => {
        account.fields = [department('Sales'), squad(null)];
        account.version = 2;
        return [{ code: 'HIDDEN', field: ['fields', '0'] }];
      },
    });
    await choose('Squad', 'Data');
    await save();
    expect(screen.queryByRole('combobox', { name: 'Squad' })).toBeNull();
    expect(alerts()).toEqual([expect.stringMatching(/changed somewhere else in the meantime/)]);
  });

  it('that were changed elsewhere are read again: what was touched stays, and is saved over the new version', async () => {
    const first = [department('Sales'), fieldOf('Office', { values: ['Berlin', 'Oslo'], value: 'Berlin' })];
    const { account, updates } = await open(first, { answer: () => [{ code: 'STALE', field: ['version'] }] });
    await choose('Department', 'Engineering');
    account.version = 5;
    account.fields = [department('Sales'), fieldOf('Office', { values: ['Berlin', 'Oslo'], value: 'Oslo' })];
    await save();
    expect(await screen.findByText(/changed somewhere else in the meantime/)).toBeTruthy();
    expect(control('Office').value).toBe('Office:Oslo');
    expect(control('Department').value).toBe('Department:Engineering');
    await save();
    expect(updates()[1]?.['input']).toMatchObject({
      fields: [{ customFieldId: 'Department', valueId: 'Department:Engineering' }],
      version: 5,
    });
  });

  it('that the services refuse are told at their field', async () => {
    await open([fieldOf('Office', { values: ['Berlin'] }), department('Sales')], {
      answer: () => [{ code: 'NOT_FOUND', field: ['fields', '0', 'valueId'] }],
    });
    await choose('Department', 'Engineering');
    await save();
    expect(alerts()).toContain('This cannot be chosen any more. Please choose another value.');
    expect(control('Department').getAttribute('aria-invalid')).toBe('true');
    expect(control('Office').getAttribute('aria-invalid')).toBe('false');
    await choose('Department', 'Sales');
    expect(alerts()).toEqual([]);
  });
});

describe('the section', () => {
  const locked = [department('Sales', { viewerCanEdit: false })];

  it('only shows what was entered where the plan lets nobody change it, and says so', async () => {
    await open(locked);
    expect(screen.getByText('Sales')).toBeTruthy();
    expect(screen.getByText(/your team’s plan lets nobody change these fields/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  it('shows admins the way to PRO', async () => {
    const gate = { isAllowed: false, limit: 0, used: 1, requiredPlan: 'PRO', isPaywallShown: true };
    await open(locked, { role: 'ADMIN', team: { planGate: { feature: 'CUSTOM_FIELDS', ...gate } } });
    expect(await screen.findByRole('button', { name: 'Upgrade to PRO' })).toBeTruthy();
  });

  it.each(['MEMBER', 'GUEST'])('is not there for a %s without fields', async (role) => {
    await open([], { role });
    await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
  });

  it('leads admins of a team without fields to making some', async () => {
    await open([], { role: 'ADMIN' });
    const way = await screen.findByRole('link', { name: 'Set up custom profile fields' });
    expect(way.getAttribute('href')).toMatch(/\/enterprise\/custom-team-fields$/);
  });
});
