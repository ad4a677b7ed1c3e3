import { Readable } from 'node:stream';

/** How a stream begins, and all of it. Whoever looks keeps no more of it than that. */
export type Peeked = { readonly head: Uint8Array; readonly whole: Readable };

/** Reads a stream until so many bytes of it are known, or it ends. */
export async function peeked(content: Readable, bytes: number): Promise<Peeked> {
  const chunks: Buffer[] = [];
  const rest = content.iterator({ destroyOnReturn: true }) as AsyncIterableIterator<Buffer>;
  for (let known = 0; known < bytes;) {
    const { value, done } = await rest.next();
    if (done === true) break;
    chunks.push(value);
    known += value.length;
  }
  const whole = async function* () {
    yield* chunks;
    yield* rest;
  };
  return { head: Buffer.concat(chunks), whole: Readable.from(whole()) };
}
