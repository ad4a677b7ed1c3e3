import { performance } from 'node:perf_hooks';

/** How often is looked. */
const EVERY_MS = 50;

export type Busyness = {
  /** Milliseconds since the last look: far more than usual where a single turn takes very long. */
  readonly sinceLook: () => number;
  readonly stop: () => void;
};

/** Tells again and again what share of the time, from 0 to 1, this process had something to do since the last time. */
export function watchBusyness(onLooked: (share: number) => void): Busyness {
  let last = performance.eventLoopUtilization();
  let lookedAt = performance.now();
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization();
    onLooked(performance.eventLoopUtilization(now, last).utilization);
    last = now;
    lookedAt = performance.now();
  }, EVERY_MS).unref();
  return { sinceLook: () => performance.now() - lookedAt, stop: () => clearInterval(timer) };
}
