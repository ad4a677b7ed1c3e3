import { DAY_MS, MINUTE_MS } from '../../lib/durations.ts';

/** How PINs are limited. All times in milliseconds. */
export type PinLimits = {
  lifetimeMs: number;
  /** Wrong guesses after which even the right PIN is refused. */
  attempts: number;
  /** Wait between two issues while the earlier PIN is unused. */
  pauseMs: number;
  /** At most this many issues within the window, counted since the last successful sign-in. */
  issues: number;
  issuesWindowMs: number;
  /** Wrong guesses of one account in a day, over all its PINs. */
  attemptsPerDay: number;
};

export const pinLimits: PinLimits = {
  lifetimeMs: 10 * MINUTE_MS,
  attempts: 5,
  pauseMs: 10_000,
  issues: 3,
  issuesWindowMs: 15 * MINUTE_MS,
  attemptsPerDay: 30,
};

/** How long a session lasts. */
export const SESSION_LIFETIME_MS = 90 * DAY_MS;

/** How many sessions there may be on one kind of device. */
export const MAX_SESSIONS_PER_DEVICE = 6;

/** How long an address that was used is remembered, and how many of one person are listed. */
export const USED_ADDRESS_KEPT_MS = 90 * DAY_MS;
export const USED_ADDRESSES_LISTED = 100;
/** How many sessions somebody is shown. */
export const SESSIONS_LISTED = 100;

/** A live session as the limit of devices sees it. */
export type SessionOnDevice = { sessionId: string; device: { deviceType: string; isProgram: boolean } };

/**
 * The sessions that make room for one that has just begun: those on the same kind of device beyond the limit. Programs
 * are neither counted nor ended, so that no integration falls out because of it.
 *
 * @param live all live sessions of the person, the one that has just begun among them, the latest used first
 * @returns the ids of those that end, the least recently used of them
 */
export function sessionsBeyond(live: readonly SessionOnDevice[], begun: string): string[] {
  const fresh = live.find(({ sessionId }) => sessionId === begun);
  if (!fresh || fresh.device.isProgram) return [];
  return live
    .filter(({ sessionId, device }) => {
      const isSameKind = !device.isProgram && device.deviceType === fresh.device.deviceType;
      return isSameKind && sessionId !== begun;
    })
    .slice(MAX_SESSIONS_PER_DEVICE - 1)
    .map(({ sessionId }) => sessionId);
}

/** How long a login code may be traded for a session. */
export const LOGIN_CODE_LIFETIME_MS = MINUTE_MS;

/** A PIN as the rules see it. */
export type IssuedPin = {
  createdAt: number;
  expiresAt: number;
  failedAttempts: number;
  usedAt: number | null;
  voidedAt: number | null;
};

/**
 * How long somebody has to wait for the next PIN; 0 when it may be issued now.
 *
 * @param history the PINs of the account that the limits may concern, in any order
 */
export function pinPauseMs(history: readonly IssuedPin[], now: number, limits: PinLimits): number {
  const lastSignIn = Math.max(0, ...history.map((one) => one.usedAt ?? 0));
  const counted = history
    .filter((one) => one.createdAt > now - limits.issuesWindowMs && one.createdAt >= lastSignIn && one.usedAt === null)
    .map((one) => one.createdAt)
    .sort((a, b) => b - a);
  const [latest] = counted;
  const afterPause = latest === undefined ? 0 : latest + limits.pauseMs;
  const oldestThatCounts = counted[limits.issues - 1];
  const afterWindow = oldestThatCounts === undefined ? 0 : oldestThatCounts + limits.issuesWindowMs;
  return Math.max(0, afterPause - now, afterWindow - now);
}

export type PinVerdict = 'right' | 'pin_incorrect' | 'pin_expired' | 'pin_attempts_exhausted';

/**
 * What comes of a guess. A wrong guess counts; one that is refused because there is nothing left to guess does not.
 *
 * @param latest the account's latest PIN, if it ever had one
 * @param matches whether the guess is that PIN
 */
export function judgeGuess(
  latest: IssuedPin | undefined,
  matches: boolean,
  now: number,
  limits: PinLimits,
): PinVerdict {
  if (!latest || latest.usedAt !== null || latest.voidedAt !== null) return 'pin_incorrect';
  if (now >= latest.expiresAt) return 'pin_expired';
  if (latest.failedAttempts >= limits.attempts) return 'pin_attempts_exhausted';
  return matches ? 'right' : 'pin_incorrect';
}

/** How long guessing is closed for an account that was guessed at too often in a day; 0 when it is open. */
export function guessingPauseMs(history: readonly IssuedPin[], now: number, limits: PinLimits): number {
  const today = history.filter((one) => one.createdAt > now - DAY_MS && one.failedAttempts > 0);
  const wrong = today.reduce((sum, one) => sum + one.failedAttempts, 0);
  if (wrong < limits.attemptsPerDay) return 0;
  return Math.min(...today.map((one) => one.createdAt)) + DAY_MS - now;
}
