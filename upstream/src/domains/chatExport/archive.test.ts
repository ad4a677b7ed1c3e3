// What is in the file of an export, whatever happens while it is written.
import { beforeEach, describe, expect, test } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { message } from '../../db/tables/channel.ts';
import { job } from '../../db/tables/system.ts';
import { allJobs } from '../../jobs.ts';
import { createJobs } from '../../lib/jobRunner.ts';
import { createLog } from '../../lib/log.ts';
import { createMailer } from '../../lib/mail.ts';
import { createIsCallable } from '../../lib/callableAddresses.ts';
import { createOutgoing } from '../../lib/outgoing.ts';
import { allowExport, chatExportCalls, messagesIn } from '../../testing/chatExportCalls.ts';
import { startFreshUpstream } from '../../testing/freshUpstream.ts';
import { interrupted } from '../../testing/importCalls.ts';
import { setPerson } from '../../testing/people.ts';
import { planTerms } from '../../testing/planTerms.ts';
import { png } from '../../testing/samplePictures.ts';
import { PIN_KEY, type Session, chatExportTerms, nobody } from '../../testing/testUpstream.ts';

const TEAM = 'team-orbit';
const GENERAL = 'orbit-c001@chat.orbit.example';
const ADA = 'admin@orbit.example';
const MIA = 'member@orbit.example';
const upstream = await startFreshUpstream(['orbit.example', 'seedling.example']);
let admin: Session;
let member: Session;
const calls = chatExportCalls(upstream, TEAM, () => admin);
const { run, start, post, write, share, filesOf } = calls;
beforeEach(async () => {
  await allowExport(upstream, TEAM);
  admin = await upstream.signIn(ADA);
  member = await upstream.signIn(MIA);
  // The demo has written here: the tests begin with silence.
  await upstream.db.transaction((queries) =>
    queries.execute(sql`truncate message, direct_message, shared_file cascade`),
  );
});

type Manifest = {
  counts: object;
  conversations: { kind: string; id: string; name: string; messages: number; path: string }[];
};
const manifestIn = (files: ReadonlyMap<string, Buffer>) =>
  JSON.parse(files.get('export.json')?.toString() ?? '{}') as Manifest;
const textsIn = (files: ReadonlyMap<string, Buffer>) =>
  manifestIn(files).conversations.flatMap(({ path }) => messagesIn(files, path).map(({ text }) => text));

const direct = { tasks: ['USER_HISTORY'] };
const channels = { tasks: ['GROUP_HISTORY'] };

describe('JSON', () => {
  test('has a manifest, the messages of each conversation, and the files that they carry', async () => {
    await post(GENERAL, 'Good morning', member);
    const plan = await share(new TextEncoder().encode('the plan'), 'Plan: 2026.pdf', member);
    await write(ADA, 'Read this', member, plan);
    const { files } = await run();
    const { counts, conversations } = manifestIn(files);
    expect(JSON.parse(files.get('export.json')?.toString() ?? '')).toMatchObject({
      ...{ format: 'muster-chat-export', version: 1, requestedAt: '2026-03-02T09:00:00.000Z' },
      team: { id: TEAM, name: 'Orbit', domain: 'orbit.example' },
      requestedBy: { guid: admin.guid },
      filters: { emails: [], messageType: 'ALL', dateFrom: null, dateTo: null },
    });
    expect(counts).toEqual({ conversations: 2, messages: 2, files: 1 });
    expect(conversations).toMatchObject([
      { kind: 'channel', id: GENERAL, messages: 1, path: 'conversations/00001/messages.ndjson' },
      { kind: 'direct', messages: 1, path: 'conversations/00002/messages.ndjson' },
    ]);
    const [told] = messagesIn(files, 'conversations/00002/messages.ndjson');
    expect(told).toMatchObject({
      ...{ text: 'Read this', sentAt: '2026-03-02T09:00:00.000Z' },
      sender: { kind: 'person', id: member.guid, hasLeft: false },
      file: { kind: 'file', title: 'Plan: 2026.pdf', bytes: 8 },
    });
    const { path } = (told as { file: { path: string } }).file;
    expect(path).toMatch(/^conversations\/00002\/files\/\d+-Plan-2026\.pdf$/);
    expect(files.get(path)?.toString()).toBe('the plan');
  });

  test('keeps somebody who has left under the name of then, with a mark', async () => {
    await post(GENERAL, 'Farewell', member);
    await setPerson(upstream.db, member.guid, { state: 'deleted', firstName: 'Gone' });
    const { files } = await run(channels);
    const [told] = messagesIn(files, 'conversations/00001/messages.ndjson');
    expect(told).toMatchObject({
      sender: { id: member.guid, hasLeft: true, name: expect.not.stringContaining('Gone') },
    });
  });

  test('of nothing is a manifest', async () => {
    const { files } = await run();
    expect([...files.keys()]).toEqual(['export.json']);
    expect(manifestIn(files)).toMatchObject({ conversations: [], counts: { messages: 0 } });
  });
});

