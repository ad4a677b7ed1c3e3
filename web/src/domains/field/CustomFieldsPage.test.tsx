import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { downAtFirst, inputsWithKeysOf, userError } from '../../testing/gatewayPieces.ts';
import { click, press } from '../../testing/hands.ts';
import { listenToEvents } from '../../testing/listenToEvents.ts';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import { currentToasts } from '../../ui/toasts/toastStore.ts';
import CustomFieldsPage from './CustomFieldsPage.tsx';

const PATH = '/enterprise/custom-team-fields';
const OPEN_GATE = { isAllowed: true, limit: null, used: 2, requiredPlan: null, isPaywallShown: false };
const SHUT_GATE = { isAllowed: false, limit: 0, used: 2, requiredPlan: 'PRO', isPaywallShown: true };

type Usage = {
  membersCount: number;
  othersCount: number;
  emptyCount: number;
  userGroups: readonly object[];
  childFields: readonly object[];
};
const NO_USAGE: Usage = { membersCount: 0, othersCount: 0, emptyCount: 0, userGroups: [], childFields: [] };
const SELLERS = { __typename: 'UserGroup', id: 'g1', name: 'Sellers' };

const COUNTS = { membersCount: 1, othersCount: 0 };
const value = (text: string) => ({ __typename: 'CustomFieldValue', id: `value-${text}`, text, ...COUNTS });
const listOf = (texts: readonly string[]) => ({
  __typename: 'SingleSelectSettings',
  defaultValue: null,
  values: ({ first }: { first: number }) => ({ nodes: texts.slice(0, first).map(value), totalCount: texts.length }),
});

let priority = 0;
const field = (name: string, changes: Record<string, unknown> = {}) => {
  priority += 1;
  return {
    ...{ __typename: 'CustomField', id: `id-${name}`, fieldId: `field-${name}`, name, description: '' },
    ...{ valueType: 'SINGLE_SELECT', isMandatory: false, editableBy: 'USER', isArchived: false, priority, version: 1 },
    ...{ viewerCanEdit: true, viewerCanDelete: true, conditions: [], settings: listOf(['One', 'Two']) },
    usage: NO_USAGE,
    ...changes,
  };
};
type TestField = ReturnType<typeof field>;

type Input = Record<string, unknown>;
type Acts = Partial<
  Record<'customFieldReorder' | 'customFieldDelete' | 'customFieldUpdate', (input: Input) => unknown>
>;
const failure = (code: string) => ({ userErrors: [userError(code)] });

interface Options {
  readonly gate?: object;
  readonly limits?: unknown;
  readonly acts?: Acts;
  readonly address?: string;
}

/** The page of a team with these fields. */
async function open(
  fields: TestField[] | (() => TestField[]),
  { gate = OPEN_GATE, limits = { fields: 50, values: 999 }, acts = {}, address = PATH }: Options = {},
) {
  const read = typeof fields === 'function' ? fields : () => fields;
  const mutations = Object.entries(acts).map(([name, run]) => [name, ({ input }: { input: Input }) => run(input)]);
  const page = await renderInConsole(
    <CustomFieldsPage />,
    {
      viewer: {
        id: 'viewer-1',
        team: {
          id: 'team-1',
          planGate: ({ feature }: { feature: string }) => ({ feature, ...gate }),
          customFields: read,
          customFieldLimits: limits,
        },
      },
      node: ({ id }: { id: string }) => read().find((one) => one.id === id) ?? null,
      ...Object.fromEntries(mutations),
    },
    address,
  );
  const inputs = (name: string) => inputsWithKeysOf(page.sent, name) as Input[];
  return { ...page, inputs };
}

