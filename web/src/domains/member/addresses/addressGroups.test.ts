import { describe, expect, it } from 'vitest';
import { manyAddresses } from './addUsers.fixture.ts';
import { readAddresses, withoutEntries } from './addressEntries.ts';
import { groupAddresses, isInGroup, problemOf, type AddressAnswer } from './addressGroups.ts';

const group = (text: string, answers: Record<string, AddressAnswer> = {}) =>
  groupAddresses(readAddresses(text), new Map(Object.entries(answers)));

describe('the addresses in the box', () => {
  it('are sorted by what becomes of them, each once', () => {
    const groups = group('new@b.co, NEW@b.co, bad, in@b.co, off@b.co, asks@b.co, far@c.co, g@b.co, x@b.co, y@b.co', {
      'in@b.co': 'MEMBER',
      'off@b.co': 'DEACTIVATED',
      'asks@b.co': 'PENDING',
      'far@c.co': 'DOMAIN_NOT_ALLOWED',
      'g@b.co': 'GUEST',
      'x@b.co': 'CANNOT_ADD',
      'y@b.co': 'FAILED',
    });
    expect(groups.fates).toEqual({
      addable: ['new@b.co'],
      duplicate: ['new@b.co'],
      invalid: ['bad'],
      member: ['in@b.co'],
      deactivated: ['off@b.co'],
      pending: ['asks@b.co'],
      otherDomain: ['far@c.co'],
      guest: ['g@b.co'],
      cannotAdd: ['x@b.co'],
      failed: ['y@b.co'],
    });
    expect(groups.sendable).toEqual(['new@b.co', 'asks@b.co', 'y@b.co']);
  });

  it.each([
    ['', 'required'],
    ['bad', 'invalid'],
    ['bad worse', 'noneValid'],
    ['in@b.co bad', 'noneAddable'],
    ['new@b.co bad', null],
    [manyAddresses(998), null],
    [manyAddresses(999), null],
    [manyAddresses(1000), 'tooMany'],
    [`${manyAddresses(999)} in@b.co new1@orbit.example`, null],
  ])('can be sent or not (case %#)', (text, problem) => {
    expect(problemOf(group(text, { 'in@b.co': 'MEMBER' }))).toBe(problem);
  });

  it('lose a group, or all repetitions, when told to', () => {
    const text = 'a@b.co, bad, a@b.co, b@b.co';
    const groups = group(text);
    expect(withoutEntries(text, isInGroup(groups, 'invalid'))).toBe('a@b.co, a@b.co, b@b.co');
    expect(withoutEntries(text, isInGroup(groups, 'duplicate'))).toBe('a@b.co, bad, b@b.co');
  });
});
