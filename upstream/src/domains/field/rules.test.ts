import { sameTextKey } from '@muster/schema/formats/customField';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type GivenValue, type KnownValue, mayBecome, planDefault, planValues } from './rules.ts';

const known = (valueId: string, text: string, origin: KnownValue['origin'] = 'team'): KnownValue => ({
  valueId,
  valueKey: sameTextKey(text),
  origin,
});
const before = [known('a', 'Berlin'), known('b', 'London'), known('own', 'Oslo', 'user')];
const plan = (given: readonly GivenValue[], limit = 5) => {
  let next = 0;
  const planned = planValues(given, before, limit, () => `new${++next}`);
  return 'refusal' in planned ? planned : planned.map(({ valueId, value }) => `${valueId} ${value}`);
};

describe('the values of a field', () => {
  test('keep their ids under other texts, also where they change them with each other', () => {
    expect(plan([{ valueId: 'a', value: 'London' }, { valueId: 'b', value: ' Berlin ' }, { value: 'Paris' }])).toEqual([
      ...['a London', 'b Berlin', 'new1 Paris'],
    ]);
  });

  test('that are given without an id take up what the field has of the same text', () => {
    expect(plan([{ value: 'OSLO' }, { value: 'berlin' }])).toEqual(['own OSLO', 'a berlin']);
    expect(plan([{ valueId: 'a', value: 'Bonn' }, { value: 'Berlin' }])).toEqual(['a Bonn', 'new1 Berlin']);
  });

  test.each([
    ['none', [], 'invalid_request', ''],
    ['a blank one', [{ value: 'Rome' }, { value: ' ' }], 'invalid_request', '.1'],
    ['one over two lines', [{ value: 'Ro\nme' }], 'invalid_request', '.0'],
    ['51 characters', [{ value: '😀'.repeat(51) }], 'value_too_long', '.0'],
    ['a text twice', [{ value: 'Rome' }, { value: 'ＲＯＭＥ' }], 'duplicate_values', '.1'],
    [
      'an id twice',
      [
        { valueId: 'a', value: 'Rome' },
        { valueId: 'a', value: 'Bonn' },
      ],
      'duplicate_values',
      '.1',
    ],
    ['an unknown id', [{ valueId: 'x', value: 'Rome' }], 'value_not_found', '.0.valueId'],
    ['another’s own text', [{ valueId: 'a', value: 'Oslo' }], 'duplicate_values', '.0'],
    ['six', 'abcdef'.split('').map((value) => ({ value })), 'too_many_values', ''],
  ])('are not %s', (_what, given, refusal, at) => {
    expect(plan(given)).toEqual({ refusal, at });
  });

  test('may be 50 characters long each, and as many as there are where the limit is lower by now', () => {
    expect(plan([{ value: '😀'.repeat(50) }])).toHaveLength(1);
    expect(plan([{ value: 'x' }, { value: 'y' }], 1)).toHaveLength(2);
  });

  test('are each there once, whatever is given', () => {
    const value = fc.constantFrom('Berlin', 'BERLIN', 'London', 'Oslo', 'Rome', ' rome ');
    const given = fc.record({ value, valueId: fc.constantFrom(undefined, 'a', 'b', 'own') });
    fc.assert(
      fc.property(fc.array(given, { minLength: 1, maxLength: 5 }), (values) => {
        const planned = planValues(values, before, 5, () => crypto.randomUUID());
        if ('refusal' in planned) return;
        expect(new Set(planned.map(({ valueId }) => valueId)).size).toBe(values.length);
        expect(new Set(planned.map(({ valueKey }) => valueKey)).size).toBe(values.length);
        // What stays of before without being given would stand beside what is given.
        const ids = new Set(planned.map(({ valueId }) => valueId));
        const stays = before.filter(({ valueId, origin }) => origin === 'user' && !ids.has(valueId));
        expect(stays.some((one) => planned.some(({ valueKey }) => valueKey === one.valueKey))).toBe(false);
      }),
    );
  });
});

test('a default is one of the values, or none', () => {
  expect(planDefault(['BERLIN'], before)).toEqual({ valueId: 'a' });
  expect(planDefault([], before)).toEqual({ valueId: null });
  expect(planDefault(['Rome'], before)).toEqual({ refusal: 'value_not_found', at: '.0' });
});

test('the lists may become each other; a contact picker stays one', () => {
  expect([mayBecome('singleSelect', 'unrestricted'), mayBecome('unrestricted', 'singleSelect')]).toEqual([true, true]);
  expect(mayBecome('contactPicker', 'contactPicker')).toBe(true);
  expect([mayBecome('contactPicker', 'unrestricted'), mayBecome('singleSelect', 'contactPicker')]).toEqual([
    ...[false, false],
  ]);
});
