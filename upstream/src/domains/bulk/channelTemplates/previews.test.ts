import { and, eq, like } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { channelUpload } from '../../../db/tables/bulk.ts';
import { channel } from '../../../db/tables/channel.ts';
import type { Answer } from '../../../generated/contract.ts';
import { DAY_MS, HOUR_MS } from '../../../lib/durations.ts';
import { createJobs } from '../../../lib/jobRunner.ts';
import { createLog } from '../../../lib/log.ts';
import { createMailer } from '../../../lib/mail.ts';
import { startFreshUpstream } from '../../../testing/freshUpstream.ts';
import { interruptedBy } from '../../../testing/interruptedJobs.ts';
import { setPerson } from '../../../testing/people.ts';
import { ADA, BEN, fileOf, launch, templateCalls } from '../../../testing/templateCalls.ts';
import { START, type Session, codeOf, textAt } from '../../../testing/testUpstream.ts';
import { channelCheckJobs } from './checkWorker.ts';
import { channelUploadJobs } from './worker.ts';

const upstream = await startFreshUpstream(['summit.example', 'seedling.example']);
let admin: Session;
beforeEach(async () => {
  admin = await upstream.signIn(ADA);
});
const calls = templateCalls(upstream, () => admin);
const { validated, start, cancel, rowsOf, read, last, named, emailOf, auditsOf, errorsOf, handOver } = calls;

const UPDATE = 'update_channels.csv';
const allRows = async (uploadId: string, ...kinds: string[]) =>
  (await Promise.all(kinds.map((kind) => rowsOf(uploadId, `kind=${kind}`)))).flatMap(({ rows }) => rows);
const listed = async () =>
  ((await upstream.get('/bulk/channel-uploads', admin)).body as Answer<'bulk', 'channelUploads'>).uploads;
const setChannel = (name: string, changes: Partial<typeof channel.$inferInsert>) =>
  upstream.db.transaction((queries) =>
    queries
      .update(channel)
      .set(changes)
      .where(and(eq(channel.teamId, 'team-summit'), eq(channel.name, name))),
  );
const room = (place: number) => `room ${place},,public,${BEN},,any member,any member`;
const rooms = (count: number) => Array.from({ length: count }, (_, place) => room(place));
const roomsMade = () => upstream.db.read((queries) => queries.$count(channel, like(channel.name, 'room %')));

