import { expect, it } from 'vitest';
import { storageFill, wholePercents } from './storageFill.ts';

// Of the free plan by its own notice, of PRO from 80 percent on.
it.each([
  [0, 100, 0, 'fine'],
  [79, 100, 0.79, 'fine'],
  [80, 100, 0.8, 'nearlyFull'],
  [99, 100, 0.99, 'nearlyFull'],
  [100, 100, 1, 'full'],
  [130, 100, 1.3, 'full'],
  [0, 0, 1, 'full'],
  [34, 50, 0.68, 'fine'],
  [35, 50, 0.7, 'nearlyFull'],
])('%i of %i bytes: %d, %s', (used, limit, share, level) => {
  const free = { freePlanLimitBytes: 50, freePlanNoticeBytes: 35 };
  expect(storageFill({ usedBytes: used, limitBytes: limit, ...free })).toEqual({ share, level });
});

it.each([
  [0, 0],
  [0.29, 29],
  [0.9199999, 92],
  [0.999, 99],
  [1, 100],
  [1.305, 130],
])('%d is %d in whole percents', (share, whole) => expect(wholePercents(share)).toBe(whole));
