import { sql } from 'drizzle-orm';
import { columnsOf } from '../../../db/arrays.ts';
import type { Queries } from '../../../db/database.ts';
import { auditEntry } from '../../../db/tables/system.ts';
import { type Setting, changeSources } from './changeRules.ts';

const sources = columnsOf('source', changeSources, { setting: 'text', action: 'text', value: 'text' });

/**
 * Who changed each of a team's settings last, and when; what nobody has changed is absent. For each source the newest entry
 * is found by the index, however long the audit trail is.
 */
export function latestChanges(db: Queries, teamId: string) {
  const latest = sql`(
    select actor, at, audit_id from ${auditEntry}
    where team_id = ${teamId} and action = source.action and actor is not null
      and (source.value is null or after -> source.value is not null)
    order by audit_id desc limit 1
  ) as latest`;
  return db
    .selectDistinctOn([sql`source.setting`], {
      setting: sql<Setting>`source.setting`,
      guid: sql<string>`latest.actor`,
      changedAt: sql`latest.at`.mapWith(auditEntry.at),
    })
    .from(sql`${sources} cross join lateral ${latest}`)
    .orderBy(sql`source.setting`, sql`latest.audit_id desc`);
}
