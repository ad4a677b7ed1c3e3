// Which rows of the database are a team's: found by what they refer to, so that a new table is among them by itself.
import { type SQL, and, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm';
import { type AnyPgColumn, type PgTable, getTableConfig } from 'drizzle-orm/pg-core';
import { allTables } from '../db/allTables.ts';
import type { Queries } from '../db/database.ts';
import { conversation, conversationParty } from '../db/tables/channel.ts';
import { auditEntry, idempotencyKey, job } from '../db/tables/system.ts';
import { session } from '../db/tables/identity.ts';
import { person } from '../db/tables/member.ts';
import { ledgerEntry, ledgerTransaction } from '../db/tables/payment.ts';
import { team } from '../db/tables/team.ts';
import { ownerOf } from '../lib/idempotency.ts';

/** What a team's rows in a table are told by. */
type Owned = { readonly table: PgTable; readonly isOfTeam: SQL };

/** The team itself stays, and so does the trail of what was done in it; who wrote to whom of another team is that one's, too. */
const STAYING: readonly PgTable[] = [team, auditEntry, conversationParty];
const LEDGER: readonly PgTable[] = [ledgerTransaction, ledgerEntry];

const columnsOf = (table: PgTable): Readonly<Record<string, AnyPgColumn>> => getTableColumns(table);

type Reference = { readonly from: AnyPgColumn; readonly to: AnyPgColumn; readonly table: PgTable };

const referencesOf = (table: PgTable): Reference[] =>
  getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns, foreignColumns, foreignTable } = key.reference();
    const [from] = columns;
    const [to] = foreignColumns;
    return from && to && foreignTable !== table ? [{ from, to, table: foreignTable }] : [];
  });

/** The tables with a team's rows, those that others refer to behind these. */
function ownedBy(teamId: string): Owned[] {
  const known = new Map<PgTable, SQL | null>();
  const ordered: Owned[] = [];
  const visit = (table: PgTable): SQL | null => {
    const found = known.get(table);
    if (found !== undefined) return found;
    known.set(table, null);
    const isOfTeam = condition(table);
    known.set(table, isOfTeam);
    if (isOfTeam) ordered.unshift({ table, isOfTeam });
    return isOfTeam;
  };
  const condition = (table: PgTable): SQL | null => {
    const own = columnsOf(table)['teamId'];
    const parts = own ? [eq(own, teamId)] : [];
    for (const { from, to, table: parent } of referencesOf(table)) {
      const isParents = parent === team ? eq(to, teamId) : visit(parent);
      if (isParents && (parent !== team || !own)) {
        parts.push(sql`${from} in (select ${to} from ${parent} where ${isParents})`);
      }
    }
    return or(...parts) ?? null;
  };
  for (const table of allTables) if (!STAYING.includes(table)) visit(table);
  return ordered.filter(({ table }) => !STAYING.includes(table));
}

/** Removes everything of a team but itself, its trail, and what others have of it. */
export async function removeTeamRows(db: Queries, teamId: string): Promise<void> {
  const owned = ownedBy(teamId);
  const people = await db.select({ guid: person.guid }).from(person).where(eq(person.teamId, teamId));
  const owners = people.map(({ guid }) => ownerOf(guid));
  // What a call under way is kept by has no answer yet.
  await db
    .delete(idempotencyKey)
    .where(and(inArray(idempotencyKey.owner, owners), sql`${idempotencyKey.answer}::text <> 'null'`));
  await removeJobs(db, owned, teamId);
  await removeConversations(db, teamId);
  const ledgers = (await db.$count(ledgerTransaction, eq(ledgerTransaction.teamId, teamId))) > 0 ? LEDGER : [];
  // The ledger lets itself be emptied by nobody else.
  for (const table of ledgers) await db.execute(sql`alter table ${table} disable trigger user`);
  for (const { table, isOfTeam } of owned) await db.delete(table).where(isOfTeam);
  for (const table of ledgers) await db.execute(sql`alter table ${table} enable trigger user`);
}

/** Work that is about something of the team, which its payload names as the tables do: `teamId`, `uploadId`, `orderId`. */
async function removeJobs(db: Queries, owned: readonly Owned[], teamId: string): Promise<void> {
  await db.delete(job).where(sql`${job.payload} ->> 'teamId' = ${teamId}`);
  for (const { table, isOfTeam } of owned) {
    const key = Object.entries(columnsOf(table)).find(([, column]) => column.primary);
    if (!key) continue;
    const [name, column] = key;
    await db
      .delete(job)
      .where(sql`${job.payload} ->> ${name} in (select ${column}::text from ${table} where ${isOfTeam})`);
  }
}

/** Conversations of two people of the team; those with somebody of another team stay with that person. */
async function removeConversations(db: Queries, teamId: string): Promise<void> {
  const isWithin = sql`${conversation.conversationJid} in (select ${conversationParty.conversationJid} from ${conversationParty}
    group by 1 having bool_and(${conversationParty.teamId} = ${teamId}))`;
  const doomed = await db.select({ jid: conversation.conversationJid }).from(conversation).where(isWithin);
  const jids = doomed.map(({ jid }) => jid);
  if (jids.length === 0) return;
  for (const table of [...allTables, conversation]) {
    const column = columnsOf(table)['conversationJid'];
    if (column && table !== conversation) await db.delete(table).where(inArray(column, jids));
  }
  await db.delete(conversation).where(inArray(conversation.conversationJid, jids));
}

/** Who is signed in to the team, and how. */
export const sessionsOf = (db: Queries, teamId: string) =>
  db
    .select()
    .from(session)
    .where(inArray(session.guid, db.select({ guid: person.guid }).from(person).where(eq(person.teamId, teamId))));
