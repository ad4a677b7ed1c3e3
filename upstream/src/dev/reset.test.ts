import { afterAll, beforeAll, expect, test } from 'vitest';
import { job } from '../db/tables/system.ts';
import { team } from '../db/tables/team.ts';
import { type TestUpstream, codeOf, startTestUpstream } from '../testing/testUpstream.ts';

let upstream: TestUpstream;
beforeAll(async () => {
  upstream = await startTestUpstream({ domains: ['lonely.example'] });
});
afterAll(() => upstream.close());

test('a reset puts the demo teams back, ends sessions, empties the mailbox and plants recurring work', async () => {
  const session = await upstream.signIn('admin@lonely.example');
  await upstream.post('/identity/update-locale', { locale: 'pt-br' }, session);
  expect((await upstream.post('/dev/reset', undefined)).status).toBe(200);
  expect(codeOf(await upstream.get('/identity/full-profile', session))).toBe('401 invalid_token');
  expect((await upstream.get('/dev/mailbox')).body).toEqual([]);
  const again = await upstream.signIn('admin@lonely.example');
  expect((await upstream.get('/identity/full-profile', again)).body).toMatchObject({ locale: 'en-us', version: 1 });
  const work = await upstream.db.read((queries) => queries.select({ name: job.name }).from(job).orderBy(job.name));
  expect(work).toEqual([{ name: 'housekeeping' }, { name: 'payment.checkCards' }, { name: 'retention' }]);
  expect((await upstream.post('/dev/reset', { without: ['lonely.example'] })).status).toBe(200);
  expect(await upstream.db.read((queries) => queries.$count(team))).toBe(0);
  expect(codeOf(await upstream.post('/dev/reset', { only: [] }))).toBe('400 invalid_request');
});
