import { DAY_MS } from '../../../lib/durations.ts';

/** How long a file whose work is over is kept. */
export const OVER_KEPT_MS = 30 * DAY_MS;

/** How long a file that was written for a download is kept: its address opens for two days at most. */
export const DOWNLOAD_KEPT_MS = 2 * DAY_MS;

/** How many people or rows are read at once for a file that is written. */
export const PAGE_ROWS = 1_000;
