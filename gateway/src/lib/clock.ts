/** Where time comes from: milliseconds since 1970. */
export type Clock = { readonly now: () => number };

export const systemClock: Clock = { now: () => Date.now() };

/** A clock that can be told what another clock shows. */
export type FollowingClock = Clock & { readonly observe: (otherNow: number) => void };

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

/** A clock that goes its own way, whatever it is told: for production. */
export const steadyClock = (own: Clock): FollowingClock => ({ now: () => own.now(), observe: () => undefined });
