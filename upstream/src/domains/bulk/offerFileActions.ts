import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { SessionContext } from '../../lib/context.ts';
import { csvPages, delimiterFor } from '../../lib/csv/writing.ts';
import type { FileAddresses } from '../../lib/fileAddresses.ts';
import { removeAt } from '../../lib/fileRemoval.ts';
import type { FileStore } from '../../lib/files.ts';
import type { Locale } from '../../lib/locales.ts';
import { lockForAdmin } from '../member/lockActions.ts';
import { peopleByGuid } from '../member/repository.ts';
import { DOWNLOAD_KEPT_MS } from './rules.ts';

/** The language in which whoever asks reads a file. */
export async function readersLocale({ db, actor }: SessionContext): Promise<Locale> {
  const [self] = await peopleByGuid(db, actor.teamId, [actor.guid], false);
  return self?.locale ?? 'en-us';
}

export type OfferDeps = { readonly files: FileStore; readonly fileAddresses: FileAddresses };

type Offered = { folder: string; fileName: string; content: Readable };

/**
 * Writes a file into the store, and gives the address at which it is downloaded to an admin. It leaves the store once that is
 * over. The team is locked when all of it is written: that may take a while, and only whoever is an admin by then gets the
 * address.
 */
export async function offerFile(
  { files, fileAddresses }: OfferDeps,
  context: SessionContext,
  { folder, fileName, content }: Offered,
): Promise<{ url: string }> {
  const name = `${folder}/${randomUUID()}/${fileName}`;
  await files.put(name, content);
  try {
    const { cause } = await lockForAdmin(context);
    await removeAt(cause, name, cause.now + DOWNLOAD_KEPT_MS);
    return { url: fileAddresses.forDownload(name, { as: fileName, intent: 'download' }, cause.now) };
  } catch (error) {
    await files.remove(name);
    throw error;
  }
}

/** The rows of a CSV file page by page, its header first. */
export type Pages = AsyncGenerator<readonly (readonly string[])[]>;

/** Offers a CSV file that is written page by page, in the language of its reader. */
export async function offerPages(
  deps: OfferDeps,
  context: SessionContext,
  { folder, fileName, pagesIn }: { folder: string; fileName: string; pagesIn: (locale: Locale) => Pages },
): Promise<{ url: string }> {
  const locale = await readersLocale(context);
  return offerFile(deps, context, {
    ...{ folder, fileName },
    content: Readable.from(csvPages(pagesIn(locale), delimiterFor(locale))),
  });
}
