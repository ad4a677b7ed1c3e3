import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { person } from './member.ts';

/** A member whom a guest may talk to, and who may talk to them. */
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
