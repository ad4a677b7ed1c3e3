import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { epochMs } from '../columns.ts';
import { team } from './team.ts';

/** A card that a team pays with: what its provider tells of it, never its number. */
export const paymentCard = pgTable(
  'payment_card',
  {
    cardId: text().primaryKey(),
    teamId: text()
      .notNull()
      .references(() => team.teamId),
    brand: text({ enum: ['VI', 'MC', 'AX', 'DI', 'DC', 'JC', 'UP'] }).notNull(),
    lastFour: text().notNull(),
    /** The last month in which it is good: 1 to 12, and the year. */
    expiryMonth: integer().notNull(),
    expiryYear: integer().notNull(),
    /** The one that renewals are charged to. */
    isDefault: boolean().notNull(),
    addedAt: epochMs().notNull(),
  },
  (table) => [index('payment_card_team').on(table.teamId)],
);
