import type { BulkJobProgressFragment } from '../../generated/bulk/fragments/bulkJobProgress.ts';

export type Job = BulkJobProgressFragment;

/** How often a running job is asked for, in ms, while the page is visible. */
export const POLL_MS = 1000;

/** How much of a job was tried, 0 to 1. */
export const shareOf = ({ doneCount, failedCount, totalCount }: Job) =>
  totalCount === 0 ? 1 : Math.min((doneCount + failedCount) / totalCount, 1);

/** The same in quarters: what screen readers are told, so that they are not told all the time. */
export const quarterOf = (job: Job) => Math.floor(shareOf(job) * 4) / 4;
