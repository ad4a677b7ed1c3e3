import type { MemberFileProgressFragment } from '../../../generated/bulk/fragments/memberFileProgress.ts';
import type { FileMode } from './fileModes.ts';

/** A file of people, as far as it is. */
export type MemberFile = MemberFileProgressFragment & { readonly mode: FileMode };

/** Whether it is known what a file does. */
export const isKnown = (file: MemberFileProgressFragment): file is MemberFile => file.mode !== 'UNKNOWN';

/** How often a file is asked for that is being checked or worked off, in ms, while the page is visible. */
export const POLL_MS = 1_000;

/** How often the last file of a mode is asked for while it is worked off, in ms. */
export const LAST_POLL_MS = 3_000;

export const isPageHidden = () => document.visibilityState === 'hidden';

/** Whether something is being done about a file, whoever looks. */
export const isMoving = ({ status }: Pick<MemberFile, 'status'>): boolean =>
  status === 'VALIDATING' || status === 'PROCESSING';

/** How many of the planned rows were tried. */
export const triedOf = ({ doneCount, failedCount }: MemberFile) => doneCount + failedCount;

/** How many were planned and not tried. */
export const leftOf = (file: MemberFile) => Math.max(file.plannedCount - triedOf(file), 0);

/** A part of a whole, 0 to 1. */
export const shareOf = (part: number, whole: number) => (whole === 0 ? 0 : Math.min(part / whole, 1));

/** The same in quarters: what screen readers are told, so that they are not told all the time. */
export const quarterOf = (share: number) => Math.floor(share * 4) / 4;
