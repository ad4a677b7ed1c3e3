import { describe, expect, test } from 'vitest';
import { inverseOf, isUndoable, workingOrder } from './rules.ts';

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

describe('taking back', () => {
  const job = { action: 'deactivate', state: 'done', hasChanged: true, isUndone: false } as const;

  test('is for what has an inverse, is done, changed somebody, and was not taken back before', () => {
    expect(isUndoable(job)).toBe(true);
    expect(isUndoable({ ...job, action: 'reactivate' })).toBe(true);
    expect(isUndoable({ ...job, action: 'delete' })).toBe(false);
    expect(isUndoable({ ...job, state: 'running' })).toBe(false);
    expect(isUndoable({ ...job, hasChanged: false })).toBe(false);
    expect(isUndoable({ ...job, isUndone: true })).toBe(false);
  });

  test('does the contrary', () => {
    expect(inverseOf('deactivate')).toBe('reactivate');
    expect(inverseOf('reactivate')).toBe('deactivate');
    expect(inverseOf('assign_licence')).toBeUndefined();
  });
});
