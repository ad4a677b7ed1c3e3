import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { Database } from '../db/database.ts';
import { type Copies, keepCopies } from '../db/copies.ts';
import { openMemoryDatabase } from '../db/embedded.ts';
import { openServerDatabase } from '../db/server.ts';

/** A database of its own for a test: in memory, or on the server of TEST_DATABASE_URL, where it is dropped at the end. */
export async function openTestDatabase(): Promise<Database> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) return openMemoryDatabase();
  const name = `muster_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const db = await openServerDatabase(url.href, (error) => {
    throw error;
  });
  return {
    ...db,
    close: async () => {
      await db.close();
      await onServer(server, `drop database ${name}`);
    },
  };
}

/** A database with what tests begin with. */
export type CopiedDatabase = { db: Database; copies: Copies };

const copied = async (db: Database): Promise<CopiedDatabase> => ({ db, copies: await keepCopies(db) });

/** The database that the files of a process use, one after the other. */
let common: Promise<CopiedDatabase> | undefined;
let isLent = false;

/**
 * A database for tests that begin with a state of their own: making one takes longer than most of them. Whoever has it
 * gives it back by closing it; who asks in the meantime gets one of their own.
 */
export async function borrowTestDatabase(): Promise<CopiedDatabase> {
  if (isLent) return copied(await openTestDatabase());
  isLent = true;
  const { db, copies } = await (common ??= openTestDatabase().then(copied));
  let isGivenBack = false;
  const close = async () => {
    if (!isGivenBack) isLent = false;
    isGivenBack = true;
  };
  return { db: { ...db, close }, copies };
}

async function onServer(url: string, statement: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
