import { useApolloClient } from '@apollo/client/react';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { hasUnsavedChanges } from '../../lib/unsavedChanges/dirtyForms.ts';
import { pathTo } from '../../lib/paths.ts';
import { down, inputsWithKeysOf } from '../../testing/gatewayPieces.ts';
import { click, press, typeInto } from '../../testing/hands.ts';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import { currentToasts } from '../../ui/toasts/toastStore.ts';
import CustomFieldEditPage from './CustomFieldEditPage.tsx';
import { listField } from './form/customField.fixture.ts';

type Field = ReturnType<typeof listField>;
type UserErrors = readonly { code: string; field: readonly string[] | null; message: string }[];

const department = listField('Department', ['Sales', 'Engineering']);
const office = listField('Office', ['Berlin', 'Bengaluru']);
const team = listField('Team', ['Web', 'Apps', 'Data'], [['Department', 'Department-2']]);

type Answer = { customField?: Field | null; userErrors: UserErrors };

const refusedWith = (code: string, ...field: string[]): { userErrors: UserErrors } => ({
  userErrors: [{ code, field: field.length > 0 ? field : null, message: 'no' }],
});
const kept = (field: Partial<Field> = {}) => ({ customField: { ...team, version: 4, ...field }, userErrors: [] });

/** Reads what the form is over, as another part of the console may do. */
function ReadAgain() {
  const client = useApolloClient();
  return <button onClick={() => void client.refetchQueries({ include: ['customFieldForm'] })}>Read again</button>;
}

/** The form of the field Team, of which 12 people have the value Web. */
async function open({
  answer = () => kept(),
  effect = 0,
  edited = team,
}: {
  answer?: () => Answer | Promise<Answer>;
  effect?: number | (() => never);
  edited?: Field;
} = {}) {
  const server = { fields: [department, office, edited] };
  const counted = edited.settings.values.nodes.map((value) => ({
    ...value,
    membersCount: value.id === 'Team-1' ? 12 : 0,
  }));
  const rendered = await renderInConsole(
    <Routes>
      <Route
        path="/enterprise/custom-team-fields/edit/:fieldId"
        element={
          <>
            <CustomFieldEditPage />
            <ReadAgain />
          </>
        }
      />
      <Route path="*" element={<p>The list</p>} />
    </Routes>,
    {
      viewer: {
        id: 'viewer-1',
        team: {
          id: 'team-1',
          customFields: () => server.fields,
          customFieldLimits: { fields: 50, values: 999 },
        },
      },
      node: () => ({
        ...edited,
        settings: { ...edited.settings, values: { nodes: counted } },
        conditionsEffect: effect,
      }),
      customFieldUpdate: async () => ({ customField: null, ...(await answer()) }),
    },
    pathTo('customFieldEdit', { fieldId: 'service-Team' }),
  );
  const inputs = () => inputsWithKeysOf(rendered.sent, 'customFieldUpdate');
  return { ...rendered, server, inputs };
}

const field = (name: string) => screen.findByRole('textbox', { name });
const type = async (name: string, value: string) => {
  const input = await field(name);
  await typeInto(input, value);
};
const choose = (name: string, value: string) =>
  act(async () => fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } }));
const sentOver = (version: number, changes: object) => ({
  ...changes,
  ...{ customFieldId: 'Team', version, idempotencyKey: expect.any(String) },
});

