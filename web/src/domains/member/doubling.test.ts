import { describe, expect, it } from 'vitest';
import { loadDouble, missingPages } from './doubling.ts';

describe('doubling a list', () => {
  it.each([
    [5, [5]],
    [50, [50]],
    [100, [100]],
    [250, [250]],
    [800, [300, 300, 200]],
    [0, []],
  ])('from %d fetches only what is missing: %j', (loaded, pages) => {
    expect(missingPages(loaded)).toEqual(pages);
  });

  it('reads each page on from the end of the one before, and stops at the end of the list', async () => {
    const asked: [number, string][] = [];
    await loadDouble(800, { hasNextPage: true, endCursor: 'c800' }, async (first, after) => {
      asked.push([first, after]);
      return { hasNextPage: asked.length < 2, endCursor: `c${800 + 300 * asked.length}` };
    });
    expect(asked).toEqual([
      [300, 'c800'],
      [300, 'c1100'],
    ]);
  });

  it('asks for nothing at the end of the list, and for nothing more after a page that failed', async () => {
    const asked: number[] = [];
    await loadDouble(50, { hasNextPage: false, endCursor: 'c50' }, async (first) => {
      asked.push(first);
      return null;
    });
    expect(asked).toEqual([]);
    await loadDouble(800, { hasNextPage: true, endCursor: 'c800' }, async (first) => {
      asked.push(first);
      return null;
    });
    expect(asked).toEqual([300]);
  });
});
