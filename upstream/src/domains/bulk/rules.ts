import { DAY_MS, HOUR_MS } from '../../lib/durations.ts';
import type { SubjectOutcome } from '../../lib/subjects.ts';

/** How many people one step works off: few enough that others are not kept waiting for long. */
export const STEP_SIZE = 200;

/** The jobs that a team is shown: those of the last 7 days, and of these the newest 20. */
export const SHOWN_FOR_MS = 7 * DAY_MS;
export const SHOWN_AT_MOST = 20;

/** The uploaded files that a team is shown: those of the last 30 days, and of these the newest 20. */
export const FILES_SHOWN_FOR_MS = 30 * DAY_MS;
export const FILES_SHOWN_AT_MOST = 20;

/** How long a file that nobody starts is kept. */
export const UNSTARTED_KEPT_MS = 2 * DAY_MS;

/** As many files of people, and of channels, wait in a team to be started: the oldest are forgotten for those that come. */
export const UNSTARTED_MAX = 10;

/** How long a file that was written for a download is kept: its address opens for some minutes, and a download that broke off goes on. */
export const DOWNLOAD_KEPT_MS = HOUR_MS;

/** How many rows or people are read at once for a file that is written. */
export const PAGE_ROWS = 1_000;

/** How long jobs are kept. */
export const KEPT_FOR_MS = 30 * DAY_MS;

/** Who is changed, or was so before, counts as done; everybody else as failed. */
export const isDone = (result: SubjectOutcome) => result === 'done' || result === 'already';

type JobState = 'running' | 'done' | 'cancelled';

/**
 * Whether a job can be taken back: it is finished or was stopped, its action has an inverse, it changed somebody, and no job
 * undoes it.
 */
export const isUndoable = (
  job: { state: JobState; hasChanged: boolean; isUndone: boolean },
  inverse: string | undefined,
): boolean => job.state !== 'running' && inverse !== undefined && job.hasChanged && !job.isUndone;

/** Whether a job can be stopped: each of its steps leaves everything whole. */
export const isCancellable = ({ state }: { state: JobState }): boolean => state === 'running';
