import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { person } from './member.ts';

/** A member whom a guest may start conversations with. */
export const guestContact = pgTable(
  'guest_contact',
  {
    guestGuid: text()
      .notNull()
      .references(() => person.guid),
    memberGuid: text()
      .notNull()
      .references(() => person.guid),
  },
  (table) => [
    primaryKey({ columns: [table.guestGuid, table.memberGuid] }),
    index('guest_contact_member').on(table.memberGuid),
  ],
);
