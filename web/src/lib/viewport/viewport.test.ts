import { expect, it } from 'vitest';
import { viewportOf } from './breakpoints.ts';
import { isMobileDevice } from './device.ts';

it.each([
  [390, true, true],
  [640, true, true],
  [641, false, true],
  [768, false, true],
  [769, false, false],
])('a window of %i px: mobile width %s, narrow %s', (width, isMobileWidth, isNarrow) => {
  expect(viewportOf(width)).toEqual({ width, isMobileWidth, isNarrow });
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