describe('what is chosen', () => {
  const picture = async () => share(png(), 'photo.png', member);
  test.each([
    ['TEXT', ['Hello']],
    ['IMAGE', ['Look']],
    ['FILE', ['Read']],
    ['ALL', ['Hello', 'Look', 'Read']],
  ])('messages of type %s', async (messageType, texts) => {
    await post(GENERAL, 'Hello', member);
    await post(GENERAL, 'Look', member, await picture());
    await post(GENERAL, 'Read', member, await share(new Uint8Array(1), 'plan.pdf', member));
    const { files } = await run({ ...channels, messageType });
    expect(textsIn(files)).toEqual(texts);
  });

  test('conversations of two, or channels', async () => {
    await post(GENERAL, 'To all', member);
    await write(ADA, 'To you', member);
    expect(textsIn((await run(direct)).files)).toEqual(['To you']);
    expect(textsIn((await run(channels)).files)).toEqual(['To all']);
  });

  test('those of some people: their own conversations, and channels that they are or were in and have written in', async () => {
    const other = await upstream.signIn('sakura.watanabe@orbit.example');
    await write(ADA, 'From Mia', member);
    await write(ADA, 'From Sakura', other);
    await post(GENERAL, 'In general', admin);
    expect(textsIn((await run({ ...direct, emails: [MIA] })).files)).toEqual(['From Mia']);
    expect(textsIn((await run({ ...channels, emails: [MIA] })).files)).toEqual(['In general']);
  });

  test('of channels those that are named, conversations of two beside', async () => {
    const random = 'orbit-c002@chat.orbit.example';
    await post(GENERAL, 'In general', member);
    await post(random, 'In random', member);
    await write(ADA, 'From Mia', member);
    const { files } = await run({ channels: [random] });
    expect(textsIn(files)).toEqual(['In random', 'From Mia']);
    const { filters } = JSON.parse(files.get('export.json')?.toString() ?? '') as { filters: object };
    expect(filters).toMatchObject({ channels: [{ id: random, name: expect.any(String) }] });
    expect(textsIn((await run({ ...channels, channels: [GENERAL], emails: [ADA] })).files)).toEqual(['In general']);
  });

  test('those of another team never, but what its people wrote to ours', async () => {
    const theirs = await upstream.signIn('admin@seedling.example');
    await post('seedling-c001@chat.seedling.example', 'Ours alone', theirs);
    await write('member@seedling.example', 'Between us', theirs);
    await write(MIA, 'Across', theirs);
    expect(textsIn((await run()).files)).toEqual(['Across']);
  });

  test('days by UTC, the last one among them', async () => {
    for (const text of ['Monday', 'Tuesday', 'Wednesday']) {
      await post(GENERAL, text, member);
      upstream.clock.advance(24 * 3_600_000);
    }
    admin = await upstream.signIn(ADA);
    const { files } = await run({ ...channels, dateFrom: '2026-03-03', dateTo: '2026-03-03' });
    expect(textsIn(files)).toEqual(['Tuesday']);
  });
});

/** So many messages in a channel, each a second after the other. */
const fill = (total: number) =>
  upstream.db.transaction((queries) =>
    queries.execute(
      sql`insert into ${message} (group_jid, sender_kind, sender_id, sender_name, text, sent_at)
          select ${GENERAL}, 'person', ${member.guid}, 'Mia', 'Message ' || nth, ${upstream.clock.now() - 10_000_000}::bigint + nth * 1000
          from generate_series(1, ${total}::integer) nth`,
    ),
  );

