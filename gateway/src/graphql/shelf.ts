import { createHash } from 'node:crypto';
import type { Log } from '../lib/log.ts';

/** What is asked of Redis to keep documents. */
export type Shelf = {
  readonly get: (key: string) => Promise<string | null>;
  readonly set: (key: string, text: string, unit: 'EX', seconds: number) => Promise<unknown>;
};

/** What becomes of a question while Redis is away: the log tells, and nothing was found. */
export const withoutShelf =
  (log: Log) =>
  (error: unknown): null => {
    log.warn({ err: error }, 'Redis is away');
    return null;
  };

/** Whether a hash is that of a text: whoever else writes to Redis puts no words into a client's mouth. */
export const fits = (text: string, hash: string) => createHash('sha256').update(text).digest('hex') === hash;