describe('a look at a filled template', () => {
  test('tells of each row what it would create, or why it cannot, and changes nothing', async () => {
    const guest = await emailOf('guest');
    const uploadId = await validated(
      fileOf(
        launch('launch'),
        `general,,public,${ADA},,any member,any member`,
        `ops,,private,${BEN.toUpperCase()}:${ADA},${guest},any member,channel admins`,
        `hr,,public,${guest},,any member,any member`,
        'broken,,secret,,,,',
        launch('Launch'),
      ),
    );
    expect(await read(uploadId)).toEqual({
      ...{ uploadId, templateId: 'create', fileName: 'create_channels.csv', status: 'validated', encoding: 'utf-8' },
      ...{ total: 6, checked: 6, planned: 2, unchanged: 0, refused: 4, done: 0, failed: 0 },
      ...{ uploadedAt: START, uploadedBy: expect.any(String) as string },
      ...{ startedAt: null, startedBy: null, finishedAt: null },
    });
    const to = (field: string, after: string) => ({ field, before: null, after });
    const nothing = { result: null, problem: null };
    expect(await rowsOf(uploadId, 'kind=planned')).toEqual({
      rows: [
        {
          ...{ line: 2, channelName: 'launch', plan: 'create', ...nothing },
          changes: [
            ...[to('channel_description', 'What is next'), to('channel_type', 'public')],
            ...[to('channel_admin_emails', ADA), to('member_emails', BEN)],
            to('who_can_add_remove_users', 'channel admins'),
            to('who_can_view_member_list', 'any member'),
          ],
        },
        {
          ...{ line: 4, channelName: 'ops', plan: 'create', ...nothing },
          changes: [
            ...[to('channel_type', 'private'), to('channel_admin_emails', `${BEN}:${ADA}`)],
            ...[to('member_emails', guest), to('who_can_add_remove_users', 'any member')],
            to('who_can_view_member_list', 'channel admins'),
          ],
        },
      ],
      total: 2,
    });
    const refused = (line: number, channelName: string, column: string, code: string, value: string) => ({
      ...{ line, channelName, plan: 'refused', result: null, changes: [] },
      problem: { column, code, value },
    });
    expect(await rowsOf(uploadId, 'kind=refused')).toEqual({
      rows: [
        refused(3, 'general', 'channel_name', 'name_taken', 'general'),
        refused(5, 'hr', 'channel_admin_emails', 'is_guest', guest),
        refused(6, 'broken', 'channel_type', 'type_invalid', 'secret'),
        refused(7, 'Launch', 'channel_name', 'name_repeated', 'Launch'),
      ],
      total: 4,
    });
    expect(await errorsOf(uploadId)).toMatchObject({ errors: [{ line: 3 }, { line: 5 }, { line: 6 }, { line: 7 }] });
    for (const [query, lines] of [
      ['kind=refused&searchText=LAUNCH', [7]],
      ['kind=refused&searchText=admin_emails', [5]],
      ['kind=refused&searchText=secr', [6]],
      ['kind=planned&searchText=%25', []],
    ] as const) {
      expect((await rowsOf(uploadId, query)).rows.map(({ line }) => line)).toEqual(lines);
    }
    expect([await named('launch'), await auditsOf('channel.%')]).toEqual([[], []]);
  });

  test('tells what a change would do to each channel, from what to what', async () => {
    const next = await emailOf('member', 3);
    const outside = await emailOf('guest', 1);
    await setChannel('random', { description: 'Before' });
    const [before] = await named('random');
    const moderators = Object.entries(await calls.seatsOf(before?.groupJid ?? ''))
      .filter(([, affiliation]) => affiliation === 'moderator')
      .map(([email]) => email)
      .toSorted();
    const uploadId = await validated(
      fileOf(
        `Random,Small talk,,${BEN}:${next},${outside},channel admins,`,
        'nowhere,x,,,,,',
        'general,,private,,,,',
        'announcements,x,,,,,',
        'move-to-zurich,x,,,,,',
      ),
      UPDATE,
    );
    expect(await read(uploadId)).toMatchObject({ status: 'validated', total: 5, planned: 1, unchanged: 0, refused: 4 });
    expect((await rowsOf(uploadId, 'kind=planned')).rows).toEqual([
      {
        ...{ line: 2, channelName: 'Random', plan: 'change', result: null, problem: null },
        changes: [
          { field: 'channel_description', before: 'Before', after: 'Small talk' },
          { field: 'channel_admin_emails', before: moderators.join(':'), after: `${BEN}:${next}` },
          { field: 'member_emails', before: null, after: outside },
          { field: 'who_can_add_remove_users', before: 'any member', after: 'channel admins' },
        ],
      },
    ]);
    expect((await rowsOf(uploadId, 'kind=refused')).rows.map(({ problem }) => problem?.code)).toEqual([
      ...['channel_not_found', 'type_fixed', 'channel_locked', 'channel_not_found'],
    ]);
    expect(await named('random')).toEqual([before]);
    const same = await validated(fileOf('random,Before,public,,,,'), UPDATE);
    expect(await read(same)).toMatchObject({ planned: 0, unchanged: 1, refused: 0 });
    expect((await rowsOf(same, 'kind=unchanged')).rows).toMatchObject([{ line: 2, plan: 'unchanged', changes: [] }]);
    expect(codeOf(await start(same))).toBe('400 nothing_to_do');
  });

  test('asks whether whoever handed it over may create channels', async () => {
    const { url, uploadName } = await calls.startUpload();
    await calls.put(url, fileOf(room(0)));
    const body = { templateId: 'create', fileName: 'create_channels.csv', uploadName };
    const uploadId = textAt((await upstream.post('/bulk/validate-uploaded-file', body, admin)).body, 'uploadId');
    await setPerson(upstream.db, admin.guid, { state: 'deactivated' });
    await upstream.jobs.runDue();
    await setPerson(upstream.db, admin.guid, { state: 'active' });
    expect((await rowsOf(uploadId, 'kind=refused')).rows.map(({ problem }) => problem)).toEqual([
      { column: 'channel_type', code: 'creation_restricted', value: 'public' },
    ]);
  });

  test('refuses a file as its work does, and takes each once', async () => {
    const { url, uploadName } = await calls.startUpload();
    const look = (headers = {}) =>
      upstream.post(
        '/bulk/validate-uploaded-file',
        { templateId: 'create', fileName: 'create_channels.csv', uploadName },
        admin,
        headers,
      );
    expect(codeOf(await look())).toBe('404 upload_not_found');
    await calls.put(url, 'name,type\r\na,b');
    expect(codeOf(await look())).toBe('400 csv_header');
    await calls.put(url, fileOf(launch('launch')));
    const key = { 'idempotency-key': 'once' };
    const first = await look(key);
    expect(first.body).toMatchObject({ status: 'validating', total: 1, checked: 0, planned: 0 });
    expect((await look(key)).body).toEqual(first.body);
    expect(codeOf(await look())).toBe('409 already_processed');
    expect(codeOf(await calls.process(uploadName))).toBe('409 already_processed');
    expect(codeOf(await start(textAt(first.body, 'uploadId')))).toBe('409 not_validated');
  });
});

