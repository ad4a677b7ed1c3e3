import type { TextEncoding } from '../../../generated/bulk/fragments/memberFileProgress.ts';

/** What encodings are called in every language; null for one that this version does not know. */
export const encodingNames: Readonly<Record<TextEncoding, string | null>> = {
  UTF_8: 'UTF-8',
  UTF_16LE: 'UTF-16',
  UTF_16BE: 'UTF-16',
  WINDOWS_1252: 'Windows-1252',
  GB18030: 'GB18030',
  UNKNOWN: null,
};
