import { describe, expect, it } from 'vitest';
import { rowsInSight, scrollTopFor } from './useRowWindow.ts';

// A box of 600 px: its header takes 40 of them, and a row 52.
const box = (scrollTop: number) => ({ scrollTop, clientHeight: 600 });

describe('the rows in sight', () => {
  it.each([
    [0, 0, 10],
    [51, 0, 11],
    [52, 1, 11],
    [5200, 100, 110],
  ])('of a box that is scrolled by %i px are %i to %i', (scrollTop, first, last) => {
    expect(rowsInSight(box(scrollTop), 52)).toEqual({ first, last });
  });
});

describe('the scroll position that shows a row', () => {
  it.each([
    ['is in sight', 5, 100, 100],
    ['is above', 5, 2000, 260],
    ['is half above', 1, 60, 52],
    ['is below', 40, 0, 1572],
  ])('that %s', (_where, index, scrollTop, expected) => {
    expect(scrollTopFor(index, box(scrollTop), 52)).toBe(expected);
  });
});
