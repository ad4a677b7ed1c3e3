import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { epochMs } from '../columns.ts';
import { team } from './team.ts';

/** Where the writing of an export goes on: a conversation by its place, the page there, and the message after which it begins. */
export type ExportCursor = {
  readonly position: number;
  readonly page: number;
  readonly after: { readonly sentAt: number; readonly messageId: number } | null;
};

const LOCALES = ['en-us', 'en-gb', 'es-es', 'es-mx', 'pt-br', 'ru-ru', 'zh-cn'] as const;

/** An export of a team's conversations, which a job writes into one file. */
export const chatExport = pgTable(
  'chat_export',
  {
    jobId: text().primaryKey(),
    teamId: text()
      .notNull()
      .references(() => team.teamId),
    /** The admin who asked for it. The name is that of then, and stays when they are gone. */
    requesterGuid: text().notNull(),
    requesterName: text().notNull(),
    requestId: text(),
    /** The language of the pages. */
    locale: text({ enum: LOCALES }).notNull(),
    /** Whose conversations; none for everybody's. */
    emails: jsonb().$type<readonly string[]>().notNull(),
    guids: jsonb().$type<readonly string[]>().notNull(),
    /** The channels that it is limited to, under their names of then; none where it is not. */
    channels: jsonb().$type<readonly { readonly groupJid: string; readonly name: string }[]>().notNull().default([]),
    tasks: jsonb().$type<readonly ('USER_HISTORY' | 'GROUP_HISTORY')[]>().notNull(),
    messageType: text({ enum: ['TEXT', 'IMAGE', 'FILE', 'ALL'] }).notNull(),
    outputFormat: text({ enum: ['JSON', 'HTML'] }).notNull(),
    /** The first and the last day, by UTC (`2026-03-02`); null where there is no such bound. */
    dateFrom: text(),
    dateTo: text(),
    status: text({ enum: ['PENDING', 'COMPLETED', 'FAILED'] }).notNull(),
    stage: text({ enum: ['waiting', 'writing', 'packing', 'done'] }).notNull(),
    failure: text({ enum: ['cancelled', 'internal'] }),
    /** The numbers of the last messages that are in it: what is written later is not. Null until the work begins. */
    lastMessageId: bigint({ mode: 'number' }),
    lastDirectMessageId: bigint({ mode: 'number' }),
    conversations: integer().notNull(),
    totalMessages: bigint({ mode: 'number' }).notNull(),
    doneMessages: bigint({ mode: 'number' }).notNull(),
    attachments: bigint({ mode: 'number' }).notNull(),
    cursor: jsonb().$type<ExportCursor>().notNull(),
    /** How many parts are written by now. */
    parts: integer().notNull(),
    /** Where the finished file is, or will be, and how many bytes it has. */
    fileName: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    createdAt: epochMs().notNull(),
    updatedAt: epochMs().notNull(),
    finishedAt: epochMs(),
    /** Until when the file is kept; null while there is none. */
    expiresAt: epochMs(),
  },
  (table) => [index('chat_export_team').on(table.teamId, table.createdAt)],
);

/** A conversation of an export that is under way, in the order of the file. */
export const chatExportConversation = pgTable(
  'chat_export_conversation',
  {
    jobId: text()
      .notNull()
      .references(() => chatExport.jobId, { onDelete: 'cascade' }),
    /** From 1. */
    position: integer().notNull(),
    kind: text({ enum: ['channel', 'direct'] }).notNull(),
    jid: text().notNull(),
    name: text().notNull(),
    messages: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.position] })],
);

/**
 * An entry of the file: bytes of a part, which follow those that the parts before have of the same path; or a shared file as it
 * is in the store.
 */
export type ExportEntry =
  | { readonly path: string; readonly start: number; readonly end: number }
  | { readonly path: string; readonly sharedFile: string };

/** What is written of an export that is under way, in pieces that are put together in the end. */
export const chatExportPart = pgTable(
  'chat_export_part',
  {
    jobId: text()
      .notNull()
      .references(() => chatExport.jobId, { onDelete: 'cascade' }),
    part: integer().notNull(),
    entries: jsonb().$type<readonly ExportEntry[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.part] })],
);
