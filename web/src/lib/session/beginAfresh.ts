import { leaveNote } from '../urlState/entryNotes.ts';

/** Loads the console anew where the browser stands, as part of what somebody does: they go on at the heading of its page. */
export const beginAfresh = (): void => {
  leaveNote('hasBegunAfresh');
  window.location.reload();
};
