import { DAY_MS } from '../../../lib/durations.ts';

/** How long a file that nobody starts is kept, and one whose work is over. */
export const UNSTARTED_KEPT_MS = 2 * DAY_MS;
export const OVER_KEPT_MS = 30 * DAY_MS;

/** As many files of a team wait to be started: the oldest are forgotten for those that come. */
export const UNSTARTED_MAX = 10;

/** How long a file that was written for a download is kept: its address opens for two days at most. */
export const DOWNLOAD_KEPT_MS = 2 * DAY_MS;

/** How many people or rows are read at once for a file that is written. */
export const PAGE_ROWS = 1_000;
