import { describe, expect, test } from 'vitest';
import { languageTag, localeOf, nameAfter, partsOf, phoneOf, readUser } from './rules.ts';

test.each([
  ['+44 20 7946 0018', '+44', '2079460018'],
  ['tel:+1-201-555-0123', '+1', '2015550123'],
  ['+7 495 123-45-67', '+7', '4951234567'],
  ['+380 44 123 4567', '+380', '441234567'],
  ['+86 10 1234 5678', '+86', '1012345678'],
])('the number %s has the calling code %s', (text, phoneCountryCode, phoneNumber) => {
  expect(phoneOf(text)).toEqual({ phoneCountryCode, phoneNumber });
});

test.each(['555-0123', '', '+', '+0123456789', 'ext. 12', '+44'])('%j is no number with a calling code', (text) => {
  expect(phoneOf(text)).toBeUndefined();
});

test('languages are those of the console: by their tag, or without their region', () => {
  expect(['en-GB', 'en_AU', 'es-419', 'PT', 'zh-Hant', 'fr'].map((tag) => localeOf(tag))).toEqual([
    ...['en-gb', 'en-us', 'es-es', 'pt-br', 'zh-cn', undefined],
  ]);
  expect(languageTag('pt-br')).toBe('pt-BR');
});

describe('a name', () => {
  const said = (resource: object) => {
    const read = readUser({ ...resource });
    if ('refusal' in read) throw new Error(read.field);
    return read;
  };
  const ada = { firstName: 'Ada', lastName: 'Byron' };

  test('is that of its parts, or else what the directory shows', () => {
    expect(partsOf(' Ada  King Byron ')).toEqual({ firstName: 'Ada', lastName: 'King Byron' });
    expect(nameAfter(null, said({ displayName: 'Ada Byron' }), null)).toEqual(ada);
    expect(
      nameAfter(null, said({ name: { givenName: 'Ada', familyName: 'Byron' }, displayName: 'Byron, Ada' }), null),
    ).toEqual(ada);
    expect(nameAfter(null, said({}), null)).toBeUndefined();
  });

  test('goes with what the directory shows only where it was that before', () => {
    const before = said({ displayName: 'Ada Byron' });
    expect(nameAfter(before, said({ displayName: 'Ada King' }), ada)).toEqual({ firstName: 'Ada', lastName: 'King' });
    const other = said({ displayName: 'Byron, Ada' });
    expect(nameAfter(other, said({ displayName: 'Byron, Ada (EXT)' }), ada)).toBeUndefined();
  });

  test('that could not be one is refused at its place', () => {
    expect(readUser({ name: { givenName: 'x'.repeat(51) } })).toEqual({
      refusal: 'value_invalid',
      field: 'name.givenName',
    });
    expect(readUser({ name: 'Ada' })).toEqual({ refusal: 'value_invalid', field: 'name' });
    expect(readUser({ active: 'perhaps' })).toEqual({ refusal: 'value_invalid', field: 'active' });
  });
});