describe('the form of a custom field that is there', () => {
  it('sends what differs and nothing else, and goes back to the list', async () => {
    const { inputs, address } = await open({ answer: () => kept({ name: 'Squad' }) });
    await type('Field name', 'Squad');
    expect(hasUnsavedChanges()).toBe(true);
    await press('Save');
    await waitFor(() => expect(address()).toBe('/enterprise/custom-team-fields'));
    expect(inputs()).toEqual([sentOver(3, { name: 'Squad' })]);
    expect(currentToasts()).toHaveLength(1);
    expect(hasUnsavedChanges()).toBe(false);
  });

  it('renames a value under its id, and says who keeps it', async () => {
    const { inputs } = await open();
    expect(await screen.findByText('12 people have it')).toBeTruthy();
    await type('Value 1', 'Websites');
    expect(screen.getByText('12 people keep it, renamed')).toBeTruthy();
    await press('Save');
    await waitFor(() => expect(inputs()).toHaveLength(1));
    const [first, ...rest] = team.settings.values.nodes.map(({ id, text }) => ({ valueId: id, text }));
    expect(inputs()).toEqual([sentOver(3, { values: [{ ...first, text: 'Websites' }, ...rest] })]);
  });

  it('says who has a value that is removed, what the server says of it, and puts it back', async () => {
    const { inputs } = await open({ answer: () => refusedWith('IN_USE', 'values') });
    await screen.findByText('12 people have it');
    await press('Remove Web');
    expect(screen.getByText(/^12 people have what you removed: Web\./)).toBeTruthy();
    await press('Save');
    expect(await screen.findByText('The value you are trying to delete is already in use.')).toBeTruthy();
    await press('Put back what was removed');
    expect((await field('Value 1')).getAttribute('value')).toBe('Web');
    expect(hasUnsavedChanges()).toBe(false);
    expect(inputs()).toHaveLength(1);
  });

  it('says that a value is in use, too, where nobody is known to have it', async () => {
    await open({ answer: () => refusedWith('HAS_DEPENDENTS', 'values') });
    await field('Field name');
    await press('Remove Apps');
    await press('Save');
    const note = await screen.findByText(/^What you removed is still in use: another field depends on it/);
    expect(note.closest('[role=alert]')).not.toBeNull();
    await press('Put back what was removed');
    expect((await field('Value 2')).getAttribute('value')).toBe('Apps');
  });

  it('leads to the first value that is wrong, though it is out of sight', async () => {
    const texts = Array.from({ length: 60 }, (_, place) => (place === 55 ? 'v1' : `v${place}`));
    const { inputs } = await open({ edited: listField('Team', texts) });
    await type('Field name', 'Squad');
    expect(screen.queryByRole('textbox', { name: 'Value 56' })).toBeNull();
    await press('Save');
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Value 56'));
    expect(inputs()).toEqual([]);
  });

  it('stays where more was entered while a save was on its way', async () => {
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof kept>>();
    const { address } = await open({ answer: () => promise });
    await type('Field name', 'Squad');
    await press('Save');
    await press('Remove Data');
    await act(async () => resolve(kept({ name: 'Squad' })));
    expect(address()).toBe(pathTo('customFieldEdit', { fieldId: 'service-Team' }));
    expect(hasUnsavedChanges()).toBe(true);
    expect(screen.queryByText(/^Somebody else changed this in the meantime/)).toBeNull();
    await press('Discard changes');
    expect(address()).toBe(pathTo('customFieldEdit', { fieldId: 'service-Team' }));
  });

  it('saves over the version that the question was about', async () => {
    const { inputs, server } = await open({ effect: 7, answer: () => refusedWith('STALE', 'version') });
    await screen.findByText('Department is Department-2');
    await press(/^Change:/);
    await choose('Value', 'Department-1');
    await press('Save');
    await screen.findByRole('alertdialog');
    server.fields = [department, office, { ...team, description: 'Which one', version: 9 }];
    await click(screen.getByText('Read again'));
    await press('Save and take them away');
    await waitFor(() => expect(inputs()).toHaveLength(1));
    expect(inputs()[0]).toMatchObject({ version: 3 });
  });

  it('keeps saved conditions locked until Change is pressed', async () => {
    const { inputs } = await open();
    expect(await screen.findByText('Department is Department-2')).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: 'Field' })).toBeNull();
    await press(/^Change:/);
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Field' }));
    await choose('Value', 'Department-1');
    await press('Save');
    await waitFor(() => expect(inputs()).toHaveLength(1));
    const conditions = [{ customFieldId: 'Department', valueId: 'Department-1' }];
    expect(inputs()).toEqual([sentOver(3, { conditions })]);
  });

  it('asks before conditions take values away, with how many people that is', async () => {
    const { inputs, sent } = await open({ effect: 7 });
    await screen.findByText('Department is Department-2');
    await press(/^Change:/);
    await choose('Field', 'Office');
    await choose('Value', 'Office-1');
    await press('Save');
    const question = await screen.findByRole('alertdialog');
    expect(within(question).getByText(/^7 people do not meet the new conditions/)).toBeTruthy();
    expect(sent.find(({ name }) => name === 'conditionsEffect')?.variables).toEqual({
      id: 'Team',
      conditions: [{ customFieldId: 'Office', valueId: 'Office-1' }],
    });
    expect(inputs()).toEqual([]);
    await press('Cancel', within(question));
    expect(inputs()).toEqual([]);
    await press('Save');
    await press('Save and take them away');
    await waitFor(() => expect(inputs()).toHaveLength(1));
  });

  it('asks, too, where the number could not be told', async () => {
    const { inputs } = await open({ effect: down });
    await screen.findByText('Department is Department-2');
    await press(/^Change:/);
    await press('Remove condition 1');
    await press('Save');
    expect(within(await screen.findByRole('alertdialog')).getByText(/^It could not be found out/)).toBeTruthy();
    expect(inputs()).toEqual([]);
  });

  it('lets the list types become one another, and walls off members', async () => {
    const { inputs } = await open();
    await field('Field name');
    const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
    expect(radio('Member of the team').disabled).toBe(true);
    await click(radio('Choice or own text'));
    await press('Save');
    await waitFor(() => expect(inputs()).toEqual([sentOver(3, { valueType: 'UNRESTRICTED' })]));
  });
});

