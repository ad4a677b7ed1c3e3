import { and, eq, isNull, like } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { billing } from '../../../db/tables/billing.ts';
import { channelUpload } from '../../../db/tables/bulk.ts';
import { channel } from '../../../db/tables/channel.ts';
import { channelUserGroup, userGroup } from '../../../db/tables/userGroup.ts';
import { DAY_MS, HOUR_MS } from '../../../lib/durations.ts';
import type { JobHandlers } from '../../../lib/jobs.ts';
import { createJobs } from '../../../lib/jobRunner.ts';
import { createLog } from '../../../lib/log.ts';
import { createMailer } from '../../../lib/mail.ts';
import { startFreshUpstream } from '../../../testing/freshUpstream.ts';
import { setPerson } from '../../../testing/people.ts';
import { ADA, BEN, HEADER, fileOf, launch, templateCalls } from '../../../testing/templateCalls.ts';
import { START, type Session, codeOf, textAt } from '../../../testing/testUpstream.ts';
import { COLUMNS } from './rules.ts';
import { channelUploadJobs } from './worker.ts';

const upstream = await startFreshUpstream(['summit.example', 'seedling.example']);
let admin: Session;
beforeEach(async () => {
  admin = await upstream.signIn('admin@summit.example');
});

const calls = templateCalls(upstream, () => admin);
const { put, open, startUpload, process, handOver, last, read } = calls;
const { errorsOf, problemsOf, named, seatsOf, auditsOf, emailOf } = calls;

