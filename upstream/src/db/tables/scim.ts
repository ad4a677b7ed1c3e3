import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { person } from './member.ts';
import { team } from './team.ts';

/** What the company's directory calls somebody, where it has names of its own for them. */
export const directoryPerson = pgTable(
  'directory_person',
  {
    guid: text()
      .primaryKey()
      .references(() => person.guid),
    teamId: text()
      .notNull()
      .references(() => team.teamId),
    externalId: text(),
    displayName: text(),
  },
  (table) => [index('directory_person_external').on(table.teamId, table.externalId)],
);
