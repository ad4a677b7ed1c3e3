import { describe, expect, test } from 'vitest';
import { editingProblem, leavingProblem } from './checkRules.ts';
import { columnsOfTeam, headerFault, readHeader } from './columnRules.ts';
import { codesSaying } from './detailRules.ts';
import { type FileForm, isRefused, labelsOf, readRow } from './rowRules.ts';

const field = (fieldId: string, name: string, isArchived = false) => ({ fieldId, name, isArchived });
const known = columnsOfTeam([
  ...[field('f1', 'Cost Centre'), field('f2', 'Old', true), field('f3', 'Team, site')],
  ...[field('f4', 'E-mail'), field('f5', 'EMAIL '), field('f6', 'Problem')],
]);

describe('a header', () => {
  test('has the fixed columns, then the fields that have a name of their own', () => {
    expect(known.map(({ name }) => name)).toEqual([
      ...['email', 'first_name', 'last_name', 'country_code', 'mobile_number'],
      ...['Cost Centre', 'Team, site', 'E-mail'],
    ]);
  });

  test('may have them in any order and case; what became of rows before is passed over', () => {
    expect(readHeader([' cost centre', 'LAST_NAME', 'Result', 'Email', 'problem', 'result'], known)).toEqual([
      { kind: 'field', fieldId: 'f1' },
      ...[{ kind: 'lastName' }, { kind: 'ignored' }, { kind: 'email' }, { kind: 'ignored' }, { kind: 'ignored' }],
    ]);
  });

  test.each([
    [['email', 'Old'], 'unknown', 2],
    [['email', ''], 'unknown', 2],
    [['email', 'first name'], 'unknown', 2],
    [['first_name'], 'missing', 0],
    [['email', 'last_name', ' Email'], 'repeated', 3],
  ])('%j is at fault', (header, fault, place) => {
    expect(readHeader(header, known)).toEqual({ fault, place });
    expect(headerFault(header)).toEqual(fault === 'unknown' ? null : { fault, place });
  });
});

function formOf(mode: FileForm['mode'], ...header: string[]): FileForm {
  const columns = readHeader(header, known);
  if ('fault' in columns) throw new Error('The header is not what the test means.');
  return { mode, header, columns };
}
const adding = formOf('add', 'email', 'first_name', 'last_name', 'country_code', 'mobile_number', 'Cost Centre');
const whole = [' Ada@X.example', 'Ada ', 'Lovelace', '+44', '020 7946-0958', ' CC 1 '];
const changed = (place: number, cell: string) => whole.map((former, at) => (at === place ? cell : former));