describe('a filled template', () => {
  test('makes the channels of its rows, in the name of whoever handed it over', async () => {
    const guest = await emailOf('guest');
    const answer = await handOver(
      fileOf(launch('launch'), `"ops, night",,Private,${BEN.toUpperCase()} :${ADA},${guest},any member,Channel Admins`),
    );
    expect(answer.body).toMatchObject({
      ...{ templateId: 'create', fileName: 'create_channels.csv', status: 'processing', total: 2, done: 0, failed: 0 },
      ...{ uploadedAt: START, finishedAt: null },
    });
    await upstream.jobs.runDue();
    expect(await last()).toEqual({
      upload: { ...(answer.body as object), status: 'processed', done: 2, finishedAt: START },
    });
    const [first] = await named('launch');
    const [second] = await named('ops, night');
    expect(first).toMatchObject({
      ...{ description: 'What is next', type: 'open', isAutoJoin: false },
      ...{ addRemoveUsersBy: 'moderator', viewMemberListBy: 'member', postBy: 'member' },
    });
    expect(second).toMatchObject({ type: 'closed', addRemoveUsersBy: 'member', viewMemberListBy: 'moderator' });
    expect(await seatsOf(first?.groupJid ?? '')).toEqual({ [ADA]: 'moderator', [BEN]: 'member' });
    expect(await seatsOf(second?.groupJid ?? '')).toEqual({
      ...{ [ADA]: 'moderator', [BEN]: 'moderator', [guest]: 'member' },
    });
    const uploadId = textAt(answer.body, 'uploadId');
    expect(await auditsOf('channel.startUpload')).toMatchObject([
      { actor: admin.guid, target: `channelUpload:${uploadId}`, after: { template: 'create', total: 2 } },
    ]);
    const created = await auditsOf('channel.create');
    expect(created.map(({ target }) => target).toSorted()).toEqual(
      [first, second].map((row) => `channel:${row?.groupJid}`).toSorted(),
    );
    for (const { actor, parentJobId } of created)
      expect([actor, parentJobId]).toEqual([admin.guid, expect.any(Number)]);
  });

  test('puts nobody into a channel who is not named in its row', async () => {
    await handOver(fileOf(`quiet,,private,${BEN},,any member,any member`));
    await upstream.jobs.runDue();
    const [row] = await named('quiet');
    expect(await seatsOf(row?.groupJid ?? '')).toEqual({ [BEN]: 'moderator' });
  });

  test('that is sent twice makes nothing twice', async () => {
    const file = fileOf(launch('launch'), launch('night shift'), launch('Launch'));
    expect(await problemsOf(file)).toEqual([[4, 'channel_name', 'name_repeated', 'Launch']]);
    expect(await problemsOf(file)).toEqual([
      [2, 'channel_name', 'name_taken', 'launch'],
      [3, 'channel_name', 'name_taken', 'night shift'],
      [4, 'channel_name', 'name_repeated', 'Launch'],
    ]);
    expect([await named('launch'), await named('night shift')].map(({ length }) => length)).toEqual([1, 1]);
  });

  test('is handed over once, and under its key with the same answer', async () => {
    const { url, uploadName } = await startUpload();
    await put(url, 'nothing of a template');
    await put(url, fileOf(launch('launch')));
    const key = { 'idempotency-key': 'once' };
    const first = await process(uploadName, undefined, admin, key);
    expect(first).toMatchObject({ status: 200, body: { total: 1 } });
    expect((await process(uploadName, undefined, admin, key)).body).toEqual(first.body);
    await put(url, fileOf(launch('another')));
    expect(codeOf(await process(uploadName))).toBe('409 already_processed');
    await upstream.jobs.runDue();
    expect([await named('launch'), await named('another')].map(({ length }) => length)).toEqual([1, 0]);
  });

  test('is told row by row what is wrong with it, the rest of it done', async () => {
    const guest = await emailOf('guest');
    const gone = await emailOf('member', 0, 'deactivated');
    const other = 'admin@seedling.example';
    const rows = [
      'general,,public,x,,any member,any member',
      `fine,,public,${ADA},,any member,any member`,
      `,,public,${ADA},,any member,any member`,
      `a,,secret,${ADA},,any member,any member`,
      `b,,public,${guest},,any member,any member`,
      `c,,public,${ADA}:${gone},,any member,any member`,
      `d,,public,${ADA},${other},any member,any member`,
      'e,too few',
      `f,,public,${ADA},,everybody,any member`,
    ];
    const answer = await handOver(fileOf(...rows));
    expect(answer.body).toMatchObject({ total: 9, done: 0, failed: 4 });
    await upstream.jobs.runDue();
    const uploadId = textAt(answer.body, 'uploadId');
    expect(await read(uploadId)).toMatchObject({ status: 'processed', done: 1, failed: 8 });
    const at = (line: number, channelName: string, column: string, code: string, value: string) => ({
      ...{ line, channelName, column, code, value },
      cells: rows[line - 2]?.split(','),
    });
    expect(await errorsOf(uploadId)).toEqual({
      errors: [
        at(2, 'general', 'channel_name', 'name_taken', 'general'),
        at(4, '', 'channel_name', 'name_required', ''),
        at(5, 'a', 'channel_type', 'type_invalid', 'secret'),
        at(6, 'b', 'channel_admin_emails', 'is_guest', guest),
        at(7, 'c', 'channel_admin_emails', 'not_in_team', gone),
        at(8, 'd', 'member_emails', 'not_in_team', other),
        at(9, 'e', '', 'cells_missing', '2'),
        at(10, 'f', 'who_can_add_remove_users', 'choice_invalid', 'everybody'),
      ],
      total: 8,
    });
    const second = await upstream.get(`/bulk/channel-upload-errors?uploadId=${uploadId}&limit=1&offset=7`, admin);
    expect(second.body).toMatchObject({ errors: [{ line: 10 }], total: 8 });
  });

  test.each([
    ['csv_header', 'name,type\r\na,b'],
    ['csv_empty', HEADER],
    ['csv_invalid', Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 0xff)],
    ['csv_too_long', `${HEADER}\n${'x,,,,,,\n'.repeat(10_001)}`],
  ])('is refused as a whole with %s, and can be sent again', async (code, content) => {
    const { url, uploadName } = await startUpload();
    await put(url, content);
    expect(codeOf(await process(uploadName))).toBe(`400 ${code}`);
    await put(url, fileOf(launch('launch')));
    expect(await process(uploadName)).toMatchObject({ status: 200, body: { total: 1 } });
  });
});

