/** What a job does to each of its people. */
export type BulkAction =
  | 'deactivate'
  | 'reactivate'
  | 'delete'
  | 'approve'
  | 'approve_as_guests'
  | 'reject'
  | 'assign_licence';

const inverses: Partial<Record<BulkAction, BulkAction>> = { deactivate: 'reactivate', reactivate: 'deactivate' };

/** What takes an action back; undefined where nothing does. */
export const inverseOf = (action: BulkAction): BulkAction | undefined => inverses[action];

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
