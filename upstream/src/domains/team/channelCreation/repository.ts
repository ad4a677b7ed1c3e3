import { and, asc, eq, sql } from 'drizzle-orm';
import { anyOf, textArray } from '../../../db/arrays.ts';
import type { Queries } from '../../../db/database.ts';
import { person } from '../../../db/tables/member.ts';
import { channelCreator } from '../../../db/tables/teamPolicy.ts';
import type { TeamRow } from '../repository.ts';
import type { ChannelType, CreationRule } from './rules.ts';

/** The guids of those who are chosen for each type of channel, by name. */
async function creatorsOf(db: Queries, teamId: string): Promise<Record<ChannelType, string[]>> {
  const rows = await db
    .select({ guid: channelCreator.guid, type: channelCreator.type })
    .from(channelCreator)
    .innerJoin(person, eq(person.guid, channelCreator.guid))
    .where(eq(person.teamId, teamId))
    .orderBy(asc(person.nameKey), asc(person.guid));
  const of = (wanted: ChannelType) => rows.filter(({ type }) => type === wanted).map(({ guid }) => guid);
  return { open: of('open'), closed: of('closed') };
}

/** The rule of a team for each type of channel. */
export async function rulesOf(db: Queries, team: TeamRow): Promise<Record<ChannelType, CreationRule>> {
  const chosen = await creatorsOf(db, team.teamId);
  return {
    open: { allowedTo: team.openChannelCreation, whiteList: chosen.open },
    closed: { allowedTo: team.closedChannelCreation, whiteList: chosen.closed },
  };
}

/** For which types of channels somebody is chosen. */
export async function chosenTypes(db: Queries, guid: string): Promise<ReadonlySet<ChannelType>> {
  const rows = await db.select({ type: channelCreator.type }).from(channelCreator).where(eq(channelCreator.guid, guid));
  return new Set(rows.map(({ type }) => type));
}

/** What people of a team are in it, by guid; any number of them. */
export async function standingsOf(db: Queries, teamId: string, guids: readonly string[]) {
  const rows = await db
    .select({ guid: person.guid, state: person.state, role: person.role })
    .from(person)
    .where(and(eq(person.teamId, teamId), sql`${person.guid} = ${anyOf(guids)}`));
  return new Map(rows.map((row) => [row.guid, row]));
}

/** Chooses people for a type of channel, and others no more. */
export async function changeCreators(
  db: Queries,
  type: ChannelType,
  { added, removed }: { added: readonly string[]; removed: readonly string[] },
): Promise<void> {
  await db.execute(
    sql`insert into ${channelCreator} (guid, type)
        select guid, ${type} from unnest(${textArray(added)}) as guid on conflict do nothing`,
  );
  await db
    .delete(channelCreator)
    .where(and(eq(channelCreator.type, type), sql`${channelCreator.guid} = ${anyOf(removed)}`));
}

/** Takes people who are gone out of the lists. */
export async function dropCreators(db: Queries, guids: readonly string[]): Promise<void> {
  if (guids.length === 0) return;
  await db.delete(channelCreator).where(sql`${channelCreator.guid} = ${anyOf(guids)}`);
}
