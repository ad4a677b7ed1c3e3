/** What a page leaves for itself, as it is to begin afresh: what it shows does not outlive that, its entry of the history does. */
type EntryNote =
  /** The console has loaded itself anew. */
  | 'hasBegunAfresh'
  /** Something was paid a moment ago. */
  | 'hasJustPaid';

const kept = (): object => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? state : {};
};

/** Leaves a note at the entry of the history where the browser stands. */
export const leaveNote = (note: EntryNote): void => window.history.replaceState({ ...kept(), [note]: true }, '');

/** Answers whether a note was left here, and takes it away. */
export function takeNote(note: EntryNote): boolean {
  const { [note]: found, ...others }: Partial<Record<EntryNote, unknown>> = kept();
  if (found !== true) return false;
  window.history.replaceState(others, '');
  return true;
}
