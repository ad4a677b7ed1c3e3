import { ARCHIVE_MAX_BYTES } from '@muster/schema/formats/import';

/** Why an archive cannot be read: it is none of this source, is dangerous, is damaged, holds too much, or stays locked. */
export type ArchiveFault =
  | 'archive_invalid'
  | 'archive_unsafe'
  | 'archive_truncated'
  | 'archive_too_large'
  | 'passphrase_wrong';

/** An archive that cannot be read. Whoever sends the same archive again meets the same fault: trying again is of no use. */
export class ArchiveError extends Error {
  readonly code: ArchiveFault;

  constructor(code: ArchiveFault, detail: string, options?: ErrorOptions) {
    super(detail, options);
    this.code = code;
  }
}

/** How much an archive may hold. */
export type ArchiveLimits = {
  /** The archive itself. */
  readonly archiveBytes: number;
  /** Its files, folders among them. */
  readonly entries: number;
  /** The paths of those that are read, altogether: they alone are kept in memory. */
  readonly pathCharacters: number;
  /** One file, unpacked. */
  readonly fileBytes: number;
  /** All of it that is unpacked. */
  readonly totalBytes: number;
  /** How many times as long something may be unpacked, where it is longer than `ratioFrom` then. */
  readonly ratio: number;
  readonly ratioFrom: number;
};

const MIB = 1024 ** 2;

export const ARCHIVE_LIMITS: ArchiveLimits = {
  archiveBytes: ARCHIVE_MAX_BYTES,
  entries: 1_000_000,
  pathCharacters: 128 * MIB,
  fileBytes: 2 * 1024 * MIB,
  totalBytes: 20 * 1024 * MIB,
  ratio: 200,
  ratioFrom: 16 * MIB,
};

/** @throws ArchiveError of what is unpacked to far more than it is packed: no text of people repeats itself so much */
export function demandRatio(packed: number, unpacked: number, { ratio, ratioFrom }: ArchiveLimits): void {
  if (unpacked > ratioFrom && unpacked > packed * ratio)
    throw new ArchiveError('archive_unsafe', `${packed} bytes become ${unpacked} or more.`);
}

/** @throws ArchiveError where a sum goes beyond its limit */
export function demandAtMost(value: number, most: number, what: string): void {
  if (value > most) throw new ArchiveError('archive_too_large', `More than ${most} ${what}.`);
}
