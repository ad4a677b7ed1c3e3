import { bigint, index, integer, json, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { epochMs } from '../columns.ts';

/** Work to be done at or after `dueAt`. */
export const job = pgTable(
  'job',
  {
    jobId: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    payload: jsonb().$type<unknown>().notNull(),
    /** At most one job with this key exists: how recurring work is planted once. */
    uniqueKey: text().unique(),
    state: text({ enum: ['waiting', 'done', 'failed'] }).notNull(),
    dueAt: epochMs().notNull(),
    attempts: integer().notNull(),
    /** While a job is doing something outside of the database, nobody else takes it before this instant. */
    claimedUntil: epochMs(),
    claim: text(),
    lastError: text(),
    createdAt: epochMs().notNull(),
    finishedAt: epochMs(),
  },
  (table) => [index('job_due').on(table.state, table.dueAt, table.jobId)],
);

/** The outbox: mails are written by the transaction that wants them sent. */
export const mail = pgTable(
  'mail',
  {
    mailId: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    recipient: text().notNull(),
    /** In whose name it is sent, and from which address; those of the installation without. */
    fromName: text(),
    fromAddress: text(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    state: text({ enum: ['kept', 'queued', 'delivered', 'erased'] }).notNull(),
    createdAt: epochMs().notNull(),
    deliveredAt: epochMs(),
  },
  (table) => [index('mail_recipient').on(table.recipient, table.mailId), index('mail_state').on(table.state)],
);

/** Who did what to what. Written in the same transaction as the change itself; never changed afterwards. */
export const auditEntry = pgTable(
  'audit_entry',
  {
    auditId: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    teamId: text(),
    actor: text(),
    action: text().notNull(),
    target: text().notNull(),
    before: jsonb().$type<unknown>(),
    after: jsonb().$type<unknown>(),
    requestId: text(),
    parentJobId: bigint({ mode: 'number' }),
    at: epochMs().notNull(),
  },
  (table) => [
    index('audit_entry_team').on(table.teamId, table.auditId),
    index('audit_entry_setting').on(table.teamId, table.action, table.auditId),
    index('audit_entry_target').on(table.teamId, table.target, table.at),
    index('audit_entry_time').on(table.at),
  ],
);

/** The answers of writes that carried an idempotency key, for 24 hours. */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    /** Whose key it is: a person's guid, or the address of somebody who is not signed in. */
    owner: text().notNull(),
    key: text().notNull(),
    /** Hash of the call's name and input. */
    fingerprint: text().notNull(),
    /** Hash of the session's token; who shows the same token may hear the answer again after the session's end. */
    tokenHash: text(),
    answer: json().$type<unknown>(),
    createdAt: epochMs().notNull(),
  },
  (table) => [primaryKey({ columns: [table.owner, table.key] }), index('idempotency_key_created').on(table.createdAt)],
);

/** Which key the secrets of this database are made with: by an id from which nothing of the key can be had. */
export const secretKey = pgTable('secret_key', {
  name: text({ enum: ['pin'] }).primaryKey(),
  keyId: text().notNull(),
  since: epochMs().notNull(),
});
