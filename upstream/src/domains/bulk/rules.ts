import type { SubjectOutcome } from '../../lib/subjects.ts';

export type BulkAction =
  'deactivate' | 'reactivate' | 'delete' | 'approve' | 'approve_as_guests' | 'reject' | 'assign_licence';

/** How many people can be given one by one; of who matches there may be any number. */
export const MAX_GIVEN = 10_000;

/** How many people one step works off: few enough that others are not kept waiting for long. */
export const STEP_SIZE = 200;

/** The jobs that a team is shown: those of the last 7 days, and of these the newest 20. */
export const SHOWN_FOR_MS = 7 * 24 * 60 * 60_000;
export const SHOWN_AT_MOST = 20;

/** How long jobs are kept. */
export const KEPT_FOR_MS = 30 * 24 * 60 * 60_000;

const inverses: Partial<Record<BulkAction, BulkAction>> = { deactivate: 'reactivate', reactivate: 'deactivate' };

/** What takes an action back; undefined where nothing does. */
export const inverseOf = (action: BulkAction): BulkAction | undefined => inverses[action];

/** Who is changed, or was so before, counts as done; everybody else as failed. */
export const isDone = (result: SubjectOutcome) => result === 'done' || result === 'already';

/** Whether a job can be taken back: it is finished, its action has an inverse, it changed somebody, and no job undoes it. */
export const isUndoable = (job: {
  action: BulkAction;
  state: 'running' | 'done';
  hasChanged: boolean;
  isUndone: boolean;
}): boolean => job.state === 'done' && inverseOf(job.action) !== undefined && job.hasChanged && !job.isUndone;

/**
 * The order in which people are worked off: as given, each of them once. Where admins may lose their rights they come
 * last, the one who acts at the very end: if these are all admins of the team, it is that one who stays, as in a call.
 */
export function workingOrder(
  action: BulkAction,
  guids: readonly string[],
  { admins, actor }: { admins: ReadonlySet<string>; actor: string },
): string[] {
  const unique = [...new Set(guids)];
  if (action !== 'deactivate' && action !== 'delete') return unique;
  const lateness = (guid: string) => (guid === actor ? 2 : admins.has(guid) ? 1 : 0);
  return unique.toSorted((a, b) => lateness(a) - lateness(b));
}
