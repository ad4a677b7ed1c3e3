import { createHash } from 'node:crypto';

/** What is asked of Redis to keep documents. */
export type Shelf = {
  readonly get: (key: string) => Promise<string | null>;
  readonly set: (key: string, text: string, unit: 'EX', seconds: number) => Promise<unknown>;
};

/** Whether a hash is that of a text: whoever else writes to Redis puts no words into a client's mouth. */
export const fits = (text: string, hash: string) => createHash('sha256').update(text).digest('hex') === hash;
