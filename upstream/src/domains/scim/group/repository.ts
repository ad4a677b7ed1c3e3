import { count, sql } from 'drizzle-orm';
import { anyOf } from '../../../db/arrays.ts';
import type { Queries } from '../../../db/database.ts';
import { userGroupMember } from '../../../db/tables/userGroup.ts';

/** How many people the directory has put into these user groups, all together. */
export async function countMembers(db: Queries, ids: readonly string[]): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(userGroupMember)
    .where(sql`${userGroupMember.userGroupId} = ${anyOf(ids)}`);
  return row?.total ?? 0;
}
