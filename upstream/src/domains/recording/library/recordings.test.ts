// Recordings of calls: seen, searched, renamed, deleted, downloaded, handed over by the chat product.
import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { callRecording, recordingParticipant } from '../../../db/tables/recording.ts';
import { auditEntry } from '../../../db/tables/system.ts';
import { team } from '../../../db/tables/team.ts';
import { startFreshUpstream } from '../../../testing/freshUpstream.ts';
import { png } from '../../../testing/samplePictures.ts';
import { type Session, START, codeOf, textAt } from '../../../testing/testUpstream.ts';
import { upload } from '../../../testing/uploads.ts';

const FILM = readFileSync(new URL('../../../demo/recordings/call-12.webm', import.meta.url));
/** Recorded by the member, with the guest; by the admin; being processed. */
const [MEETING, REVIEW, RUNNING] = ['summit-r2', 'summit-r3', 'summit-r1'];

const upstream = await startFreshUpstream(['summit.example', 'orbit.example']);
let admin: Session;
let member: Session;
let guest: Session;
beforeEach(async () => {
  admin = await upstream.signIn('admin@summit.example');
  member = await upstream.signIn('member@summit.example');
  guest = await upstream.signIn('guest@summit.example');
});

type Listed = { recordings: { id: string; title: string }[]; total: number; bytes: number };
const list = async (session: Session, query = '') =>
  (await upstream.get(`/recording/recordings?page=0&size=300${query}`, session)).body as Listed;
const titles = async (session: Session, query = '') =>
  (await list(session, query)).recordings.map(({ title }) => title);
const rename = (session: Session, id: string, title: string, headers: Record<string, string> = {}) =>
  upstream.post('/recording/rename-recording', { id, title }, session, headers);
const remove = (session: Session, id: string) =>
  upstream.request({
    method: 'DELETE',
    url: `/recording/recordings/${id}?${new URLSearchParams(session).toString()}`,
  });
const sign = (session: Session, id: string, more: object = {}) =>
  upstream.post('/recording/signed-download-url', { id, intent: 'download', ...more }, session);
const rowOf = async (id: string) => {
  const [row] = await upstream.db.read((queries) =>
    queries.select().from(callRecording).where(eq(callRecording.recordingId, id)),
  );
  return row;
};
const audits = async (action: string) => {
  const rows = await upstream.db.read((queries) =>
    queries.select().from(auditEntry).where(eq(auditEntry.action, action)),
  );
  return rows.map(({ actor, target, before, after }) => ({ actor, target, before, after }));
};
const allow = (isAllowed: boolean) =>
  upstream.db.transaction((queries) =>
    queries.update(team).set({ allowsVideoRecording: isAllowed }).where(eq(team.teamId, 'team-summit')),
  );

describe('the list', () => {
  test('has its pages, the newest first', async () => {
    const page = async (number: number) =>
      (await upstream.get(`/recording/recordings?page=${number}&size=6`, admin)).body as Listed;
    expect(await page(0)).toMatchObject({ page: 0, size: 6, total: 13 });
    const pages = await Promise.all([0, 1, 2, 3].map(page));
    expect(pages.map(({ recordings }) => recordings.length)).toEqual([6, 6, 1, 0]);
    const ids = pages.flatMap(({ recordings }) => recordings.map(({ id }) => id));
    expect(ids).toEqual(Array.from({ length: 13 }, (_, place) => `summit-r${place + 1}`));
    expect(await titles(admin, '&sort=oldest')).toEqual((await titles(admin)).toReversed());
  });

  test('says of each what is known', async () => {
    const [running, meeting] = (await list(admin)).recordings;
    expect(running).toMatchObject({ id: RUNNING, s3Key: null, bytes: null, durationInSeconds: null, mayChange: true });
    expect(meeting).toEqual({
      ...{ id: MEETING, title: 'Customer call: Meridian', roomId: '915-204-663', bytes: FILM.length },
      ...{ s3Key: expect.stringMatching(/^recordings\/team-summit\/\d{32}\.webm$/) as unknown },
      ...{ createdOn: START - (22 * 60 + 7) * 60_000, durationInSeconds: 12, durationInMinutes: 0 },
      ...{ recordedBy: member.guid, recordedByName: expect.any(String) as unknown, mayChange: true },
    });
    expect((await list(admin)).recordings[2]).toMatchObject({ durationInSeconds: 75, durationInMinutes: 1 });
  });

  test('is for everybody about the calls that they recorded or took part in, and for admins about all of them', async () => {
    expect(await titles(member)).toEqual([
      ...['Weekly all-hands', 'Customer call: Meridian', 'Sprint planning', 'Security training'],
      ...['Интервью с клиентом', 'Roadmap workshop'],
    ]);
    expect(await titles(guest)).toEqual(['Customer call: Meridian']);
    expect((await list(guest)).bytes).toBe(FILM.length);
    expect((await list(admin)).bytes).toBe(5 * 3_535 + 4 * 20_566 + 3 * 39_852);
  });

  test.each([
    ['CUSTOMER', ['Customer call: Meridian']],
    ['интервью', ['Интервью с клиентом']],
    ['评审', ['产品评审']],
    ['915-204', ['Customer call: Meridian']],
    [' roadmap ', ['Roadmap workshop']],
    ['%', []],
    ['_', []],
    ['<q3> & "', ['Board update <Q3> & "outlook"']],
    ['nothing like it', []],
  ])('is searched for %j in titles and meetings', async (text, found) => {
    const { recordings, total, bytes } = await list(admin, `&searchText=${encodeURIComponent(text)}`);
    expect([recordings.map(({ title }) => title), total]).toEqual([found, found.length]);
    expect(bytes).toBeGreaterThan(200_000);
  });
});

