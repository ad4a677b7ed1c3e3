import { type SQL, sql } from 'drizzle-orm';
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

/**
 * Takes entries of the audit trail that were written down by then, at most so many. Who has changed a setting last stays known
 * for as long as nobody changes it again.
 *
 * @returns how many
 */
export async function dropOldAudits(db: Queries, until: number, atMost: number): Promise<number> {
  const tellsOf = (entry: SQL) => sql`
    ${entry}.action = source.action and ${entry}.actor is not null
    and (source.value is null or ${entry}.after -> source.value is not null)`;
  const old = sql`(
    select entry.audit_id from ${auditEntry} as entry
    where entry.at <= ${until} and not exists (
      select from ${sources}
      where ${tellsOf(sql`entry`)} and not exists (
        select from ${auditEntry} as later
        where later.team_id = entry.team_id and later.audit_id > entry.audit_id and ${tellsOf(sql`later`)}
      )
    )
    order by entry.at limit ${atMost}
  )`;
  return (
    await db
      .delete(auditEntry)
      .where(sql`${auditEntry.auditId} in ${old}`)
      .returning({ auditId: auditEntry.auditId })
  ).length;
}
