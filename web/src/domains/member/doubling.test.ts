import { describe, expect, it } from 'vitest';
import { missingPages } from './doubling.ts';

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
});