describe('a long conversation', () => {
  test('is written in parts and is whole; what is written meanwhile is not in it', async () => {
    await fill(4_300);
    const jobId = await start(channels);
    const workers = workersWith(async (name, part) => {
      if (name === 'chatExport.write' && part === 'effect') {
        await post(GENERAL, 'Too late', member);
        await write(ADA, 'Too late', member);
      }
    });
    await workers.runDue();
    const files = await filesOf(jobId);
    expect(textsIn(files)).toEqual(Array.from({ length: 4_300 }, (_, place) => `Message ${place + 1}`));
    expect(manifestIn(files).counts).toEqual({ conversations: 1, messages: 4_300, files: 0 });
  });

  test('tells how far it is', async () => {
    await fill(4_300);
    const jobId = await start(channels);
    const seen: unknown[] = [];
    await workersWith(async (name, part) => {
      if (name === 'chatExport.write' && part === 'outside') {
        const { stage, progress } = (await calls.standing(jobId)) ?? {};
        seen.push([stage, progress]);
      }
    }).runDue();
    expect(seen).toEqual([0, 2_000, 4_000].map((done) => ['writing', { done, total: 4_300 }]));
  });

  test('that is cut off at each of its steps comes out as one that was not', async () => {
    await fill(2_600);
    await write(ADA, 'A picture', member, await share(png(), 'photo.png', member));
    const asked = { outputFormat: 'HTML' };
    const undisturbed = await run(asked);
    const killed = new Set<string>();
    let steps = 0;
    const dying = workersWith((name, part) => {
      const boundary = `${name} ${part} ${steps}`;
      if (!killed.has(boundary)) {
        killed.add(boundary);
        throw new Error('killed');
      }
      if (part === 'effect') steps += 1;
    });
    const jobId = await start(asked);
    for (let round = 0; round < 20; round += 1) {
      await dying.runDue();
      upstream.clock.advance(2_000);
    }
    await upstream.jobs.runDue();
    const files = await filesOf(jobId);
    const comparable = (given: ReadonlyMap<string, Buffer>) => [...given].filter(([path]) => path !== 'index.html');
    expect(comparable(files)).toEqual(comparable(undisturbed.files));
    // Bounds, plan, two parts, the file: each once it was done outside, and before its effect was kept.
    expect(killed.size).toBe(10);
    expect(upstream.files.names().filter((name) => name.startsWith('chat_export_parts/'))).toEqual([]);
  });

  test('that fails for good is told, and leaves nothing', async () => {
    await fill(10);
    const jobId = await start(channels);
    const failing = workersWith((name) => {
      if (name === 'chatExport.pack') throw new Error('no luck');
    });
    await failing.runDue();
    await upstream.db.transaction((queries) => queries.update(job).set({ attempts: 9 }).where(eq(job.attempts, 1)));
    upstream.clock.advance(60_000);
    await failing.runDue();
    await upstream.jobs.runDue();
    expect(await calls.standing(jobId)).toMatchObject({ status: 'FAILED', failure: 'internal' });
    expect(upstream.files.names()).toEqual([]);
  });
});

/** The services' own work, with something that happens on its way. */
function workersWith(interrupt: Parameters<typeof interrupted>[1]) {
  const outgoing = createOutgoing({ isCallable: createIsCallable([]) });
  const { handlers } = allJobs({
    ...{ kind: upstream.db.kind, mailer: createMailer(null), files: upstream.files, outgoing, pinKey: PIN_KEY },
    ...{ providers: nobody, planTerms, chatExportTerms, recordingKeptDays: null },
    retention: { auditDays: null, eventDays: null },
    invitations: { mailDomain: 'mail.muster.example', chatUrl: 'https://{teamUrl}.chat.example' },
    groupsDomain: null,
  });
  const { db, clock } = upstream;
  return createJobs({ db, clock, log: createLog('silent'), handlers: interrupted(handlers, interrupt, 'chatExport') });
}

describe('HTML', () => {
  test('has a list, and pages of 500 messages that lead to each other', async () => {
    await fill(1_001);
    const { files } = await run({ ...channels, outputFormat: 'HTML' });
    expect([...files.keys()]).toEqual([
      'index.html',
      ...[1, 2, 3].map((page) => `conversations/00001/page-${page}.html`),
    ]);
    const page = (path: string) => files.get(path)?.toString() ?? '';
    expect(page('index.html')).toContain('href="conversations/00001/page-1.html"');
    expect(page('index.html')).toContain('1,001');
    expect(page('conversations/00001/page-2.html')).toContain('Page 2 of 3');
    expect(page('conversations/00001/page-2.html').match(/<article/g)).toHaveLength(500);
    expect(page('conversations/00001/page-3.html')).not.toContain('Next page');
  });

  test('shows pictures out of the archive, and makes names of files harmless', async () => {
    await post(GENERAL, '', member, await share(png(), '../../\u202Egnp.<img onerror=alert(1)>.png', member));
    const script = '<script>document.title = "owned"</script>';
    await post(GENERAL, script, member, await share(new TextEncoder().encode(script), 'a"b/../evil.html', member));
    const { files } = await run({ ...channels, outputFormat: 'HTML' });
    const html = files.get('conversations/00001/page-1.html')?.toString() ?? '';
    expect(html).not.toContain('<script');
    expect(html).not.toContain('\u202E');
    const paths = [...files.keys()].filter((path) => path.includes('/files/'));
    expect(paths).toHaveLength(2);
    expect(paths[0]).toMatch(/^conversations\/00001\/files\/\d+-gnp-img-onerror-alert-1\.png$/);
    expect(paths[1]).toMatch(/^conversations\/00001\/files\/\d+-a-b-evil\.html\.txt$/);
    expect(html).toContain(`<img src="${paths[0]?.slice('conversations/00001/'.length)}"`);
  });
});
