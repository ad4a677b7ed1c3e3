import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../../lib/durations.ts';
import { type IssuedPin, guessingPauseMs, judgeGuess, pinLimits, pinPauseMs, sessionsBeyond } from './rules.ts';

const NOW = 1_000_000_000_000;
const SECOND = 1_000;

const stranger = (place: string) => ({ place, isKnownPlace: false });
const OWN = { place: 'own', isKnownPlace: true };
const AT = stranger('somewhere');
const issued = (ago: number, more: Partial<IssuedPin> = {}): IssuedPin => ({
  createdAt: NOW - ago,
  expiresAt: NOW - ago + pinLimits.lifetimeMs,
  failedAttempts: 0,
  usedAt: null,
  voidedAt: null,
  ...stranger('somewhere'),
  ...more,
});

describe('the pause between PINs', () => {
  test('there is none for the first PIN', () => {
    expect(pinPauseMs([], AT, NOW, pinLimits)).toBe(0);
  });

  test('the second PIN waits until 10 s after the first', () => {
    expect(pinPauseMs([issued(4 * SECOND)], AT, NOW, pinLimits)).toBe(6 * SECOND);
    expect(pinPauseMs([issued(10 * SECOND)], AT, NOW, pinLimits)).toBe(0);
  });

  test('a used PIN ends the pause', () => {
    expect(pinPauseMs([issued(4 * SECOND, { usedAt: NOW - SECOND })], AT, NOW, pinLimits)).toBe(0);
  });

  test('the fourth PIN waits until 15 minutes after the first', () => {
    const history = [issued(14 * MINUTE_MS), issued(8 * MINUTE_MS), issued(2 * MINUTE_MS)];
    expect(pinPauseMs(history, AT, NOW, pinLimits)).toBe(MINUTE_MS);
    expect(pinPauseMs([issued(15 * MINUTE_MS), ...history.slice(1)], AT, NOW, pinLimits)).toBe(0);
  });

  test('PINs from before the last sign-in do not count', () => {
    const history = [
      issued(9 * MINUTE_MS),
      issued(8 * MINUTE_MS),
      issued(7 * MINUTE_MS, { usedAt: NOW - 6 * MINUTE_MS }),
    ];
    expect(pinPauseMs([...history, issued(MINUTE_MS)], AT, NOW, pinLimits)).toBe(0);
  });

  test('what other places ask for counts from the tenth of strangers on, and never for a known place', () => {
    const history = Array.from({ length: 10 }, (_, index) => issued(index * MINUTE_MS, stranger(`network-${index}`)));
    expect(pinPauseMs(history.slice(1), stranger('elsewhere'), NOW, pinLimits)).toBe(0);
    expect(pinPauseMs(history, stranger('elsewhere'), NOW, pinLimits)).toBe(6 * MINUTE_MS);
    expect(pinPauseMs(history, OWN, NOW, pinLimits)).toBe(0);
  });

  test('waiting for as long as it says is always enough, and the order of the history makes no difference', () => {
    const pins = fc.array(fc.integer({ min: 0, max: 30 * MINUTE_MS }), { maxLength: 8 });
    fc.assert(
      fc.property(pins, (ages) => {
        const history = ages.map((ago) => issued(ago));
        const wait = pinPauseMs(history, AT, NOW, pinLimits);
        expect(pinPauseMs(history, AT, NOW + wait, pinLimits)).toBe(0);
        expect(pinPauseMs(history.toReversed(), AT, NOW, pinLimits)).toBe(wait);
      }),
    );
  });
});

