// The team for trying things out: what it begins with, and how it gets back there.
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database, Queries } from '../db/database.ts';
import { channelUpload, memberUpload } from '../db/tables/bulk.ts';
import { chatExport } from '../db/tables/chatExport.ts';
import { sharedFile } from '../db/tables/file.ts';
import { session } from '../db/tables/identity.ts';
import { teamImport } from '../db/tables/import.ts';
import { person } from '../db/tables/member.ts';
import { callRecording } from '../db/tables/recording.ts';
import { team } from '../db/tables/team.ts';
import { webhook } from '../db/tables/webhook.ts';
import type { GroupsDomain } from '../domains/channel/addressRules.ts';
import { partFileOf } from '../domains/chatExport/rules.ts';
import { recordsFileOf } from '../domains/import/rules.ts';
import { addPeople } from '../domains/member/repository.ts';
import type { Sandbox } from '../domains/team/sandbox/actions.ts';
import { plantAll } from '../jobs.ts';
import type { Cause } from '../lib/cause.ts';
import { removeAfterCommit } from '../lib/fileRemoval.ts';
import type { FileStore } from '../lib/files.ts';
import { addDemoTeam } from './load.ts';
import { keepDemoFilms } from './recordings.ts';
import { removeTeamRows, sessionsOf } from './teamRows.ts';
import { SANDBOX, SANDBOX_TEAM_ID, demoTeams } from './teams.ts';

/** The same names whatever other teams there are. */
const SEED = demoTeams.length;

/** @param domain of the team's addresses: those of admin@, member@ and guest@ are where PINs go */
export function createSandbox(
  domain: string,
  files: FileStore,
  groupsDomain: GroupsDomain = null,
): Sandbox & { addOnce(db: Database, now: number): Promise<void> } {
  const spec = { ...SANDBOX, domain };
  const teamId = SANDBOX_TEAM_ID;
  return {
    teamId,
    /** Adds the team where the database does not have it. */
    async addOnce(db, now) {
      await db.transaction(async (queries) => {
        const [found] = await queries.select({ teamId: team.teamId }).from(team).where(eq(team.teamId, teamId));
        if (found) return;
        await addDemoTeam(queries, spec, SEED, now, { groupsDomain });
        await plantAll(queries, now);
      });
      await keepDemoFilms(files, [spec]);
    },
    async reset(cause) {
      const { db, now } = cause;
      const sessions = await sessionsOf(db, teamId);
      const [actor] = await db.select().from(person).where(eq(person.guid, cause.actor));
      const before = await filesOf(db, teamId);
      await removeTeamRows(db, teamId);
      await addDemoTeam(db, spec, SEED, now, { groupsDomain });
      await keepActor(cause, actor);
      await keepSessions(db, teamId, sessions);
      await plantAll(db, now);
      const after = new Set(await filesOf(db, teamId));
      await removeAfterCommit(cause, ...before.filter((name) => !after.has(name)));
      await keepDemoFilms(files, [spec]);
    },
  };
}

/** Somebody who was invited stays, unless one of the beginning has their address. */
async function keepActor({ db, teamId }: Cause, actor: typeof person.$inferSelect | undefined): Promise<void> {
  if (!actor) return;
  const isSame = and(eq(person.teamId, teamId), eq(person.emailKey, actor.emailKey));
  const isThere = (await db.$count(person, eq(person.guid, actor.guid))) + (await db.$count(person, isSame));
  if (isThere === 0) await addPeople(db, [{ ...actor, isLicensed: false, licenceCategory: null, imageFile: null }]);
}

/** Nobody who is there again has to sign in again. */
async function keepSessions(
  db: Queries,
  teamId: string,
  sessions: readonly (typeof session.$inferSelect)[],
): Promise<void> {
  const people = await db.select({ guid: person.guid }).from(person).where(eq(person.teamId, teamId));
  const guids = new Set(people.map(({ guid }) => guid));
  const kept = sessions.filter(({ guid }) => guids.has(guid));
  if (kept.length > 0) await db.insert(session).values(kept).onConflictDoNothing();
}

/** The names in the store of all that a team has there. */
async function filesOf(db: Queries, teamId: string): Promise<string[]> {
  const named = [
    { column: team.avatarFile, table: team },
    { column: person.imageFile, table: person },
    { column: webhook.iconFile, table: webhook },
    { column: memberUpload.storedFile, table: memberUpload },
    { column: channelUpload.storedFile, table: channelUpload },
    { column: teamImport.archiveFile, table: teamImport },
    { column: sharedFile.fileName, table: sharedFile },
    { column: callRecording.fileName, table: callRecording },
    { column: chatExport.fileName, table: chatExport },
  ];
  const names: string[] = [];
  for (const { column, table } of named) {
    const rows = await db
      .select({ name: column })
      .from(table)
      .where(and(eq(table.teamId, teamId), isNotNull(column)));
    names.push(...rows.flatMap(({ name }) => (name === null ? [] : [name])));
  }
  const exports = await db.select().from(chatExport).where(eq(chatExport.teamId, teamId));
  for (const { jobId, parts } of exports) {
    names.push(...Array.from({ length: parts + 1 }, (_, part) => partFileOf(jobId, part)));
  }
  const imports = await db.select({ id: teamImport.importId }).from(teamImport).where(eq(teamImport.teamId, teamId));
  return [...names, ...imports.map(({ id }) => recordsFileOf(id))];
}
