import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from './db/database.ts';
import { openMemoryDatabase } from './db/embedded.ts';
import { freeEmailDomain } from './db/tables/identity.ts';
import { team } from './db/tables/team.ts';
import { foundTeam, readArguments } from './foundTeam.ts';
import { findAccount } from './domains/identity/repository.ts';
import { billingOf } from './domains/billing/repository.ts';

const NOW = Date.parse('2026-03-04T10:00:00Z');

let db: Database;
beforeAll(async () => {
  db = await openMemoryDatabase();
});
afterAll(() => db.close());

const found = (...args: string[]) =>
  db.transaction((queries) => foundTeam(queries, readArguments([...args, '--name', 'Acme']), NOW));

test('a team begins with an admin who can sign in', async () => {
  await found('--admin', 'Anna.Berg@acme-works.test');
  const account = await db.read((queries) => findAccount(queries, 'anna.berg@acme-works.test'));
  expect(account).toMatchObject({ role: 'admin' });
  const teamId = account?.teamId ?? '';
  expect(await db.read((queries) => billingOf(queries, teamId))).toMatchObject({ plan: 'free', balance: 0 });
});

test('nobody comes in unasked by a domain at which anybody may have an address', async () => {
  await db.transaction((queries) => queries.insert(freeEmailDomain).values({ domain: 'post.test' }));
  await found('--admin', 'anna@post.test', '--url', 'anna');
  await found('--admin', 'anna@own.test', '--url', 'owner');
  const rows = await db.read((queries) => queries.select().from(team));
  const joinedBy = (url: string) => rows.find((row) => row.url === url)?.canJoinDomains;
  expect([joinedBy('anna'), joinedBy('owner')]).toEqual([[], ['own.test']]);
});

test('neither its domain nor its short address can be had twice', async () => {
  await found('--admin', 'a@one.test', '--url', 'taken');
  await expect(found('--admin', 'b@one.test', '--url', 'other')).rejects.toThrow(
    'The domain one.test has a team already.',
  );
  await expect(found('--admin', 'b@two.test', '--url', 'taken')).rejects.toThrow('The short address taken is taken');
  await found('--admin', 'b@two.test', '--url', 'free-one', '--enterprise');
});

test('what is wrong with the arguments is said, and how they are', () => {
  for (const [args, told] of [
    [['--admin', 'anna', '--name', 'Acme'], /^--admin: has to be an e-mail address, [^\n]*\nnpm run[^]*--enterprise/],
    [['--admin', 'a@acme.test', '--name', '<>'], /^--name: has to be 1 to 50 characters [^\n]*\nnpm run/],
    [['--admin', 'a@acme.test', '--name', 'Acme', '--url', 'a_b'], /^--url: has to be 4 to 25 letters [^\n]*ends\.\n/],
    [['--admin', 'a@abc.test', '--name', 'Acme'], /^--url: has to be [^\n]*; it was made of the domain: give another/],
    [['--admin', 'a@acme.test', '--name', 'Acme', '--url', 'graphql'], /--url: is reserved/],
    [['--nobody', 'x'], /nobody/],
    [[], /^Needed: --admin and --name\.\nnpm run found-team/],
    [['--name', 'Acme'], /^Needed: --admin\.\n/],
  ] as const)
    expect(() => readArguments([...args])).toThrow(told);
});