describe('one recording', () => {
  test('is there for whoever sees it, and nobody else', async () => {
    const one = async (session: Session, id: string) => {
      const answer = await upstream.get(`/recording/recording?id=${id}`, session);
      return answer.status === 200 ? (answer.body as { mayChange: boolean }).mayChange : codeOf(answer);
    };
    expect([await one(admin, MEETING), await one(member, MEETING), await one(guest, MEETING)]).toEqual([
      ...[true, true, false],
    ]);
    expect([await one(member, REVIEW), await one(guest, REVIEW)]).toEqual([
      ...['404 recording_not_found', '404 recording_not_found'],
    ]);
    await upstream.db.transaction((queries) =>
      queries.update(team).set({ allowsVideoRecording: true }).where(eq(team.teamId, 'team-orbit')),
    );
    expect(await one(await upstream.signIn('admin@orbit.example'), MEETING)).toBe('404 recording_not_found');
  });
});

describe('a title', () => {
  test('is changed by admins and whoever recorded it, trimmed, found by its new words, and written down', async () => {
    const key = { 'idempotency-key': 'rename-1' };
    expect(await rename(member, MEETING, '  Meridian, first call ', key)).toMatchObject({
      ...{ status: 200, body: { title: 'Meridian, first call' } },
    });
    await rename(member, MEETING, '  Meridian, first call ', key);
    await rename(member, MEETING, 'Meridian, first call');
    expect(await audits('recording.rename')).toEqual([
      {
        ...{ actor: member.guid, target: `recording:${MEETING}`, before: { title: 'Customer call: Meridian' } },
        after: { title: 'Meridian, first call' },
      },
    ]);
    expect(await titles(admin, '&searchText=first%20call')).toEqual(['Meridian, first call']);
    expect(await titles(admin, '&searchText=customer')).toEqual([]);
    expect(await rename(admin, MEETING, 'x'.repeat(100))).toMatchObject({ status: 200 });
  });

  test.each(['', '   ', 'x'.repeat(101), 'two\nlines'])('cannot be %j', async (title) => {
    const answer = await rename(admin, MEETING, title);
    expect([codeOf(answer), answer.body]).toMatchObject(['400 invalid_request', { error: { field: 'title' } }]);
  });

  test('is not changed by who only took part, nor by who does not see it', async () => {
    expect(codeOf(await rename(guest, MEETING, 'Mine'))).toBe('403 not_recorder');
    expect(codeOf(await rename(member, REVIEW, 'Mine'))).toBe('404 recording_not_found');
    expect(codeOf(await rename(admin, 'none', 'Mine'))).toBe('404 recording_not_found');
    expect(await audits('recording.rename')).toEqual([]);
  });
});

describe('a deleted recording', () => {
  test('is gone with its participants and its file, once that is committed', async () => {
    const name = (await rowOf(MEETING))?.fileName ?? '';
    await upstream.development.loadDemoOnce();
    await upstream.post('/dev/reset', {});
    expect(upstream.files.names()).toContain(name);
    const again = await upstream.signIn('member@summit.example');
    expect(await remove(again, MEETING)).toMatchObject({ status: 200 });
    expect(upstream.files.names()).toContain(name);
    await upstream.jobs.runDue();
    expect(upstream.files.names()).not.toContain(name);
    expect(codeOf(await remove(again, MEETING))).toBe('404 recording_not_found');
    expect(await audits('recording.delete')).toMatchObject([
      { actor: again.guid, before: { title: 'Customer call: Meridian', roomId: '915-204-663', bytes: FILM.length } },
    ]);
    const left = await upstream.db.read((queries) =>
      queries.$count(recordingParticipant, eq(recordingParticipant.recordingId, MEETING)),
    );
    expect(left).toBe(0);
  });

  test('may be one that is processed; nobody deletes what they only took part in', async () => {
    expect(await remove(admin, RUNNING)).toMatchObject({ status: 200 });
    expect(codeOf(await remove(guest, MEETING))).toBe('403 not_recorder');
    expect(codeOf(await remove(guest, REVIEW))).toBe('404 recording_not_found');
  });
});

