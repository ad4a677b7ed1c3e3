import type { ListedField, ListedUsage } from '../listedField.ts';

/** Why a field cannot be deleted, by the code of the refusal. */
export type InUseReason = 'HAS_DEPENDENTS' | 'IN_USER_GROUP' | 'IN_USE';

const ALL: readonly InUseReason[] = ['HAS_DEPENDENTS', 'IN_USER_GROUP', 'IN_USE'];

export const inUseReasonOf = (code: string): InUseReason | null => ALL.find((reason) => reason === code) ?? null;

/**
 * What keeps a field from being deleted.
 *
 * @param refused what the services refused, though the usage may tell nothing of it
 */
export function inUseReasons(usage: ListedUsage, refused: InUseReason | null): readonly InUseReason[] {
  const holds: Readonly<Record<InUseReason, boolean>> = {
    HAS_DEPENDENTS: usage.childFields.length > 0,
    IN_USER_GROUP: usage.userGroups.length > 0,
    IN_USE: usage.membersCount + usage.othersCount > 0,
  };
  return ALL.filter((reason) => holds[reason] || reason === refused);
}

/** Whether a field may be archived: fields that something names have to stay. */
export const canBeArchived = ({ viewerCanEdit, isArchived }: ListedField, usage: ListedUsage | null): boolean =>
  viewerCanEdit && !isArchived && usage !== null && usage.userGroups.length + usage.childFields.length === 0;
