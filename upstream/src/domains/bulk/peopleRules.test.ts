import { describe, expect, test } from 'vitest';
import { inverseOf, workingOrder } from './peopleRules.ts';

describe('the order of work', () => {
  const standing = { admins: new Set(['admin', 'actor', 'other']), actor: 'actor' };
  const given = ['actor', 'a', 'other', 'b', 'a', 'admin', 'c'];

  test('is the one given, each person once', () => {
    expect(workingOrder('assign_licence', given, standing)).toEqual(['actor', 'a', 'other', 'b', 'admin', 'c']);
  });

  test.each(['deactivate', 'delete'] as const)('has admins last for %s, the one who acts at the end', (action) => {
    expect(workingOrder(action, given, standing)).toEqual(['a', 'b', 'c', 'other', 'admin', 'actor']);
  });
});

test('taking back does the contrary', () => {
  expect(inverseOf('deactivate')).toBe('reactivate');
  expect(inverseOf('reactivate')).toBe('deactivate');
  expect(inverseOf('assign_licence')).toBeUndefined();
});