describe('a download', () => {
  test('has an address of five minutes, which is written down, under the title or a given name', async () => {
    const answer = await sign(guest, MEETING);
    expect(answer).toMatchObject({ status: 200, body: { expiresOn: START + 5 * 60_000 } });
    const query = (body: unknown) => new URL(textAt(body, 'url'), 'http://gateway.example').searchParams;
    expect(Object.fromEntries(query(answer.body))).toMatchObject({
      ...{ as: 'Customer call: Meridian.webm', intent: 'download' },
    });
    const named = await sign(guest, MEETING, { intent: 'view', filename: 'call.webm' });
    expect(Object.fromEntries(query(named.body))).toMatchObject({ as: 'call.webm', intent: 'view' });
    expect(await audits('recording.download')).toEqual(
      ['download', 'view'].map((intent) => ({
        ...{ actor: guest.guid, target: `recording:${MEETING}`, before: null, after: { intent } },
      })),
    );
  });

  test('is not there while the recording is processed, nor for who does not see it', async () => {
    expect(codeOf(await sign(admin, RUNNING))).toBe('409 recording_processing');
    expect(codeOf(await sign(guest, REVIEW))).toBe('404 recording_not_found');
    expect(codeOf(await sign(admin, MEETING, { intent: 'print' }))).toBe('400 invalid_request');
  });
});

describe('the chat product', () => {
  const start = (session: Session, more: object = {}) =>
    upstream.post(
      '/recording/start-recording',
      { roomId: 'room-1', title: ' Standup ', participants: [guest.guid, member.guid, guest.guid], ...more },
      session,
    );
  const finish = (session: Session, id: string, content: Uint8Array = FILM, more: Record<string, string> = {}) =>
    upload(upstream, '/recording/finish-recording', [{ content }], session, {}, { id, ...more });

  test('hands over a recording, which is processed until its file is there', async () => {
    const started = await start(member);
    expect(started).toMatchObject({ status: 200, body: { title: 'Standup', s3Key: null, createdOn: START } });
    const id = textAt(started.body, 'id');
    expect(codeOf(await sign(guest, id))).toBe('409 recording_processing');
    expect(codeOf(await finish(guest, id))).toBe('403 not_recorder');
    expect(await finish(member, id, FILM, { durationInSeconds: '12' })).toMatchObject({
      ...{ status: 200, body: { bytes: FILM.length, durationInSeconds: 12 } },
    });
    expect(await sign(guest, id)).toMatchObject({ status: 200 });
    expect(codeOf(await finish(member, id))).toBe('409 already_processed');
    expect(upstream.files.names()).toEqual([(await rowOf(id))?.fileName]);
    expect([await audits('recording.add'), await audits('recording.finish')]).toMatchObject([
      [{ after: { title: 'Standup', roomId: 'room-1' } }],
      [{ after: { bytes: FILM.length, durationInSeconds: 12 } }],
    ]);
  });

  test.each([
    ['a picture', png()],
    ['nothing', new Uint8Array()],
    ['a page', Buffer.from(`<script>${'x'.repeat(1000)}`)],
    ['a Matroska that is no WebM', Buffer.from(FILM.toString('latin1').replace('webm', 'mkv\0'), 'latin1')],
  ])('cannot hand over %s', async (_what, content) => {
    expect(codeOf(await finish(admin, RUNNING, content))).toBe('400 file_type');
    expect([upstream.files.names(), (await rowOf(RUNNING))?.fileName]).toEqual([[], null]);
  });

  test('names people of the team alone', async () => {
    expect(codeOf(await start(member, { participants: ['orbit-0001'] }))).toBe('404 member_not_found');
    expect(codeOf(await start(member, { title: ' ' }))).toBe('400 invalid_request');
  });
});

test('a team that records no calls shows, changes and takes none', async () => {
  await allow(false);
  const answers = [
    await upstream.get('/recording/recordings?page=0&size=6', admin),
    await upstream.get(`/recording/recording?id=${MEETING}`, admin),
    await rename(admin, MEETING, 'Mine'),
    await remove(admin, MEETING),
    await sign(admin, MEETING),
    await upstream.post('/recording/start-recording', { roomId: 'r', title: 'T', participants: [] }, admin),
    await upload(upstream, '/recording/finish-recording', FILM, admin, {}, { id: RUNNING }),
  ];
  expect(answers.map(codeOf)).toEqual(answers.map(() => '403 video_recording_disabled'));
  await allow(true);
  expect(await list(admin)).toMatchObject({ total: 13 });
});

test('a recording outlives whoever recorded it, with their name', async () => {
  const before = await rowOf(MEETING);
  expect(await upstream.post('/member/delete-member', { subjects: [member.guid] }, admin)).toMatchObject({
    status: 200,
  });
  expect(await rowOf(MEETING)).toEqual(before);
});
