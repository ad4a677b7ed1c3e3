import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
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
    state: text({ enum: ['running', 'done', 'cancelled'] }).notNull(),
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

/** What texts are written in. */
const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'gb18030'] as const;

/** What a row of a file changes, column by column. */
export type RowChange = { readonly field: string; readonly before: string | null; readonly after: string | null };

/** A file that fills a channel template, worked off by one job; where it is looked at before that, by another. */
export const channelUpload = pgTable(
  'channel_upload',
  {
    uploadId: text().primaryKey(),
    teamId: text()
      .notNull()
      .references(() => team.teamId),
    /** The guid of the admin who handed it over, and their name at that moment. */
    actor: text().notNull(),
    actorName: text().notNull(),
    templateId: text().notNull(),
    /** What its owner calls the file, and where it is in the store. */
    fileName: text().notNull(),
    storedFile: text().notNull(),
    encoding: text({ enum: ENCODINGS }),
    state: text({ enum: ['validating', 'validated', 'processing', 'processed', 'cancelled'] }).notNull(),
    total: integer().notNull(),
    /** How many rows were looked at, and what came of them; null where it is worked off without that. */
    checked: integer(),
    planned: integer(),
    unchanged: integer(),
    refused: integer(),
    done: integer().notNull(),
    failed: integer().notNull(),
    /** The guid of the admin who had it worked off, in whose name each change is made, and their name at that moment. */
    startedBy: text(),
    startedByName: text(),
    requestId: text(),
    uploadedAt: epochMs().notNull(),
    startedAt: epochMs(),
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
    /** What it would do; null until it was looked at. */
    plan: text({ enum: ['create', 'change', 'unchanged', 'refused'] }),
    /** What a preview shows of it, and once it is done what it came to. */
    changes: jsonb().$type<readonly RowChange[]>(),
    /** Null while it waits, and for good where nothing is planned. */
    result: text({ enum: ['created', 'updated', 'unchanged', 'failed'] }),
    /** What is wrong with it: column and reason. */
    problem: jsonb().$type<{ column: string; code: string; value: string }>(),
  },
  (table) => [
    primaryKey({ columns: [table.uploadId, table.line] }),
    index('channel_upload_row_result').on(table.uploadId, table.result, table.line),
    index('channel_upload_row_plan').on(table.uploadId, table.plan, table.line),
  ],
);

/** What a column of a file of people is about: who it is, or one of the team's custom fields. */
export type MemberColumn =
  | { readonly kind: 'email' | 'firstName' | 'lastName' | 'countryCode' | 'mobileNumber' | 'ignored' }
  | { readonly kind: 'field'; readonly fieldId: string };

/** The mail to people who are added by a file, as it was composed. */
export type ComposedMail = {
  readonly fullName: string;
  readonly fromPrefix: string;
  readonly subject: string;
  readonly message: string;
};

/** A file of people by which members are added, changed, switched off or removed: looked at by one job, worked off by another. */
export const memberUpload = pgTable(
  'member_upload',
  {
    uploadId: text().primaryKey(),
    teamId: text()
      .notNull()
      .references(() => team.teamId),
    /** The guid of the admin who sent it, and their name at that moment. */
    actor: text().notNull(),
    actorName: text().notNull(),
    mode: text({ enum: ['add', 'edit', 'deactivate', 'delete'] }).notNull(),
    /** What its owner calls the file. */
    fileName: text().notNull(),
    /** Its rows in the store, one JSON array with line and cells in each line; gone once they are all in the table. */
    storedFile: text().notNull(),
    encoding: text({ enum: ENCODINGS }).notNull(),
    /** Its header as it was sent, and what each column is about. */
    header: jsonb().$type<readonly string[]>().notNull(),
    columns: jsonb().$type<readonly MemberColumn[]>().notNull(),
    state: text({ enum: ['validating', 'validated', 'processing', 'processed', 'cancelled'] }).notNull(),
    total: integer().notNull(),
    /** How many rows are in the table, and where in the stored file the next one begins. */
    checked: integer().notNull(),
    readTo: bigint({ mode: 'number' }).notNull(),
    planned: integer().notNull(),
    unchanged: integer().notNull(),
    refused: integer().notNull(),
    done: integer().notNull(),
    failed: integer().notNull(),
    /** Of those who are added: the mail that they get. */
    mail: jsonb().$type<ComposedMail>(),
    /** The guid of the admin who had it worked off, in whose name each change is made, and their name at that moment. */
    startedBy: text(),
    startedByName: text(),
    requestId: text(),
    uploadedAt: epochMs().notNull(),
    startedAt: epochMs(),
    finishedAt: epochMs(),
  },
  (table) => [index('member_upload_team').on(table.teamId, table.uploadedAt)],
);

/** One row of such a file: what it would change, and what became of it. */
export const memberUploadRow = pgTable(
  'member_upload_row',
  {
    uploadId: text()
      .notNull()
      .references(() => memberUpload.uploadId, { onDelete: 'cascade' }),
    /** The line of the file on which it begins; the header is line 1. */
    line: integer().notNull(),
    cells: jsonb().$type<readonly string[]>().notNull(),
    /** The address in lower case, or what stands in its place; and the name of whom the row is about. */
    email: text().notNull(),
    name: text().notNull(),
    /** Whom of the team it is about. */
    guid: text(),
    plan: text({ enum: ['add', 'change', 'remove', 'unchanged', 'refused'] }).notNull(),
    /** What a preview shows of it. */
    changes: jsonb().$type<readonly RowChange[]>().notNull(),
    /** What is wrong with it: column, reason and what stands there. */
    problem: jsonb().$type<{ readonly field: string; readonly code: string; readonly value: string }>(),
    /** Null while it waits, and for good where nothing is planned. */
    result: text({ enum: ['done', 'already', 'failed'] }),
  },
  (table) => [
    primaryKey({ columns: [table.uploadId, table.line] }),
    index('member_upload_row_plan').on(table.uploadId, table.plan, table.line),
    index('member_upload_row_result').on(table.uploadId, table.result, table.line),
    index('member_upload_row_email').on(table.uploadId, table.email, table.line),
  ],
);
