import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Dependent, childrenOf, faultOfParents, valuesInConditions } from './conditionRules.ts';

/** A list field with two values, `<id>1` and `<id>2`, and these parents by value. */
const list = (fieldId: string, ...parents: string[]): Dependent => ({
  ...{ fieldId, valueType: 'singleSelect', isArchived: false },
  values: [{ valueId: `${fieldId}1` }, { valueId: `${fieldId}2` }],
  parents: parents.map((valueId) => ({ fieldId: valueId.slice(0, -1), valueId })),
});
const team = (...fields: Dependent[]) => new Map(fields.map((one) => [one.fieldId, one]));
const fault = (field: Dependent, ...others: Dependent[]) => faultOfParents(field, team(field, ...others));

describe('the parents of a field', () => {
  test('are values of other fields of the team, each field once', () => {
    expect(fault(list('c', 'a1', 'b2'), list('a'), list('b'))).toBeNull();
    expect(fault(list('c', 'a1', 'b2'), list('a'))).toEqual({ refusal: 'field_not_found', at: '.1.fieldId' });
    expect(fault(list('c', 'a3'), list('a'))).toEqual({ refusal: 'value_not_found', at: '.0.valueId' });
    expect(fault(list('c', 'a1', 'a2'), list('a'))).toEqual({ refusal: 'field_parent_invalid', at: '.1.fieldId' });
  });

  test.each([
    ['an archived field', { isArchived: true }],
    ['a contact picker', { valueType: 'contactPicker' }],
  ] as const)('are not %s', (_what, changes) => {
    const parent: Dependent = { ...list('a'), ...changes };
    expect(fault(list('c', 'a1'), parent)).toEqual({ refusal: 'field_parent_invalid', at: '.0.fieldId' });
  });

  test('do not lead back to the field, over however many others', () => {
    const cycle = { refusal: 'field_parent_cycle', at: '.0.fieldId' };
    expect(fault(list('a', 'a1'))).toEqual(cycle);
    expect(fault(list('a', 'b1'), list('b', 'a1'))).toEqual(cycle);
    expect(fault(list('a', 'b1'), list('b', 'c1'), list('c', 'd2'), list('d', 'a2'))).toEqual(cycle);
    expect(fault(list('a', 'b1', 'c1'), list('b', 'd1'), list('c', 'd2'), list('d'))).toBeNull();
  });
});

test('what depends on a field, and on which values', () => {
  const fields = [list('a'), list('b', 'a1'), list('c', 'a2', 'b1')];
  expect(childrenOf(fields, 'a').map(({ fieldId }) => fieldId)).toEqual(['b', 'c']);
  expect(valuesInConditions(fields)).toEqual(new Set(['a1', 'a2', 'b1']));
});

/** Whether fields can be put in an order in which parents come first: there is no cycle among them. */
function canBeOrdered(fields: readonly Dependent[]): boolean {
  const placed = new Set<string>();
  for (let rest = [...fields]; rest.length > 0;) {
    const next = rest.filter(({ parents }) => parents.every(({ fieldId }) => placed.has(fieldId)));
    if (next.length === 0) return false;
    for (const { fieldId } of next) placed.add(fieldId);
    rest = rest.filter(({ fieldId }) => !placed.has(fieldId));
  }
  return true;
}

test('a cycle is never accepted, and nothing else is refused as one', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
  const step = fc.record({ of: fc.constantFrom(...ids), parents: fc.uniqueArray(fc.constantFrom(...ids)) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const fields = team(...ids.map((id) => list(id)));
      for (const { of, parents } of steps) {
        const wanted = list(of, ...parents.map((id) => `${id}1`));
        const after = new Map(fields).set(of, wanted);
        const found = faultOfParents(wanted, after);
        expect(found?.refusal ?? null).toBe(canBeOrdered([...after.values()]) ? null : 'field_parent_cycle');
        if (found === null) fields.set(of, wanted);
      }
      expect(canBeOrdered([...fields.values()])).toBe(true);
    }),
  );
});