test('a look and the work after it go on where they were cut off, each row once', async () => {
  const { url, uploadName } = await calls.startUpload();
  await calls.put(url, fileOf(...rooms(101), room(0)));
  const body = { templateId: 'create', fileName: 'create_channels.csv', uploadName };
  const uploadId = textAt((await upstream.post('/bulk/validate-uploaded-file', body, admin)).body, 'uploadId');
  const handlers = { ...channelCheckJobs, ...channelUploadJobs({ mailer: createMailer(null), groupsDomain: null }) };
  const workers = (ours = handlers) =>
    createJobs({ db: upstream.db, clock: upstream.clock, log: createLog('silent'), handlers: ours });
  const killedIn = async (wanted: number) => {
    let step = 0;
    const dying = interruptedBy(handlers, () => {
      step += 1;
      if (step === wanted) throw new Error('killed');
    });
    await workers(dying).runDue();
    upstream.clock.advance(60_000);
  };
  await killedIn(1);
  expect(await read(uploadId)).toMatchObject({ status: 'validating', checked: 1, planned: 0, refused: 1 });
  await killedIn(2);
  expect(await read(uploadId)).toMatchObject({ status: 'validating', checked: 51, planned: 50, refused: 1 });
  await Promise.all([workers().runDue(), workers().runDue()]);
  expect(await read(uploadId)).toMatchObject({ status: 'validated', checked: 102, planned: 101, refused: 1 });
  await start(uploadId);
  await killedIn(2);
  expect(await read(uploadId)).toMatchObject({ status: 'processing', done: 50, failed: 0 });
  await Promise.all([workers().runDue(), workers().runDue()]);
  expect(await read(uploadId)).toMatchObject({ status: 'processed', done: 101, failed: 0 });
  expect([await roomsMade(), (await auditsOf('channel.create')).length]).toEqual([101, 101]);
});