describe('the template of a change', () => {
  const download = async (templateId: string) => {
    const { body } = await upstream.get(`/bulk/template-download-link?templateId=${templateId}`, admin);
    const url = textAt(body, 'url');
    return { url, text: (await open(url)).body };
  };
  const rowIn = (text: string, name: string) => text.split('\r\n').find((line) => line.startsWith(`${name},`)) ?? '';

  test('holds the channels as they are, and changes nothing when it is sent back; of those to be it is empty', async () => {
    expect((await download('create')).text).toBe(`\uFEFF${HEADER}\r\n`);
    await upstream.db.read((queries) =>
      queries.update(channel).set({ description: '=HYPERLINK("x")' }).where(eq(channel.name, 'random')),
    );
    const { url, text } = await download('update');
    expect(url).toMatch(/^\/files\/templates\/[\w-]{36}\/update_channels\.csv\?/);
    expect(text.startsWith(`\uFEFF${HEADER}\r\n`)).toBe(true);
    // One of the team's is archived: it is not changed, and so not among them.
    const inUse = and(eq(channel.teamId, 'team-summit'), isNull(channel.archivedAt));
    expect(text.trimEnd().split('\r\n')).toHaveLength(
      1 + (await upstream.db.read((queries) => queries.$count(channel, inUse))),
    );
    expect(rowIn(text, 'move-to-zurich')).toBe('');
    expect(rowIn(text, 'random')).toContain(`,"'=HYPERLINK(""x"")",public,`);
    const answer = await handOver(text, 'update_channels (2).csv');
    await upstream.jobs.runDue();
    const { total } = answer.body as { total: number };
    expect(await last()).toMatchObject({ upload: { status: 'processed', total, done: total, failed: 0 } });
    expect(await auditsOf('channel.%')).toMatchObject([{ action: 'channel.startUpload' }]);
  });

  test('changes what is given: empty cells stay, admins are replaced, members come in', async () => {
    const [before] = await named('random');
    const former = await seatsOf(before?.groupJid ?? '');
    const [outside, next] = [await emailOf('guest', 1), await emailOf('member', 3)];
    const problems = await problemsOf(
      fileOf(`Random,Small talk,,${BEN}:${next},${outside},channel admins,`),
      'update_channels.csv',
    );
    expect(problems).toEqual([]);
    const [after] = await named('random');
    expect(after).toEqual({
      ...{ ...before, description: 'Small talk', addRemoveUsersBy: 'moderator' },
      version: (before?.version ?? 0) + 1,
    });
    const demoted = Object.fromEntries(Object.keys(former).map((email) => [email, 'member']));
    expect(await seatsOf(before?.groupJid ?? '')).toEqual({
      ...{ ...demoted, [outside]: 'member', [BEN]: 'moderator', [next]: 'moderator' },
    });
  });

  test('is told what cannot be changed', async () => {
    const [random] = await named('random');
    if (!random) throw new Error('There is no such channel.');
    const { groupJid } = random;
    await upstream.db.transaction(async (queries) => {
      const row = { ...random, groupJid: 'twin@chat.summit.example', name: 'RANDOM' };
      await queries.insert(channel).values([row, { ...row, groupJid: 'other@chat.summit.example' }]);
    });
    expect(
      await problemsOf(
        fileOf('RANDOM,x,,,,,', 'nowhere,x,,,,,', 'general,,private,,,,', 'announcements,x,,,,,'),
        'update_channels.csv',
      ),
    ).toEqual([
      [2, 'channel_name', 'name_ambiguous', 'RANDOM'],
      [3, 'channel_name', 'channel_not_found', 'nowhere'],
      [4, 'channel_type', 'type_fixed', 'private'],
      [5, 'channel_name', 'channel_locked', 'announcements'],
    ]);
    expect(
      await problemsOf(fileOf('random,by its own name,,,,,', 'announcements,,public,,,,'), 'update_channels.csv'),
    ).toEqual([]);
    expect((await named('random'))[0]).toMatchObject({ groupJid, description: 'by its own name' });
  });

  test('lets nobody in whom the channel is not for, but those who look after it', async () => {
    await handOver(fileOf(launch('launch')));
    await upstream.jobs.runDue();
    const [row] = await named('launch');
    const groupJid = row?.groupJid ?? '';
    await upstream.db.transaction(async (queries) => {
      await queries.insert(userGroup).values({
        ...{ id: 'group', teamId: 'team-summit', name: 'x', nameKey: 'x', description: '', constraintsKey: '' },
        ...{ visibleTo: 'admin', version: 1, createdAt: START },
      });
      await queries.insert(channelUserGroup).values({ groupJid, userGroupId: 'group', purpose: 'restriction' });
    });
    const [first, second] = [await emailOf('member', 1), await emailOf('member', 2)];
    expect(
      await problemsOf(fileOf(`launch,other,,${ADA}:${first},${BEN}:${first}:${second},,`), 'update_channels.csv'),
    ).toEqual([[2, 'member_emails', 'not_admitted', second]]);
    expect((await named('launch'))[0]).toEqual(row);
    expect(await problemsOf(fileOf(`launch,other,,${ADA}:${first},${BEN}:${first},,`), 'update_channels.csv')).toEqual(
      [],
    );
    expect(await seatsOf(groupJid)).toMatchObject({ [ADA]: 'moderator', [first]: 'moderator' });
  });
});

