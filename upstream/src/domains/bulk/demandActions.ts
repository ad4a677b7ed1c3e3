import { Refusal } from '../../lib/errors.ts';

/** How far a file is, and how many of its rows change something: null where nobody looked. */
type Upload = {
  readonly state: 'validating' | 'validated' | 'processing' | 'processed' | 'cancelled';
  readonly planned: number | null;
};

/**
 * Lets a file that was looked at begin.
 *
 * @param field what names it in the request
 * @throws Refusal `not_validated`, `already_processed`, `nothing_to_do`
 */
export function demandStartable({ state, planned }: Upload, field: string): void {
  if (state === 'validating') throw new Refusal('not_validated', { field });
  if (state !== 'validated') throw new Refusal('already_processed', { field });
  if (planned === 0) throw new Refusal('nothing_to_do', { field });
}

/**
 * Lets a file end before its time.
 *
 * @param onlyUnstarted whether it is to be forgotten alone: what somebody else has started meanwhile goes on
 * @throws Refusal `already_processed`, `stale_version`
 */
export function demandStoppable({ state }: Pick<Upload, 'state'>, field: string, onlyUnstarted = false): void {
  if (state === 'processed' || state === 'cancelled') throw new Refusal('already_processed', { field });
  if (onlyUnstarted && state === 'processing') throw new Refusal('stale_version', { field });
}
