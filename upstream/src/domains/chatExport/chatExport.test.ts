// Who may export a team's conversations, what is told of it, and how long the file is there.
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { team } from '../../db/tables/team.ts';
import { auditEntry } from '../../db/tables/system.ts';
import { DAY_MS, MINUTE_MS } from '../../lib/durations.ts';
import { keptMails } from '../../lib/mail.ts';
import { allowExport, chatExportCalls, filesOfZip } from '../../testing/chatExportCalls.ts';
import { startFreshUpstream } from '../../testing/freshUpstream.ts';
import { setPerson } from '../../testing/people.ts';
import { START, type Session, codeOf, startTestUpstream, textAt } from '../../testing/testUpstream.ts';

const TEAM = 'team-orbit';
const ADA = 'admin@orbit.example';
const upstream = await startFreshUpstream(['orbit.example', 'seedling.example']);
let admin: Session;
const calls = chatExportCalls(upstream, TEAM, () => admin);
const { request, start, standing, list, address, cancel, estimate } = calls;
beforeEach(async () => {
  await allowExport(upstream, TEAM);
  admin = await upstream.signIn(ADA);
});

const mailsTo = (email: string) => upstream.db.read((queries) => keptMails(queries, email));
const audits = async (jobId: string) => {
  const rows = await upstream.db.read((queries) =>
    queries
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.target, `chatExport:${jobId}`))
      .orderBy(auditEntry.auditId),
  );
  return rows.map(({ action, actor }) => [action, actor]);
};
const secondAdmin = async () => {
  const profile = await upstream.get('/member/profile?subject=orbit-0004', admin);
  return textAt(profile.body, 'email');
};