describe('a file that was looked at', () => {
  test('is started once, by whichever admin, and does what was planned', async () => {
    const uploadId = await validated(fileOf(launch('launch'), 'broken,,secret,,,,'));
    const other = await upstream.signIn(BEN);
    await setPerson(upstream.db, other.guid, { role: 'admin' });
    upstream.clock.advance(1_000);
    const key = { 'idempotency-key': 'start' };
    const began = await start(uploadId, other, key);
    expect(began.body).toMatchObject({
      ...{ status: 'processing', planned: 1, refused: 1, done: 0, failed: 0 },
      ...{ startedAt: START + 1_000, startedBy: expect.any(String) as string, finishedAt: null },
    });
    expect((await start(uploadId, other, key)).body).toEqual(began.body);
    expect(codeOf(await start(uploadId))).toBe('409 already_processed');
    await upstream.jobs.runDue();
    expect(await read(uploadId)).toMatchObject({ status: 'processed', done: 1, failed: 0, finishedAt: START + 1_000 });
    expect(await last()).toMatchObject({ upload: { uploadId } });
    expect((await allRows(uploadId, 'done')).map(({ line, result }) => [line, result])).toEqual([[2, 'created']]);
    expect(await named('launch')).toHaveLength(1);
    const [entry, ...more] = await auditsOf('channel.startUpload');
    expect([entry?.actor, entry?.after, more]).toEqual([other.guid, { template: 'create', planned: 1 }, []]);
    expect((await auditsOf('channel.create')).map(({ actor }) => actor)).toEqual([other.guid]);
    expect(codeOf(await cancel(uploadId))).toBe('409 already_processed');
  });

  test('waits while another one of the team is worked off', async () => {
    const first = await validated(fileOf(launch('launch')));
    const second = await validated(fileOf(launch('another')));
    await start(first);
    expect(codeOf(await start(second))).toBe('409 upload_in_progress');
    await upstream.jobs.runDue();
    expect(await start(second)).toMatchObject({ status: 200 });
    await upstream.jobs.runDue();
    await handOver(fileOf(launch('at once')));
    const third = await validated(fileOf(launch('third')));
    await upstream.jobs.runDue();
    expect(await start(third)).toMatchObject({ status: 200 });
  });

  test('tells of each row what has come between', async () => {
    await setChannel('random', { description: 'Before' });
    const created = await validated(fileOf(launch('launch'), launch('night shift')));
    const changed = await validated(
      fileOf('random,After,,,,,', 'general,As said,,,,,', 'design,Gone by then,,,,,'),
      UPDATE,
    );
    await handOver(fileOf(launch('launch')));
    await upstream.jobs.runDue();
    await setChannel('random', { description: 'Between' });
    await setChannel('general', { description: 'As said' });
    await setChannel('design', { archivedAt: START });
    const planned = (await read(changed)) as Answer<'bulk', 'channelUpload'>;
    await start(created);
    await upstream.jobs.runDue();
    expect(await read(created)).toMatchObject({ status: 'processed', done: 1, failed: 1 });
    expect(await allRows(created, 'failed')).toMatchObject([
      { line: 2, plan: 'create', result: 'failed', problem: { code: 'name_taken', value: 'launch' } },
    ]);
    await start(changed);
    await upstream.jobs.runDue();
    expect(await read(changed)).toMatchObject({ done: 2, failed: (planned.planned ?? 0) - 2 });
    expect(await allRows(changed, 'done')).toMatchObject([
      { line: 2, result: 'updated', changes: [{ before: 'Between', after: 'After' }] },
      { line: 3, result: 'unchanged', changes: [] },
    ]);
    expect((await allRows(changed, 'failed')).map(({ problem }) => problem?.code)).toEqual(
      planned.planned === 3 ? ['channel_not_found'] : [],
    );
  });

  test('is forgotten, or stopped between two steps', async () => {
    const unstarted = await validated(fileOf(launch('launch')));
    const forgotten = await cancel(unstarted, undefined, { onlyUnstarted: true });
    expect(forgotten.body).toMatchObject({ status: 'cancelled', startedAt: null, finishedAt: START });
    expect(codeOf(await start(unstarted))).toBe('409 already_processed');
    expect(codeOf(await cancel(unstarted))).toBe('409 already_processed');
    const running = await validated(fileOf(...rooms(101)));
    await start(running);
    let step = 0;
    const jobs = createJobs({
      ...{ db: upstream.db, clock: upstream.clock, log: createLog('silent') },
      handlers: interruptedBy(channelUploadJobs({ mailer: createMailer(null), groupsDomain: null }), () => {
        step += 1;
        if (step === 2) void jobs.stop();
      }),
    });
    await jobs.runDue();
    // Whoever was shown it before it was started wants it forgotten, and stops nobody's.
    expect(codeOf(await cancel(running, undefined, { onlyUnstarted: true }))).toBe('409 stale_version');
    expect(await read(running)).toMatchObject({ status: 'processing' });
    expect((await cancel(running)).body).toMatchObject({ status: 'cancelled', done: 100 });
    await upstream.jobs.runDue();
    expect([await roomsMade(), await read(running)]).toMatchObject([100, { status: 'cancelled', done: 100 }]);
    expect((await auditsOf('channel.cancelUpload')).map(({ before, after }) => [before, after])).toEqual([
      [{ state: 'validated' }, { planned: 1, done: 0, failed: 0 }],
      [{ state: 'processing' }, { planned: 101, done: 100, failed: 0 }],
    ]);
    expect((await listed()).map(({ uploadId }) => uploadId)).toEqual([running]);
  });

  test('stands in the list while it waits, but is not the last one that was worked off', async () => {
    const done = textAt((await handOver(fileOf(launch('launch')))).body, 'uploadId');
    await upstream.jobs.runDue();
    upstream.clock.advance(1_000);
    const waiting = await validated(fileOf(launch('another')));
    expect((await listed()).map(({ uploadId, status }) => [uploadId, status])).toEqual([
      [waiting, 'validated'],
      [done, 'processed'],
    ]);
    expect(await last()).toMatchObject({ upload: { uploadId: done } });
    expect(await read(done)).not.toHaveProperty('planned');
    expect((await rowsOf(done, 'kind=done')).rows).toMatchObject([{ plan: null, result: 'created' }]);
  });

  test('is forgotten for the tenth that comes after it, and after two days', async () => {
    const ids: string[] = [];
    for (let nth = 0; nth < 11; nth += 1) {
      upstream.clock.advance(1_000);
      ids.push(await validated(fileOf(launch(`room ${nth}`))));
    }
    const states = async () =>
      Object.fromEntries(
        (await upstream.db.read((queries) => queries.select().from(channelUpload))).map(({ uploadId, state }) => [
          uploadId,
          state,
        ]),
      );
    expect(Object.values(await states()).filter((state) => state === 'validated')).toHaveLength(10);
    expect((await states())[ids[0] ?? '']).toBe('cancelled');
    await start(ids[5] ?? '');
    await upstream.jobs.runDue();
    upstream.clock.advance(2 * DAY_MS + HOUR_MS);
    await upstream.jobs.runDue();
    expect(await states()).toEqual({ [ids[5] ?? '']: 'processed' });
  });

  test('is of its team and plan alone', async () => {
    const uploadId = await validated(fileOf(launch('launch')));
    const stranger = await upstream.signIn('admin@seedling.example');
    expect(codeOf(await start(uploadId, stranger))).toBe('402 plan_required');
    expect(codeOf(await cancel(uploadId, stranger))).toBe('402 plan_required');
    expect(codeOf(await start('none'))).toBe('404 upload_not_found');
    expect(codeOf(await cancel('none'))).toBe('404 upload_not_found');
    const rows = await upstream.get('/bulk/channel-upload-rows?uploadId=none&kind=done&limit=1&offset=0', admin);
    expect(codeOf(rows)).toBe('404 upload_not_found');
  });
});
