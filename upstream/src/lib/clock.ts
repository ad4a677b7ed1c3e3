/** Where all time of the product comes from. */
export type Clock = {
  /** Milliseconds since 1970-01-01 UTC. */
  now(): number;
};

/** A clock that can be moved. It goes on ticking from where it was put. */
export type MovableClock = Clock & {
  set(now: number): void;
  advance(ms: number): void;
  /** Back to the underlying clock. */
  reset(): void;
};

export const systemClock: Clock = { now: () => Date.now() };

/** @param base what it ticks with; tests give one that stands still */
export function createMovableClock(base: Clock = systemClock): MovableClock {
  let offset = 0;
  return {
    now: () => base.now() + offset,
    set: (now) => {
      offset = now - base.now();
    },
    advance: (ms) => {
      offset += ms;
    },
    reset: () => {
      offset = 0;
    },
  };
}
