import { describe, expect, test } from 'vitest';
import { ENTERPRISE_SCHEMA, GROUP_TYPE, USER_TYPE } from '../schemaRules.ts';
import { patched, replaced } from './patchRules.ts';
import type { Json } from './valueRules.ts';

const ADA: Json = {
  ...{ id: 'ada', userName: 'ada@orbit.example', name: { givenName: 'Ada', familyName: 'Byron' } },
  emails: [{ value: 'ada@orbit.example', type: 'work', primary: true }],
  phoneNumbers: [{ value: '+1201', type: 'mobile' }],
};
const after = (...operations: Json[]) => patched(USER_TYPE, ADA, operations);
const resourceOf = (changed: ReturnType<typeof patched>) => ('resource' in changed ? changed.resource : changed);

describe('an operation', () => {
  test('leaves the resource that it was given as it was', () => {
    const before = structuredClone(ADA);
    after({ op: 'replace', path: 'name.givenName', value: 'Augusta' }, { op: 'remove', path: 'phoneNumbers' });
    expect(ADA).toEqual(before);
  });

  test.each([
    [
      'merges a complex attribute',
      { op: 'replace', path: 'name', value: { givenName: 'Augusta' } },
      { name: { givenName: 'Augusta', familyName: 'Byron' } },
    ],
    [
      'takes paths in place of names',
      { op: 'add', value: { 'name.familyName': 'King' } },
      { name: { givenName: 'Ada', familyName: 'King' } },
    ],
    [
      'takes names of an extension',
      { op: 'add', value: { [`${ENTERPRISE_SCHEMA}:department`]: 'Sales' } },
      { [ENTERPRISE_SCHEMA]: { department: 'Sales' } },
    ],
    [
      'takes an extension as a whole',
      { op: 'add', path: ENTERPRISE_SCHEMA, value: { department: 'Sales' } },
      { [ENTERPRISE_SCHEMA]: { department: 'Sales' } },
    ],
    [
      'names a manager by the id alone',
      { op: 'add', path: `${ENTERPRISE_SCHEMA}:manager`, value: 'bob' },
      { [ENTERPRISE_SCHEMA]: { manager: { value: 'bob' } } },
    ],
    [
      'begins a value that its filter describes',
      { op: 'add', path: 'phoneNumbers[type eq "work"].value', value: '+1202' },
      {
        phoneNumbers: [
          { value: '+1201', type: 'mobile' },
          { type: 'work', value: '+1202' },
        ],
      },
    ],
    [
      'changes the values that its filter finds',
      { op: 'replace', path: 'phoneNumbers[type eq "mobile"].value', value: '+1203' },
      { phoneNumbers: [{ value: '+1203', type: 'mobile' }] },
    ],
    [
      'says once more what cannot be changed',
      { op: 'replace', path: 'emails[type eq "work"].value', value: 'ADA@orbit.example' },
      { emails: ADA['emails'] },
    ],
    [
      'passes over what stands for nothing here',
      { op: 'replace', path: 'addresses[type eq "work"].locality', value: 'x' },
      {},
    ],
  ])('%s', (_what, operation, expected) => {
    expect(resourceOf(after(operation))).toMatchObject({ ...ADA, ...expected });
  });

  test.each([
    [{ op: 'replace', path: 'emails', value: [] }, 'attribute_fixed'],
    [{ op: 'replace', path: 'emails[type eq "work"].value', value: 'other@orbit.example' }, 'attribute_fixed'],
    [{ op: 'replace', path: 'phoneNumbers[type eq "fax"].value', value: 'x' }, 'target_missing'],
    [{ op: 'remove' }, 'target_missing'],
    [{ op: 'add', path: 'shoeSize', value: 1 }, 'path_invalid'],
    [{ op: 'add', path: ['name'], value: 1 }, 'path_invalid'],
    [{ op: 'add', value: 'name' }, 'value_invalid'],
    [{ op: 7 }, 'patch_invalid'],
    [{}, 'patch_invalid'],
  ])('%j is refused', (operation, refusal) => {
    expect(after(operation)).toMatchObject({ refusal });
  });

  test('reaches no prototype', () => {
    const evil = JSON.parse('{"__proto__": {"polluted": true}, "constructor": {"x": 1}}') as Json;
    expect(resourceOf(after({ op: 'add', value: evil }))).toEqual(ADA);
    expect(after({ op: 'add', path: '__proto__.polluted', value: true })).toMatchObject({ refusal: 'path_invalid' });
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
});

describe('members', () => {
  const group: Json = { displayName: 'G', members: [{ value: 'a' }, { value: 'b' }] };
  const members = (...operations: Json[]) => resourceOf(patched(GROUP_TYPE, group, operations))['members' as never];

  test('are added once each, and taken out by filter, by value or all together', () => {
    expect(members({ op: 'add', path: 'members', value: [{ value: 'b' }, { value: 'c' }] })).toHaveLength(3);
    expect(members({ op: 'Add', path: 'members', value: { value: 'c' } })).toHaveLength(3);
    expect(members({ op: 'remove', path: 'members[value eq "a"]' })).toEqual([{ value: 'b' }]);
    expect(members({ op: 'remove', path: 'members', value: [{ value: 'a' }] })).toEqual([{ value: 'b' }]);
    expect(members({ op: 'remove', path: 'members' })).toBeUndefined();
    expect(members({ op: 'replace', path: 'members', value: ['c'] })).toEqual([{ value: 'c' }]);
  });

  test('stay whom they name', () => {
    const change = { op: 'replace', path: 'members[value eq "a"].value', value: 'c' };
    expect(patched(GROUP_TYPE, group, [change])).toMatchObject({ refusal: 'attribute_fixed' });
  });
});

test('a replacement leaves what it does not say, empties what is null, and passes over what is read only', () => {
  const given = { id: 'x', phoneNumbers: null, title: 'Countess', emails: [{ value: 'x' }] };
  expect(resourceOf(replaced(USER_TYPE, ADA, given))).toEqual({
    ...{ id: 'ada', userName: ADA['userName'], name: ADA['name'], emails: ADA['emails'], title: 'Countess' },
  });
});
