import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bulkJob, bulkJobItem } from '../../db/tables/bulk.ts';
import { session } from '../../db/tables/identity.ts';
import { person } from '../../db/tables/member.ts';
import { auditEntry, job as systemJob } from '../../db/tables/system.ts';
import { team } from '../../db/tables/team.ts';
import { plantHousekeeping } from '../../housekeeping.ts';
import { DAY_MS } from '../../lib/durations.ts';
import type { PersonState } from '../../lib/roles.ts';
import {
  type Session,
  type TestUpstream,
  START,
  codeOf,
  startTestUpstream,
  textAt,
} from '../../testing/testUpstream.ts';

let upstream: TestUpstream;
let admin: Session;
beforeAll(async () => {
  upstream = await startTestUpstream({ domains: ['orbit.example', 'seedling.example', 'elite.example'] });
});
afterAll(() => upstream.close());
beforeEach(async () => {
  upstream.clock.reset();
  await upstream.post('/dev/reset', {});
  admin = await upstream.signIn('admin@orbit.example');
});

type Job = { jobId: string; state: string; total: number; done: number; failed: number; isUndoable: boolean };
type Failures = { failures: { guid: string; result: string }[]; total: number };

const start = (body: unknown, by = admin) => upstream.post('/bulk/start-job', body, by);
const read = async (jobId: string, by = admin) => (await upstream.get(`/bulk/job?jobId=${jobId}`, by)).body as Job;
/** Starts a job and has it worked off; what it says afterwards. */
const run = async (body: unknown, by = admin): Promise<Job> => {
  const answer = await start(body, by);
  expect(codeOf(answer)).toMatchObject({ state: 'running' });
  await upstream.jobs.runDue();
  return read(textAt(answer.body, 'jobId'), by);
};
const failuresOf = async (jobId: string, page = 'limit=500&offset=0') =>
  (await upstream.get(`/bulk/job-failures?jobId=${jobId}&${page}`, admin)).body as Failures;
const cancel = (jobId: string, by = admin, headers = {}) => upstream.post('/bulk/cancel-job', { jobId }, by, headers);
const undo = (jobId: string, by = admin) => upstream.post('/bulk/undo-job', { jobId }, by);
const peopleIn = (state: PersonState, teamId = 'team-orbit') =>
  upstream.db.read((queries) =>
    queries
      .select()
      .from(person)
      .where(and(eq(person.teamId, teamId), eq(person.state, state)))
      .orderBy(person.guid),
  );
const guidsIn = async (...which: Parameters<typeof peopleIn>) => (await peopleIn(...which)).map(({ guid }) => guid);
const listed = async (path: string) => (await upstream.get(`/member/${path}`, admin)).body as { total: number };

describe('who a job is about', () => {
  test('is everybody whom the same list shows, as the team stands at the start', async () => {
    const cases = [
      ['users-list?limit=1&offset=0&licensed=false', { state: 'active', licensed: false }],
      ['users-list?limit=1&offset=0&role=guest', { state: 'active', role: 'guest' }],
      ['search-users?limit=1&searchText=ma', { state: 'active', searchText: 'ma' }],
      ['pending-members?limit=1&offset=0', { state: 'pending' }],
      ['deactivated-profiles?limit=1&offset=0', { state: 'deactivated' }],
    ] as const;
    for (const [path, matching] of cases) {
      const { total } = await listed(path);
      expect(total).toBeGreaterThan(0);
      const answer = await start({ action: 'reactivate', matching, expectedCount: total });
      expect([path, codeOf(answer)]).toMatchObject([path, { total }]);
    }
  });

  test('leaves out who is spared, and tells when another number matches', async () => {
    const except = (await guidsIn('deactivated')).slice(0, 2);
    const matching = { state: 'deactivated', except };
    const refused = await start({ action: 'delete', matching, expectedCount: 6 });
    expect(codeOf(refused)).toBe('409 count_changed');
    await run({ action: 'delete', matching, expectedCount: 4 });
    expect(await guidsIn('deactivated')).toEqual(except);
  });

  test('may be given one by one, each once; strangers fail', async () => {
    const [first = '', second = ''] = (await guidsIn('active')).slice(20);
    const job = await run({ action: 'deactivate', subjects: [first, 'elite-0002', first, second, 'nobody'] });
    expect(job).toMatchObject({ state: 'done', total: 4, done: 2, failed: 2 });
    expect(await guidsIn('deactivated')).toEqual(expect.arrayContaining([first, second]));
    expect(await failuresOf(job.jobId)).toEqual({
      failures: ['elite-0002', 'nobody'].map((guid) => ({ guid, result: 'not_found' })),
      total: 2,
    });
    expect(await guidsIn('deactivated', 'team-elite')).toEqual([]);
  });

  test('is somebody, and of those given at most 10,000', async () => {
    const none = { state: 'active', searchText: 'nobody is called this' };
    expect(codeOf(await start({ action: 'delete', matching: none }))).toBe('400 nobody_matches');
    expect(codeOf(await start({ action: 'delete', matching: { state: 'active', searchText: '  ' } }))).toBe(
      '400 nobody_matches',
    );
    const subjects = Array.from({ length: 10_001 }, (_, index) => `nobody-${index}`);
    expect(codeOf(await start({ action: 'delete', subjects }))).toBe('400 too_many_subjects');
    expect(await start({ action: 'delete', subjects: subjects.slice(1) })).toMatchObject({ body: { total: 10_000 } });
    for (const body of [{ action: 'delete' }, { action: 'delete', subjects, matching: none }]) {
      expect(codeOf(await start(body))).toBe('400 invalid_request');
    }
  });
});