describe('an export', () => {
  test('begins as pending, is worked off, and is downloaded by a short-lived address under a plain name', async () => {
    const asked = await request({ emails: [' Member@Orbit.example '], outputFormat: 'HTML' });
    const jobId = textAt(asked.body, 'jobId');
    expect(asked.body).toMatchObject({
      ...{ jobId, teamId: TEAM, emails: ['Member@Orbit.example'], requesterGuid: admin.guid, createdOn: START },
      ...{ status: 'PENDING', stage: 'waiting', progress: null, counts: null, size: 0, expiresOn: null },
    });
    await upstream.jobs.runDue();
    const done = await standing(jobId);
    expect(done).toMatchObject({ status: 'COMPLETED', stage: 'done', progress: null, expiresOn: START + 7 * DAY_MS });
    const given = textAt((await address(jobId)).body, 'url');
    expect(given).toMatch(/^\/files\/chat_exports\/[0-9a-f]{32}\/[0-9a-f]{32}\.zip\?/);
    expect(new URL(given, 'http://x.example').searchParams.get('as')).toBe('orbit-chat-export-2026-03-02.zip');
    const { rawPayload } = await calls.open(given);
    expect(rawPayload.length).toBe(done?.['size']);
    expect([...(await filesOfZip(rawPayload)).keys()]).toContain('index.html');
    upstream.clock.advance(6 * MINUTE_MS);
    expect((await calls.open(given)).statusCode).toBe(410);
    // Nothing is left of its way there.
    expect(upstream.files.names()).toHaveLength(1);
    expect(await audits(jobId)).toEqual([
      ['chatExport.request', admin.guid],
      ['chatExport.finish', admin.guid],
      ['chatExport.download', admin.guid],
    ]);
  });

  test('is asked for once, however often the same is sent', async () => {
    const jobId = 'export-of-monday-morning';
    expect((await request({ jobId })).status).toBe(200);
    expect((await request({ jobId })).body).toMatchObject({ jobId, status: 'PENDING' });
    expect(await list()).toHaveLength(1);
    const other = await upstream.signIn(await secondAdmin());
    expect(codeOf(await request({ jobId }, other))).toBe('400 invalid_request');
  });

  test('is one at a time in a team', async () => {
    const jobId = await start();
    expect(codeOf(await request())).toBe('409 export_in_progress');
    await upstream.jobs.runDue();
    expect((await request()).status).toBe(200);
    expect((await list()).map((one) => one['jobId'])).toContain(jobId);
  });

  test('is of the team and the person of the session alone', async () => {
    expect(codeOf(await request({ teamId: 'team-seedling' }))).toBe('400 invalid_request');
    expect(codeOf(await request({ requesterGuid: 'orbit-0002' }))).toBe('400 invalid_request');
  });

  test.each([
    [{ tasks: [] }, 'tasks'],
    [{ dateFrom: '2026-02-30' }, 'dateFrom'],
    [{ dateFrom: '2026-02-02', dateTo: '2026-02-01' }, 'dateTo'],
  ])('that makes no sense is refused: %j', async (asked, field) => {
    expect(await request(asked)).toMatchObject({ status: 400, body: { error: { code: 'invalid_request', field } } });
  });

  test('of an address that nobody has is refused; of somebody who is gone it is not', async () => {
    expect(await request({ emails: ['member@orbit.example', 'nobody@orbit.example'] })).toMatchObject({
      body: { error: { code: 'email_not_found', field: 'emails.1' } },
    });
    await setPerson(upstream.db, 'orbit-0002', { state: 'deleted' });
    expect((await request({ emails: ['member@orbit.example'] })).status).toBe(200);
  });

  test('keeps the names of its channels; of one that the team has not, or without channels, it is refused', async () => {
    const [general, foreign] = ['orbit-c001@chat.orbit.example', 'seedling-c001@chat.seedling.example'];
    expect(await request({ channels: [general, foreign] })).toMatchObject({
      body: { error: { code: 'group_not_found', field: 'channels.1' } },
    });
    expect(await request({ channels: [general], tasks: ['USER_HISTORY'] })).toMatchObject({
      body: { error: { code: 'invalid_request', field: 'channels' } },
    });
    expect((await request({ channels: [general, general] })).body).toMatchObject({
      channels: [{ groupJID: general, name: 'general' }],
    });
  });

  test('is stopped: nothing of it stays, and whoever asked is told', async () => {
    const jobId = await start();
    const other = await upstream.signIn(await secondAdmin());
    expect((await cancel(jobId, other)).body).toMatchObject({ status: 'FAILED', failure: 'cancelled' });
    await upstream.jobs.runDue();
    expect(upstream.files.names()).toEqual([]);
    expect(codeOf(await cancel(jobId))).toBe('409 export_not_cancellable');
    expect(codeOf(await address(jobId))).toBe('409 export_not_ready');
    expect((await mailsTo(ADA))[0]?.text).toContain('Another admin canceled it.');
    expect(await audits(jobId)).toEqual([
      ['chatExport.request', admin.guid],
      ['chatExport.cancel', other.guid],
    ]);
  });
});

describe('who is told', () => {
  test('whoever asked, with a link to the page and none to the file', async () => {
    await start();
    await upstream.jobs.runDue();
    const [told] = await mailsTo(ADA);
    expect(told?.subject).toBe('Your chat export of Orbit is ready');
    expect(told?.text).toContain('https://console.example/#/chat-dump?tab=completed');
    expect(told?.text).toContain('March 9, 2026');
    expect(told?.html).not.toContain('/files/');
  });

  test('not who is no admin any more', async () => {
    await start();
    await setPerson(upstream.db, admin.guid, { role: 'member' });
    await upstream.jobs.runDue();
    expect(await mailsTo(ADA)).toEqual([]);
  });

  test('the other admins where it is about everybody, in their language', async () => {
    const other = await secondAdmin();
    await setPerson(upstream.db, 'orbit-0004', { locale: 'ru-ru' });
    const jobId = await start({ emails: ['member@orbit.example'] });
    expect(await mailsTo(other)).toEqual([]);
    await cancel(jobId);
    await start();
    expect((await mailsTo(other))[0]?.subject).toBe('Запрошен экспорт чата всех участников команды «Orbit»');
    expect(await mailsTo(ADA)).toEqual([]);
  });
});

