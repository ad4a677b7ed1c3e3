import { describe, expect, it } from 'vitest';
import { EMPTY_FORM, faultsOf, fieldFormSchema, type FieldFormValues } from './fieldForm.ts';

const row = (text: string, key = text) => ({ key, valueId: null, text });
const form = (changes: Partial<FieldFormValues>): FieldFormValues => ({
  ...EMPTY_FORM,
  ...{ name: 'Department', valueType: 'SINGLE_SELECT', values: [row('Sales')] },
  ...changes,
});
const faults = (changes: Partial<FieldFormValues>) =>
  Object.fromEntries(Object.entries(faultsOf(form(changes), 3)).filter(([, fault]) => fault !== null));
const chosen = (customFieldId: string, valueId: string) => ({ key: customFieldId, customFieldId, valueId });

describe('the form of a field', () => {
  it.each<[string, Partial<FieldFormValues>, object]>([
    ['is right as it is', {}, {}],
    ['needs a name', { name: '  ' }, { name: 'length' }],
    ['takes a name of 50 characters', { name: '🦊'.repeat(50) }, {}],
    ['takes no longer one', { name: 'x'.repeat(51) }, { name: 'length' }],
    ['takes no name over two lines', { name: 'a\nb' }, { name: 'unshowable' }],
    ['takes a description of 256 characters', { description: 'x'.repeat(256) }, {}],
    ['takes no longer one', { description: 'x'.repeat(257) }, { description: 'length' }],
    ['needs a type', { valueType: '' }, { valueType: 'missing' }],
    ['needs values', { values: [] }, { values: 'empty' }],
    ['needs values beside own texts', { valueType: 'UNRESTRICTED', values: [] }, { values: 'empty' }],
    ['needs none of members', { valueType: 'CONTACT_PICKER', values: [] }, {}],
    ['takes no empty value', { values: [row('Sales'), row(' ')] }, { values: 'empty' }],
    ['takes a value of 50 characters', { values: [row('x'.repeat(50))] }, {}],
    ['takes no longer one', { values: [row('x'.repeat(51))] }, { values: 'tooLong' }],
    [
      'takes no value twice, whatever its case',
      { values: [row('Sales'), row(' sALES', 'b')] },
      { values: 'duplicate' },
    ],
    ['takes as many values as there may be', { values: ['a', 'b', 'c'].map((text) => row(text)) }, {}],
    ['takes no more', { values: ['a', 'b', 'c', 'd'].map((text) => row(text)) }, { values: 'tooMany' }],
    ['takes conditions', { conditions: [chosen('a', '1'), chosen('b', '2')] }, {}],
    ['wants them complete', { conditions: [chosen('a', '1'), chosen('b', '')] }, { conditions: 'incomplete' }],
    ['wants other fields', { conditions: [chosen('a', '1'), chosen('a', '2')] }, { conditions: 'duplicate' }],
  ])('%s', (_what, changes, expected) => {
    expect(faults(changes)).toEqual(expected);
  });

  it('tells the schema each fault at its part', () => {
    const result = fieldFormSchema(3).safeParse(form({ name: '', valueType: '' }));
    expect(result.error?.issues.map(({ path, message }) => [path, message])).toEqual([
      [['name'], 'length'],
      [['valueType'], 'missing'],
    ]);
  });
});
