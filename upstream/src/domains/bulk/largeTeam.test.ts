import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { person } from '../../db/tables/member.ts';
import { type Session, type TestUpstream, codeOf, startTestUpstream, textAt } from '../../testing/testUpstream.ts';

/** The admins, guests and members of the largest demo team. */
const EVERYBODY = 6200;

let upstream: TestUpstream;
let admin: Session;
beforeAll(async () => {
  upstream = await startTestUpstream({ domains: ['galaxy.example'] });
  admin = await upstream.signIn('admin@galaxy.example');
});
afterAll(() => upstream.close());

const start = (body: unknown) => upstream.post('/bulk/start-job', body, admin);
const read = async (jobId: string) => (await upstream.get(`/bulk/job?jobId=${jobId}`, admin)).body;
const active = () =>
  upstream.db.read((queries) =>
    queries.$count(person, and(eq(person.teamId, 'team-galaxy'), eq(person.state, 'active'))),
  );

test('a large team is searched with three characters, as its lists are', async () => {
  const matching = (searchText: string) => ({ action: 'deactivate', matching: { state: 'active', searchText } });
  expect(codeOf(await start(matching('ma')))).toBe('400 search_too_short');
  const { body } = await upstream.get('/member/search-users?limit=1&searchText=mar', admin);
  const { total } = body as { total: number };
  expect(total).toBeGreaterThan(1);
  expect(await start({ ...matching('mar'), expectedCount: total - 1 })).toMatchObject({ status: 409 });
});

test('everybody of a large team is switched off but for one admin, and on again', async () => {
  const began = await start({ action: 'deactivate', matching: { state: 'active' }, expectedCount: EVERYBODY });
  await upstream.jobs.runDue();
  const jobId = textAt(began.body, 'jobId');
  expect(await read(jobId)).toMatchObject({ state: 'done', total: EVERYBODY, done: EVERYBODY - 1, failed: 1 });
  expect(await active()).toBe(1);
  const undone = await upstream.post('/bulk/undo-job', { jobId }, admin);
  await upstream.jobs.runDue();
  expect(await read(textAt(undone.body, 'jobId'))).toMatchObject({ state: 'done', done: EVERYBODY - 1, failed: 0 });
  expect(await active()).toBe(EVERYBODY);
});