describe('what keeps a custom field from being saved', () => {
  it('keeps what was entered over somebody else’s change, and saves over that', async () => {
    const answers = [refusedWith('STALE', 'version'), kept()];
    const { inputs, server } = await open({ answer: () => answers.shift() ?? kept() });
    await type('Field name', 'Squad');
    server.fields = [department, office, { ...team, description: 'Which one', version: 9 }];
    await press('Save');
    expect(await screen.findByText(/^Somebody else changed this in the meantime/)).toBeTruthy();
    expect((await field('Field name')).getAttribute('value')).toBe('Squad');
    expect((await field('Description (optional)')).textContent).toBe('Which one');
    await press('Save');
    await waitFor(() => expect(inputs()).toHaveLength(2));
    expect(inputs()[1]).toEqual(sentOver(9, { name: 'Squad' }));
  });

  it('says at the values that a user group names one, and above Save what concerns no part', async () => {
    const answers = [
      refusedWith('IN_USER_GROUP', 'values'),
      refusedWith('TOO_MANY', 'values'),
      refusedWith('RATE_LIMITED'),
      refusedWith('PLAN_REQUIRED'),
    ];
    await open({ answer: () => answers.shift() ?? kept() });
    await type('Field name', 'Squad');
    await press('Save');
    expect(await screen.findByText('The field is already in use in another user group.')).toBeTruthy();
    await press('Save');
    expect(await screen.findByText(/as many values in all as they can have/)).toBeTruthy();
    await press('Save');
    expect(await screen.findByText(/^The custom field could not be saved/)).toBeTruthy();
    await press('Save');
    expect(await screen.findByText(/has no PRO any more/)).toBeTruthy();
    expect(hasUnsavedChanges()).toBe(true);
  });

  it('cannot be saved any more once another admin has deleted the field, and leads back to the list', async () => {
    const { inputs } = await open({ answer: () => refusedWith('NOT_FOUND', 'customFieldId') });
    await type('Field name', 'Squad');
    await press('Save');
    const note = within(await screen.findByRole('alert'));
    expect(note.getByText('Another admin deleted this field in the meantime.')).toBeTruthy();
    expect(note.getByRole('link', { name: 'Custom Profile Fields' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBe('true');
    fireEvent.submit(screen.getByRole('form', { name: 'Custom field' }));
    expect(inputs()).toHaveLength(1);
  });

  it.each([
    ['is not there', listField('Elsewhere', ['x']), 'There is no such field', /^It may have been deleted/],
    [
      'belongs to the platform',
      { ...team, editableBy: 'PLATFORM' as const },
      'This field cannot be edited',
      /^It is managed by the platform/,
    ],
    [
      'needs PRO',
      { ...team, viewerCanEdit: false },
      'This field cannot be edited',
      'Custom fields can be edited with PRO. What people have in them is kept.',
    ],
  ])('gives a way back from a field that %s', async (_what, edited, title, text) => {
    await open({ edited });
    const notice = await screen.findByText(title);
    expect(screen.getByText(text)).toBeTruthy();
    const link = within(notice.parentElement ?? document.body).getByRole('link', { name: 'Custom Profile Fields' });
    expect(link.getAttribute('href')).toBe(pathTo('customFields'));
  });
});
