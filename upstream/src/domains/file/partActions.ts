import type { Queries } from '../../db/database.ts';
import type { Answer, Query } from '../../generated/contract.ts';
import type { CallContext } from '../../lib/context.ts';
import { Refusal } from '../../lib/errors.ts';
import type { FileStore } from '../../lib/files.ts';
import type { Intake } from '../../lib/uploads.ts';
import type { FileDeps } from './contentActions.ts';

/** How long a file that is sent in parts will be; null where no parts are taken under this name. */
export type PartsOf = (db: Queries, name: string) => Promise<{ readonly bytes: number } | null>;

export type PartDeps = FileDeps & { readonly partsOf: PartsOf };

type Context = Pick<CallContext, 'db' | 'now'>;
type Asked = Query<'file', 'uploadState'>;
type Part = Query<'file', 'appendUpload'>;

/**
 * Files that are sent in parts, to addresses that were given for it. Of each, this process takes one part at a time; where
 * another process takes the same part, both write the same bytes to the same place.
 */
export function createPartUploads({ files, fileAddresses, partsOf }: PartDeps) {
  const underWay = new Set<string>();

  /**
   * How much is there, and how long it will be.
   *
   * @throws Refusal `file_not_found` where the address is not good, or takes no parts
   */
  async function read({ db, now }: Context, asked: Asked): Promise<Answer<'file', 'uploadState'>> {
    const parts = fileAddresses.admitsParts(asked, now) ? await partsOf(db, asked.name) : null;
    if (!parts) throw new Refusal('file_not_found');
    return { offset: (await files.size(asked.name)) ?? 0, length: parts.bytes };
  }

  /**
   * Lets only those send a part who were given the address for it, and only the one that comes next.
   *
   * @throws Refusal `file_not_found`, `upload_busy`, `offset_mismatch`
   */
  async function demandNext(context: Context, part: Part): Promise<void> {
    const { offset } = await read(context, part);
    if (underWay.has(part.name)) throw new Refusal('upload_busy');
    if (offset !== part.offset) throw new Refusal('offset_mismatch');
  }

  async function add({ name, offset }: Part, content: AsyncIterable<Uint8Array>, into: FileStore): Promise<string> {
    if (underWay.has(name)) throw new Refusal('upload_busy');
    underWay.add(name);
    try {
      if (((await into.size(name)) ?? 0) !== offset) throw new Refusal('offset_mismatch');
      await into.append(name, offset, content);
      return name;
    } finally {
      underWay.delete(name);
    }
  }

  /** Adds a part to what is there, as it comes. */
  async function intake(part: Part, _actor: undefined, context: Context): Promise<Intake> {
    const { length } = await read(context, part);
    return { isPart: true, maxBytes: length - part.offset, keep: (content, into) => add(part, content, into) };
  }

  return { read, demandNext, intake };
}