describe('a job', () => {
  test('acts as the single call does, in the admin’s name, and says how far it is', async () => {
    const member = await upstream.signIn('member@orbit.example');
    const key = { 'idempotency-key': 'start', 'x-request-id': 'request-of-the-start' };
    const body = { action: 'deactivate', matching: { state: 'active', role: 'member' } };
    const begin = () => upstream.post('/bulk/start-job', body, admin, key);
    const [answer, again] = [await begin(), await begin()];
    expect(again.body).toEqual(answer.body);
    expect(answer.body).toEqual({
      ...{
        jobId: textAt(answer.body, 'jobId'),
        action: 'deactivate',
        state: 'running',
        total: 110,
        done: 0,
        failed: 0,
      },
      ...{ createdAt: START, finishedAt: null, isUndoable: false, isCancellable: true },
    });
    upstream.clock.advance(5_000);
    await upstream.jobs.runDue();
    expect(await read(textAt(answer.body, 'jobId'))).toMatchObject({
      state: 'done',
      total: 110,
      done: 110,
      failed: 0,
      finishedAt: START + 5_000,
      isUndoable: true,
      isCancellable: false,
    });
    expect(await peopleIn('deactivated')).toHaveLength(116);
    expect((await upstream.get('/team/team-info', member)).status).toBe(401);
    const entries = await upstream.db.read((queries) =>
      queries.select().from(auditEntry).where(eq(auditEntry.action, 'member.deactivate')),
    );
    expect(new Set(entries.map(({ target }) => target)).size).toBe(110);
    expect(entries).toHaveLength(110);
    const [step] = (await upstream.db.read((queries) => queries.select().from(systemJob))).filter(
      ({ name }) => name === 'bulk.step',
    );
    expect(entries[0]).toMatchObject({
      actor: admin.guid,
      requestId: 'request-of-the-start',
      parentJobId: step?.jobId,
      at: START + 5_000,
    });
  });

  test('leaves the team the admin who acts', async () => {
    const job = await run({ action: 'delete', matching: { state: 'active' } });
    expect(job).toMatchObject({ state: 'done', total: 120, done: 119, failed: 1 });
    expect(await guidsIn('active')).toEqual([admin.guid]);
    expect(await failuresOf(job.jobId)).toEqual({ failures: [{ guid: admin.guid, result: 'last_admin' }], total: 1 });
  });

  test('gives licences as long as there are any', async () => {
    const job = await run({ action: 'assign_licence', matching: { state: 'active', licensed: false } });
    expect(job).toMatchObject({ total: 32, done: 15, failed: 17, isUndoable: false });
    const [first, second] = [
      await failuresOf(job.jobId, 'limit=10&offset=0'),
      await failuresOf(job.jobId, 'limit=10&offset=10'),
    ];
    expect([first.failures.length, second.failures.length, first.total]).toEqual([10, 7, 17]);
    expect(new Set([...first.failures, ...second.failures].map(({ guid }) => guid)).size).toBe(17);
    expect(first.failures[0]).toMatchObject({ result: 'no_licence_left' });
    const behind = await failuresOf(job.jobId, 'limit=10&offset=2147483647');
    expect(behind).toEqual({ failures: [], total: 17 });
  });

  test('takes in people who ask, as members with a licence where there is one', async () => {
    const pending = await guidsIn('pending');
    expect(await run({ action: 'approve', matching: { state: 'pending' } })).toMatchObject({ done: 5, failed: 0 });
    const joined = (await peopleIn('active')).filter(({ guid }) => pending.includes(guid));
    expect(joined.map(({ isLicensed }) => isLicensed)).toEqual(Array(5).fill(true));
  });

  test('takes in as many guests as the plan allows', async () => {
    await upstream.db.transaction(async (queries) => {
      const ofTeam = (...guids: string[]) => inArray(person.guid, guids);
      await queries.update(person).set({ state: 'deactivated' }).where(ofTeam('seedling-0003'));
      await queries.update(person).set({ state: 'pending' }).where(ofTeam('seedling-0005', 'seedling-0006'));
    });
    const seedling = await upstream.signIn('admin@seedling.example');
    const job = await run({ action: 'approve_as_guests', matching: { state: 'pending' } }, seedling);
    expect(job).toMatchObject({ done: 1, failed: 1 });
    const failures = await upstream.get(`/bulk/job-failures?jobId=${job.jobId}&limit=5&offset=0`, seedling);
    expect(failures.body).toMatchObject({ failures: [{ result: 'guest_limit' }] });
  });

  test('turns people down', async () => {
    expect(await run({ action: 'reject', matching: { state: 'pending' } })).toMatchObject({ done: 5 });
    expect(await guidsIn('pending')).toEqual([]);
  });

  test('counts as done whoever belongs to the team and is taken in, and not whoever is turned down', async () => {
    const subjects = ['orbit-0005'];
    expect(await run({ action: 'approve', subjects })).toMatchObject({ done: 1, failed: 0 });
    const { jobId } = await run({ action: 'reject', subjects });
    expect((await failuresOf(jobId)).failures).toEqual([{ guid: 'orbit-0005', result: 'already_member' }]);
  });

  test('is not started where it would fail for everybody', async () => {
    const elite = await upstream.signIn('admin@elite.example');
    const matching = { state: 'active' };
    expect(codeOf(await start({ action: 'assign_licence', matching }, elite))).toBe('409 elite_team');
    await upstream.db.transaction((queries) => queries.update(team).set({ guestInvite: 'none' }));
    expect(codeOf(await start({ action: 'approve_as_guests', matching: { state: 'pending' } }))).toBe(
      '403 guests_disabled',
    );
  });
});

