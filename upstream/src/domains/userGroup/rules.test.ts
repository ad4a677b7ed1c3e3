import { USER_GROUP_FIELD_VALUES_MAX } from '@muster/schema/formats/userGroup';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Constraint, constraintsKeyOf, faultOfConstraints, knownTo, nameKeyOf, readTexts } from './rules.ts';

const known = {
  fieldIds: new Set(['department', 'office']),
  fieldOfValue: new Map([
    ['sales', 'department'],
    ['marketing', 'department'],
    ['berlin', 'office'],
    ['archived', 'gone'],
  ]),
};
const faultOf = (...constraints: [fieldId: string, values: string[]][]) =>
  faultOfConstraints(
    constraints.map(([fieldId, values]) => ({ fieldId, values })),
    known,
  );

test('admins know of all user groups, everybody else of those that members see', () => {
  expect(knownTo('admin')).toBeUndefined();
  expect([knownTo('member'), knownTo('guest'), knownTo(undefined)]).toEqual(['member', 'member', 'member']);
});

describe('constraints', () => {
  test('name values of the team’s fields', () => {
    expect(faultOf(['department', ['sales', 'marketing']], ['office', ['berlin']])).toBeNull();
  });

  test.each<[ReturnType<typeof faultOf>, string, string]>([
    [faultOf(), 'constraint_empty', 'constraints'],
    [faultOf(['office', ['berlin']], ['department', []]), 'constraint_empty', 'constraints.1.values'],
    [faultOf(['department', ['sales', 'marketing', 'sales']]), 'duplicate_values', 'constraints.0.values.2'],
    [faultOf(['department', ['sales']], ['department', ['marketing']]), 'duplicate_values', 'constraints.1.fieldId'],
    [faultOf(['gone', ['archived']]), 'field_not_found', 'constraints.0.fieldId'],
    [faultOf(['office', ['berlin', 'sales']]), 'value_not_found', 'constraints.0.values.1'],
    [faultOf(['office', ['paris']]), 'value_not_found', 'constraints.0.values.0'],
  ])('%# %o', (fault, refusal, field) => {
    expect(fault).toEqual({ refusal, field });
  });

  test('name at most 999 values of a field', () => {
    const values = Array.from({ length: USER_GROUP_FIELD_VALUES_MAX + 1 }, (_, index) => `v${index}`);
    const wide = { fieldIds: new Set(['f']), fieldOfValue: new Map(values.map((one) => [one, 'f'])) };
    expect(faultOfConstraints([{ fieldId: 'f', values: values.slice(1) }], wide)).toBeNull();
    expect(faultOfConstraints([{ fieldId: 'f', values }], wide)).toEqual({
      refusal: 'too_many_values',
      field: 'constraints.0.values',
    });
  });

  test('name at most 10,000 values of all fields together', () => {
    const fields = Array.from({ length: 11 }, (_, nth) => ({
      fieldId: `f${nth}`,
      values: Array.from(
        { length: nth === 10 ? 10 : USER_GROUP_FIELD_VALUES_MAX },
        (_unused, index) => `f${nth}v${index}`,
      ),
    }));
    const fieldOfValue = new Map(fields.flatMap(({ fieldId, values }) => values.map((one) => [one, fieldId])));
    const wide = { fieldIds: new Set(fields.map(({ fieldId }) => fieldId)), fieldOfValue };
    expect(faultOfConstraints(fields, wide)).toBeNull();
    const [last] = fields.slice(-1);
    last?.values.push('f10v10');
    expect(faultOfConstraints(fields, wide)).toEqual({ refusal: 'too_many_values', field: 'constraints' });
  });
});

const id = fc.stringMatching(/^[a-z"\\,-]{1,3}$/);
const constraintsOf = fc.uniqueArray(
  fc.record({ fieldId: id, values: fc.uniqueArray(id, { minLength: 1, maxLength: 3 }) }),
  { selector: ({ fieldId }) => fieldId, maxLength: 3 },
);
/** What is named, as one text for the same set of pairs. */
const pairsOf = (constraints: readonly Constraint[]) =>
  constraints
    .flatMap(({ fieldId, values }) => values.map((value) => JSON.stringify([fieldId, value])))
    .toSorted()
    .join();

test('the key of constraints is that of the set of pairs that they name', () => {
  fc.assert(
    fc.property(constraintsOf, constraintsOf, (one, other) => {
      expect(constraintsKeyOf(one) === constraintsKeyOf(other)).toBe(pairsOf(one) === pairsOf(other));
      const turned = one.map(({ fieldId, values }) => ({ fieldId, values: values.toReversed() })).toReversed();
      expect(constraintsKeyOf(turned)).toBe(constraintsKeyOf(one));
    }),
    { numRuns: 300 },
  );
});

describe('texts', () => {
  test('are trimmed; names are one whatever the case and the width of letters', () => {
    expect(readTexts({ name: ' Sales ', description: ' Who sells. ' })).toEqual({
      name: 'Sales',
      description: 'Who sells.',
    });
    expect(nameKeyOf('Sales  EMEA')).toBe(nameKeyOf('sALES emea'));
    expect(nameKeyOf('営業ＡＢ')).toBe(nameKeyOf('営業ab'));
  });

  test.each<[string, string]>([
    ['name', ''],
    ['name', '🚀'.repeat(51)],
    ['name', 'two\nlines'],
    ['description', '  '],
    ['description', 'x'.repeat(251)],
    ...['|', '^', '~', '\\', '`'].map((sign) => ['name', `a${sign}b`] satisfies [string, string]),
    ['description', 'a|b'],
  ])('%s: %j is not taken, unless it was there before', (field, text) => {
    const fine = { name: '🚀'.repeat(50), description: 'x'.repeat(250) };
    expect(readTexts({ ...fine, [field]: text })).toEqual({ refusal: 'invalid_request', field });
    const before = { ...fine, [field]: text };
    expect(readTexts(before, before)).toEqual(before);
    expect(readTexts({}, before)).toEqual(before);
    expect(readTexts({ [field]: `${text}|` }, before)).toEqual({ refusal: 'invalid_request', field });
  });
});
