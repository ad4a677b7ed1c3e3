import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../lib/durations.ts';
import type { CallOutcome } from '../../lib/outgoing.ts';

/** How long deliveries stay in the log, and how many of a webhook. */
export const KEPT_MS = 30 * DAY_MS;
export const KEPT_PER_WEBHOOK = 200;

/** As many deliveries that are given up in a row pause their webhook. */
export const FAILURES_MAX = 10;

/** What is waited after the first attempt, the second, and so on; there is one more attempt than waits. */
const WAITS_MS: readonly number[] = [30_000, 2 * MINUTE_MS, 10 * MINUTE_MS, HOUR_MS];

/** How long a target may ask to be left alone. */
const LEFT_ALONE_MS = HOUR_MS;

/** Whether a later attempt may bring something else. */
function mayPass({ problem, status }: CallOutcome): boolean {
  if (problem === 'timeout' || problem === 'connection') return true;
  return status !== null && (status >= 500 || status === 408 || status === 429) && problem !== 'redirect_refused';
}

const SECONDS = /^\d{1,9}$/;

/** What a target that is busy asks for, in seconds or as a date. */
function askedWaitMs({ status, retryAfter }: CallOutcome, now: number): number {
  if (retryAfter === null || (status !== 429 && status !== 503)) return 0;
  const wait = SECONDS.test(retryAfter) ? Number(retryAfter) * 1_000 : Date.parse(retryAfter) - now;
  return Number.isNaN(wait) ? 0 : Math.min(Math.max(wait, 0), LEFT_ALONE_MS);
}

/** What is kept of a delivery after an attempt. */
export type AfterAttempt = {
  state: 'delivered' | 'failed' | 'waiting';
  nextAttemptAt: number | null;
};

/**
 * How a delivery goes on after an attempt.
 *
 * @param attempts how many there were, with this one
 */
export function afterAttempt(
  { kind, attempts }: { kind: 'message' | 'test'; attempts: number },
  outcome: CallOutcome,
  now: number,
): AfterAttempt {
  if (outcome.problem === null) return { state: 'delivered', nextAttemptAt: null };
  const wait = kind === 'message' && mayPass(outcome) ? WAITS_MS[attempts - 1] : undefined;
  if (wait === undefined) return { state: 'failed', nextAttemptAt: null };
  return { state: 'waiting', nextAttemptAt: now + Math.max(wait, askedWaitMs(outcome, now)) };
}

/** A team, a channel, a person, as receivers are told of them. */
type Named<Id> = { id: Id; name: string };

/** What is sent. */
export type Payload = {
  type: 'message.created' | 'test';
  timestamp: string;
  data: {
    team: Named<string>;
    channel: Named<string> | null;
    sender: Named<string>;
    message: { id: number | null; text: string; sentAt: string };
  };
};

const instant = (at: number) => new Date(at).toISOString();

export type Told = {
  team: Named<string>;
  channel: Named<string>;
  sender: Named<string>;
  message: { id: number; text: string; sentAt: number };
};

/** What receivers are told of a message. */
export const messagePayload = ({ team, channel, sender, message }: Told): Payload => ({
  type: 'message.created',
  timestamp: instant(message.sentAt),
  data: { team, channel, sender, message: { ...message, sentAt: instant(message.sentAt) } },
});

/** What a test sends: like a message, of which there is none. */
export const testPayload = (
  { team, channel, sender }: { team: Named<string>; channel: Named<string> | null; sender: Named<string> },
  now: number,
): Payload => ({
  type: 'test',
  timestamp: instant(now),
  data: { team, channel, sender, message: { id: null, text: 'This is a test.', sentAt: instant(now) } },
});
