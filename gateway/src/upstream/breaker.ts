import { CircuitState, ConsecutiveBreaker, CountBreaker } from 'cockatiel';
import { silenceWatch } from './silence.ts';

/** How long a service is left alone once its breaker has opened, and how often a call is let through from then on. */
const RECOVERY_MS = 1_000;

/** Opens at ten failures in a row, or when 60 of the last 100 failed; a third failing at random does neither. */
function rules() {
  const all = [new ConsecutiveBreaker(10), new CountBreaker({ threshold: 0.6, size: 100, minimumNumberOfCalls: 30 })];
  return {
    good: (state: CircuitState) => all.forEach((rule) => rule.success(state)),
    bad: () => all.map((rule) => rule.failure(CircuitState.Closed)).some(Boolean),
  };
}

/** What a call told of its service: `none` where nobody waited for the end of it. */
export type News = 'good' | 'bad' | 'late' | 'none';

/** How a call goes: like any other, or to find out whether the service is back. */
export type Passage = 'normal' | 'probe';

export type GuardState = 'closed' | 'open' | 'probing';

/** How a breaker stands, and since when it is not closed, in milliseconds since 1970. */
export type Standing = { readonly state: GuardState; readonly since: number | null };

/** What a call finds out that others wait for. */
function finding(patienceMs: number) {
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, patienceMs).unref();
  const end = () => {
    clearTimeout(timer);
    resolve();
  };
  return { ended, end };
}

/**
 * Closed, calls go through, and what they tell is counted. Open, one call a second goes through, whatever became of the
 * ones before: a service that is back is found within that second, though earlier calls still hang. Where nobody has asked for
 * longer, what is known is out of date: those that come with the call that finds out wait for what it finds.
 *
 * @param silenceMs how long several calls may be without any answer
 * @param now by which it is told since when it is open
 */
export function circuitBreaker(silenceMs: number, now: () => number) {
  const rule = rules();
  /** When the next call may find out whether the service is back; null while closed. */
  let nextProbeAt: number | null = null;
  let since: number | null = null;
  let probes = 0;
  let found: ReturnType<typeof finding> | null = null;

  const open = () => {
    nextProbeAt ??= performance.now() + RECOVERY_MS;
    since ??= now();
  };
  const silence = silenceWatch(silenceMs, open);

  function close() {
    nextProbeAt = null;
    since = null;
    rule.good(CircuitState.HalfOpen);
    silence.broken();
  }

  return {
    isOpen: () => nextProbeAt !== null,
    standing(): Standing {
      if (nextProbeAt === null) return { state: 'closed', since };
      return { state: probes > 0 ? 'probing' : 'open', since };
    },
    /** How a call may go now; null where it may not. Each passage is used by `follow`, or given up at once. */
    passage(): Passage | null {
      if (nextProbeAt === null) return 'normal';
      const now = performance.now();
      if (now < nextProbeAt) return null;
      if (now - nextProbeAt >= RECOVERY_MS) found ??= finding(silenceMs);
      nextProbeAt = now + RECOVERY_MS;
      return 'probe';
    },
    /** Whether it is closed, once that is found out where it is being found out now. */
    async isBack(): Promise<boolean> {
      await found?.ended;
      return nextProbeAt === null;
    },
    /**
     * Makes a call and counts what it tells.
     *
     * @param isWatched whether it takes so little time that hearing nothing from several of them is a failure
     */
    async follow<T>(
      passage: Passage,
      isWatched: boolean,
      call: () => Promise<T>,
      newsIn: (error: unknown) => News,
    ): Promise<T> {
      if (passage === 'probe') probes += 1;
      if (isWatched) silence.begin();
      let news: News = 'good';
      try {
        return await call();
      } catch (error) {
        news = newsIn(error);
        throw error;
      } finally {
        if (isWatched) silence.end();
        if (news === 'good' || news === 'bad') silence.broken();
        if (passage === 'probe') probes -= 1;
        // What was asked before the breaker opened says nothing of the service as it is.
        if (passage === 'probe' && nextProbeAt !== null && news === 'good') close();
        else if (passage === 'normal' && nextProbeAt === null) count(news);
        if (passage === 'probe') {
          found?.end();
          found = null;
        }
      }
    },
  };

  function count(news: News) {
    if (news === 'good') rule.good(CircuitState.Closed);
    else if (news !== 'none' && rule.bad()) open();
  }
}
