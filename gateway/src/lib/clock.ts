/** Where time comes from: milliseconds since 1970. */
export type Clock = { readonly now: () => number };

export const systemClock: Clock = { now: () => Date.now() };

/** A clock that can be told what another clock shows, and whose it is. */
export type FollowingClock = Clock & { readonly observe: (otherNow: number, whose: string) => void };

/** Differences below this are network delay, not a moved clock. */
const TOLERANCE_MS = 1_000;

/** Follows a clock elsewhere, so that moving the upstream's development clock moves the gateway too. */
export function followingClock(own: Clock): FollowingClock {
  let offset = 0;
  const now = () => own.now() + offset;
  return {
    now,
    observe(otherNow) {
      if (Math.abs(otherNow - now()) > TOLERANCE_MS) offset = otherNow - own.now();
    },
  };
}

/** For so long others are looked at before anything is said of them. */
const LOOK_MS = 60_000;
/** From this difference on whoever runs this is told, and how often. */
const TELLING_MS = 5_000;
const TOLD_EVERY_MS = 600_000;

/**
 * A clock that goes its own way, whatever it is told: for production.
 *
 * @param tell hears by how many milliseconds clocks elsewhere are ahead, those that differ from this one
 */
export function steadyClock(own: Clock, tell: (aheadMs: Record<string, number>) => void): FollowingClock {
  let ahead = new Map<string, number>();
  let lookUntil = performance.now() + LOOK_MS;
  return {
    now: () => own.now(),
    observe(otherNow, whose) {
      // What an answer takes on its way, or waits here, makes it look older: the youngest one tells most.
      ahead.set(whose, Math.max(ahead.get(whose) ?? -Infinity, otherNow - own.now()));
      if (performance.now() < lookUntil) return;
      const differing = [...ahead].filter(([, ms]) => Math.abs(ms) > TELLING_MS);
      if (differing.length > 0) tell(Object.fromEntries(differing));
      ahead = new Map();
      lookUntil = performance.now() + (differing.length > 0 ? TOLD_EVERY_MS : LOOK_MS);
    },
  };
}
