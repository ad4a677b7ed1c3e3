import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { job } from '../db/tables/system.ts';
import { session } from '../db/tables/identity.ts';
import { person } from '../db/tables/member.ts';
import { team } from '../db/tables/team.ts';
import { DAY_MS } from '../lib/durations.ts';
import { START, type TestUpstream, codeOf, startTestUpstream } from '../testing/testUpstream.ts';

let upstream: TestUpstream;
beforeAll(async () => {
  upstream = await startTestUpstream({ domains: ['lonely.example', 'summit.example'] });
});
afterAll(() => upstream.close());

const reset = async () => expect((await upstream.post('/dev/reset', undefined)).status).toBe(200);

// The first makes the teams, the second copies them back.
test.each(['first', 'second'])('the %s reset puts the demo teams back, and ends everything else', async () => {
  const before = await upstream.signIn('admin@lonely.example');
  await upstream.post('/identity/update-locale', { locale: 'pt-br' }, before);
  await upstream.db.transaction((queries) =>
    queries.update(person).set({ emailKey: 'gone' }).where(eq(person.email, 'guest@summit.example')),
  );
  await reset();
  expect(codeOf(await upstream.get('/identity/full-profile', before))).toBe('401 invalid_token');
  expect((await upstream.get('/dev/mailbox')).body).toEqual([]);
  const again = await upstream.signIn('admin@lonely.example');
  expect((await upstream.get('/identity/full-profile', again)).body).toMatchObject({ locale: 'en-us', version: 1 });
  await upstream.signIn('guest@summit.example');
  const work = await upstream.db.read((queries) =>
    queries.selectDistinct({ name: job.name }).from(job).orderBy(job.name),
  );
  expect(work.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['housekeeping', 'payment.checkCards', 'retention']),
  );
  expect(await upstream.db.read((queries) => queries.$count(team))).toBe(2);
  expect(await upstream.db.read((queries) => queries.$count(session, eq(session.guid, before.guid)))).toBe(1);
});

test('a reset long after tells the instants of the demo from then', async () => {
  const newest = () =>
    upstream.db.read(async (queries) => {
      const rows = await queries.select({ startsAt: session.createdAt }).from(session).orderBy(session.createdAt);
      return rows.at(-1)?.startsAt ?? 0;
    });
  await reset();
  const then = await newest();
  upstream.clock.set(START + 3 * DAY_MS);
  await reset();
  expect((await newest()) - then).toBe(3 * DAY_MS);
});

test('resets at once are done one after the other', async () => {
  upstream.clock.set(START + 30 * DAY_MS);
  await Promise.all([reset(), reset(), reset()]);
  expect(await upstream.db.read((queries) => queries.$count(team))).toBe(2);
});

test('files of the demo that are gone come back', async () => {
  await reset();
  const names = upstream.files.names();
  for (const name of names) await upstream.files.remove(name);
  await reset();
  expect(upstream.files.names()).toEqual(names);
});