const row = (name: string) => {
  const found = screen.getByRole('heading', { name }).closest('li');
  if (!found) throw new Error(`No row of ${name}`);
  return found;
};
const names = () =>
  within(screen.getByRole('list', { name: 'Custom Profile Fields' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);
const choose = async (name: string, action: string) => {
  await press(`Actions for ${name}`);
  await click(screen.getByRole('menuitem', { name: action }));
};
const toasts = () => currentToasts().map(({ text }) => text.defaultMessage);

describe('the list of custom fields', () => {
  it('says of each field what it is, to whom it shows, who has it and what uses it', async () => {
    const department = field('Department', {
      isMandatory: true,
      description: 'Where you work',
      settings: listOf(['Sales', 'Marketing', 'Engineering', 'Product', 'Support', 'Legal']),
      usage: {
        ...{
          membersCount: 12,
          othersCount: 2,
          emptyCount: 3,
          userGroups: [{ __typename: 'UserGroup', id: 'g/1', name: 'Sellers' }],
        },
        childFields: [{ __typename: 'CustomField', id: 'id-Squad', fieldId: 'field-Squad', name: 'Squad' }],
      },
    });
    const squad = field('Squad', {
      conditions: [
        { field: { id: 'id-Department', name: 'Department' }, value: value('Engineering') },
        { field: { id: 'id-Office', name: 'Office' }, value: value('Berlin') },
      ],
    });
    const cost = field('Cost centre', { editableBy: 'PLATFORM', viewerCanEdit: false, viewerCanDelete: false });
    // However they come, they are listed by priority.
    await open([field('Old one', { isArchived: true }), cost, squad, department]);
    expect(names()).toEqual(['Department', 'Squad', 'Cost centre']);
    const text = row('Department').textContent;
    expect(text).toContain('Mandatory');
    expect(text).toContain('Sales, Marketing, Engineering, Product and 2 more');
    expect(text).toContain('12 members have a value');
    expect(text).toContain('2 people who are deactivated or ask to join have a value');
    expect(text).toContain('3 members have not filled it though it is mandatory');
    const link = within(row('Department')).getByRole('link', { name: 'Sellers' });
    expect(link.getAttribute('href')).toBe('/enterprise/user-groups/edit/g%2F1');
    expect(row('Squad').textContent).toContain('Members whose Department is Engineering or Office is Berlin');
    expect(within(row('Cost centre')).queryByRole('link', { name: /Edit/ })).toBeNull();
    expect(row('Cost centre').textContent).toContain('your team can neither edit nor delete it');
    expect(within(screen.getByRole('region', { name: 'Archived' })).getByText('Old one')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Create Custom Field' })).toBeTruthy();
  });

  it('says what fields are for where there are none, and leads to the first', async () => {
    await open([]);
    expect(screen.getByText('No custom fields yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Create Custom Field' }).getAttribute('href')).toBe(`${PATH}/add`);
  });

  it('stands where only the usage could not be read, and is itself told where it could not', async () => {
    const down = downAtFirst(() => NO_USAGE);
    await open([field('Department', { usage: down })]);
    expect(screen.getByRole('alert').textContent).toContain('How the fields are used could not be loaded');
    expect(names()).toEqual(['Department']);
    down.mend();
    await press('Retry');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(row('Department').textContent).toContain('Nobody has a value');
  });

  it('that cannot be read is told with the request id and read again', async () => {
    const answer = downAtFirst(() => [field('Department')]);
    await open(answer);
    expect(screen.getByRole('alert').textContent).toContain('The custom fields could not be loaded');
    expect(screen.getByRole('alert').textContent).toContain('req-1');
    answer.mend();
    await press('Retry');
    expect(names()).toEqual(['Department']);
  });

  it('says what of it could not be read, and that no further field is allowed in place of the button', async () => {
    const limits = downAtFirst(() => ({ fields: 2, values: 999 }));
    await open([field('Department'), field('Office', { isArchived: true })], { limits });
    expect(screen.getByRole('alert').textContent).toContain('Some of what is known about the custom fields');
    limits.mend();
    await press('Retry');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(names()).toEqual(['Department']);
    expect(screen.queryByRole('link', { name: 'Create Custom Field' })).toBeNull();
    expect(screen.getByText(/^Your team has all 2 fields that it may have/)).toBeTruthy();
  });

  it('of a team that lost PRO is read and deleted, not changed, and its paywall is told once', async () => {
    const told = listenToEvents();
    const lost = (name: string) => field(name, { viewerCanEdit: false });
    await open([lost('Department'), lost('Office')], { gate: SHUT_GATE });
    expect(screen.getByRole('note').textContent).toContain('Your team no longer has PRO.');
    expect(await told()).toEqual([['paywall_shown', { feature: 'custom-fields' }]]);
    expect(screen.queryByRole('link', { name: /Create|Edit/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Move Office' })).toBeNull();
    await press('Actions for Office');
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['All values', 'Delete']);
  });
});

describe('another order', () => {
  const three = () => [field('A'), field('Kept', { isArchived: true }), field('B'), field('C')];

  it('shows at once and is saved as a whole, archived fields at their places', async () => {
    const fields = three();
    const gate = Promise.withResolvers<void>();
    const { inputs } = await open(fields, {
      acts: {
        customFieldReorder: async (input) => {
          await gate.promise;
          const ids = input['customFieldIds'] as string[];
          const customFields = ids.map((id, place) => {
            const found = fields.find((one) => one.id === id);
            return { ...found, priority: place };
          });
          return { customFields, userErrors: [] };
        },
      },
    });
    await choose('C', 'Move up');
    expect(names()).toEqual(['A', 'C', 'B']);
    // A second move while the first is on its way goes after it.
    await choose('C', 'Move up');
    expect(names()).toEqual(['C', 'A', 'B']);
    await act(async () => gate.resolve());
    await vi.waitFor(() => expect(inputs('customFieldReorder')).toHaveLength(2));
    expect(inputs('customFieldReorder').map((input) => input['customFieldIds'])).toEqual([
      ['id-A', 'id-Kept', 'id-C', 'id-B'],
      ['id-C', 'id-Kept', 'id-A', 'id-B'],
    ]);
    expect(names()).toEqual(['C', 'A', 'B']);
    expect(toasts()).toEqual([]);
  });

  it.each([
    ['STALE', /Another admin has changed the fields/],
    ['PLAN_REQUIRED', /no longer has PRO/],
    ['UNAVAILABLE', /The order could not be saved/],
  ])('that is refused with %s is taken back and told', async (code, words) => {
    await open(three(), { acts: { customFieldReorder: () => ({ customFields: [], ...failure(code) }) } });
    await choose('A', 'Move down');
    expect(names()).toEqual(['A', 'B', 'C']);
    expect(toasts()).toEqual([expect.stringMatching(words)]);
  });
});

describe('deleting a field', () => {
  it('asks, takes it off the list, and out of the address', async () => {
    const { inputs, address } = await open([field('Department'), field('Office')], {
      acts: { customFieldDelete: (input) => ({ deletedCustomFieldId: input['customFieldId'], userErrors: [] }) },
    });
    await choose('Office', 'Delete');
    expect(address()).toBe(`${PATH}?dialog=delete&field=field-Office`);
    await press('Delete', within(screen.getByRole('dialog')));
    expect(inputs('customFieldDelete')).toEqual([expect.objectContaining({ customFieldId: 'id-Office' })]);
    expect(names()).toEqual(['Department']);
    expect(toasts()).toEqual(['The custom field “{name}” is deleted.']);
    expect(address()).toBe(PATH);
  });

  it('of one in use says what uses it with links, and does not ask the services', async () => {
    const squad = { __typename: 'CustomField', id: 'id-Squad', fieldId: 'field-Squad', name: 'Squad' };
    const usage: Usage = { ...NO_USAGE, userGroups: [SELLERS], childFields: [squad] };
    await open([field('Department', { usage }), field('Squad')], {
      address: `${PATH}?dialog=delete&field=field-Department`,
    });
    const dialog = within(screen.getByRole('dialog', { name: 'Department is in use' }));
    expect(dialog.getByText('This custom field is in use and cannot be deleted')).toBeTruthy();
    expect(dialog.queryByText(/^Can not delete this Custom Field/), 'the first reason is enough').toBeNull();
    expect(dialog.getByRole('link', { name: 'Squad' }).getAttribute('href')).toBe(`${PATH}/edit/field-Squad`);
    expect(dialog.getByRole('link', { name: 'Sellers' })).toBeTruthy();
    expect(dialog.queryByRole('button', { name: /Delete|Archive/ })).toBeNull();
  });

  it('of one that only a user group names says that, and leads to the group', async () => {
    const usage = { ...NO_USAGE, userGroups: [SELLERS] };
    const { inputs } = await open([field('Office', { usage })], {
      address: `${PATH}?dialog=delete&field=field-Office`,
    });
    const dialog = within(screen.getByRole('dialog', { name: 'Office is in use' }));
    expect(dialog.getByText('Can not delete this Custom Field. It is being used in a User Group.')).toBeTruthy();
    expect(dialog.getByRole('link', { name: 'Sellers' }).getAttribute('href')).toMatch(/user-groups\/edit\/g1$/);
    expect(inputs('customFieldDelete')).toEqual([]);
  });

  it('of one that only the deactivated have a value of is not offered, and says how many they are', async () => {
    const { inputs } = await open([field('Department', { usage: { ...NO_USAGE, othersCount: 2 } })], {
      address: `${PATH}?dialog=delete&field=field-Department`,
    });
    const dialog = within(screen.getByRole('dialog', { name: 'Department is in use' }));
    expect(dialog.getByText('2 people who are deactivated or ask to join have a value of it.')).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Delete' })).toBeNull();
    expect(dialog.getByRole('button', { name: 'Archive instead' })).toBeTruthy();
    expect(inputs('customFieldDelete')).toEqual([]);
  });

  it('of the last one leads the focus to the heading of the page', async () => {
    let fields = [field('Office')];
    await open(() => fields, {
      acts: {
        customFieldDelete: (input) => {
          fields = [];
          return { deletedCustomFieldId: input['customFieldId'], userErrors: [] };
        },
      },
    });
    await choose('Office', 'Delete');
    await press('Delete', within(screen.getByRole('dialog')));
    expect(screen.getByText('No custom fields yet')).toBeTruthy();
    await vi.waitFor(() => expect(document.activeElement?.id).toBe('page-title'));
  });

  it('of one that has come into use meanwhile says so, and offers to archive it', async () => {
    const office = field('Office');
    const { inputs } = await open([field('Department'), office], {
      acts: {
        customFieldDelete: () => ({ deletedCustomFieldId: null, ...failure('IN_USE') }),
        customFieldUpdate: () => ({ customField: { ...office, isArchived: true, version: 2 }, userErrors: [] }),
      },
    });
    await choose('Office', 'Delete');
    await press('Delete', within(screen.getByRole('dialog')));
    const dialog = within(screen.getByRole('dialog', { name: 'Office is in use' }));
    expect(dialog.getByText('This custom field value is in use and cannot be deleted')).toBeTruthy();
    await press('Archive instead', dialog);
    expect(inputs('customFieldArchive')).toEqual([
      expect.objectContaining({ customFieldId: 'id-Office', isArchived: true, version: 1 }),
    ]);
    expect(within(screen.getByRole('region', { name: 'Archived' })).getByText('Office')).toBeTruthy();
  });

  it('that was deleted by somebody else meanwhile leaves the list, and it is said', async () => {
    await open([field('Department'), field('Office')], {
      acts: { customFieldDelete: () => ({ deletedCustomFieldId: null, ...failure('NOT_FOUND') }) },
    });
    await choose('Office', 'Delete');
    await press('Delete', within(screen.getByRole('dialog')));
    expect(names()).toEqual(['Department']);
    expect(toasts()).toEqual(['The custom field “{name}” was deleted in the meantime.']);
  });
});

describe('archiving', () => {
  it('that is refused says why in the dialog, and the dialog of an archived field is not there', async () => {
    const { address } = await open([field('Department'), field('Old one', { isArchived: true })], {
      acts: { customFieldUpdate: () => ({ customField: null, ...failure('IN_USER_GROUP') }) },
    });
    await choose('Department', 'Archive');
    const question = within(screen.getByRole('alertdialog', { name: 'Archive Department?' }));
    await press('Archive', question);
    expect(question.getByRole('alert').textContent).toContain('cannot be archived while a user group names it');
    await press('Cancel', question);
    expect(address()).toBe(PATH);
  });

  it('is undone from the list', async () => {
    const old = field('Old one', { isArchived: true });
    await open([field('Department'), old], {
      acts: { customFieldUpdate: () => ({ customField: { ...old, isArchived: false, version: 2 }, userErrors: [] }) },
    });
    await choose('Old one', 'Restore');
    expect(names()).toEqual(['Old one', 'Department']);
    expect(toasts()).toEqual(['The custom field “{name}” is restored.']);
    // The list of archived fields is gone with the only one in it.
    expect(screen.queryByRole('region', { name: 'Archived' })).toBeNull();
    await vi.waitFor(() => expect(document.activeElement?.id).toBe('page-title'));
  });

  it.each([
    ['HAS_DEPENDENTS', 'The custom field could not be restored. Try again.'],
    ['STALE', expect.stringMatching(/^Another admin has changed this field/)],
    ['PLAN_REQUIRED', expect.stringMatching(/no longer has PRO/)],
  ])('cannot be undone where that is refused with %s, which is told', async (code, words) => {
    await open([field('Department'), field('Old one', { isArchived: true })], {
      acts: { customFieldUpdate: () => ({ customField: null, ...failure(code) }) },
    });
    await choose('Old one', 'Restore');
    expect(toasts()).toEqual([words]);
  });
});

it('all values of a field are searched, with how many members have each', async () => {
  const settings = {
    ...listOf(Array.from({ length: 12 }, (_, number) => `Office ${number + 1}`)),
    __typename: 'UnrestrictedSettings',
    ownValues: [{ ...value('Lisbon'), membersCount: 0, othersCount: 3 }, value('Porto')],
  };
  await open([field('Office', { valueType: 'UNRESTRICTED', settings })], {
    address: `${PATH}?dialog=values&field=field-Office`,
  });
  const dialog = within(screen.getByRole('dialog', { name: 'All values of Office' }));
  expect(dialog.getByRole('status').textContent).toBe('14 values');
  expect(within(dialog.getByRole('list', { name: 'Values of the field' })).getAllByRole('listitem')).toHaveLength(12);
  await act(async () => {
    fireEvent.change(dialog.getByRole('searchbox'), { target: { value: 'lis' } });
    fireEvent.keyDown(dialog.getByRole('searchbox'), { key: 'Enter' });
  });
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Lisbon3 deactivated or asking to join',
  ]);
});

it('says of an address that asks about no field that there is none', async () => {
  const { address } = await open([field('Office')], { address: `${PATH}?dialog=delete&field=zz` });
  expect(toasts()).toEqual(['There is no such custom field: it may have been deleted.']);
  expect(address()).toBe(PATH);
});
