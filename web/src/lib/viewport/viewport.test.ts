import { expect, it } from 'vitest';
import { viewportOf } from './breakpoints.ts';
import { isMobileDevice } from './device.ts';

it.each([
  [390, true, true, true],
  [640, true, true, true],
  [641, false, true, true],
  [768, false, true, true],
  [769, false, false, true],
  [1100, false, false, true],
  [1101, false, false, false],
])('a window of %i px: mobile width %s, narrow %s, stacked %s', (width, isMobileWidth, isNarrow, isStacked) => {
  expect(viewportOf(width)).toEqual({ width, isMobileWidth, isNarrow, isStacked });
});

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', 5, true],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 10) Mobile', 5, true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, false],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 10, false],
])('%s with %i touch points: %s', (userAgent, maxTouchPoints, mobile) => {
  expect(isMobileDevice({ userAgent, maxTouchPoints })).toBe(mobile);
});
