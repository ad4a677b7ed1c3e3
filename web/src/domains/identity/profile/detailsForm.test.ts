import { describe, expect, it } from 'vitest';
import { detailsForm, toChanges, toForm } from './detailsForm.ts';

const saved = (phone: { countryCode: string; number: string } | null) => ({
  ...{ id: 'v', guid: 'guid-1', email: 'gus@orbit.example', profileVersion: 1 },
  name: { first: 'Gus', last: 'Cartwright' },
  phone,
});
const british = { countryCode: '+44', number: '7700900123' };
const values = (country: string, number: string, isOnAccount = false) => ({
  ...{ firstName: 'Gus', lastName: 'Cartwright' },
  phone: { country, number, isOnAccount },
});
const faults = (form: unknown) => [
  ...new Set(detailsForm.safeParse(form).error?.issues.map(({ path }) => path.join('.'))),
];

describe('a phone', () => {
  it.each([
    ['is left out', values('', ''), []],
    ['is whole', values('GB', '7700900123'), []],
    ['is whole, of a code without a country', values('+999', '123456'), []],
    ['has no country', values('', '7700900123'), ['phone.country']],
    ['has no number', values('GB', ''), ['phone.number']],
    ['is too short', values('GB', '12345'), ['phone.number']],
    ['is too long', values('GB', '1234567890123456'), ['phone.number']],
    ['is too short, and has no country', values('', '12345'), ['phone.number', 'phone.country']],
    ['is to be removed', values('GB', '', true), []],
  ])('that %s', (_what, form, expected) => {
    expect(faults(form)).toEqual(expected);
  });

  it('shows the main country of its code, but the one that was chosen while it is edited', () => {
    expect(toForm(saved({ countryCode: '+1', number: '2133734253' })).phone.country).toBe('US');
    expect(toForm(saved({ countryCode: '+1', number: '2133734253' }), 'CA').phone.country).toBe('CA');
    expect(toForm(saved(british), 'CA').phone.country).toBe('GB');
    expect(toForm(saved({ countryCode: '+999', number: '123456' })).phone.country).toBe('+999');
    expect(toForm(saved(null)).phone).toEqual({ country: '', number: '', isOnAccount: false });
  });
});

it.each([
  [{ firstName: ' ', lastName: '' }, ['firstName', 'lastName']],
  [{ firstName: 'x'.repeat(51), lastName: 'a\nb' }, ['firstName', 'lastName']],
  [{ firstName: ' 😀 ', lastName: 'x'.repeat(50) }, []],
])('names %j have faults at %j', (names, expected) => {
  expect(faults({ ...values('', ''), ...names })).toEqual(expected);
});

describe('what is sent', () => {
  it.each([
    ['nothing, where nothing differs', british, values('GB', '7700900123', true), {}],
    ['a country of the same code is no difference', british, values('JE', '7700900123', true), {}],
    ['a new phone', null, values('GB', '7700900123'), { phone: british }],
    ['another code', british, values('FR', '7700900123', true), { phone: { ...british, countryCode: '+33' } }],
    ['null for a phone that is removed', british, values('GB', '', true), { phone: null }],
    ['nothing for a phone that never was', null, values('', ''), {}],
    ['a name alone', null, { ...values('', ''), lastName: 'Byron' }, { lastName: 'Byron' }],
  ])('%s', (_what, phone, form, changes) => {
    expect(toChanges(saved(phone), form)).toEqual(changes);
  });
});
