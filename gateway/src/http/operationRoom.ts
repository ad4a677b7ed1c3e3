import type { watchBusyness } from './busyness.ts';

/** What limits operations while the process has time left: next to nothing. */
const MOST = 100_000;
/** With no more time left than this, those who wait would wait for each other. */
const BUSY = 0.97;
/** Once may be a collection of garbage. */
const TWICE = 2;
/** A single turn of so many milliseconds has taken in too much already. */
const LONG_TURN_MS = 200;

/**
 * How many operations are taken at once. While the process has time left, any number: operations that wait for a slow
 * service cost nothing. Once it has none, a tenth fewer than are under way, again and again, but never fewer than `least`;
 * and once it has time again, a tenth more each time.
 *
 * @param least so many that the process does not run out of work
 */
export function operationRoom(least: number, watch: typeof watchBusyness) {
  let limit = MOST;
  let underWay = 0;
  let timesBusy = 0;
  const busyness = watch((share) => {
    timesBusy = share > BUSY ? timesBusy + 1 : 0;
    if (timesBusy >= TWICE) limit = Math.max(least, Math.min(limit, underWay) * 0.9);
    else if (timesBusy === 0) limit = Math.min(MOST, limit * 1.1 + 1);
  });

  return {
    /** Whether there is room for one more. What is vital has twice the room. */
    hasOne: (isVital: boolean): boolean => {
      const times = isVital ? 2 : 1;
      if (underWay < least * times) return true;
      return underWay < limit * times && busyness.sinceLook() < LONG_TURN_MS * times;
    },
    begin: (): void => {
      underWay += 1;
    },
    end: (): void => {
      underWay -= 1;
    },
    close: busyness.stop,
  };
}

export type OperationRoom = ReturnType<typeof operationRoom>;
