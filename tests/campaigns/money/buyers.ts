// The teams that buy, on a folder of their own, each with an admin who is signed in and an address.
import { join } from 'node:path';
import { readConfig, startUpstream } from '@muster/upstream';
import * as z from 'zod';
import { DevEndpoints } from '../../../scripts/devEndpoints.ts';
import type { Database } from '../jobs/team.ts';

/**
 * Teams with PRO that renews, with licences of single days, with dues, on a trial, and without anything; some pay in rupees, which
 * they may do at banks.
 */
const TEAMS = {
  flat: 'USD',
  seedling: 'USD',
  rupee: 'INR',
  overdue: 'USD',
  harbor: 'USD',
  softwall: 'USD',
  hardwall: 'INR',
  firstday: 'USD',
  orchard: 'USD',
  activating: 'USD',
  sprout: 'USD',
  heritage: 'INR',
} as const;
type Name = keyof typeof TEAMS;
/** Those who give PRO up again and again; the others keep what they have, so that it is renewed. */
const RESTLESS: ReadonlySet<Name> = new Set(['seedling', 'harbor', 'softwall', 'hardwall', 'sprout', 'heritage']);
/** In a short run there is time for these. */
const OF_SHORT: readonly Name[] = ['flat', 'seedling', 'rupee', 'overdue'];
const OTHERS: readonly Name[] = [
  ...(['harbor', 'softwall', 'hardwall', 'firstday', 'orchard', 'activating', 'sprout', 'heritage'] as const),
];

export const namesOf = (length: 'short' | 'long'): readonly Name[] =>
  length === 'short' ? OF_SHORT : [...OF_SHORT, ...OTHERS];

export type Buyer = {
  readonly teamId: string;
  readonly currency: 'USD' | 'INR';
  /** Whether it gives PRO up again and again. */
  readonly isRestless: boolean;
  /** Who asks. */
  readonly session: { readonly guid: string; readonly token: string };
};

type Place = {
  readonly folder: string;
  readonly db: Database;
  readonly settings: Readonly<Record<string, string>>;
  readonly names: readonly Name[];
  readonly laterMs?: number;
  /** A free one without it. */
  readonly port?: string;
};

/** Does something while an upstream of development runs in this process on a database, which stays open. */
export async function withUpstream<T>(
  { folder, db, settings, names, laterMs = 0, port = '0' }: Place,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const demoDomains = names.map((name) => `${name}.example`);
  const lasting = { ...db, close: async () => undefined };
  const config = readConfig({
    ...{ DATA_DIR: join(folder, 'data'), UPSTREAM_PORT: port, LOG_LEVEL: 'silent' },
    ...settings,
  });
  const clock = { now: () => Date.now() + laterMs };
  const upstream = await startUpstream(config, { db: lasting, demoDomains, clock });
  try {
    return await work(upstream.url);
  } finally {
    await upstream.close();
  }
}

/** For months sessions are good, and everybody keeps what they have: then as many licences go on as there are. */
const LASTING = `
  update session set expires_at = expires_at + 315360000000;
  update person set is_auto_renew_enabled = true`;

/** Signs the admins in and saves their addresses. */
export async function buyersAt(url: string, { db, names }: Pick<Place, 'db' | 'names'>): Promise<Buyer[]> {
  const buyers = await Promise.all(names.map((name) => buyerAt(url, name)));
  await db.transaction(async (queries) => {
    for (const statement of LASTING.split(';')) await queries.execute(statement);
  });
  return buyers;
}

const authenticated = z.object({ token: z.string() });

async function buyerAt(url: string, name: Name): Promise<Buyer> {
  const post = async (path: string, body: object): Promise<unknown> => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${url}/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const email = `admin@${name}.example`;
  const { guid } = z.object({ guid: z.string() }).parse(await post('identity/issue-pin', { email }));
  const pin = await new DevEndpoints(url).pinOf(email);
  const { token } = authenticated.parse(await post('identity/authenticate', { guid, pin }));
  const session = { guid, token };
  const teamId = `team-${name}`;
  const query = new URLSearchParams({ ...session, teamId }).toString();
  const address = { name: 'A buyer', address: '1 High Street', city: 'Boston', country: 'US' };
  await post(`billing/address?${query}`, { address });
  return { teamId, session, currency: TEAMS[name], isRestless: RESTLESS.has(name) };
}