describe('an address', () => {
  test('is good for an hour, and what was sent there for a day', async () => {
    const { url, uploadName } = await startUpload();
    const { url: late } = await startUpload();
    upstream.clock.advance(HOUR_MS - 1_000);
    expect(codeOf(await put(url, fileOf(launch('launch'))))).toEqual({});
    upstream.clock.advance(2_000);
    expect(codeOf(await put(late, fileOf(launch('launch'))))).toBe('404 file_not_found');
    await upstream.jobs.runDue();
    expect(upstream.files.names()).toEqual([uploadName]);
    upstream.clock.advance(DAY_MS);
    await upstream.jobs.runDue();
    expect(upstream.files.names()).toEqual([]);
    expect(codeOf(await process(uploadName))).toBe('404 upload_not_found');
  });

  test('to send to opens nothing, and one to read at takes nothing', async () => {
    const { url, uploadName } = await startUpload();
    await put(url, fileOf(launch('launch')));
    expect((await open(url)).statusCode).toBe(404);
    const { body } = await upstream.get('/bulk/template-download-link?templateId=create', admin);
    expect(codeOf(await put(textAt(body, 'url'), 'mine'))).toBe('404 file_not_found');
    expect(codeOf(await put(url.replace(uploadName, 'templates/other.csv'), 'mine'))).toBe('404 file_not_found');
    upstream.clock.advance(2 * DAY_MS);
    await upstream.jobs.runDue();
    expect(upstream.files.names()).toEqual([]);
  });

  test('takes 10 MB, and keeps what was there where there is more', async () => {
    const { url, uploadName } = await startUpload();
    await put(url, fileOf(launch('launch')));
    expect(codeOf(await put(url, new Uint8Array(10 * 1024 * 1024 + 1)))).toBe('400 file_size');
    expect(codeOf(await process(uploadName))).toMatchObject({ total: 1 });
    expect(codeOf(await put((await startUpload()).url, new Uint8Array(10 * 1024 * 1024)))).toEqual({});
  });

  test('is of its team alone', async () => {
    const { url, uploadName } = await startUpload();
    await put(url, fileOf(launch('launch')));
    const stranger = await upstream.signIn('admin@seedling.example');
    expect(codeOf(await process(uploadName, undefined, stranger))).toBe('402 plan_required');
    await upstream.db.transaction((queries) =>
      queries.update(billing).set({ plan: 'enterprise' }).where(eq(billing.teamId, 'team-seedling')),
    );
    expect(codeOf(await process(uploadName, undefined, stranger))).toBe('404 upload_not_found');
    const uploadId = textAt((await process(uploadName)).body, 'uploadId');
    expect(codeOf(await upstream.get(`/bulk/channel-upload?uploadId=${uploadId}`, stranger))).toBe(
      '404 upload_not_found',
    );
    expect((await upstream.get('/bulk/last-channel-upload', stranger)).body).toEqual({});
    expect((await upstream.get('/bulk/channel-uploads', stranger)).body).toEqual({ uploads: [] });
    const templates = await upstream.get('/bulk/all-channel-templates?teamId=team-seedling', admin);
    expect(codeOf(templates)).toBe('404 team_not_found');
  });
});

