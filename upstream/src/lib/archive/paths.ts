import { ArchiveError } from './fault.ts';

const PATH_MAX = 1_000;
const DRIVE = /^[a-z]:/i;

/**
 * The path of a file inside an archive, in one spelling: parts between slashes, without empty ones and `.`, composed characters.
 * Nothing is ever written to such a path; one that leads out of the archive says that somebody tries what it leads to.
 *
 * @throws ArchiveError `archive_unsafe`
 */
export function insidePath(name: string): string {
  const parts = name.split('/');
  const isSafe =
    name.length <= PATH_MAX &&
    !name.startsWith('/') &&
    !name.includes('\\') &&
    !name.includes('\0') &&
    !DRIVE.test(name) &&
    !parts.includes('..');
  if (!isSafe) throw new ArchiveError('archive_unsafe', 'A path leads out of the archive.');
  return parts
    .filter((part) => part !== '' && part !== '.')
    .join('/')
    .normalize('NFC');
}
