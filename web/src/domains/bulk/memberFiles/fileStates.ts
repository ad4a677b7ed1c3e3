import type { MemberFileProgressFragment } from '../../../generated/bulk/fragments/memberFileProgress.ts';
import type { MemberFileNowQuery } from '../../../generated/bulk/memberFiles/memberFileNow.ts';
import type { FileMode } from './fileModes.ts';

/** A file of people, as far as it is. */
export type MemberFile = MemberFileProgressFragment & { readonly mode: FileMode };

/** Whether it is known what a file does. */
export const isKnown = (file: MemberFileProgressFragment): file is MemberFile => file.mode !== 'UNKNOWN';

/** The file that was asked for by its id; null where there is none. */
export const fileOf = ({ node }: MemberFileNowQuery): MemberFile | null =>
  node && 'plannedCount' in node && isKnown(node) ? node : null;

/** How often the last file of a mode is asked for while it is worked off, in ms. */
export const LAST_POLL_MS = 3_000;
