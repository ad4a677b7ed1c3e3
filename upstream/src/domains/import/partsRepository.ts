import { eq } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { archiveUpload } from '../../db/tables/import.ts';
import { isHandedOver } from './repository.ts';

/** How long an archive will be that is sent in parts under this name; null where none is, and once it was handed over. */
export async function archivePartsOf(db: Queries, uploadName: string): Promise<{ bytes: number } | null> {
  const [found] = await db
    .select({ bytes: archiveUpload.bytes })
    .from(archiveUpload)
    .where(eq(archiveUpload.uploadName, uploadName));
  return found === undefined || (await isHandedOver(db, uploadName)) ? null : found;
}
