import { callbackify } from 'node:util';
import { RandomAccessReader } from 'yauzl';
import type { FileStore } from '../files.ts';
import { ArchiveError } from './fault.ts';
import { firstBytes } from './streams.ts';

/** A block is fetched at a time: the entries of a directory, and small files that stand side by side, come from few reads. */
const BLOCK_BYTES = 256 * 1024;

/** Reads whatever place of a file in the store is asked for; keeps the block that was read last. */
export class StoreReader extends RandomAccessReader {
  readonly #files: FileStore;
  readonly #name: string;
  #blockAt = 0;
  #block: Buffer = Buffer.alloc(0);

  constructor(files: FileStore, name: string) {
    super();
    this.#files = files;
    this.#name = name;
  }

  /** @throws ArchiveError where the file ends before */
  async bytes(start: number, end: number): Promise<Buffer> {
    const isKept = () => start >= this.#blockAt && end <= this.#blockAt + this.#block.length;
    if (!isKept()) {
      const length = Math.max(end - start, BLOCK_BYTES);
      this.#block = await firstBytes(this.#files.read(this.#name, { start, end: start + length }), length);
      this.#blockAt = start;
    }
    if (!isKept()) throw new ArchiveError('archive_truncated', 'The archive ends before what it speaks of.');
    return this.#block.subarray(start - this.#blockAt, end - this.#blockAt);
  }

  /** A small range by the block, a larger one as it comes. */
  async *content(start: number, end: number): AsyncGenerator<Buffer> {
    if (end - start <= BLOCK_BYTES) yield await this.bytes(start, end);
    else yield* this.#files.read(this.#name, { start, end });
  }

  override read(
    target: Buffer,
    offset: number,
    length: number,
    position: number,
    done: (error: Error | null) => void,
  ): void {
    const copied = async () => void (await this.bytes(position, position + length)).copy(target, offset);
    callbackify(copied)(done);
  }
}
