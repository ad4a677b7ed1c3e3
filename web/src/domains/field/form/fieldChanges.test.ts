import { describe, expect, it } from 'vitest';
import { changesOf, createInputOf, rebaseForm } from './fieldChanges.ts';
import { listField } from './customField.fixture.ts';
import { EMPTY_FORM, toForm, type FieldFormValues } from './fieldForm.ts';
import { renamed, without } from './values/valueList.ts';

const parent = 'Department';
const team = listField('Team', ['Web', 'Apps', 'Data'], [[parent, 'Department-1']]);
const withDefault = {
  ...team,
  settings: { ...team.settings, defaultValue: { id: 'Team-1', text: 'Web' } },
};
const changed = (changes: Partial<FieldFormValues>, field = team) => changesOf(field, { ...toForm(field), ...changes });
const condition = (customFieldId: string, valueId: string, key = customFieldId) => ({ key, customFieldId, valueId });

describe('what is sent of a field', () => {
  it('is nothing where nothing differs', () => {
    expect(changed({})).toEqual({});
    expect(changed({ name: ' Team ', conditions: [condition(parent, 'Department-1', 'other')] })).toEqual({});
  });

  it.each<[Partial<FieldFormValues>, object]>([
    [{ name: 'Squad ' }, { name: 'Squad' }],
    [{ description: 'Yours' }, { description: 'Yours' }],
    [{ valueType: 'UNRESTRICTED' }, { valueType: 'UNRESTRICTED' }],
    [{ isMandatory: true }, { isMandatory: true }],
    [{ editableBy: 'ADMIN' }, { editableBy: 'ADMIN' }],
    [{ conditions: [] }, { conditions: [] }],
    [
      { conditions: [condition('Office', 'Office-2')] },
      { conditions: [{ customFieldId: 'Office', valueId: 'Office-2' }] },
    ],
    [{ defaultKey: 'Team-2' }, { defaultValue: 'Apps' }],
  ])('is what differs: %j', (changes, sent) => {
    expect(changed(changes)).toEqual(sent);
  });

  it('is the whole list of values, those that are kept under their ids', () => {
    const rows = renamed(without(toForm(team).values, 'Team-3'), 'Team-1', ' Websites ');
    expect(changed({ values: [...rows, { key: 'new', valueId: null, text: 'Design' }] })).toEqual({
      values: [{ valueId: 'Team-1', text: 'Websites' }, { valueId: 'Team-2', text: 'Apps' }, { text: 'Design' }],
    });
  });

  it('does not repeat what new members start with when that is renamed, and empties it when that is removed', () => {
    const rows = toForm(withDefault).values;
    expect(changed({ values: renamed(rows, 'Team-1', 'Websites') }, withDefault)).not.toHaveProperty('defaultValue');
    expect(changed({ values: without(rows, 'Team-1') }, withDefault)).toHaveProperty('defaultValue', '');
  });

  it('is all of a new field, values only of types that have some', () => {
    const form: FieldFormValues = {
      ...EMPTY_FORM,
      ...{ name: ' Team ', valueType: 'UNRESTRICTED', defaultKey: 'b', conditions: [condition(parent, 'x')] },
      values: ['a', 'b'].map((key) => ({ key, valueId: null, text: ` ${key} ` })),
    };
    const common = { name: 'Team', description: '', isMandatory: false, editableBy: 'USER' };
    const conditions = [{ customFieldId: parent, valueId: 'x' }];
    const listed = { ...common, conditions, valueType: 'UNRESTRICTED', values: ['a', 'b'], defaultValue: 'b' };
    expect(createInputOf(form)).toEqual(listed);
    const picked = { ...common, conditions, valueType: 'CONTACT_PICKER' };
    expect(createInputOf({ ...form, valueType: 'CONTACT_PICKER' })).toEqual(picked);
    expect(createInputOf(EMPTY_FORM)).toBeNull();
  });
});

describe('a form over what somebody else has saved', () => {
  const theirs = {
    ...listField('Team', ['Frontend', 'Apps', 'Data', 'Ops'], [[parent, 'Department-2']]),
    description: 'Theirs',
    version: 4,
  };

  it('is as saved where nothing was touched', () => {
    expect(rebaseForm(toForm(team), team, theirs)).toEqual(toForm(theirs));
  });

  it('keeps what was touched, and takes the rest', () => {
    const mine = { ...toForm(team), name: 'Squad' };
    expect(rebaseForm(mine, team, theirs)).toEqual({ ...toForm(theirs), name: 'Squad' });
  });

  it('brings both lists of values together, each renaming, adding and removing its own', () => {
    const rows = without(renamed(toForm(team).values, 'Team-2', 'Mobile'), 'Team-3');
    const added = ['Ops', 'Design'].map((text) => ({ key: text, valueId: null, text }));
    const { values } = rebaseForm({ ...toForm(team), values: [...rows, ...added] }, team, theirs);
    expect(values.map(({ valueId, text }) => [valueId, text])).toEqual([
      ['Team-1', 'Frontend'],
      ['Team-2', 'Mobile'],
      // What both have added is one value.
      ['Team-4', 'Ops'],
      [null, 'Design'],
    ]);
  });

  it('makes a value that was renamed here and removed there a new one', () => {
    const rows = renamed(toForm(team).values, 'Team-3', 'Analytics');
    const now = { ...team, settings: { ...team.settings, values: { ...team.settings.values, nodes: [] } } };
    const { values } = rebaseForm({ ...toForm(team), values: rows }, team, now);
    expect(values.map(({ valueId, text }) => [valueId, text])).toEqual([[null, 'Analytics']]);
  });
});
