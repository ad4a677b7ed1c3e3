import { DAY_MS } from '../../../lib/durations.ts';

/** How long a file whose work is over is kept. */
export const OVER_KEPT_MS = 30 * DAY_MS;