describe('taking a job back', () => {
  test('does the contrary to those whom it changed, once', async () => {
    const before = await guidsIn('deactivated');
    const [already = ''] = before;
    const subjects = [already, ...(await guidsIn('active')).slice(10, 15)];
    const licences = async () =>
      (await peopleIn('active'))
        .filter(({ guid }) => subjects.includes(guid))
        .map(({ guid, isLicensed, isAutoRenewEnabled }) => ({ guid, isLicensed, isAutoRenewEnabled }));
    const held = await licences();
    expect(held.some(({ isLicensed }) => isLicensed)).toBe(true);
    const first = await run({ action: 'deactivate', subjects });
    expect(first).toMatchObject({ done: 6, isUndoable: true });
    const second = await undo(first.jobId);
    expect(second.body).toMatchObject({ action: 'reactivate', total: 5, state: 'running' });
    expect(await read(first.jobId)).toMatchObject({ isUndoable: false });
    expect(codeOf(await undo(first.jobId))).toBe('409 job_not_undoable');
    await upstream.jobs.runDue();
    expect(await guidsIn('deactivated')).toEqual(before);
    expect(await licences()).toEqual(held);
    expect(await read(textAt(second.body, 'jobId'))).toMatchObject({ state: 'done', done: 5, isUndoable: true });
  });

  test('of several admins at once is done once', async () => {
    const { jobId } = await run({ action: 'deactivate', subjects: (await guidsIn('active')).slice(10, 15) });
    const answers = await Promise.all(Array.from({ length: 8 }, () => undo(jobId)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array<number>(7).fill(409)]);
  });

  test('is for jobs that are done, have an inverse and changed somebody', async () => {
    const subjects = (await guidsIn('active')).slice(10, 12);
    const waiting = await start({ action: 'deactivate', subjects });
    expect(codeOf(await undo(textAt(waiting.body, 'jobId')))).toBe('409 job_not_undoable');
    const removed = await run({ action: 'delete', subjects: (await guidsIn('active')).slice(20, 22) });
    expect(codeOf(await undo(removed.jobId))).toBe('409 job_not_undoable');
    const unchanged = await run({ action: 'reactivate', subjects: [admin.guid] });
    expect(unchanged).toMatchObject({ done: 1, isUndoable: false });
    expect(codeOf(await undo(unchanged.jobId))).toBe('409 job_not_undoable');
  });
});

