import { ENDED } from '../lib/ended.ts';

type Flight<T> = {
  readonly promise: Promise<T>;
  readonly controller: AbortController;
  waiting: number;
  hasLanded: boolean;
};

/**
 * Joins identical reads that are under way at the same time. A flight goes on as long as anybody waits for it; a waiter
 * that gives up does not take it from the others.
 */
export function coalescer() {
  const flights = new Map<string | symbol, Flight<unknown>>();

  function join<T>(key: string | symbol, start: (signal: AbortSignal) => Promise<T>): Flight<T> {
    const present = flights.get(key) as Flight<T> | undefined;
    if (present) return present;
    const controller = new AbortController();
    const flight: Flight<T> = { promise: start(controller.signal), controller, waiting: 0, hasLanded: false };
    flights.set(key, flight);
    const land = () => {
      flight.hasLanded = true;
      if (flights.get(key) === flight) flights.delete(key);
    };
    flight.promise.then(land, land);
    return flight;
  }

  /** `key` has to hold everything that the answer depends on, the viewer first of all. */
  return function shared<T>(
    key: string | symbol,
    signal: AbortSignal,
    onAbort: () => Error,
    start: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const flight = join(key, start);
    flight.waiting += 1;
    return new Promise<T>((resolve, reject) => {
      const leave = () => {
        signal.removeEventListener('abort', giveUp);
        flight.waiting -= 1;
        if (flight.waiting > 0 || flight.hasLanded) return;
        if (flights.get(key) === flight) flights.delete(key);
        flight.controller.abort(ENDED);
      };
      const giveUp = () => {
        leave();
        reject(onAbort());
      };
      if (signal.aborted) return giveUp();
      signal.addEventListener('abort', giveUp);
      flight.promise.then(
        (value) => {
          if (!signal.aborted) leave();
          resolve(value);
        },
        (error: unknown) => {
          if (!signal.aborted) leave();
          reject(error);
        },
      );
    });
  };
}
