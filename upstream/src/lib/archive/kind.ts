/** What a file is by its first bytes. */
export type ArchiveKind = 'zip' | 'gzip' | 'tar' | 'aes';

/** As many bytes tell every kind. */
export const KIND_BYTES = 512;

const TAR_MAGIC_AT = 257;
/** Bits of a gzip header that nobody uses: whoever opens something with a wrong key seldom finds them empty. */
const GZIP_RESERVED = 0xe0;

/** The kind of an archive; null where it is none. */
export function kindOf(head: Buffer): ArchiveKind | null {
  const begins = (text: string, at = 0) => head.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'));
  if (begins('Salted__')) return 'aes';
  if (begins('PK\x03\x04') || begins('PK\x05\x06')) return 'zip';
  if (begins('\x1f\x8b\x08') && head.length > 3 && (head.readUInt8(3) & GZIP_RESERVED) === 0) return 'gzip';
  return begins('ustar', TAR_MAGIC_AT) ? 'tar' : null;
}
