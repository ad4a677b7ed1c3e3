import { DAY_MS, MINUTE_MS } from '../../lib/durations.ts';

/**
 * How PINs are limited. All times in milliseconds. A place is the browser or network that asked for a PIN; it is known to
 * an account where somebody has signed in by it. Strangers are all places of an account that are not known to it.
 */
export type PinLimits = {
  lifetimeMs: number;
  /** Wrong guesses after which even the right PIN is refused. */
  attempts: number;
  /** Wait of one place between two issues while the earlier PIN is unused. */
  pauseMs: number;
  /** At most this many issues to one place within the window, counted since the last successful sign-in there. */
  issues: number;
  /** The same for strangers together. */
  issuesOfStrangers: number;
  issuesWindowMs: number;
  /** Wrong guesses of one place at one account in a day, over all its PINs. */
  attemptsPerDay: number;
  /** The same for strangers together. */
  attemptsOfStrangersPerDay: number;
};

export const pinLimits: PinLimits = {
  lifetimeMs: 10 * MINUTE_MS,
  attempts: 5,
  pauseMs: 10_000,
  issues: 3,
  issuesOfStrangers: 10,
  issuesWindowMs: 15 * MINUTE_MS,
  attemptsPerDay: 10,
  attemptsOfStrangersPerDay: 30,
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
  place: string;
  isKnownPlace: boolean;
};

/** From where a PIN is asked for. */
export type Place = Pick<IssuedPin, 'place' | 'isKnownPlace'>;

const ofPlace = (history: readonly IssuedPin[], { place }: Place) => history.filter((one) => one.place === place);
const ofStrangers = (history: readonly IssuedPin[]) => history.filter((one) => !one.isKnownPlace);

/** When the unused PINs of the window were issued, the latest first. */
function issuesThatCount(history: readonly IssuedPin[], now: number, { issuesWindowMs }: PinLimits): number[] {
  const lastSignIn = Math.max(0, ...history.map((one) => one.usedAt ?? 0));
  return history
    .filter((one) => one.createdAt > now - issuesWindowMs && one.createdAt >= lastSignIn && one.usedAt === null)
    .map((one) => one.createdAt)
    .sort((a, b) => b - a);
}

/**
 * How long a place has to wait for the next PIN of an account; 0 when it may be issued now. What others ask for keeps no
 * known place waiting.
 *
 * @param history the PINs of the account that the limits may concern, in any order
 */
export function pinPauseMs(history: readonly IssuedPin[], at: Place, now: number, limits: PinLimits): number {
  const own = issuesThatCount(ofPlace(history, at), now, limits);
  const [latest] = own;
  const afterPause = latest === undefined ? 0 : latest + limits.pauseMs;
  const strangers = at.isKnownPlace ? [] : issuesThatCount(ofStrangers(history), now, limits);
  const windows = [own[limits.issues - 1], strangers[limits.issuesOfStrangers - 1]];
  const afterWindow = windows.map((oldest) => (oldest === undefined ? 0 : oldest + limits.issuesWindowMs));
  return Math.max(0, ...[afterPause, ...afterWindow].map((end) => end - now));
}

export type PinVerdict = 'right' | 'pin_incorrect' | 'pin_expired' | 'pin_attempts_exhausted';

/**
 * What comes of a guess. A wrong guess counts; one that is refused because there is nothing left to guess does not.
 *
 * @param meant the PIN that is guessed at, if there is one
 * @param matches whether the guess is that PIN
 */
export function judgeGuess(meant: IssuedPin | undefined, matches: boolean, now: number, limits: PinLimits): PinVerdict {
  if (!meant || meant.usedAt !== null || meant.voidedAt !== null) return 'pin_incorrect';
  if (now >= meant.expiresAt) return 'pin_expired';
  if (meant.failedAttempts >= limits.attempts) return 'pin_attempts_exhausted';
  return matches ? 'right' : 'pin_incorrect';
}

/** How long guessing is closed to those who made these guesses; 0 when it is open. */
function closedMs(history: readonly IssuedPin[], most: number, now: number): number {
  const today = history.filter((one) => one.createdAt > now - DAY_MS && one.failedAttempts > 0);
  const wrong = today.reduce((sum, one) => sum + one.failedAttempts, 0);
  return wrong < most ? 0 : Math.min(...today.map((one) => one.createdAt)) + DAY_MS - now;
}

/**
 * How long guessing at an account is closed to the place that a PIN was issued to; 0 when it is open. What strangers guess
 * closes it to no known place.
 */
export function guessingPauseMs(history: readonly IssuedPin[], at: Place, now: number, limits: PinLimits): number {
  const own = closedMs(ofPlace(history, at), limits.attemptsPerDay, now);
  const others = at.isKnownPlace ? 0 : closedMs(ofStrangers(history), limits.attemptsOfStrangersPerDay, now);
  return Math.max(own, others);
}
