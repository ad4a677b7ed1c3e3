import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bulkJob } from '../../db/tables/bulk.ts';
import { person } from '../../db/tables/member.ts';
import { auditEntry, job } from '../../db/tables/system.ts';
import { team } from '../../db/tables/team.ts';
import { addScaleTeam } from '../../demo/scale.ts';
import type { JobHandlers } from '../../lib/jobs.ts';
import { createJobs } from '../../lib/jobRunner.ts';
import { createLog } from '../../lib/log.ts';
import { createMailer } from '../../lib/mail.ts';
import { interruptedBy } from '../../testing/interruptedJobs.ts';
import { type Session, type TestUpstream, START, startTestUpstream, textAt } from '../../testing/testUpstream.ts';
import { bulkJobs } from './worker.ts';

/** Three steps, and ten admins. */
const MEMBERS = 450;

let upstream: TestUpstream;
let admin: Session;
beforeAll(async () => {
  upstream = await startTestUpstream({ domains: ['lonely.example'] });
});
afterAll(() => upstream.close());
beforeEach(async () => {
  upstream.clock.reset();
  await upstream.post('/dev/reset', {});
  await upstream.db.transaction((queries) => addScaleTeam(queries, MEMBERS, START));
  admin = await upstream.signIn('admin@universe.example');
});

const ours = bulkJobs({ mailer: createMailer(null) });
const workers = (handlers: JobHandlers = ours) =>
  createJobs({ db: upstream.db, clock: upstream.clock, log: createLog('silent'), handlers });
const startJob = async (body: unknown) => textAt((await upstream.post('/bulk/start-job', body, admin)).body, 'jobId');
const everybody = { state: 'active', role: 'member' };
const read = async (jobId: string) => (await upstream.get(`/bulk/job?jobId=${jobId}`, admin)).body;
const countIn = (state: 'active' | 'deactivated') =>
  upstream.db.read((queries) =>
    queries.$count(person, and(eq(person.teamId, 'team-universe'), eq(person.state, state))),
  );
/** How often each person was acted on: the audit log has an entry for each time. */
const timesActedOn = async () => {
  const entries = await upstream.db.read((queries) => queries.select().from(auditEntry));
  const targets = entries.filter(({ action }) => action === 'member.deactivate').map(({ target }) => target);
  return { people: new Set(targets).size, times: targets.length };
};
const members = MEMBERS - 10 - 4;
const once = { people: members, times: members };

describe('a job that is cut off', () => {
  test.each([1, 2, 3])(
    'in step %i is as far as the step before, goes on there, and acts on each once',
    async (fatal) => {
      const jobId = await startJob({ action: 'deactivate', matching: everybody });
      let step = 0;
      const dying = workers(
        interruptedBy(ours, () => {
          step += 1;
          if (step === fatal) throw new Error('killed');
        }),
      );
      await dying.runDue();
      const done = (fatal - 1) * 200;
      expect(await read(jobId)).toMatchObject({ state: 'running', done, failed: 0 });
      expect(await countIn('deactivated')).toBe(done);
      upstream.clock.advance(60_000);
      await workers().runDue();
      expect(await read(jobId)).toMatchObject({ state: 'done', total: members, done: members, failed: 0 });
      expect(await timesActedOn()).toEqual(once);
    },
  );

  test('by a process that stops finishes its step, and another process does the rest', async () => {
    const jobId = await startJob({ action: 'deactivate', matching: everybody });
    const stopping = workers(interruptedBy(ours, () => void stopping.stop()));
    await stopping.runDue();
    expect(await read(jobId)).toMatchObject({ state: 'running', done: 200 });
    await workers().runDue();
    expect(await read(jobId)).toMatchObject({ state: 'done', done: members });
    expect(await timesActedOn()).toEqual(once);
  });

  test('is done once by two processes at a time', async () => {
    const jobId = await startJob({ action: 'deactivate', matching: everybody });
    await Promise.all([workers().runDue(), workers().runDue()]);
    expect(await read(jobId)).toMatchObject({ state: 'done', done: members });
    expect(await timesActedOn()).toEqual(once);
  });
});

test('a job that is stopped between two steps stays as far as it is, and can be taken back', async () => {
  const jobId = await startJob({ action: 'deactivate', matching: everybody });
  const first = workers(interruptedBy(ours, () => void first.stop()));
  await first.runDue();
  const stopped = await upstream.post('/bulk/cancel-job', { jobId }, admin);
  expect(stopped.body).toMatchObject({ state: 'cancelled', done: 200, total: members, isUndoable: true });
  await workers().runDue();
  expect(await read(jobId)).toEqual(stopped.body);
  expect(await countIn('deactivated')).toBe(200);
  const undone = await upstream.post('/bulk/undo-job', { jobId }, admin);
  await workers().runDue();
  expect(await read(textAt(undone.body, 'jobId'))).toMatchObject({ action: 'reactivate', state: 'done', done: 200 });
  expect(await countIn('deactivated')).toBe(0);
});

test('a job ends with its team', async () => {
  const jobId = await startJob({ action: 'deactivate', matching: everybody });
  await upstream.db.transaction((queries) =>
    queries.update(team).set({ deletedAt: START }).where(eq(team.teamId, 'team-universe')),
  );
  await workers().runDue();
  expect(await countIn('deactivated')).toBe(0);
  const [row] = await upstream.db.read((queries) => queries.select().from(bulkJob).where(eq(bulkJob.bulkJobId, jobId)));
  expect(row).toMatchObject({ state: 'cancelled', done: 0, finishedAt: START });
});

test('two jobs at once get through, each person changed by one of them', async () => {
  const matching = { action: 'deactivate', matching: everybody };
  const jobIds = [await startJob(matching), await startJob(matching)];
  await workers().runDue();
  for (const jobId of jobIds) expect(await read(jobId)).toMatchObject({ state: 'done', done: members, failed: 0 });
  expect(await timesActedOn()).toEqual(once);
});

test('admins come last over all steps, so that the one who acts is who stays', async () => {
  const jobId = await startJob({ action: 'delete', matching: { state: 'active' } });
  await workers().runDue();
  expect(await read(jobId)).toMatchObject({ state: 'done', done: MEMBERS - 1, failed: 1 });
});

test('what was started goes on when who started it is no admin any more', async () => {
  const jobId = await startJob({ action: 'deactivate', matching: everybody });
  const first = workers(interruptedBy(ours, () => void first.stop()));
  await first.runDue();
  const become = (role: 'admin' | 'member') =>
    upstream.db.transaction((queries) => queries.update(person).set({ role }).where(eq(person.guid, admin.guid)));
  await become('member');
  await workers().runDue();
  await become('admin');
  expect(await read(jobId)).toMatchObject({ state: 'done', done: members });
});

test('work whose job was dropped ends', async () => {
  await upstream.db.transaction((queries) =>
    queries.insert(job).values({
      ...{ name: 'bulk.step', payload: { bulkJobId: 'gone' }, state: 'waiting', attempts: 0 },
      ...{ dueAt: START, createdAt: START },
    }),
  );
  await workers().runDue();
  const [row] = (await upstream.db.read((queries) => queries.select().from(job))).filter(
    ({ name }) => name === 'bulk.step',
  );
  expect(row).toMatchObject({ state: 'done', attempts: 0 });
});
