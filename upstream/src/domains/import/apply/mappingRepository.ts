import { and, eq, inArray, sql } from 'drizzle-orm';
import { anyOf, columnsOf } from '../../../db/arrays.ts';
import type { Queries } from '../../../db/database.ts';
import { channel } from '../../../db/tables/channel.ts';
import { importedAs } from '../../../db/tables/import.ts';
import { person } from '../../../db/tables/member.ts';

export type Mapping = typeof importedAs.$inferSelect;
/** Whose things of which tool. */
export type Origin = Pick<Mapping, 'teamId' | 'source'>;

/** What became of people or channels of another tool, by the ids that they have there. */
export async function mappingsOf(
  db: Queries,
  { teamId, source }: Origin,
  kind: Mapping['kind'],
  sourceIds: readonly string[],
): Promise<Map<string, Mapping>> {
  if (sourceIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(importedAs)
    .where(
      and(
        eq(importedAs.teamId, teamId),
        eq(importedAs.source, source),
        eq(importedAs.kind, kind),
        sql`${importedAs.sourceId} = ${anyOf(sourceIds)}`,
      ),
    );
  return new Map(rows.map((row) => [row.sourceId, row]));
}

/** Writes down what became of some, each of whom is there once. */
export async function saveMappings(db: Queries, rows: readonly Mapping[]): Promise<void> {
  if (rows.length === 0) return;
  const types = {
    teamId: 'text',
    source: 'text',
    kind: 'text',
    sourceId: 'text',
    target: 'text',
    name: 'text',
  } as const;
  await db.execute(
    sql`insert into ${importedAs} (team_id, source, kind, source_id, target, name, import_id)
        select * from ${columnsOf('given', rows, { ...types, importId: 'text' })}
        on conflict (team_id, source, kind, source_id)
        do update set target = excluded.target, name = excluded.name, import_id = excluded.import_id`,
  );
}

/** Which of these people an import has met, and by which ids. */
export const metBy = (db: Queries, importId: string, guids: readonly string[]) =>
  db
    .select({ guid: importedAs.target, sourceId: importedAs.sourceId })
    .from(importedAs)
    .where(
      and(
        sql`${importedAs.target} = ${anyOf(guids)}`,
        eq(importedAs.importId, importId),
        eq(importedAs.kind, 'person'),
      ),
    );

/** What the channels of a team are called, as names are compared. */
export async function channelNames(db: Queries, teamId: string): Promise<Set<string>> {
  const rows = await db.select({ nameKey: channel.nameKey }).from(channel).where(eq(channel.teamId, teamId));
  return new Set(rows.map(({ nameKey }) => nameKey));
}

/** Those of these people who are active, and what they are. */
export async function activeAmong(db: Queries, teamId: string, guids: readonly string[]) {
  const rows = await db
    .select({ guid: person.guid, role: person.role })
    .from(person)
    .where(and(inArray(person.guid, [...guids]), eq(person.teamId, teamId), eq(person.state, 'active')));
  return new Map(rows.map(({ guid, role }) => [guid, role]));
}

/** An active admin of a team: the one asked for where they are that. */
export async function someAdmin(db: Queries, teamId: string, guid: string): Promise<string | null> {
  const [found] = await db
    .select({ guid: person.guid })
    .from(person)
    .where(and(eq(person.teamId, teamId), eq(person.state, 'active'), eq(person.role, 'admin')))
    .orderBy(sql`${person.guid} <> ${guid}`, person.guid)
    .limit(1);
  return found?.guid ?? null;
}
