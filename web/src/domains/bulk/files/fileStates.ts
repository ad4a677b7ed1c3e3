/** How often a file is asked for that is being checked or worked off, in ms, while the page is visible. */
export const POLL_MS = 1_000;

export const isPageHidden = () => document.visibilityState === 'hidden';

/** Whether something is being done about a file, whoever looks. */
export const isMoving = ({ status }: { readonly status: string }): boolean =>
  status === 'VALIDATING' || status === 'PROCESSING';

/** Whether nobody has started it, nor ended it. */
export const isUnstarted = ({ status }: { readonly status: string }): boolean =>
  status === 'VALIDATING' || status === 'VALIDATED';

interface Tried {
  readonly doneCount: number;
  readonly failedCount: number;
}

/** How many of the planned rows were tried. */
export const triedOf = ({ doneCount, failedCount }: Tried) => doneCount + failedCount;

/** How many were planned and not tried. */
export const leftOf = (file: Tried & { readonly plannedCount: number }) =>
  Math.max(file.plannedCount - triedOf(file), 0);

/** A part of a whole, 0 to 1. */
export const shareOf = (part: number, whole: number) => (whole === 0 ? 0 : Math.min(part / whole, 1));

/** The same in quarters: what screen readers are told, so that they are not told all the time. */
export const quarterOf = (share: number) => Math.floor(share * 4) / 4;

/** What a file with rows of another one is saved as. */
export const nameOfReport = (fileName: string, ending: string): string =>
  `${fileName.replace(/\.csv$/i, '')}_${ending}.csv`;
