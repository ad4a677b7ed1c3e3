import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pin, session, usedAddress } from './db/tables/identity.ts';
import { cardSetup } from './db/tables/payment.ts';
import { auditEntry, idempotencyKey, job, mail } from './db/tables/system.ts';
import { plantHousekeeping } from './housekeeping.ts';
import { DAY_MS, HOUR_MS } from './lib/durations.ts';
import { HASTENING } from './lib/jobQueue.ts';
import { type TestUpstream, START, startTestUpstream } from './testing/testUpstream.ts';

let upstream: TestUpstream;
beforeAll(async () => {
  upstream = await startTestUpstream({ domains: ['lonely.example'] });
});
afterAll(() => upstream.close());

/** How much is kept: PINs, keys, mails that can be read, mails, sessions, used addresses, cards to be added. */
const kept = () =>
  upstream.db.read(async (queries) => [
    await queries.$count(pin),
    await queries.$count(idempotencyKey),
    (await queries.select().from(mail)).filter(({ text }) => text !== '').length,
    await queries.$count(mail),
    await queries.$count(session),
    await queries.$count(usedAddress),
    await queries.$count(cardSetup),
  ]);

test('what no rule looks at any more is dropped by and by, and nothing before', async () => {
  const key = { 'idempotency-key': 'one' };
  const admin = await upstream.signInByPin('admin@lonely.example');
  await upstream.post('/identity/update-locale', { locale: 'en-gb' }, admin, key);
  const used = { guid: admin.guid, address: '192.0.2.1', lastAccessedAt: START };
  await upstream.db.transaction((queries) => queries.insert(usedAddress).values(used));
  const setup = { setupId: 'seti_1', teamId: 'team-lonely', createdAt: START };
  await upstream.db.transaction((queries) => queries.insert(cardSetup).values(setup));
  await upstream.db.transaction((queries) => plantHousekeeping(queries, START));
  const after = async (ms: number) => {
    upstream.clock.set(START + ms);
    await upstream.jobs.runDue();
    return kept();
  };
  expect(await after(DAY_MS - 1)).toEqual([1, 1, 1, 1, 1, 1, 1]);
  expect(await after(2 * DAY_MS)).toEqual([0, 0, 1, 1, 1, 1, 1]);
  expect(await after(8 * DAY_MS)).toEqual([0, 0, 0, 1, 1, 1, 1]);
  expect(await after(89 * DAY_MS)).toEqual([0, 0, 0, 0, 1, 1, 0]);
  expect((await upstream.get('/team/team-info', admin)).status).toBe(200);
  expect(await after(200 * DAY_MS)).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

test('work that only hastened other work is forgotten within hours', async () => {
  const over = { payload: {}, state: 'done' as const, dueAt: START, attempts: 0, createdAt: START };
  const finishedAt = upstream.clock.now();
  await upstream.db.transaction(async (queries) => {
    await queries.insert(job).values([HASTENING, 'mail.deliver'].map((name) => ({ ...over, name, finishedAt })));
    await plantHousekeeping(queries, finishedAt);
  });
  upstream.clock.advance(2 * HOUR_MS);
  await upstream.jobs.runDue();
  const left = await upstream.db.read((queries) => queries.select().from(job).where(eq(job.finishedAt, finishedAt)));
  expect(left.map(({ name }) => name)).toEqual(['mail.deliver']);
});

test('what hindered it for long is tried again an hour later', async () => {
  await upstream.db.transaction((queries) => plantHousekeeping(queries, upstream.clock.now()));
  const setup = { setupId: 'seti_2', teamId: 'team-lonely', createdAt: START };
  await upstream.db.transaction((queries) => queries.insert(cardSetup).values(setup));
  const run = (statement: string) => upstream.db.transaction((queries) => queries.execute(statement));
  await run('alter table webhook_delivery rename to hindered');
  for (let attempts = 0; attempts < 20; attempts += 1) {
    upstream.clock.advance(HOUR_MS);
    await upstream.jobs.runDue();
  }
  expect((await kept()).at(-1)).toBe(1);
  await run('alter table hindered rename to webhook_delivery');
  upstream.clock.advance(2 * HOUR_MS);
  await upstream.jobs.runDue();
  expect((await kept()).at(-1)).toBe(0);
});

test('recordings are kept as long as the installation says, and go with their files, written down', async () => {
  const keeping = await startTestUpstream({ domains: ['summit.example'], recordingKeptDays: 30 });
  try {
    await keeping.post('/dev/reset', {});
    const admin = await keeping.signIn('admin@summit.example');
    const listed = async () => {
      const { body } = await keeping.get('/recording/recordings?page=0&size=50', admin);
      return body as { total: number; keptDays: number | null; recordings: { title: string }[] };
    };
    const films = () => keeping.files.names().filter((name) => name.startsWith('recordings'));
    expect([await listed(), films().length]).toMatchObject([{ total: 13, keptDays: 30 }, 12]);
    keeping.clock.set(START + 2 * HOUR_MS);
    await keeping.jobs.runDue();
    // The one of 35 days ago: the one before is 28 days old.
    expect([await listed(), films().length]).toMatchObject([{ total: 12 }, 11]);
    expect((await listed()).recordings.map(({ title }) => title)).not.toContain('Trying out the new room');
    const entries = await keeping.db.read((queries) =>
      queries.select().from(auditEntry).where(eq(auditEntry.action, 'recording.expire')),
    );
    expect(entries).toMatchObject([
      { teamId: 'team-summit', actor: null, before: { title: 'Trying out the new room', roomId: '396-521-087' } },
    ]);
  } finally {
    await keeping.close();
  }
});
