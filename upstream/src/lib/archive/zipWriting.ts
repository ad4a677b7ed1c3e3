import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** An entry of a zip. Its content is opened once its turn has come. */
export type ZipEntry = {
  /** With `/` between folders; leads nowhere outside. */
  readonly path: string;
  readonly content: () => AsyncIterable<Uint8Array | string>;
  /** Whether it is worth making smaller. */
  readonly isPacked: boolean;
};

/**
 * A zip of these entries, in their order, as a stream: what is read of them is written before more is. The same entries give the
 * same bytes.
 *
 * @param modifiedAt when each file of it was changed last
 */
export async function zipStream(entries: AsyncIterable<ZipEntry>, modifiedAt: number): Promise<Readable> {
  const zip = new ZipFile();
  const output = Readable.from(zip.outputStream, { objectMode: false });
  const fail = (error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error)));
  zip.on('error', fail);
  const mtime = new Date(modifiedAt);
  for await (const { path, content, isPacked } of entries) {
    zip.addReadStreamLazy(path, { mtime, compress: isPacked }, (give) => {
      // The library hears of no error of a stream that it was given.
      give(null, Readable.from(content(), { objectMode: false }).on('error', fail));
    });
  }
  zip.end();
  return output;
}
