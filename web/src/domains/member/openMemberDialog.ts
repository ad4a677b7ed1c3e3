import type { MemberDialog } from './memberDialog.ts';

/** Opens a dialog; `onSettled` is told whom the action failed on. The same function from render to render. */
export type OpenMemberDialog = (dialog: MemberDialog, onSettled?: (failedIds: readonly string[]) => void) => void;