describe('a row', () => {
  test('that adds somebody asks for what its cells say', () => {
    expect(readRow(adding, whole)).toEqual({
      ...{ email: 'ada@x.example', name: { firstName: 'Ada', lastName: 'Lovelace' } },
      phone: { phoneCountryCode: '+44', phoneNumber: '02079460958' },
      texts: new Map([['f1', 'CC 1']]),
    });
    expect(readRow(adding, ['ada@x.example', '', '', '', '', ' '])).toEqual({
      ...{ email: 'ada@x.example', name: null, phone: null, texts: new Map() },
    });
  });

  test('that edits asks for fields alone, and empties those with an empty cell', () => {
    expect(readRow({ ...adding, mode: 'edit' }, ['ada@x.example', 'x'.repeat(99), '', '49', '', ''])).toEqual({
      ...{ email: 'ada@x.example', name: null, phone: null, texts: new Map([['f1', '']]) },
    });
    expect(readRow(formOf('edit', 'email'), ['ada@x.example'])).toMatchObject({ texts: new Map() });
  });

  test.each(['deactivate', 'delete'] as const)('to %s looks at the address alone', (mode) => {
    expect(readRow({ ...adding, mode }, ['ada@x.example', 'x'.repeat(99), '', '49', '', 'CC'])).toEqual({
      ...{ email: 'ada@x.example', name: null, phone: null, texts: new Map() },
    });
  });

  test.each([
    ['49', '+49'],
    ['0049', '+49'],
    ['1', '+1'],
  ])('may have the calling code %s as spreadsheets leave it', (code, read) => {
    expect(readRow(adding, changed(3, code))).toMatchObject({ phone: { phoneCountryCode: read } });
  });

  test.each([
    [whole.slice(1), 'cells_missing', '', '5'],
    [[...whole, 'more'], 'cells_missing', '', '7'],
    [changed(0, ' '), 'email_required', 'email', ''],
    [changed(0, 'ada'), 'email_invalid', 'email', 'ada'],
    [changed(0, 'àda@x.example'), 'email_invalid', 'email', 'àda@x.example'],
    [changed(1, 'x'.repeat(51)), 'name_invalid', 'first_name', 'x'.repeat(51)],
    [changed(2, 'x\u202ey'), 'name_invalid', 'last_name', 'x\u202ey'],
    [changed(3, 'UK'), 'phone_invalid', 'country_code', 'UK'],
    [changed(4, 'none'), 'phone_invalid', 'mobile_number', 'none'],
    [changed(3, ''), 'phone_incomplete', 'country_code', ''],
    [changed(4, ''), 'phone_incomplete', 'mobile_number', ''],
  ])('%j is refused', (cells, code, column, value) => {
    expect(readRow(adding, cells)).toEqual({ code, field: column, value });
  });

  test('tells a part of a long cell, and is known by a part of it', () => {
    const cells = changed(0, '🚀'.repeat(1_000));
    expect(readRow(adding, cells)).toMatchObject({ value: '🚀'.repeat(300) });
    expect(labelsOf(adding, cells)).toEqual({ email: '🚀'.repeat(254), name: 'Ada Lovelace' });
  });

  test('about somebody who is there takes whatever address they sign in with', () => {
    const cells = ['tom+work@x.example'];
    expect(isRefused(readRow(formOf('add', 'email'), cells))).toBe(true);
    expect(readRow(formOf('edit', 'email'), cells)).toMatchObject({ email: 'tom+work@x.example' });
  });

  test('without a column for numbers names the one that it has', () => {
    expect(readRow(formOf('add', 'email', 'country_code'), ['ada@x.example', '+49'])).toMatchObject({
      ...{ code: 'phone_incomplete', field: 'country_code' },
    });
  });
});

describe('who a row is about', () => {
  const person = (
    state: 'active' | 'pending' | 'deactivated' | 'deleted',
    role: 'admin' | 'member' | 'guest' = 'member',
  ) => ({
    ...{ guid: 'ada', state, role },
  });
  const several = { actor: 'ben', admins: new Set(['ada', 'ben']) };

  test.each([
    ['deactivate', undefined, 'not_in_team'],
    ['deactivate', person('pending'), 'not_in_team'],
    ['delete', person('deleted'), 'not_in_team'],
    ['deactivate', person('deactivated'), 'already'],
    ['delete', person('deactivated'), null],
    ['deactivate', person('active', 'guest'), null],
    ['delete', person('active', 'admin'), null],
  ] as const)('to %s: %j leads to %s', (mode, holder, outcome) => {
    expect(leavingProblem(mode, holder, several)).toBe(outcome);
  });

  test('stays where they sent the file, or are the only admin', () => {
    expect(leavingProblem('delete', person('active', 'admin'), { ...several, actor: 'ada' })).toBe('self');
    expect(leavingProblem('delete', person('active', 'admin'), { actor: 'ben', admins: new Set(['ada']) })).toBe(
      'last_admin',
    );
  });

  test.each([
    [undefined, 'not_in_team'],
    [person('pending'), 'not_in_team'],
    [person('deleted'), 'not_in_team'],
    [person('deactivated'), 'deactivated'],
    [person('active', 'guest'), 'is_guest'],
    [person('active', 'admin'), null],
  ] as const)('to edit: %j leads to %s', (holder, code) => {
    expect(editingProblem(holder)).toBe(code);
  });
});

test('a problem is found by its English words', () => {
  expect(codesSaying('CALLING code')).toEqual(['phone_invalid', 'phone_incomplete']);
});
