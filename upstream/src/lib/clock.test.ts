import { expect, test } from 'vitest';
import { createMovableClock } from './clock.ts';

test('a moved clock goes on ticking, and goes back', () => {
  let base = 1_000;
  const clock = createMovableClock({ now: () => base });
  clock.set(50_000);
  base += 5;
  expect(clock.now()).toBe(50_005);
  clock.advance(100);
  expect(clock.now()).toBe(50_105);
  clock.reset();
  expect(clock.now()).toBe(1_005);
});
