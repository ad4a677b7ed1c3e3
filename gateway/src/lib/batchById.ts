import DataLoader from 'dataloader';

/**
 * A loader of single records over a call that takes many keys. It lives for one request.
 * `read` is asked for at most `chunkSize` keys at a time, chunks in parallel and each key once; it gives back what it has,
 * in any order. A key that is missing from the answer loads null; when a chunk fails, each of its keys gets the error.
 */
export function batchById<V>(
  chunkSize: number,
  keyOf: (record: V) => string,
  read: (keys: readonly string[]) => Promise<readonly V[]>,
): DataLoader<string, V | null> {
  return new DataLoader<string, V | null>(
    async (keys) => {
      const records = new Map((await read(keys)).map((record) => [keyOf(record), record]));
      return keys.map((key) => records.get(key) ?? null);
    },
    { maxBatchSize: chunkSize },
  );
}
