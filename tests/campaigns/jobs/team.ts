// The team that the jobs are about, on a folder of its own, with an admin who is signed in.
import { join } from 'node:path';
import { readConfig, startUpstream } from '@muster/upstream';
import { openDatabase } from '@muster/upstream/database';
import { createLog } from '@muster/upstream/log';
import { addScaleTeam } from '@muster/upstream/scaleTeam';
import * as z from 'zod';
import { DevEndpoints } from '../../../scripts/devEndpoints.ts';

const ADMIN = { guid: 'universe-0001', email: 'admin@universe.example' };
/** Before this place there are admins and guests too, and so many more than members are in the team. */
const FIRST = 101;
const OTHERS = 200;

export type Database = Awaited<ReturnType<typeof openDatabase>>;

/** Who asks. A type, since query parameters are made of it. */
export type Session = { guid: string; token: string };

/** Members of the team, each of them active. */
export const membersOf = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `universe-${String(FIRST + index).padStart(4, '0')}`);

const addresses = z.object({ rows: z.array(z.object({ guid: z.string(), email: z.string() })) });

/** The addresses of people, in the order given. */
export async function addressesOf(db: Database, guids: readonly string[]): Promise<string[]> {
  const found = await db.read((queries) => queries.execute('select guid, email from person'));
  const byGuid = new Map(addresses.parse(found).rows.map(({ guid, email }) => [guid, email]));
  return guids.flatMap((guid) => byGuid.get(guid) ?? []);
}

const authenticated = z.object({ token: z.string() });

async function signIn(url: string): Promise<Session> {
  const post = async (path: string, body: object): Promise<unknown> => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${url}/identity/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return answer.json();
  };
  const { guid, email } = ADMIN;
  await post('issue-pin', { email });
  const pin = await new DevEndpoints(url).pinOf(email);
  const { token } = authenticated.parse(await post('authenticate', { guid, pin }));
  return { guid, token };
}

/** Does something with the database of a folder on which no process runs. */
export async function withDatabase<T>(folder: string, work: (db: Database) => Promise<T>): Promise<T> {
  const db = await openDatabase({ databaseUrl: null, dataDir: join(folder, 'data') }, createLog('silent'));
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

/** Adds the team, with at least so many members, to the empty database of a folder, and signs its admin in. */
export async function prepare(folder: string, db: Database, members: number): Promise<Session> {
  const config = readConfig({ DATA_DIR: join(folder, 'data'), UPSTREAM_PORT: '0', LOG_LEVEL: 'silent' });
  const lasting = { ...db, close: async () => undefined };
  const upstream = await startUpstream(config, { db: lasting, demoDomains: ['lonely.example'] });
  try {
    await db.transaction((queries) => addScaleTeam(queries, members + OTHERS, Date.now()));
    return await signIn(upstream.url);
  } finally {
    await upstream.close();
  }
}
