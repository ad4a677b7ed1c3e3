/** Whoever started a file with more rows, or one that takes longer, is told of its end by mail. */
const SMALL_FILE_ROWS = 100;
const SHORT_WORK_MS = 60_000;

/** Whether the end of a file's work is told by mail: nobody waits for it on the page. */
export const isToldByMail = ({ total, startedAt }: { total: number; startedAt: number }, now: number): boolean =>
  total > SMALL_FILE_ROWS || now - startedAt > SHORT_WORK_MS;
