import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { auditEntry } from '../../db/tables/system.ts';
import { type ChangeSource, type Setting, changeSources } from './settingChangeRules.ts';

const column = (key: keyof ChangeSource) => sql`${sql.param(changeSources.map((one) => one[key]))}::text[]`;

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
    .from(
      sql`unnest(${column('setting')}, ${column('action')}, ${column('value')}) as source(setting, action, value)
        cross join lateral ${latest}`,
    )
    .orderBy(sql`source.setting`, sql`latest.audit_id desc`);
}
