type Chunk = Uint8Array | string;

const bytesOf = (chunk: Chunk): Uint8Array => (typeof chunk === 'string' ? Buffer.from(chunk) : chunk);

/**
 * A stream in pieces of one length, and a last one of what is left, which may be none.
 *
 * @param keepsRest whether of a stream that breaks off what came since the last piece is given before the error
 */
export async function* piecesOf(
  content: AsyncIterable<Chunk>,
  length: number,
  { keepsRest }: { keepsRest: boolean },
): AsyncGenerator<Buffer, void, void> {
  let waiting: Uint8Array[] = [];
  let bytes = 0;
  const rest = () => Buffer.concat(waiting);
  const source = content[Symbol.asyncIterator]();
  let isOver = false;
  try {
    for (;;) {
      const next = await source.next().catch((error: unknown) => {
        isOver = true;
        return { failure: error };
      });
      if ('failure' in next) {
        if (keepsRest && bytes > 0) yield rest();
        throw next.failure;
      }
      if (next.done) break;
      let chunk = bytesOf(next.value);
      while (bytes + chunk.length >= length) {
        waiting.push(chunk.subarray(0, length - bytes));
        const piece = rest();
        chunk = chunk.subarray(length - bytes);
        [waiting, bytes] = [[], 0];
        yield piece;
      }
      if (chunk.length > 0) waiting.push(chunk);
      bytes += chunk.length;
    }
    isOver = true;
    if (bytes > 0) yield rest();
  } finally {
    if (!isOver) await source.return?.();
  }
}
