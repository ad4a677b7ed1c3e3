import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { epochMs } from '../columns.ts';
import { channel } from './channel.ts';
import { team } from './team.ts';

/** What ties a channel, or all open channels of a team, to an outside service. */
export const webhook = pgTable(
  'webhook',
  {
    webhookId: text().primaryKey(),
    teamId: text()
      .notNull()
      .references(() => team.teamId),
    /** Whether somebody outside writes through it, or is told of what is written. */
    type: text({ enum: ['incoming', 'outgoing'] }).notNull(),
    scope: text({ enum: ['channel', 'domain'] }).notNull(),
    /** The channel; null where it is about the whole team. */
    groupJid: text().references(() => channel.groupJid),
    name: text().notNull(),
    /** The file of the icon; null for the default one. */
    iconFile: text(),
    /** Where it calls; of outgoing ones alone. */
    targetUrl: text(),
    /** What its calls are signed with; of outgoing ones alone. */
    token: text(),
    /** Counts the addresses that it has had; of incoming ones alone. The last one is the one that is heard. */
    addressGeneration: integer().notNull(),
    /** The guid of whoever made it or took it over, who may be gone. */
    owner: text().notNull(),
    /** The owner's name when they became it. */
    ownerName: text().notNull(),
    /** Why it does nothing at present; null while it does. */
    pausedBy: text({ enum: ['person', 'failures'] }),
    /** How many deliveries in a row were given up. */
    failuresInRow: integer().notNull(),
    createdAt: epochMs().notNull(),
    version: integer().notNull(),
  },
  (table) => [index('webhook_team').on(table.teamId, table.createdAt), index('webhook_channel').on(table.groupJid)],
);

/** One call of an outgoing webhook, with what became of it. */
export const webhookDelivery = pgTable(
  'webhook_delivery',
  {
    deliveryId: text().primaryKey(),
    /** The order in which they came about: many do so at one instant. */
    position: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    teamId: text()
      .notNull()
      .references(() => team.teamId),
    /** Null for a test of one that is not saved. */
    webhookId: text().references(() => webhook.webhookId, { onDelete: 'cascade' }),
    kind: text({ enum: ['message', 'test'] }).notNull(),
    /** The first one of those that repeat it by hand, as this one does. Its id is the `webhook-id` of all of them. */
    repeats: text(),
    /** The guid of whoever asked for a test or a repetition. */
    requestedBy: text(),
    /** What is sent, the same at each attempt. */
    payload: jsonb().$type<unknown>().notNull(),
    /** Target and token of a test of one that is not saved; dropped with its end. */
    draft: jsonb().$type<{ url: string; token: string }>(),
    state: text({ enum: ['waiting', 'delivered', 'failed', 'dropped'] }).notNull(),
    attempts: integer().notNull(),
    /** What the target answered last; null where it did not. */
    status: integer(),
    durationMs: integer(),
    /** Why the last attempt failed. */
    problem: text({
      enum: ['status', 'timeout', 'connection', 'address_refused', 'redirect_refused', 'too_long', 'paused'],
    }),
    /** The beginning of the last answer. */
    responseExcerpt: text(),
    createdAt: epochMs().notNull(),
    nextAttemptAt: epochMs(),
    lastAttemptAt: epochMs(),
  },
  (table) => [
    index('webhook_delivery_log').on(table.webhookId, table.position),
    index('webhook_delivery_due').on(table.webhookId, table.state, table.nextAttemptAt),
    index('webhook_delivery_created').on(table.createdAt),
  ],
);
