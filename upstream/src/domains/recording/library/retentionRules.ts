import { DAY_MS } from '../../../lib/durations.ts';

/** How long after a team has shortened its time nothing is deleted by that: as long it can be taken back. */
export const GRACE_MS = 7 * DAY_MS;

/** How long a team keeps recordings, and from when on older ones are deleted. */
export type Retention = { readonly recordingKeptDays: number | null; readonly recordingDeletesFrom: number | null };

/** From when on recordings would be deleted by a time that is set now: one that is not shorter goes on as it was. */
export function deletesFrom(before: Retention, keptDays: number, now: number): number {
  const { recordingKeptDays, recordingDeletesFrom } = before;
  const isShorter = recordingKeptDays === null || keptDays < recordingKeptDays;
  return isShorter || recordingDeletesFrom === null ? now + GRACE_MS : recordingDeletesFrom;
}

/** A team's rule after a change. */
export const changedRetention = (before: Retention, keptDays: number | null, now: number): Retention => ({
  recordingKeptDays: keptDays,
  recordingDeletesFrom: keptDays === null ? null : deletesFrom(before, keptDays, now),
});

/** When a recording was made at the latest that is too old at an instant. */
export const madeBy = (instant: number, keptDays: number): number => instant - keptDays * DAY_MS;

/**
 * For how many days recordings are kept, and from when on where that is still to come: the shorter one of the team's
 * time and the installation's; null days for any time.
 */
export function keptOf({ recordingKeptDays, recordingDeletesFrom }: Retention, mostDays: number | null, now: number) {
  const isOwn = recordingKeptDays !== null && (mostDays === null || recordingKeptDays < mostDays);
  if (!isOwn) return { keptDays: mostDays, keptDaysFrom: null };
  const isToCome = recordingDeletesFrom !== null && recordingDeletesFrom > now;
  return { keptDays: recordingKeptDays, keptDaysFrom: isToCome ? recordingDeletesFrom : null };
}
