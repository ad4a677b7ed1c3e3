import { describe, expect, test } from 'vitest';
import { isKeyOf, keyOfId, openIds } from './idLists.ts';
import { partKey } from './idempotencyKeys.ts';
import { toId } from './ids.ts';

const ids = (count: number) => Array.from({ length: count }, (_, index) => toId('Member', `guid-${index}`));
const codes = ({ errors }: ReturnType<typeof openIds>) => errors.map(({ code, field }) => [code, field?.join('.')]);

describe('a list of ids', () => {
  test('gives each key once, in order, and knows where it first stood', () => {
    const [a = '', b = ''] = ids(2);
    const opened = openIds('Member', ['memberIds'], [b, a, b]);
    expect(opened.keys).toEqual(['guid-1', 'guid-0']);
    expect([opened.pathOf('guid-1'), opened.pathOf('guid-0')]).toEqual([
      ['memberIds', '0'],
      ['memberIds', '1'],
    ]);
    expect(opened.errors).toEqual([]);
  });

  test('999 are taken, 1,000 are too many, and none are opened then', () => {
    expect(openIds('Member', ['memberIds'], ids(999)).keys).toHaveLength(999);
    const opened = openIds('Member', ['memberIds'], ids(1000));
    expect([opened.keys, codes(opened)]).toEqual([[], [['TOO_MANY', 'memberIds']]]);
  });

  test('an empty one is only right where it may be', () => {
    expect(codes(openIds('Member', ['memberIds'], []))).toEqual([['REQUIRED', 'memberIds']]);
    expect(codes(openIds('Member', ['contactIds'], [], { mayBeEmpty: true }))).toEqual([]);
  });

  test('ids of something else are told at their places, and the others go on', () => {
    const [good = ''] = ids(1);
    const opened = openIds('Member', ['memberIds'], [toId('Team', 'x'), good, 'nonsense', toId('Member', '../x')]);
    expect(opened.keys).toEqual(['guid-0']);
    expect(codes(opened)).toEqual([
      ['NOT_FOUND', 'memberIds.0'],
      ['NOT_FOUND', 'memberIds.2'],
      ['NOT_FOUND', 'memberIds.3'],
    ]);
  });
});

test('a channel’s key is its address', () => {
  for (const key of ['launch-1@chat.orbit.example', 'Board/updates#4%20?+x@chat.b'])
    expect(keyOfId('Channel', toId('Channel', key))).toBe(key);
  const others = ['launch', 'a@b/../c', 'a b@c', 'é@b', '@b', `${'x'.repeat(65)}@b`];
  expect(others.filter((key) => isKeyOf('Channel', key))).toEqual([]);
});

describe('keys of the writes behind a mutation', () => {
  const long = 'k'.repeat(195);

  test('are made of the caller’s', () => {
    expect(partKey('abc', 'roster')).toBe('abc:roster');
    expect([partKey(null, 'roster'), partKey(undefined, 'roster')]).toEqual([null, null]);
  });

  test('fit where the caller’s barely does, and stay apart from others', () => {
    const keys = [partKey(long, 'roster'), partKey(long, 'channels'), partKey(`${long}k`, 'roster')];
    expect(new Set(keys).size).toBe(3);
    for (const key of keys) expect(key).toMatch(/^[A-Za-z0-9._:~-]{1,200}$/);
    expect(partKey(long, 'roster')).toBe(partKey(long, 'roster'));
  });

  test('of one that is too long is too long', () => {
    expect(partKey('k'.repeat(201), 'roster')?.length).toBeGreaterThan(200);
  });
});
