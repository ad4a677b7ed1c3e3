import { directoryMembersOf } from '../../userGroup/directoryRepository.ts';
import type { UserGroupRow } from '../../userGroup/repository.ts';
import type { Reading } from '../accessActions.ts';
import type { Json } from '../language/valueRules.ts';
import { lastChanges } from '../repository.ts';
import { tagOf } from '../rules.ts';
import { GROUP_SCHEMA } from '../schemaRules.ts';
import { wholeName } from '../user/rules.ts';

/** User groups that come from the directory as Groups, in their order, with their members where they are wanted. */
export async function groupsOf(
  { db, teamId }: Reading,
  base: string,
  rows: readonly UserGroupRow[],
  withMembers = true,
): Promise<Json[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const members = Map.groupBy(withMembers ? await directoryMembersOf(db, ids) : [], ({ id }) => id);
  const changes = await lastChanges(
    db,
    teamId,
    ids.map((id) => `userGroup:${id}`),
  );
  return rows.map(({ id, name, externalId, createdAt, version }) => {
    const inside = (members.get(id) ?? []).map((one) => ({
      ...{ value: one.guid, $ref: `${base}/Users/${one.guid}`, display: wholeName(one), type: 'User' },
    }));
    const lastModified = Math.max(createdAt, changes.get(`userGroup:${id}`) ?? 0);
    return {
      ...{ schemas: [GROUP_SCHEMA], id },
      ...(externalId === null ? {} : { externalId }),
      meta: {
        ...{ resourceType: 'Group', created: new Date(createdAt).toISOString() },
        ...{ lastModified: new Date(lastModified).toISOString(), location: `${base}/Groups/${id}` },
        version: tagOf(String(version)),
      },
      displayName: name,
      ...(inside.length === 0 ? {} : { members: inside }),
    };
  });
}
