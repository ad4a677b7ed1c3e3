import { ENDED } from '../lib/ended.ts';

type Flight<T> = {
  readonly promise: Promise<T>;
  readonly controller: AbortController;
  waiting: number;
  hasLanded: boolean;
};

/** Whose call it is, and which: `key` holds everything else that its answer depends on; null for one that nobody joins. */
export type FlightName = { readonly viewer: string; readonly key: string | null };

/** How a call is waited for. */
type Waiting<T> = {
  readonly signal: AbortSignal;
  /** What a waiter that gives up is told. */
  readonly onAbort: () => Error;
  readonly start: (signal: AbortSignal) => Promise<T>;
};

/**
 * Joins identical reads of one viewer that are under way at the same time. A flight goes on as long as anybody waits for
 * it; a waiter that gives up does not take it from the others.
 */
export function coalescer() {
  const viewers = new Map<string, Map<string, Flight<unknown>>>();

  function begin<T>(start: (signal: AbortSignal) => Promise<T>, onLanded: () => void): Flight<T> {
    const controller = new AbortController();
    const flight: Flight<T> = { promise: start(controller.signal), controller, waiting: 0, hasLanded: false };
    const land = () => {
      flight.hasLanded = true;
      onLanded();
    };
    flight.promise.then(land, land);
    return flight;
  }

  /** Nobody joins it from here on, if it is still the one to join. */
  function retire({ viewer, key }: FlightName, flight: Flight<unknown> | undefined) {
    const own = viewers.get(viewer);
    if (own === undefined || key === null || own.get(key) !== flight) return;
    own.delete(key);
    if (own.size === 0) viewers.delete(viewer);
  }

  function join<T>(name: FlightName, start: (signal: AbortSignal) => Promise<T>): Flight<T> {
    if (name.key === null) return begin(start, () => undefined);
    const own = viewers.get(name.viewer) ?? new Map<string, Flight<unknown>>();
    const present = own.get(name.key) as Flight<T> | undefined;
    if (present) return present;
    const flight = begin(start, () => retire(name, flight));
    own.set(name.key, flight);
    viewers.set(name.viewer, own);
    return flight;
  }

  function shared<T>(name: FlightName, { signal, onAbort, start }: Waiting<T>): Promise<T> {
    const flight = join(name, start);
    flight.waiting += 1;
    return new Promise<T>((resolve, reject) => {
      const leave = () => {
        signal.removeEventListener('abort', giveUp);
        flight.waiting -= 1;
        if (flight.waiting > 0 || flight.hasLanded) return;
        retire(name, flight);
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
  }

  return {
    shared,
    /** After a write: what the viewer reads next joins nothing that left before it, and may say how things were. */
    leaveBehind: (viewer: string): void => void viewers.delete(viewer),
  };
}
