import type { CallRecord } from '../lib/service.ts';

const CAPACITY = 10_000;

/** The last calls that the services have answered, oldest first. */
export type CallList = {
  add(record: CallRecord): void;
  list(): CallRecord[];
  clear(): void;
};

export function createCallList(capacity = CAPACITY): CallList {
  let ring: CallRecord[] = [];
  let next = 0;
  return {
    add: (record) => {
      ring[next % capacity] = record;
      next += 1;
    },
    list: () => (next <= capacity ? [...ring] : [...ring.slice(next % capacity), ...ring.slice(0, next % capacity)]),
    clear: () => {
      ring = [];
      next = 0;
    },
  };
}
