import { act, fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import type { UserError } from '../../../testing/gatewayPieces.ts';
import { press } from '../../../testing/hands.ts';
import { person, renderInConsole } from '../../../testing/renderInConsole.tsx';
import UserGroupAddPage from '../UserGroupAddPage.tsx';
import UserGroupEditPage from '../UserGroupEditPage.tsx';
import { BERLIN, DEPARTMENT, group, MARKETING, OFFICE, SALES, teamOf, value } from '../userGroups.fixture.ts';

type Constraint = { customFieldId: string; valueIds: string[] };
type Input = Record<string, unknown> & { constraints?: Constraint[] };

export const MANAGER = { __typename: 'CustomField', id: 'field-manager', name: 'Manager' };
export const connection = (...nodes: object[]) => ({ nodes });
const FIELDS = [
  {
    ...{ ...DEPARTMENT, valueType: 'SINGLE_SELECT' },
    settings: { __typename: 'SingleSelectSettings', values: connection(SALES, MARKETING) },
  },
  {
    ...{ ...OFFICE, valueType: 'UNRESTRICTED' },
    settings: {
      ...{ __typename: 'UnrestrictedSettings', values: connection(BERLIN) },
      ownValues: [value('value-home', 'At home')],
    },
  },
  {
    ...{ ...MANAGER, valueType: 'CONTACT_PICKER' },
    settings: {
      __typename: 'ContactPickerSettings',
      contacts: [value('value-ada', 'Ada Lovelace', { contact: { id: 'ada', email: 'ada@orbit.example' } })],
    },
  },
];

interface Options {
  readonly groups?: readonly ReturnType<typeof group>[];
  readonly fields?: readonly object[];
  readonly address?: string;
  /** Why it is not saved. */
  readonly refuse?: (input: Input) => UserError | undefined;
  readonly limit?: number;
  readonly preview?: (constraints: readonly Constraint[]) => unknown;
}

/** The forms of a team with these fields and user groups. */
export async function openForms({
  groups = [],
  fields = FIELDS,
  address = '/enterprise/user-groups/add',
  refuse = () => undefined,
  limit = 500,
  preview = (constraints) => ({
    ...{ membersCount: constraints.length * 12, joiningCount: 4, leavingCount: 1 },
    members: { nodes: [person(1), person(2)] },
  }),
}: Options = {}) {
  let live = groups;
  const save = (input: Input, changes: object) => {
    const error = refuse(input);
    if (error) return { userGroup: null, userErrors: [error] };
    return { userGroup: { ...group('Saved'), ...changes }, userErrors: [] };
  };
  const page = await renderInConsole(
    <Routes>
      <Route path="/enterprise/user-groups/add" element={<UserGroupAddPage />} />
      <Route path="/enterprise/user-groups/edit/:id" element={<UserGroupEditPage />} />
      <Route path="/enterprise/user-groups" element={<p>The list</p>} />
    </Routes>,
    {
      viewer: {
        id: 'viewer-1',
        team: {
          ...teamOf(() => live, { limit }),
          customFields: fields,
          userGroupPreview: ({ constraints }: { constraints: Constraint[] }) => preview(constraints),
        },
      },
      node: ({ id }: { id: string }) => [...live, ...fields].find((one) => 'id' in one && one.id === id) ?? null,
      userGroupCreate: ({ input }: { input: Input }) => save(input, { id: 'new' }),
      userGroupUpdate: ({ input }: { input: Input }) =>
        save(input, { ...live[0], ...input, version: 2, constraints: [] }),
    },
    address,
  );
  return {
    ...page,
    become: (next: readonly ReturnType<typeof group>[]) => {
      live = next;
    },
    inputs: () => page.sent.filter(({ name }) => /Create|Update/.test(name)).map(({ variables }) => variables['input']),
  };
}

export const textbox = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const typeInto = (name: RegExp, typed: string) =>
  act(async () => fireEvent.change(textbox(name), { target: { value: typed } }));
export const rowAt = (place: number) => within(screen.getByRole('group', { name: `Condition ${place}` }));
export const chooseField = (place: number, id: string) =>
  act(async () => fireEvent.change(rowAt(place).getByLabelText('Custom field'), { target: { value: id } }));
export async function chooseValue(place: number, name: RegExp) {
  const box = rowAt(place).getByRole('combobox', { name: 'Any one of these values' });
  await act(async () => {
    box.focus();
    fireEvent.mouseDown(box);
  });
  fireEvent.click(await screen.findByRole('option', { name }));
}
export const inDialog = () => within(screen.getByRole('dialog'));

/** Fills the form of a new group with all that it needs. */
export async function fill() {
  await screen.findByRole('form', { name: 'User group' });
  await typeInto(/^Name/, 'Berlin sales');
  await typeInto(/^Description/, 'All of sales in Berlin');
  await chooseField(1, DEPARTMENT.id);
  await chooseValue(1, /^Sales/);
  await press('Add another field');
  await chooseField(2, OFFICE.id);
  await chooseValue(2, /^Berlin/);
}
