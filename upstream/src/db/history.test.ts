import { PGlite } from '@electric-sql/pglite';
import { getTableName, sql } from 'drizzle-orm';
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres';
import { drizzle } from 'drizzle-orm/pglite';
import { Client, Pool } from 'pg';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { allTables } from './allTables.ts';
import type { Queries } from './database.ts';
import { applyPending, demandApplied, demandKnown, readState } from './history.ts';
import { type Migration, knownMigrations } from './migrations.ts';
import { reportOf, wayTo } from './migrationReport.ts';

// Making one takes far longer than emptying it.
let pglite: PGlite | undefined;
afterAll(() => pglite?.close());

async function emptied(): Promise<Queries> {
  pglite ??= await PGlite.create();
  await pglite.exec('drop schema if exists drizzle cascade; drop schema public cascade; create schema public');
  return drizzle(pglite);
}

/** An empty database: the same in memory, or a new one on the server of TEST_DATABASE_URL, where several may ask at once. */
async function emptyDatabase(): Promise<Queries> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) return emptied();
  const name = `muster_history_${crypto.randomUUID().replaceAll('-', '')}`;
  const onServer = async (statement: string) => {
    const client = new Client({ connectionString: server });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await onServer(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const pool = new Pool({ connectionString: url.href });
  onTestFinished(async () => {
    await pool.end();
    await onServer(`drop database ${name}`);
  });
  return drizzleServer(pool);
}

const known = knownMigrations();
const lastName = known.at(-1)?.name ?? '';
const next = (name: string, statements: string[], keepsOlder = true): Migration => ({
  ...{ name, statements, keepsOlder, hash: name },
  madeAt: (known.at(-1)?.madeAt ?? 0) + Number(name.slice(0, 4)),
});
const tablesOf = async (queries: Queries) => {
  const made = await queries
    .select({ name: sql<string>`table_name` })
    .from(sql`information_schema.tables`)
    .where(sql`table_schema = current_schema() and table_type = 'BASE TABLE'`);
  return made.map(({ name }) => name).toSorted();
};

test('every state that there has been goes on to the present one, with what people had put into it', async () => {
  const queries = await emptyDatabase();
  await applyPending(queries, { upTo: known[0]?.name });
  for (const statement of FIRST_DATA) await queries.execute(sql.raw(statement));
  // Each by itself, as they came to whoever has been there from the beginning.
  for (const { name } of known.slice(1)) {
    expect((await applyPending(queries, { upTo: name })).map((one) => one.name)).toEqual([name]);
  }
  expect(await tablesOf(queries)).toEqual(allTables.map((table) => getTableName(table)).toSorted());
  const [person] = await queries
    .select({ email: sql<string>`email`, since: sql<string>`state_since`, owns: sql<string>`domain` })
    .from(sql`person join team using (team_id)`)
    .where(sql`guid = 'anna'`);
  expect(person).toMatchObject({ email: 'anna@old.example', owns: 'old.example' });
  expect(Number(person?.since)).toBe(2_000);
  const [policy] = await queries.select({ mode: sql<string>`file_sharing_mode` }).from(sql`team`);
  expect(policy).toEqual({ mode: 'NONE' });
  expect(await queries.select({ n: sql<number>`count(*)::int` }).from(sql`session`)).toEqual([{ n: 1 }]);
  expect(await queries.select({ name: sql<string>`name` }).from(sql`job`)).toEqual([{ name: 'mail' }]);
});

test('of the sessions that there were, those that a team’s identity provider may have opened prove no address', async () => {
  const queries = await emptyDatabase();
  await applyPending(queries, { upTo: known[0]?.name });
  for (const statement of FIRST_DATA) await queries.execute(sql.raw(statement));
  await applyPending(queries, { upTo: '0020_recording_retention' });
  /** Another row of a table, as the one that is there but for some columns. */
  const another = (table: string, changes: Record<string, string>) =>
    queries.execute(
      sql`insert into ${sql.raw(table)} select (jsonb_populate_record(one, ${JSON.stringify(changes)}::jsonb)).* from ${sql.raw(table)} one limit 1`,
    );
  for (const teamId of ['saml', 'plain']) await another('team', { team_id: teamId, url: teamId, domain: teamId });
  // Anna belongs to the team with an identity provider, too; Ben does not.
  await another('person', { guid: 'anna-saml', team_id: 'saml' });
  await another('person', { guid: 'ben', team_id: 'plain', email: 'ben@plain', email_key: 'ben@plain' });
  for (const guid of ['anna-saml', 'ben']) await another('session', { session_id: guid, token_hash: guid, guid });
  await queries.execute(sql`insert into saml_configuration
    (team_id, sso_url, saml_entity_id, public_certificate, button_label, strict_sso, version)
    values ('saml', 'https://id.example', 'id', '', 'ID', false, 1)`);
  await applyPending(queries);
  const rows = await queries
    .select({ guid: sql<string>`guid`, proves: sql<boolean>`proves_address` })
    .from(sql`session`)
    .orderBy(sql`guid`);
  expect(rows.map(({ guid, proves }) => [guid, proves])).toEqual([
    ['anna', false],
    ['anna-saml', false],
    ['ben', true],
  ]);
});

test('from any of them what is missing is applied at one stroke', async () => {
  // Every fourth: a database each takes a server a while.
  for (const { name } of known.filter((_one, index) => index % 4 === 0)) {
    const place = known.findIndex((one) => one.name === name);
    const queries = await emptyDatabase();
    await applyPending(queries, { upTo: name });
    if (place === 0) for (const statement of FIRST_DATA) await queries.execute(sql.raw(statement));
    expect((await applyPending(queries)).length).toBe(known.length - place - 1);
    expect(await tablesOf(queries)).toHaveLength(allTables.length);
  }
});

test('those that begin at once apply it once', async () => {
  const queries = await emptyDatabase();
  const applied = await Promise.all([1, 2, 3].map(() => applyPending(queries)));
  expect(applied.map((one) => one.length).toSorted((a, b) => a - b)).toEqual([0, 0, known.length]);
});

test('one that fails half-way leaves nothing half done, and says so', async () => {
  const queries = await emptyDatabase();
  await applyPending(queries);
  const good = next('0101_good', ['create table extra (a int)']);
  const bad = next('0102_bad', ['alter table extra add column b int', 'alter table nowhere add column c int']);
  const applying = applyPending(queries, { known: [...known, good, bad] });
  await expect(applying).rejects.toThrow(
    /^The migration 0102_bad cannot be applied: relation "nowhere" does not exist\. Nothing has been changed/,
  );
  expect(await tablesOf(queries)).not.toContain('extra');
  const state = await readState(queries, [...known, good, bad]);
  expect(state.pending).toEqual([good, bad]);
  expect(() => demandApplied(state)).toThrow('0101_good, 0102_bad are to be applied');
});

describe('a build that is older than the database', () => {
  const expanding = next('0101_expanding', ['create table extra (a int)']);
  const taking = next('0102_taking', ['drop table extra'], false);

  test('goes on where all that it does not know is made so', async () => {
    const queries = await emptyDatabase();
    await applyPending(queries, { known: [...known, expanding] });
    const state = await readState(queries, known);
    expect(() => demandKnown(state)).not.toThrow();
    expect(await applyPending(queries)).toEqual([]);
    expect(reportOf(state)).toContain('UNKNOWN  0101_expanding');
    expect(wayTo(state, lastName)).toMatch(/^Start that build: 0101_expanding keeps it working, and nothing is lost/);
  });

  test('is refused, and touches nothing, where one is not', async () => {
    const queries = await emptyDatabase();
    await applyPending(queries, { known: [...known, expanding, taking] });
    await expect(applyPending(queries)).rejects.toThrow(
      /^The database has been changed by another build, in a way that this one cannot work with: 0102_taking\. Nothing was touched/,
    );
    const state = await readState(queries, known);
    expect(reportOf(state)).toContain('This build does not start on the database');
    expect(wayTo(state, lastName)).toContain('restore the backup that was taken before');
  });

  test('is refused where nobody wrote down what the other one did', async () => {
    const queries = await emptyDatabase();
    await applyPending(queries, { known: [...known, expanding] });
    await queries.execute(sql`drop table drizzle.muster_migrations`);
    await expect(applyPending(queries)).rejects.toThrow('changed by another build');
  });
});

test('a database whose history was kept by drizzle alone is taken over', async () => {
  const queries = await emptyDatabase();
  await applyPending(queries);
  await queries.execute(sql`drop table drizzle.muster_migrations`);
  expect(await applyPending(queries)).toEqual([]);
  const notes = await queries.select({ n: sql<number>`count(*)::int` }).from(sql`drizzle.muster_migrations`);
  expect(notes).toEqual([{ n: known.length }]);
});

/** What takes away what builds before ask for, or asks of them what they do not give. */
const TAKES = [
  /\bdrop\s+(?:table|column|type|view|schema)\b/i,
  /\brename\b/i,
  /\bset\s+not\s+null\b/i,
  /\bdrop\s+default\b/i,
  /\bset\s+data\s+type\b/i,
  /\badd\s+constraint\b/i,
  /\bcreate\s+unique\s+index\b/i,
];
/** What is made new in the same migration may be as it likes: no build before asks for it. */
const newTablesIn = (statements: readonly string[]) =>
  statements.flatMap((statement) => /create table "(\w+)"/i.exec(statement)?.[1] ?? []);

/** Those from which on each says for whom it is. */
const SAID_FROM = known.findIndex(({ name }) => name === '0016_enterprise') + 1;

test.each(known.slice(SAID_FROM).map((one) => [one.name, one] as const))(
  '%s says in its first line whether builds before it go on, and what it does is like that',
  (_name, { statements, keepsOlder }) => {
    const [first = ''] = statements;
    expect(first).toMatch(/^-- (?:expands|contracts): \S/);
    if (!keepsOlder) return;
    const fresh = newTablesIn(statements);
    const ofOthers = statements.filter((one) => !fresh.some((table) => one.includes(`"${table}"`)));
    expect(ofOthers.filter((one) => TAKES.some((word) => word.test(one)))).toEqual([]);
    const demanding = ofOthers.filter((one) => /add column\b.*\bnot null\b/i.test(one) && !/\bdefault\b/i.test(one));
    expect(demanding).toEqual([]);
  },
);

/** What the first build's demo put into its tables, of each kind one. */
const FIRST_DATA = Object.entries({
  team: {
    ...{ team_id: 't', account_id: 'a', name: 'Old', domain: 'old.example', url: 'Old', created_at: 1_000, version: 1 },
    ...{ is_auto_join: true, is_domain: true, guest_invite: 'ADMINS', is_open: false, is_cross_domain_disabled: false },
    ...{ can_join_domains: ['old.example'], is_admin_invite: true, show_users_full_name: true, is_legacy: false },
    ...{ is_hard_paywall: false, is_soft_paywall: false, exclude_paywall: false, auto_upgrade_category: 'NONE' },
    ...{ support_lite: true, is_file_sharing_disabled: true, is_mobile_file_sharing_disabled: false },
    ...{ is_ip_tracking_enabled: false, allows_video_recording: false, allows_chat_export: false },
    ...{ allowed_addresses: [], storage_used_bytes: 0, avatar: 'pictures/1' },
  },
  billing: {
    ...{ team_id: 't', plan: 'PRO', type: 'SUBSCRIPTION', currency: 'USD', interval: 'MONTHLY', monthly_rate: 500 },
    ...{ payment_method: 'CARD', licences_bought: 3, is_lite_user_restricted: false, is_pro_plan_initialized: true },
    ...{ balance: 1_500, pending_amount: 0, version: 1 },
  },
  person: {
    ...{ guid: 'anna', team_id: 't', email: 'anna@old.example', email_key: 'anna@old.example', version: 1 },
    ...{ email_domain: 'old.example', first_name: 'Ánna', last_name: 'Øld', name_key: 'anna øld', role: 'admin' },
    ...{ state: 'active', locale: 'en-us', image_uri: 'pictures/2', is_licensed: true, is_auto_renew_enabled: true },
    ...{ created_at: 2_000 },
  },
  person_term: { team_id: 't', term: 'øld', guid: 'anna', field: 'name' },
  session: { session_id: 's', token_hash: 'h', guid: 'anna', created_at: 3_000, expires_at: 9_000_000_000_000 },
  installed_app: { team_id: 't', app_id: 'polls', name: 'Polls', description: '', users_count: 1 },
  audit_entry: { audit_id: 1, team_id: 't', actor: 'anna', action: 'session.begin', target: 's', at: 3_000 },
  idempotency_key: { owner: 'person:anna', key: 'k', fingerprint: 'f', answer: { done: true }, created_at: 3_000 },
  job: { job_id: 1, name: 'mail', payload: {}, state: 'waiting', due_at: 4_000, attempts: 0, created_at: 3_000 },
  mail: {
    mail_id: 1,
    recipient: 'anna@old.example',
    subject: 'PIN',
    text: '',
    html: '',
    state: 'kept',
    created_at: 3_000,
  },
}).map(([table, row]) => {
  const json = JSON.stringify(row).replaceAll("'", "''");
  const generated = 'overriding system value';
  return `insert into ${table} ${generated} select * from jsonb_populate_record(null::${table}, '${json}')`;
});