test('what is no template of a known name is refused', async () => {
  const link = (fileName: string) => upstream.post('/bulk/template-upload-link', { fileName }, admin);
  for (const name of ['channels.csv', 'create_channels.xlsx', 'creates.csv']) {
    expect(codeOf(await link(name))).toBe('400 file_name_changed');
  }
  const { uploadName } = await startUpload();
  expect(codeOf(await process(uploadName, 'other.csv'))).toBe('400 file_name_changed');
  expect(codeOf(await process(uploadName))).toBe('404 upload_not_found');
  expect(codeOf(await process('../../etc/passwd'))).toBe('404 upload_not_found');
  expect(codeOf(await upstream.get('/bulk/template-download-link?templateId=delete', admin))).toBe(
    '404 template_not_found',
  );
  const { body } = await upstream.get('/bulk/all-channel-templates?teamId=team-summit', admin);
  expect(body).toMatchObject({ templates: [{ id: 'create', columns: COLUMNS }, { id: 'update' }] });
});

describe('the work', () => {
  const ours = channelUploadJobs({ mailer: createMailer(null), groupsDomain: null });
  const workers = (handlers: JobHandlers = ours) =>
    createJobs({ db: upstream.db, clock: upstream.clock, log: createLog('silent'), handlers });
  /** The same work, with something that happens once it is done and not yet committed. */
  const interruptedBy = (interrupt: () => void): JobHandlers =>
    Object.fromEntries(
      Object.entries(ours).map(([name, { effect }]) => [
        name,
        {
          effect: async (payload, context) => {
            const next = await effect(payload, context);
            interrupt();
            return next;
          },
        },
      ]),
    );
  const many = fileOf(
    ...Array.from({ length: 101 }, (_, place) => `room ${place},,public,${BEN},,any member,any member`),
  );
  const rooms = () => upstream.db.read((queries) => queries.$count(channel, like(channel.name, 'room %')));
  const timesMade = async () => (await auditsOf('channel.create')).length;

  test('that is cut off in each of its steps goes on there, each row done once', async () => {
    const uploadId = textAt((await handOver(many)).body, 'uploadId');
    for (const done of [0, 50, 100]) {
      let step = 0;
      const dying = interruptedBy(() => {
        step += 1;
        // The first step of the others is the one that was cut off before.
        if (done === 0 || step === 2) throw new Error('killed');
      });
      await workers(dying).runDue();
      expect(await read(uploadId)).toMatchObject({ status: 'processing', done, failed: 0 });
      expect(await rooms()).toBe(done);
      upstream.clock.advance(60_000);
    }
    await Promise.all([workers().runDue(), workers().runDue()]);
    expect(await read(uploadId)).toMatchObject({ status: 'processed', total: 101, done: 101, failed: 0 });
    expect([await rooms(), await timesMade()]).toEqual([101, 101]);
  });

  test('goes on when who handed it over is no admin any more, as far as they may create channels', async () => {
    const uploadId = textAt((await handOver(many)).body, 'uploadId');
    let step = 0;
    const stopping = workers(
      interruptedBy(() => {
        step += 1;
        if (step === 2) void stopping.stop();
      }),
    );
    await stopping.runDue();
    await setPerson(upstream.db, admin.guid, { state: 'deactivated' });
    await workers().runDue();
    await setPerson(upstream.db, admin.guid, { state: 'active' });
    expect(await read(uploadId)).toMatchObject({ status: 'processed', done: 100, failed: 1 });
    expect(await errorsOf(uploadId)).toMatchObject({ errors: [{ line: 102, code: 'creation_restricted' }] });
  });

  test('and its rows are forgotten after 30 days', async () => {
    await handOver(fileOf(launch('launch'), 'broken'));
    await upstream.jobs.runDue();
    upstream.clock.advance(30 * DAY_MS + HOUR_MS);
    await upstream.jobs.runDue();
    expect(await upstream.db.read((queries) => queries.$count(channelUpload))).toBe(0);
  });
});