test('a job that is stopped before its first step leaves everybody alone, and there is nothing to take back', async () => {
  const active = await guidsIn('active');
  const began = await start({ action: 'deactivate', matching: { state: 'active', role: 'member' } });
  const jobId = textAt(began.body, 'jobId');
  const key = { 'idempotency-key': 'stop' };
  const stopped = await cancel(jobId, admin, key);
  const asStopped = {
    state: 'cancelled',
    done: 0,
    failed: 0,
    finishedAt: START,
    isUndoable: false,
    isCancellable: false,
  };
  expect(codeOf(stopped)).toMatchObject({ jobId, ...asStopped });
  expect((await cancel(jobId, admin, key)).body).toEqual(stopped.body);
  expect(codeOf(await cancel(jobId))).toBe('409 job_not_cancellable');
  await upstream.jobs.runDue();
  expect(await read(jobId)).toMatchObject(asStopped);
  expect(await guidsIn('active')).toEqual(active);
  const listed = await upstream.get('/bulk/jobs?state=cancelled', admin);
  expect(listed.body).toMatchObject({ jobs: [{ jobId }] });
  const entries = await upstream.db.read((queries) =>
    queries.select().from(auditEntry).where(eq(auditEntry.action, 'bulk.cancel')),
  );
  expect(entries).toMatchObject([{ actor: admin.guid, target: `bulkJob:${jobId}`, after: { total: 110, done: 0 } }]);
});

describe('the jobs of a team', () => {
  test('are the newest 20 of the last 7 days', async () => {
    const subjects = ['nobody'];
    const started: string[] = [];
    for (let index = 0; index < 22; index += 1) {
      upstream.clock.set(START + index * 60_000);
      started.unshift(textAt((await start({ action: 'delete', subjects })).body, 'jobId'));
    }
    const jobs = async (query = '') => {
      const { body } = await upstream.get(`/bulk/jobs${query}`, admin);
      return (body as { jobs: Job[] }).jobs.map(({ jobId }) => jobId);
    };
    expect(await jobs()).toEqual(started.slice(0, 20));
    expect(await jobs('?state=done')).toEqual([]);
    await upstream.jobs.runDue();
    expect(await jobs('?state=running')).toEqual([]);
    expect(await jobs('?state=done')).toHaveLength(20);
    upstream.clock.set(START + 7 * DAY_MS + 19 * 60_000);
    expect(await jobs()).toEqual(started.slice(0, 2));
  });

  test('are nobody else’s business', async () => {
    const elite = await upstream.signIn('admin@elite.example');
    const { jobId } = await run({ action: 'delete', subjects: ['nobody'] });
    const answers = [
      await upstream.get(`/bulk/job?jobId=${jobId}`, elite),
      await upstream.get(`/bulk/job-failures?jobId=${jobId}&limit=5&offset=0`, elite),
      await undo(jobId, elite),
      await cancel(jobId, elite),
    ];
    expect(answers.map(codeOf)).toEqual(Array(4).fill('404 job_not_found'));
    expect((await upstream.get('/bulk/jobs', elite)).body).toEqual({ jobs: [] });
  });

  test('are kept for 30 days', async () => {
    await run({ action: 'delete', subjects: ['nobody'] });
    // Only the housekeeping, and no session that would be over by then.
    await upstream.db.transaction((queries) => queries.delete(session));
    await upstream.db.transaction((queries) => plantHousekeeping(queries, START));
    const left = async (at: number) => {
      upstream.clock.set(at);
      await upstream.jobs.runDue();
      return upstream.db.read(async (queries) => [await queries.$count(bulkJob), await queries.$count(bulkJobItem)]);
    };
    expect(await left(START + 30 * DAY_MS - 1)).toEqual([1, 1]);
    expect(await left(START + 31 * DAY_MS)).toEqual([0, 0]);
  });
});
