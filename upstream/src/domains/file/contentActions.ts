import { once } from 'node:events';
import type { Query } from '../../generated/contract.ts';
import type { CallContext } from '../../lib/context.ts';
import { Refusal } from '../../lib/errors.ts';
import type { FileAddresses } from '../../lib/fileAddresses.ts';
import type { FilePart, FileStore } from '../../lib/files.ts';
import { partOf } from './rules.ts';

export type FileDeps = { files: FileStore; fileAddresses: FileAddresses };
type Asked = Query<'file', 'content'>;

/**
 * An address for a download has both `as` and `intent`, and is refused otherwise: neither can be put to another one.
 *
 * @throws Refusal `file_not_found`, `file_address_over`
 */
function demandAddress(fileAddresses: FileAddresses, query: Asked, now: number): void {
  const { as, intent } = query;
  if (as === undefined && intent === undefined) {
    if (!fileAddresses.admits(query, now)) throw new Refusal('file_not_found');
    return;
  }
  if (as === undefined || intent === undefined) throw new Refusal('file_not_found');
  const judged = fileAddresses.judgeDownload({ ...query, as, intent }, now);
  if (judged !== 'good') throw new Refusal(judged === 'over' ? 'file_address_over' : 'file_not_found');
}

/**
 * What was found, once its first bytes are there: it may have been removed meanwhile, as a picture that is replaced is.
 *
 * @throws Refusal `file_not_found`
 */
async function begun(files: FileStore, name: string, found: FilePart): Promise<FilePart> {
  try {
    if (found.bytes > 0) await once(found.content, 'readable');
  } catch (error) {
    if ((await files.size(name)) === null) throw new Refusal('file_not_found');
    throw error;
  }
  return found;
}

/** @throws Refusal `file_not_found`, `range_not_satisfiable` */
async function readPart(files: FileStore, name: string, range: string): Promise<FilePart> {
  const of = await files.size(name);
  if (of === null) throw new Refusal('file_not_found');
  const part = partOf(range, of);
  if (!part) throw new Refusal('range_not_satisfiable', { bytes: of });
  const { first, last } = part;
  const content = files.read(name, { start: first, end: last + 1 });
  return begun(files, name, { bytes: last - first + 1, content, part: { first, last, of } });
}

/**
 * A file of the store, or the part of it that is asked for, for whoever has its address while that opens it.
 *
 * @throws Refusal `file_not_found`, `file_address_over`, `range_not_satisfiable`
 */
export async function readContent(
  { files, fileAddresses }: FileDeps,
  { now }: CallContext,
  query: Asked,
): Promise<FilePart> {
  demandAddress(fileAddresses, query, now);
  if (query.range !== undefined) return readPart(files, query.name, query.range);
  const found = await files.get(query.name);
  if (!found) throw new Refusal('file_not_found');
  return begun(files, query.name, found);
}
