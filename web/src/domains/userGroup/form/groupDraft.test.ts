import { describe, expect, it } from 'vitest';
import {
  changesOf,
  conditionsProblem,
  constraintsOf,
  copyOf,
  draftOf,
  isSameGroup,
  NEW_GROUP,
  textProblem,
  withRow,
  type ConditionRow,
  type GroupDraft,
} from './groupDraft.ts';

const row = (key: number, field: string | null, ...values: string[]): ConditionRow => ({
  key,
  field: field === null ? null : { id: field, name: `The ${field}` },
  values: values.map((id) => ({ id, label: `Value ${id}` })),
});
const draft = (changes: Partial<GroupDraft> = {}): GroupDraft => ({
  ...{ name: 'Sales', description: 'All of sales', visibleTo: 'ADMIN' },
  conditions: { rows: [row(0, 'department', 'sales', 'marketing'), row(1, 'office', 'berlin')] },
  ...changes,
});
const withRows = (...rows: ConditionRow[]) => draft({ conditions: { rows } });

describe('the texts of a user group', () => {
  it.each<[name: string, problem: string | null]>([
    ['', 'length'],
    ['   ', 'length'],
    ['x'.repeat(50), null],
    ['x'.repeat(51), 'length'],
    ['😀'.repeat(50), null],
    ...['|', '^', '\\', '~', '`'].map((one): [string, string] => [`a${one}b`, 'characters']),
  ])('a name %j is %s', (name, problem) => {
    expect(textProblem('name', draft({ name }), NEW_GROUP)).toBe(problem);
  });

  it('take 250 characters for the description', () => {
    expect(textProblem('description', draft({ description: 'x'.repeat(250) }), NEW_GROUP)).toBeNull();
    expect(textProblem('description', draft({ description: 'x'.repeat(251) }), NEW_GROUP)).toBe('length');
  });

  it('stay as they are where they are from before, whatever they hold', () => {
    const old = draft({ name: 'a|b', description: 'x'.repeat(300) });
    expect(textProblem('name', old, old)).toBeNull();
    expect(textProblem('description', old, old)).toBeNull();
    expect(textProblem('name', draft({ name: 'a|c' }), old)).toBe('characters');
    expect(changesOf({ ...old, visibleTo: 'MEMBER' }, old)).toEqual({ visibleTo: 'MEMBER' });
  });
});

describe('a copy of a user group', () => {
  it('has a name that is no longer than names may be', () => {
    const copied = draft({ name: 'Old' });
    expect(copyOf(copied, 'Copy of Old')).toEqual({ ...copied, name: 'Copy of Old' });
    const { name } = copyOf(copied, `Copy of ${'😀'.repeat(48)}`);
    expect(name).toBe(`Copy of ${'😀'.repeat(42)}`);
    expect(textProblem('name', draft({ name }), NEW_GROUP)).toBeNull();
  });
});

describe('the conditions of a user group', () => {
  it('need a field and a value each, and each pair once', () => {
    expect(conditionsProblem(draft())).toBeNull();
    expect(conditionsProblem(NEW_GROUP)).toBe('incomplete');
    expect(conditionsProblem(withRows())).toBe('incomplete');
    expect(conditionsProblem(withRows(row(0, 'office', 'berlin'), row(1, 'department')))).toBe('incomplete');
    expect(conditionsProblem(withRows(row(0, 'office', 'berlin'), row(1, 'office', 'paris', 'berlin')))).toBe(
      'duplicate',
    );
  });

  it('are sent whole, or not while something is missing', () => {
    expect(constraintsOf(draft().conditions)).toEqual([
      { customFieldId: 'department', valueIds: ['sales', 'marketing'] },
      { customFieldId: 'office', valueIds: ['berlin'] },
    ]);
    expect(constraintsOf({ rows: [row(0, 'office', 'berlin'), row(1, null)] })).toBeNull();
  });

  it('mean the same in another order', () => {
    const turned = withRows(row(7, 'office', 'berlin'), row(8, 'department', 'marketing', 'sales'));
    expect(isSameGroup(turned, draft())).toBe(true);
    expect(isSameGroup({ ...turned, conditions: { rows: withRow(turned.conditions.rows) } }, draft())).toBe(false);
    expect(isSameGroup(withRows(row(0, 'office', 'berlin')), draft())).toBe(false);
    // A value of one field is none of another.
    expect(
      isSameGroup(withRows(row(0, 'a', 'x'), row(1, 'b', 'y')), withRows(row(0, 'a', 'y'), row(1, 'b', 'x'))),
    ).toBe(false);
  });

  it('get a row of a key of its own', () => {
    expect(withRow([row(0, 'a'), row(4, 'b')]).at(-1)).toEqual(row(5, null));
    expect(withRow([]).at(-1)?.key).toBe(0);
  });
});

describe('what is sent of a user group', () => {
  it('is what differs', () => {
    const saved = draft();
    expect(changesOf(saved, saved)).toEqual({});
    expect(changesOf(draft({ name: ' Sales team ' }), saved)).toEqual({ name: 'Sales team' });
    expect(changesOf(withRows(row(0, 'office', 'berlin')), saved)).toEqual({
      constraints: [{ customFieldId: 'office', valueIds: ['berlin'] }],
    });
  });

  it('leaves the visibility out where it is empty', () => {
    expect(changesOf(draft({ visibleTo: '', name: 'Other' }), draft({ visibleTo: 'MEMBER' }))).toEqual({
      name: 'Other',
    });
  });

  it('is nothing of a group whose conditions could not be read', () => {
    const group = { id: '1', name: 'A', description: 'B', visibleTo: 'UNKNOWN', source: 'FIELDS', version: 3 } as const;
    expect(draftOf({ ...group, constraints: null })).toBeNull();
    expect(draftOf({ ...group, constraints: [] })).toEqual({
      ...NEW_GROUP,
      name: 'A',
      description: 'B',
      visibleTo: '',
    });
  });
});
