import { Refusal } from './errors.ts';

/** Whether what somebody changes was another when they read it; without a version that they read, it is changed as it stands. */
export const isStale = (read: number | undefined, current: number): boolean => read !== undefined && read !== current;

/** @throws Refusal `stale_version` at `version` for a change of what was another when it was read */
export function demandVersion(read: number | undefined, current: number): void {
  if (isStale(read, current)) throw new Refusal('stale_version', { field: 'version' });
}
