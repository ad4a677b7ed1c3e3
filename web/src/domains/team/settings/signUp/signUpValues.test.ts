import { describe, expect, it } from 'vitest';
import {
  type SignUpState,
  type SignUpValues,
  addedDomains,
  changesOf,
  domainFrom,
  isComplete,
  isSameSignUp,
  valuesOf,
} from './signUpValues.ts';

const invited: SignUpState = { isOpen: false, joinDomains: [], isExternalContactBlocked: false };
const form = (changes: Partial<SignUpState> = {}): SignUpValues => valuesOf({ ...invited, ...changes });

describe('the form', () => {
  it.each<[Partial<SignUpState>, Partial<SignUpValues>]>([
    [{}, { way: 'invited', mayOthersAsk: false, isBlocked: false }],
    [{ isOpen: true }, { way: 'open', mayOthersAsk: false }],
    [{ joinDomains: ['a.example'] }, { way: 'domains', domains: ['a.example'], mayOthersAsk: false }],
    [
      { joinDomains: ['a.example'], isOpen: true },
      { way: 'domains', mayOthersAsk: true },
    ],
    [{ isExternalContactBlocked: true }, { isBlocked: true }],
  ])('of %o shows %o, and asks for nothing', (state, values) => {
    expect(form(state)).toMatchObject(values);
    expect(changesOf(form(state), form(state))).toEqual({});
  });

  it('asks for the difference alone', () => {
    const saved = form({ joinDomains: ['a.example', 'b.example'] });
    expect(changesOf({ ...saved, domains: ['b.example', 'c.example'] }, saved)).toEqual({
      addDomains: ['c.example'],
      removeDomains: ['a.example'],
    });
    expect(changesOf({ ...saved, mayOthersAsk: true }, saved)).toEqual({ isOpen: true });
    expect(changesOf({ ...saved, way: 'open' }, saved)).toEqual({
      isOpen: true,
      removeDomains: ['a.example', 'b.example'],
    });
    expect(changesOf({ ...saved, way: 'invited', isBlocked: true }, saved)).toEqual({
      removeDomains: ['a.example', 'b.example'],
      isExternalContactBlocked: true,
    });
    expect(addedDomains({ ...saved, way: 'invited', domains: ['c.example'] }, saved)).toEqual([]);
  });

  it('is another one when another way is chosen, though it asks for the same; not when domains change places', () => {
    const saved = form();
    expect(isSameSignUp({ ...saved, way: 'domains' }, saved)).toBe(false);
    expect(isComplete({ ...saved, way: 'domains' })).toBe(false);
    const two = form({ joinDomains: ['a.example', 'b.example'] });
    expect(isSameSignUp({ ...two, domains: ['b.example', 'a.example'] }, two)).toBe(true);
    expect(isComplete(two)).toBe(true);
  });
});

it.each([
  ['ACME.Example', 'acme.example'],
  ['@acme.example.', 'acme.example'],
  ['münchen.example', 'xn--mnchen-3ya.example'],
  ['xn--mnchen-3ya.example', 'xn--mnchen-3ya.example'],
  ['acme', null],
  ['somebody@acme.example', null],
  ['https://acme.example', null],
])('%s is the domain %s', (text, domain) => {
  expect(domainFrom(text)).toBe(domain);
});
