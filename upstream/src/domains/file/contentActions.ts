import type { Query } from '../../generated/contract.ts';
import type { CallContext } from '../../lib/context.ts';
import { Refusal } from '../../lib/errors.ts';
import type { FileAddresses } from '../../lib/fileAddresses.ts';
import type { FileStore, StoredFile } from '../../lib/files.ts';

export type FileDeps = { files: FileStore; fileAddresses: FileAddresses };

/**
 * A file of the store, for whoever has its address while that opens it.
 *
 * @throws Refusal `file_not_found`
 */
export async function readContent(
  { files, fileAddresses }: FileDeps,
  { now }: CallContext,
  query: Query<'file', 'content'>,
): Promise<StoredFile> {
  const found = fileAddresses.admits(query, now) ? await files.get(query.name) : null;
  if (!found) throw new Refusal('file_not_found');
  return found;
}