describe('the file', () => {
  const finished = async () => {
    const jobId = await start();
    await upstream.jobs.runDue();
    return jobId;
  };

  test('goes after seven days, and the row says so', async () => {
    const jobId = await finished();
    upstream.clock.advance(7 * DAY_MS - 1);
    expect((await address(jobId)).status).toBe(200);
    upstream.clock.advance(1);
    expect(codeOf(await address(jobId))).toBe('409 export_not_ready');
    expect(await standing(jobId)).toMatchObject({ status: 'EXPIRED' });
    await upstream.jobs.runDue();
    expect(upstream.files.names()).toEqual([]);
    expect((await audits(jobId)).at(-1)).toEqual(['chatExport.expire', null]);
  });

  test('is for admins of its team, as long as they are', async () => {
    const jobId = await finished();
    await allowExport(upstream, 'team-seedling');
    const theirs = await upstream.signIn('admin@seedling.example');
    expect(codeOf(await address(jobId, theirs))).toBe('404 export_not_found');
    expect(codeOf(await cancel(jobId, theirs))).toBe('404 export_not_found');
    await setPerson(upstream.db, admin.guid, { role: 'member' });
    expect(codeOf(await address(jobId))).toBe('403 actor_not_admin');
  });

  test('is not given once the team may not export any more', async () => {
    const jobId = await finished();
    await upstream.db.transaction((queries) =>
      queries.update(team).set({ allowsChatExport: false }).where(eq(team.teamId, TEAM)),
    );
    expect(codeOf(await address(jobId))).toBe('403 chat_export_disabled');
  });
});

test('exports of the last 30 days are listed, newest first', async () => {
  const first = await start();
  await upstream.jobs.runDue();
  upstream.clock.advance(DAY_MS);
  const second = await start();
  expect((await list()).map((one) => one['jobId'])).toEqual([second, first]);
  upstream.clock.advance(29 * DAY_MS + 1);
  expect((await list()).map((one) => one['jobId'])).toEqual([second]);
});

test('an estimate counts what an export would hold, and names addresses that nobody has', async () => {
  const member = await upstream.signIn('member@orbit.example');
  await calls.write(ADA, 'Hello!', member, await calls.share(new Uint8Array(10), 'plan.pdf', member));
  const direct = { tasks: ['USER_HISTORY'] };
  expect((await estimate(direct)).body).toEqual({
    ...{ conversations: 1, messages: 1, files: 1, bytes: 10, unknownEmails: [] },
  });
  const both = ['orbit-c001@chat.orbit.example', 'orbit-c002@chat.orbit.example'];
  for (const to of both) await calls.post(to, 'In a channel', member);
  const of = async (channels: string[]) => (await estimate({ tasks: ['GROUP_HISTORY'], channels })).body;
  expect(await of(both)).toMatchObject({ conversations: 2 });
  expect(await of(both.slice(0, 1))).toMatchObject({ conversations: 1 });
  expect((await estimate({ ...direct, messageType: 'TEXT' })).body).toMatchObject({ conversations: 0, messages: 0 });
  expect((await estimate({ ...direct, emails: ['nobody@orbit.example'] })).body).toMatchObject({
    ...{ messages: 0, unknownEmails: ['nobody@orbit.example'] },
  });
});

test('in pre-production admins export without the flag of the team', async () => {
  const preprod = await startTestUpstream({ environment: 'preprod', domains: ['seedling.example'] });
  try {
    const session = await preprod.signIn('admin@seedling.example');
    expect((await preprod.get('/chatExport/team-recent-chats', session)).body).toEqual({ exports: [] });
    const member = await preprod.signIn('member@seedling.example');
    expect(codeOf(await preprod.get('/chatExport/team-recent-chats', member))).toBe('403 actor_not_admin');
  } finally {
    await preprod.close();
  }
});
