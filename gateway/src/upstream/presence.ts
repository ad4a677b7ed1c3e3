import { request } from 'undici';
import type { Clock } from '../lib/clock.ts';
import { toOptionalDateTime } from '../lib/dates.ts';
import type { UpstreamClient } from './client.ts';
import type { GuardState } from './guard.ts';

const KEPT_MS = 1_000;

/** Whether anything answers there: any answer below 500 is a sign of life. */
async function answers(base: string, withinMs: number): Promise<boolean> {
  try {
    const { statusCode, body } = await request(new URL('/health/live', base), {
      signal: AbortSignal.timeout(withinMs),
    });
    await body.dump();
    return statusCode < 500;
  } catch {
    return false;
  }
}

/** How a service is there: whether its address answers, and what its calls told of it. */
export type Presence = {
  readonly isReachable: boolean;
  readonly breaker: GuardState | undefined;
  /** The breaker of files on their way to or from it. What comes and goes beside them may go on meanwhile. */
  readonly transfers: GuardState | undefined;
  /** When this gateway noticed that one of them is not well, as a DateTime. */
  readonly troubledSince: string | null;
};

/** How each service of the installation is there, by its name. */
export type Presences = () => Promise<ReadonlyMap<string, Presence>>;

type Deps = {
  readonly baseUrls: Readonly<Record<string, string | null>>;
  readonly attemptMs: number;
  readonly upstream: Pick<UpstreamClient, 'standings'>;
  readonly clock: Clock;
};

/** Asks each address once, and once a second at most, however many want to know. */
export function presenceWatch({ baseUrls, attemptMs, upstream, clock }: Deps): Presences {
  /** When each address was first found not to answer. */
  const goneSince = new Map<string, number>();
  let kept: { at: number; states: Promise<ReadonlyMap<string, boolean>> } | undefined;

  async function probeAll() {
    const there = Object.entries(baseUrls).flatMap(([service, base]) =>
      base === null ? [] : [[service, base] as const],
    );
    const origins = new Map(there.map(([, base]) => [new URL(base).origin, answers(base, attemptMs)]));
    const entries = there.map(async ([service, base]) => {
      const isReachable = (await origins.get(new URL(base).origin)) ?? false;
      if (isReachable) goneSince.delete(service);
      else if (!goneSince.has(service)) goneSince.set(service, clock.now());
      return [service, isReachable] as const;
    });
    return new Map(await Promise.all(entries));
  }
  function probed() {
    const now = performance.now();
    if (kept === undefined || now - kept.at > KEPT_MS) kept = { at: now, states: probeAll() };
    return kept.states;
  }

  return async () => {
    const reachable = await probed();
    const breakers = upstream.standings();
    const entries = [...reachable].map(([service, isReachable]) => {
      const { calls, transfers } = breakers[service] ?? {};
      const times = [goneSince.get(service), calls?.since, transfers?.since].filter((time) => typeof time === 'number');
      const troubledSince = toOptionalDateTime(times.length === 0 ? null : Math.min(...times));
      return [service, { isReachable, breaker: calls?.state, transfers: transfers?.state, troubledSince }] as const;
    });
    return new Map(entries);
  };
}
