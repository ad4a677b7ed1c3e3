import { beforeEach, describe, expect, test } from 'vitest';
import type { JobHandlers } from '../../../lib/jobs.ts';
import { createJobs } from '../../../lib/jobRunner.ts';
import { createLog } from '../../../lib/log.ts';
import { createMailer } from '../../../lib/mail.ts';
import { interruptedBy } from '../../../testing/interruptedJobs.ts';
import { startFreshUpstream } from '../../../testing/freshUpstream.ts';
import { type Mode, memberFileCalls } from '../../../testing/memberFileCalls.ts';
import { memberFileTraces } from '../../../testing/memberFileTraces.ts';
import { type Session, START, codeOf, textAt } from '../../../testing/testUpstream.ts';
import { memberFileJobs } from './worker.ts';

const invitations = { mailDomain: 'mail.muster.example', chatUrl: 'https://{teamUrl}.chat.example' };

const upstream = await startFreshUpstream(['orbit.example']);
const calls = memberFileCalls(upstream, () => ada);
const { peopleOf, emailOf, mailsTo, audited, digestOf } = memberFileTraces(upstream.db);
const BEN = 'orbit-0004';
let ada: Session;
beforeEach(async () => {
  ada = await upstream.signIn('admin@orbit.example');
});

/** Some files take two or three steps. */
const ours = memberFileJobs({ mailer: createMailer(null), invitations }, 35);
const workers = (handlers: JobHandlers = ours) =>
  createJobs({ db: upstream.db, clock: upstream.clock, log: createLog('silent'), handlers });

describe('stopping a file', () => {
  test('forgets one that was not started', async () => {
    const looking = await calls.send('add', 'email\none@orbit.example');
    const waiting = textAt(looking.body, 'importId');
    const key = { 'idempotency-key': 'stop' };
    const stopped = await calls.cancel(waiting, ada, key);
    expect(stopped.body).toMatchObject({ status: 'cancelled', finishedAt: START, startedAt: null });
    expect((await calls.cancel(waiting, ada, key)).body).toEqual(stopped.body);
    expect(codeOf(await calls.cancel(waiting))).toBe('409 already_processed');
    const importId = await calls.validated('add', ['email', 'two@orbit.example']);
    await calls.cancel(importId);
    await upstream.jobs.runDue();
    for (const id of [waiting, importId]) {
      expect(await calls.read(id)).toMatchObject({ status: 'cancelled' });
      expect(codeOf(await calls.start('add', id))).toBe('409 already_processed');
    }
    expect([...upstream.files.names()]).toEqual([]);
    expect(await audited('bulk.cancelUpload')).toMatchObject([
      { target: `memberUpload:${waiting}`, before: { state: 'validating' } },
      { before: { state: 'validated' } },
    ]);
  });

  test('leaves what is done, and goes no further; admins were to come last', async () => {
    const members = (await peopleOf('team-orbit')).filter(({ role, state }) => role === 'member' && state === 'active');
    const emails = members.slice(0, 60).map(({ email }) => email);
    const importId = await calls.validated('deactivate', ['email', await emailOf(BEN), ...emails]);
    await calls.start('deactivate', importId);
    const first = workers(interruptedBy(ours, () => void first.stop()));
    await first.runDue();
    const stopped = await calls.cancel(importId);
    expect(stopped.body).toMatchObject({ status: 'cancelled', done: 35, planned: 61 });
    await workers().runDue();
    expect(await calls.read(importId)).toEqual(stopped.body);
    const last = await upstream.get('/bulk/last-import?mode=deactivate', ada);
    expect(last.body).toMatchObject({ lastUpload: { status: 'cancelled' } });
    const results = await calls.resultsOf(importId);
    expect([results[0], results[35], results[36]].map((one) => one?.includes('done'))).toEqual([false, true, false]);
    const over = await calls.done('deactivate', ['email', `${emails[59]}`]);
    expect(codeOf(await calls.cancel(over.importId))).toBe('409 already_processed');
  });
});

const MANY = Array.from({ length: 60 }, (_, index) => `n${String(index).padStart(3, '0')}@orbit.example`);
const named = ['email,first_name,Department', ...MANY.map((email, place) => `${email},N${place},Sales`)];

test('files that are killed in every step leave what undisturbed ones leave', async () => {
  const files: [Mode, string[]][] = [
    ['add', named],
    ['edit', ['email,Department,Pronouns', ...MANY.map((email, place) => `${email},Product,own ${place % 7}`)]],
    ['deactivate', ['email', await emailOf(BEN), ...MANY.slice(0, 55)]],
  ];
  /** @param isKilled whether each step is cut off the first time, before it is committed */
  const run = async (isKilled: boolean) => {
    let attempts = 0;
    const dying = interruptedBy(ours, () => {
      attempts += 1;
      if (isKilled && attempts % 2 === 1) throw new Error('killed');
    });
    for (const [mode, rows] of files) {
      const importId = await calls.validated(mode, rows);
      await calls.start(mode, importId);
      for (let status = 'processing'; status === 'processing'; { status } = await calls.read(importId)) {
        await workers(dying).runDue();
        upstream.clock.advance(3_000);
      }
    }
    return { attempts, left: await digestOf('team-orbit', 'n___@%') };
  };
  const undisturbed = await run(false);
  expect(undisturbed.attempts).toBe(7);
  expect(undisturbed.left).toMatchObject({
    uploads: [
      ['add', 'processed', 60, 0],
      ['deactivate', 'processed', 56, 0],
      ['edit', 'processed', 60, 0],
    ],
  });
  expect(await mailsTo('admin@orbit.example')).toEqual([]);
  await upstream.reset();
  ada = await upstream.signIn('admin@orbit.example');
  const killed = await run(true);
  expect(killed.attempts).toBe(2 * undisturbed.attempts);
  expect(killed.left).toEqual(undisturbed.left);
});
