import { describe, expect, it } from 'vitest';
import { rowsOf, withPage, withoutRows } from './pagedList.ts';

const a = { id: 'a' };
const b = { id: 'b' };
const c = { id: 'c' };
const d = { id: 'd' };
const first = [a, b];

describe('a list that is kept in pages', () => {
  it('is one list to whoever reads it', () => {
    expect(rowsOf(first)).toBe(first);
    expect(rowsOf(withPage(withPage(first, [c]), [d]))).toEqual([a, b, c, d]);
    expect(rowsOf(withPage([], [c]))).toEqual([c]);
  });

  it('keeps the pages that nothing happens to', () => {
    const list = withPage(first, [c, d]);
    expect(list[0]).toBe(first);
    const fewer = withoutRows(list, ({ id }) => id === 'd');
    expect(fewer[0]).toBe(first);
    expect(rowsOf(fewer)).toEqual([a, b, c]);
    expect(withoutRows(first, () => false)).toBe(first);
  });
});
