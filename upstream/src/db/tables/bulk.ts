import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { epochMs } from '../columns.ts';
import { team } from './team.ts';

/** One action on many people, worked off by a job. */
export const bulkJob = pgTable(
  'bulk_job',
  {
    bulkJobId: text().primaryKey(),
    teamId: text()
      .notNull()
      .references(() => team.teamId),
    /** The guid of the admin who started it, in whose name each change is made. */
    actor: text().notNull(),
    action: text({
      enum: ['deactivate', 'reactivate', 'delete', 'approve', 'approve_as_guests', 'reject', 'assign_licence'],
    }).notNull(),
    state: text({ enum: ['running', 'done'] }).notNull(),
    total: integer().notNull(),
    done: integer().notNull(),
    failed: integer().notNull(),
    /** The job that this one takes back. */
    undoes: text(),
    /** The request that started it, for the audit log. */
    requestId: text(),
    createdAt: epochMs().notNull(),
    finishedAt: epochMs(),
  },
  (table) => [index('bulk_job_team').on(table.teamId, table.createdAt)],
);

/** One person of a job, and what became of them. The list is made when the job starts. */
export const bulkJobItem = pgTable(
  'bulk_job_item',
  {
    bulkJobId: text()
      .notNull()
      .references(() => bulkJob.bulkJobId, { onDelete: 'cascade' }),
    position: integer().notNull(),
    guid: text().notNull(),
    /** Null while it waits. */
    result: text({
      enum: [
        'done',
        'already',
        'not_found',
        'last_admin',
        'guest_limit',
        'already_member',
        'not_licensable',
        'not_licensed',
        'no_licence_left',
      ],
    }),
  },
  (table) => [
    primaryKey({ columns: [table.bulkJobId, table.position] }),
    index('bulk_job_item_result').on(table.bulkJobId, table.result, table.position),
  ],
);

/** A file that fills a channel template, worked off by a job. */
export const channelUpload = pgTable(
  'channel_upload',
  {
    uploadId: text().primaryKey(),
    teamId: text()
      .notNull()
      .references(() => team.teamId),
    /** The guid of the admin who wanted it processed, in whose name each change is made, and their name at that moment. */
    actor: text().notNull(),
    actorName: text().notNull(),
    templateId: text().notNull(),
    /** What its owner calls the file, and where it is in the store. */
    fileName: text().notNull(),
    storedFile: text().notNull(),
    state: text({ enum: ['processing', 'processed'] }).notNull(),
    total: integer().notNull(),
    done: integer().notNull(),
    failed: integer().notNull(),
    requestId: text(),
    uploadedAt: epochMs().notNull(),
    finishedAt: epochMs(),
  },
  (table) => [
    index('channel_upload_team').on(table.teamId, table.uploadedAt),
    uniqueIndex('channel_upload_file').on(table.storedFile),
  ],
);

/** One row of such a file, and what became of it. */
export const channelUploadRow = pgTable(
  'channel_upload_row',
  {
    uploadId: text()
      .notNull()
      .references(() => channelUpload.uploadId, { onDelete: 'cascade' }),
    /** The line of the file on which it begins; the header is line 1. */
    line: integer().notNull(),
    cells: jsonb().$type<string[]>().notNull(),
    /** Null while it waits. */
    result: text({ enum: ['created', 'updated', 'unchanged', 'failed'] }),
    /** What is wrong with it: column and reason. */
    problem: jsonb().$type<{ column: string; code: string; value: string }>(),
  },
  (table) => [
    primaryKey({ columns: [table.uploadId, table.line] }),
    index('channel_upload_row_result').on(table.uploadId, table.result, table.line),
  ],
);
