import * as z from 'zod/mini';
import { TEAM_URL_MAX, TEAM_URL_MIN } from './teamUrl.ts';

/** As many bytes an archive has. */
export const ARCHIVE_MAX_BYTES = 4 * 1024 ** 3;

/** The endings of the names of archives. */
export const ARCHIVE_ENDINGS = ['.zip', '.tar.gz', '.aes'] as const;

/** Whether a file is an archive by its name. */
export const isArchiveName = (fileName: string): boolean =>
  ARCHIVE_ENDINGS.some((ending) => fileName.toLowerCase().endsWith(ending));

/** Whether it is an encrypted archive by its name: only its passphrase opens it. */
export const isEncryptedName = (fileName: string): boolean => fileName.toLowerCase().endsWith('.aes');

/** The longest passphrase, and the longest link to an archive, in characters. */
export const PASSPHRASE_MAX = 1_000;
export const ARCHIVE_LINK_MAX = 2_000;

/** The file that a link leads to, by the end of its path. */
export const fileNameOfLink = (link: string): string => {
  const [name = ''] = (URL.parse(link)?.pathname ?? '').split('/').slice(-1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
};

const isArchiveLink = (text: string): boolean => {
  const url = URL.parse(text);
  return (
    url?.protocol === 'https:' &&
    url.hostname !== '' &&
    url.username + url.password === '' &&
    isArchiveName(fileNameOfLink(text))
  );
};

/** An https link to an archive. Which hosts are asked is not said by it. */
export const archiveLinkFormat = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(ARCHIVE_LINK_MAX), z.refine(isArchiveLink));

/**
 * A short address as it is typed for an import: 4 to 25 characters of whatever script. Whether a team may have it is asked of the
 * service, which is stricter.
 */
export const typedTeamUrlFormat = z
  .string()
  .check(z.trim(), z.minLength(TEAM_URL_MIN), z.maxLength(TEAM_URL_MAX, { abort: true }), z.regex(/^[^\p{C}\p{Z}]*$/u));
