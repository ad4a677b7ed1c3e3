import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Clock } from './clock.ts';
import { GatewayError } from './errors.ts';

/** So many points per window; the window begins with the first one taken. */
export type LimitRule = { readonly name: string; readonly points: number; readonly windowMs: number };

/** How a window stands once a point was asked of it. */
export type Standing = {
  /** Null where the point was given, or how many milliseconds to wait. */
  readonly wait: number | null;
  readonly left: number;
  readonly endsInMs: number;
};

/** Counts what a key has used of a limit. */
export type Limiter = {
  /** Takes one point, and tells how the window stands. */
  readonly count: (key: string) => Promise<Standing>;
  /** Takes one point: null, or how many milliseconds to wait. */
  readonly take: (key: string) => Promise<number | null>;
  /** Gives one point back. */
  readonly giveBack: (key: string) => Promise<void>;
  readonly reset: (key: string) => Promise<void>;
};

export type LimiterFactory = (rule: LimitRule) => Limiter;

const MAX_KEYS = 100_000;

/** Most callers only have to know whether to wait. */
export const withTake = (limiter: Omit<Limiter, 'take'>): Limiter => ({
  ...limiter,
  take: async (key) => (await limiter.count(key)).wait,
});

/** In this process, by the injected clock. Forgets the oldest windows beyond 100,000 keys. */
export const memoryLimiters =
  (clock: Clock): LimiterFactory =>
  ({ points, windowMs }) => {
    const windows = new Map<string, { used: number; endsAt: number }>();
    const windowOf = (key: string) => {
      const present = windows.get(key);
      if (present && present.endsAt > clock.now()) return present;
      windows.delete(key);
      const oldest = windows.size >= MAX_KEYS ? windows.keys().next().value : undefined;
      if (oldest !== undefined) windows.delete(oldest);
      const fresh = { used: 0, endsAt: clock.now() + windowMs };
      windows.set(key, fresh);
      return fresh;
    };
    return withTake({
      count(key) {
        const window = windowOf(key);
        const endsInMs = window.endsAt - clock.now();
        if (window.used >= points) return Promise.resolve({ wait: endsInMs, left: 0, endsInMs });
        window.used += 1;
        return Promise.resolve({ wait: null, left: points - window.used, endsInMs });
      },
      giveBack(key) {
        const window = windowOf(key);
        window.used = Math.max(0, window.used - 1);
        return Promise.resolve();
      },
      reset(key) {
        windows.delete(key);
        return Promise.resolve();
      },
    });
  };

/**
 * Takes points of a key, or gives them back, and tells how many are used and how long its window lasts. As in a process's
 * memory, what is refused does not count, and nobody gets back more than was taken.
 */
const TAKE = `
redis.call('set', KEYS[1], 0, 'EX', ARGV[2], 'NX')
local used = redis.call('incrby', KEYS[1], ARGV[1])
local counted = math.max(0, math.min(used, tonumber(ARGV[3])))
if counted ~= used then redis.call('incrby', KEYS[1], counted - used) end
return {used, redis.call('pttl', KEYS[1])}
`;

/** Shared by several gateways; goes by Redis' own time. */
export const redisLimiters =
  (redis: Redis): LimiterFactory =>
  ({ name, points, windowMs }) => {
    const rule = { points, duration: windowMs / 1000 };
    const limiter = new RateLimiterRedis({
      ...rule,
      storeClient: redis,
      keyPrefix: `muster:limit:${name}`,
      customIncrTtlLuaScript: TAKE,
      // While Redis is away each gateway counts for itself.
      insuranceLimiter: new RateLimiterMemory(rule),
    });
    return withTake({
      async count(key) {
        try {
          const { remainingPoints, msBeforeNext } = await limiter.consume(key);
          return { wait: null, left: remainingPoints, endsInMs: msBeforeNext };
        } catch (refused) {
          if (!(refused instanceof RateLimiterRes)) throw refused;
          return { wait: refused.msBeforeNext, left: 0, endsInMs: refused.msBeforeNext };
        }
      },
      giveBack: async (key) => void (await limiter.reward(key)),
      reset: async (key) => void (await limiter.delete(key)),
    });
  };

/** The top-level error of a limit that is not the person's own doing to mend. */
export const rateLimited = (waitMs: number, status?: number) =>
  new GatewayError('RATE_LIMITED', {
    retryAfter: Math.ceil(waitMs / 1000),
    ...(status === undefined ? {} : { status }),
  });