describe('a guess', () => {
  test('is right for the latest PIN within its 10 minutes', () => {
    expect(judgeGuess(issued(10 * MINUTE_MS - 1), true, NOW, pinLimits)).toBe('right');
    expect(judgeGuess(issued(10 * MINUTE_MS), true, NOW, pinLimits)).toBe('pin_expired');
  });

  test('is wrong when it does not match, or when there is nothing to match', () => {
    expect(judgeGuess(issued(MINUTE_MS), false, NOW, pinLimits)).toBe('pin_incorrect');
    expect(judgeGuess(undefined, true, NOW, pinLimits)).toBe('pin_incorrect');
  });

  test('is wrong for a PIN that was used or replaced', () => {
    expect(judgeGuess(issued(MINUTE_MS, { usedAt: NOW }), true, NOW, pinLimits)).toBe('pin_incorrect');
    expect(judgeGuess(issued(MINUTE_MS, { voidedAt: NOW }), true, NOW, pinLimits)).toBe('pin_incorrect');
  });

  test('is not heard any more after five wrong ones', () => {
    expect(judgeGuess(issued(MINUTE_MS, { failedAttempts: 4 }), true, NOW, pinLimits)).toBe('right');
    expect(judgeGuess(issued(MINUTE_MS, { failedAttempts: 5 }), true, NOW, pinLimits)).toBe('pin_attempts_exhausted');
  });
});

describe('wrong guesses of a day', () => {
  const hourly = (count: number, placeOf: (index: number) => string) =>
    Array.from({ length: count }, (_, index) =>
      issued(index * 60 * MINUTE_MS, { failedAttempts: 5, ...stranger(placeOf(index)) }),
    );

  test('ten close an account to their place until the oldest of them is a day old, and to no other', () => {
    const history = hourly(2, () => 'somewhere');
    expect(guessingPauseMs(history, AT, NOW, pinLimits)).toBe(DAY_MS - 60 * MINUTE_MS);
    expect(guessingPauseMs(history.slice(1), AT, NOW, pinLimits)).toBe(0);
    expect(guessingPauseMs(history, stranger('elsewhere'), NOW, pinLimits)).toBe(0);
  });

  test('thirty of strangers close it to all strangers, and to no known place', () => {
    const history = hourly(6, (index) => `network-${index}`);
    expect(guessingPauseMs(history, stranger('elsewhere'), NOW, pinLimits)).toBe(DAY_MS - 5 * 60 * MINUTE_MS);
    expect(guessingPauseMs(history.slice(1), stranger('elsewhere'), NOW, pinLimits)).toBe(0);
    expect(guessingPauseMs(history, OWN, NOW, pinLimits)).toBe(0);
  });

  test('a known place has ten of its own', () => {
    const history = [
      issued(MINUTE_MS, { failedAttempts: 5, ...OWN }),
      issued(2 * MINUTE_MS, { failedAttempts: 5, ...OWN }),
    ];
    expect(guessingPauseMs(history, OWN, NOW, pinLimits)).toBe(DAY_MS - 2 * MINUTE_MS);
    expect(guessingPauseMs(history, stranger('elsewhere'), NOW, pinLimits)).toBe(0);
  });
});

describe('room for a session that has begun', () => {
  const on = (deviceType: string, isProgram = false) => ({ deviceType, isProgram });
  const live = (...devices: ReturnType<typeof on>[]) =>
    devices.map((device, index) => ({ sessionId: `session-${index}`, device }));
  const browsers = Array.from({ length: 9 }, () => on('browser'));

  test('is made by the least recently used on the same kind of device', () => {
    expect(sessionsBeyond(live(...browsers), 'session-0')).toEqual(['session-6', 'session-7', 'session-8']);
    expect(sessionsBeyond(live(...browsers), 'session-8')).toEqual(['session-5', 'session-6', 'session-7']);
    expect(sessionsBeyond(live(on('mobile'), ...browsers), 'session-0')).toEqual([]);
  });

  test('is needed by no program, and made by none', () => {
    const programs = Array.from({ length: 9 }, () => on('desktop', true));
    const desktops = Array.from({ length: 6 }, () => on('desktop'));
    expect(sessionsBeyond(live(on('desktop', true), ...desktops, on('desktop')), 'session-0')).toEqual([]);
    expect(sessionsBeyond(live(on('desktop'), ...programs), 'session-0')).toEqual([]);
  });
});
