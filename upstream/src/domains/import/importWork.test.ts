import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { archiveUpload, teamImport } from '../../db/tables/import.ts';
import { auditEntry, job, mail } from '../../db/tables/system.ts';
import { allJobs } from '../../jobs.ts';
import { createIsCallable } from '../../lib/callableAddresses.ts';
import { DAY_MS } from '../../lib/durations.ts';
import type { JobHandlers } from '../../lib/jobs.ts';
import { type Jobs, createJobs } from '../../lib/jobRunner.ts';
import { createLog } from '../../lib/log.ts';
import { createMailer } from '../../lib/mail.ts';
import { createOutgoing } from '../../lib/outgoing.ts';
import { hipchatExport } from '../../testing/archives.ts';
import { importCalls, interrupted, smallExport, workspace } from '../../testing/importCalls.ts';
import { planTerms } from '../../testing/planTerms.ts';
import {
  PIN_KEY,
  type Session,
  chatExportTerms,
  codeOf,
  nobody,
  startTestUpstream,
} from '../../testing/testUpstream.ts';

const ADA = 'admin@summit.example';
const outgoing = createOutgoing({ isCallable: createIsCallable([]) });
const upstream = await startTestUpstream({ domains: ['summit.example'], outgoing });
afterAll(() => upstream.close());

let admin: Session;
let before: ReadonlySet<string>;
const calls = importCalls(upstream, 'team-summit', () => admin);
const { send, start, read, run, newChannels, mailsTo } = calls;
const begin = async () => {
  await upstream.reset();
  // What the demo shows was imported long ago: here nothing was.
  await upstream.db.transaction((queries) => queries.delete(teamImport));
  admin = await upstream.signIn(ADA);
  before = await calls.channelIds();
};
beforeEach(begin);

/** What the services do in the background, with a mailbox that is the outbox. */
const handlersOf = (): JobHandlers =>
  allJobs({
    ...{ kind: upstream.db.kind, mailer: createMailer(null), files: upstream.files, outgoing, pinKey: PIN_KEY },
    ...{ providers: nobody, planTerms, chatExportTerms, recordingKeptDays: null },
    retention: { auditDays: null, eventDays: null },
    invitations: { mailDomain: 'mail.muster.example', chatUrl: 'https://{teamUrl}.chat.example' },
    groupsDomain: null,
  }).handlers;
const workers = (handlers: JobHandlers) =>
  createJobs({ db: upstream.db, clock: upstream.clock, log: createLog('silent'), handlers });

const interruptedBy = (interrupt: Parameters<typeof interrupted>[1]) => workers(interrupted(handlersOf(), interrupt));
/** What the trail says was done to an import, and by whom. */
const audits = async (importId: string) => {
  const rows = await upstream.db.read((queries) =>
    queries
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.target, `import:${importId}`))
      .orderBy(auditEntry.auditId),
  );
  return rows.map(({ action, actor }) => [action, actor]);
};

describe('an import that is cut off', () => {
  test('at each of its boundaries is done once, as one that nothing has cut off', async () => {
    const archive = await workspace();
    /** How the team is by then, without what is different each time. */
    const outcome = async (jobs: Jobs) => {
      await begin();
      const importId = await start(archive, { teamUrl: 'summit-hq', invite: true });
      const standing = async () => (await read(importId)) as Record<string, unknown>;
      while ((await standing())['status'] === 'IN_PROGRESS') {
        await jobs.runDue();
        upstream.clock.advance(2_000);
      }
      // Files leave the store by work of their own.
      await jobs.runDue();
      const { status, counts } = await standing();
      const people = (await calls.people()).map(({ email, state, role, firstName }) => [email, state, role, firstName]);
      const mails = (await upstream.db.read((queries) => queries.select().from(mail))).map((one) => one.subject);
      return {
        ...{ status, counts, people, mails: mails.toSorted(), channels: await newChannels(before) },
        ...{ problems: await calls.problemsOf(importId), files: upstream.files.names() },
      };
    };
    const undisturbed = await outcome(workers(handlersOf()));
    expect(undisturbed).toMatchObject({ status: 'COMPLETED', counts: { peopleAdded: 2, messagesAdded: 3 } });
    const killed = new Set<string>();
    let done = 0;
    const dying = interruptedBy((_name, part) => {
      const boundary = `${part} ${done}`;
      if (!killed.has(boundary)) {
        killed.add(boundary);
        throw new Error('killed');
      }
      if (part === 'effect') done += 1;
    });
    expect(await outcome(dying)).toEqual(undisturbed);
    // Reading, people, channels, messages: each once it was done outside, and before its effect was committed.
    expect(killed.size).toBe(8);
  });

  test('for good fails, and what came by then stays', async () => {
    const importId = await start(await workspace());
    const failing = interruptedBy((name, part) => {
      if (part === 'effect' && name === 'import.apply') throw new Error('no luck');
    });
    await failing.runDue();
    expect(await read(importId)).toMatchObject({ status: 'IN_PROGRESS', stage: 'importing' });
    await upstream.db.transaction((queries) => queries.update(job).set({ attempts: 9 }).where(eq(job.attempts, 1)));
    upstream.clock.advance(60_000);
    await failing.runDue();
    expect(await read(importId)).toMatchObject({ status: 'FAILED', stage: 'importing', failure: 'internal' });
    const [told] = await mailsTo(ADA);
    expect(told?.text).toContain('The fault is ours.');
    expect(upstream.files.names()).toEqual([]);
    expect((await run(await workspace())).result).toMatchObject({ status: 'COMPLETED' });
  });
});

