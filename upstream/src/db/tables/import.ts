import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { epochMs } from '../columns.ts';
import { team } from './team.ts';

const SOURCES = ['SLACK', 'HIPCHAT', 'HIPCHAT_SERVER', 'STRIDE'] as const;

/** What an archive has, and what became of it. */
export type ImportCounts = {
  readonly peopleFound: number;
  readonly peopleAdded: number;
  readonly peopleMatched: number;
  readonly peopleSkipped: number;
  readonly channelsFound: number;
  readonly channelsAdded: number;
  readonly channelsMatched: number;
  readonly channelsSkipped: number;
  readonly messagesFound: number;
  readonly messagesAdded: number;
  readonly messagesSkipped: number;
};

/** People, channels and messages that are brought over from another chat tool. */
export const teamImport = pgTable(
  'team_import',
  {
    importId: text().primaryKey(),
    teamId: text()
      .notNull()
      .references(() => team.teamId),
    /** The guid of the admin who started it, in whose name each change is made, and their name at that moment. */
    actor: text().notNull(),
    actorName: text().notNull(),
    source: text({ enum: SOURCES }).notNull(),
    status: text({ enum: ['IN_PROGRESS', 'COMPLETED', 'FAILED'] }).notNull(),
    stage: text({ enum: ['fetching', 'reading', 'importing', 'done'] }).notNull(),
    /** What the archive is called, and where it is in the store. */
    fileName: text().notNull(),
    archiveFile: text().notNull(),
    /** Where it is fetched from; null where it was sent. */
    sourceUrl: text(),
    /** What opens it, sealed; null once it was read. */
    sealedPassphrase: text(),
    teamUrl: text().notNull(),
    /** Whether people who come into the team by it are mailed. */
    invitesPeople: boolean().notNull(),
    /** Its people, channels and messages in the store, one JSON record in each line; null until the archive was read. */
    recordsFile: text(),
    /** How much of the stage is done, in bytes, and of how much; the next record begins there. */
    doneBytes: bigint({ mode: 'number' }).notNull(),
    totalBytes: bigint({ mode: 'number' }).notNull(),
    counts: jsonb().$type<ImportCounts>().notNull(),
    failure: text({
      enum: [
        'archive_invalid',
        'archive_unsafe',
        'archive_truncated',
        'archive_too_large',
        'passphrase_wrong',
        'nothing_found',
        'fetch_failed',
        'link_refused',
        'cancelled',
        'internal',
      ],
    }),
    requestId: text(),
    createdAt: epochMs().notNull(),
    updatedAt: epochMs().notNull(),
    finishedAt: epochMs(),
  },
  (table) => [index('team_import_team').on(table.teamId, table.source, table.createdAt)],
);

/** What of an archive could not be brought over. */
export const importProblem = pgTable(
  'import_problem',
  {
    importId: text()
      .notNull()
      .references(() => teamImport.importId, { onDelete: 'cascade' }),
    position: integer().notNull(),
    kind: text({ enum: ['person', 'channel', 'message', 'file'] }).notNull(),
    name: text().notNull(),
    code: text({
      enum: [
        'email_missing',
        'email_invalid',
        'email_repeated',
        'domain_not_allowed',
        'deactivated_in_team',
        'deactivated_in_source',
        'is_bot',
        'guest_limit',
        'guests_disabled',
        'name_invalid',
        'channel_limit',
        'direct_messages',
        'channel_missing',
        'text_missing',
        'text_shortened',
        'record_invalid',
        'file_unreadable',
      ],
    }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.position] })],
);

/** What became of somebody or of a channel of another tool: whoever imports the same again finds it by this. */
export const importedAs = pgTable(
  'imported_as',
  {
    teamId: text()
      .notNull()
      .references(() => team.teamId),
    source: text({ enum: SOURCES }).notNull(),
    kind: text({ enum: ['person', 'channel'] }).notNull(),
    /** The id that the other tool has for it. */
    sourceId: text().notNull(),
    /** The guid of the person or the address of the channel; null for somebody who is not in the team. */
    target: text(),
    /** How somebody is called who is not in the team, or was not then. */
    name: text().notNull(),
    /** The import that met it last. */
    importId: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.source, table.kind, table.sourceId] }),
    index('imported_as_target').on(table.target, table.importId),
  ],
);

/** An archive that is sent in parts: who sends the same again goes on where it broke off. */
export const archiveUpload = pgTable(
  'archive_upload',
  {
    uploadName: text().primaryKey(),
    teamId: text()
      .notNull()
      .references(() => team.teamId),
    actor: text().notNull(),
    source: text({ enum: SOURCES }).notNull(),
    fileName: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    createdAt: epochMs().notNull(),
  },
  (table) => [index('archive_upload_actor').on(table.teamId, table.actor, table.createdAt)],
);
