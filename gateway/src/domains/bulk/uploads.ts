import type { ChannelUploadStatus, MemberUploadStatus, TextEncoding } from '../../generated/resolvers.ts';
import { type WordsOf, enumOf } from '../../lib/enums.ts';

/** How far files of people and channels are. */
export const uploadStatuses = enumOf('UploadStatus', {
  VALIDATING: 'validating',
  VALIDATED: 'validated',
  PROCESSING: 'processing',
  PROCESSED: 'processed',
  CANCELLED: 'cancelled',
} as const satisfies WordsOf<MemberUploadStatus> & WordsOf<ChannelUploadStatus>);

/** What they are written in. */
export const encodings = enumOf('TextEncoding', {
  UTF_8: 'utf-8',
  UTF_16LE: 'utf-16le',
  UTF_16BE: 'utf-16be',
  WINDOWS_1252: 'windows-1252',
  GB18030: 'gb18030',
} as const satisfies WordsOf<TextEncoding>);

const CANCELLABLE: readonly (MemberUploadStatus | ChannelUploadStatus)[] = ['VALIDATING', 'VALIDATED', 'PROCESSING'];

/** Whether a file may be forgotten or stopped: only admins see one. */
export const isCancellable = ({ status }: { readonly status: MemberUploadStatus | ChannelUploadStatus }): boolean =>
  CANCELLABLE.includes(status);