describe('an import is cancelled', () => {
  const cancel = (importId: string, by = admin) => upstream.post('/import/cancel-import', { importId }, by);

  test('while its archive is read: nothing changes, and the starter is told where it was somebody else', async () => {
    const importId = await start(await workspace());
    const [other] = (await calls.people()).filter(({ role, email }) => role === 'admin' && email !== ADA);
    const colleague = await upstream.signIn(other?.email ?? '');
    let answer: unknown;
    const reading = interruptedBy(async (_name, part) => {
      if (part === 'outside') answer = (await cancel(importId, colleague)).body;
    });
    const people = (await calls.people()).length;
    await reading.runDue();
    expect(answer).toMatchObject({ status: 'FAILED', failure: 'cancelled', isCancellable: false });
    expect(await read(importId)).toEqual(answer);
    expect([(await calls.people()).length, await newChannels(before), upstream.files.names()]).toEqual([
      people,
      [],
      [],
    ]);
    const [told] = await mailsTo(ADA);
    expect(told?.text).toContain('Another admin has canceled it.');
    expect(await audits(importId)).toEqual([
      ['import.start', admin.guid],
      ['import.cancel', colleague.guid],
    ]);
    expect(codeOf(await cancel(importId))).toBe('409 import_not_cancellable');
    expect(codeOf(await cancel('none'))).toBe('404 import_not_found');
  });

  test('not any more once it changes the team', async () => {
    const importId = await start(await workspace());
    const codes: unknown[] = [];
    await interruptedBy(async (name, part) => {
      if (name === 'import.apply' && part === 'outside') codes.push(codeOf(await cancel(importId)));
    }).runDue();
    expect(codes).toEqual(Array(3).fill('409 import_not_cancellable'));
    expect(await read(importId)).toMatchObject({ status: 'COMPLETED' });
  });
});

test('an archive that breaks off fails its import, in words', async () => {
  const history = Object.fromEntries(
    Array.from({ length: 50 }, (_, nth) => [String(nth), [{ UserMessage: { message: `${nth}`.repeat(99) } }]]),
  );
  const archive = await hipchatExport({ users: [{ id: 1, name: 'Hank', email: 'hank@summit.example' }], history });
  const asked = { source: 'HIPCHAT_SERVER', fileName: 'export.tar.gz' } as const;
  const { result } = await run(archive.subarray(0, archive.length - 200), asked);
  expect(result).toMatchObject({ status: 'FAILED', stage: 'reading', failure: 'archive_truncated' });
  const [told] = await mailsTo(ADA);
  expect([told?.subject, told?.text.split('\n')[2]]).toEqual([
    'Your import from HipChat Server has failed',
    'The archive breaks off or is damaged. Export it again and send it once more.',
  ]);
});

test('what was sent and never imported leaves the store, and what is over is forgotten after a year but for the last', async () => {
  await send(await smallExport());
  await run(await workspace());
  upstream.clock.advance(3 * DAY_MS);
  await upstream.jobs.runDue();
  expect(upstream.files.names()).toEqual([]);
  expect(await upstream.db.read((queries) => queries.$count(archiveUpload))).toBe(0);
  admin = await upstream.signIn(ADA);
  const { importId } = await run(await smallExport());
  upstream.clock.advance(400 * DAY_MS);
  await upstream.jobs.runDue();
  const rows = await upstream.db.read((queries) => queries.select().from(teamImport));
  expect(rows.map((row) => row.importId)).toEqual([importId]);
});
