import { expect, test } from 'vitest';
import { isCancellable, isUndoable } from './rules.ts';

const job = { state: 'done', hasChanged: true, isUndone: false } as const;

test('taking back is for what has an inverse, is over, changed somebody, and was not taken back before', () => {
  expect(isUndoable(job, 'reactivate')).toBe(true);
  expect(isUndoable(job, undefined)).toBe(false);
  expect(isUndoable({ ...job, state: 'cancelled' }, 'reactivate')).toBe(true);
  expect(isUndoable({ ...job, state: 'running' }, 'reactivate')).toBe(false);
  expect(isUndoable({ ...job, hasChanged: false }, 'reactivate')).toBe(false);
  expect(isUndoable({ ...job, isUndone: true }, 'reactivate')).toBe(false);
});

test('stopping is for what is not over', () => {
  const states = (['running', 'done', 'cancelled'] as const).filter((state) => isCancellable({ state }));
  expect(states).toEqual(['running']);
});
