import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { billing } from '../../db/tables/billing.ts';
import { archiveUpload, importedAs, teamImport } from '../../db/tables/import.ts';
import { auditEntry, job, mail } from '../../db/tables/system.ts';
import { team } from '../../db/tables/team.ts';
import { createIsCallable } from '../../lib/callableAddresses.ts';
import { HOUR_MS } from '../../lib/durations.ts';
import { createLog } from '../../lib/log.ts';
import { createOutgoing } from '../../lib/outgoing.ts';
import { hipchatExport, slackExport, zipOf } from '../../testing/archives.ts';
import { CERTIFICATE } from '../../testing/certificate.ts';
import { MESSAGES, importCalls, smallExport, workspace } from '../../testing/importCalls.ts';
import { setPerson } from '../../testing/people.ts';
import { startReceiver } from '../../testing/receiver.ts';
import { type Session, START, codeOf, startTestUpstream, textAt } from '../../testing/testUpstream.ts';

const TEAM = 'team-summit';
const ADA = 'admin@summit.example';
const BEN = 'member@summit.example';
const CANARY = 'canary-of-a-passphrase';

const receiver = await startReceiver({ isSecure: true });
const logged: string[] = [];
const log = createLog('info', { write: (line: string) => void logged.push(line) });
const names: Record<string, readonly string[]> = { 'receiver.test': ['127.0.0.1'], 'inner.test': ['10.1.2.3'] };
const outgoing = createOutgoing({
  isCallable: createIsCallable(['127.0.0.1']),
  resolve: async (host) => names[host] ?? Promise.reject(new Error('There is no such name.')),
  fetchLimits: { timeoutMs: 5_000, stallMs: 2_000, pauseMs: 0, authorities: CERTIFICATE },
});
const upstream = await startTestUpstream({ domains: ['summit.example', 'seedling.example'], outgoing, log });
afterAll(() => Promise.all([upstream.close(), receiver.close()]));

let admin: Session;
let before: ReadonlySet<string>;
const calls = importCalls(upstream, TEAM, () => admin);
const { link, append, send, submit, start, read, run, newChannels, mailsTo } = calls;
beforeEach(async () => {
  await upstream.reset();
  receiver.clear();
  logged.length = 0;
  // What the demo shows was imported long ago: here nothing was.
  await upstream.db.transaction((queries) => queries.delete(teamImport));
  admin = await upstream.signIn(ADA);
  before = await calls.channelIds();
});

const audits = async (target: string) => {
  const rows = await upstream.db.read((queries) =>
    queries.select().from(auditEntry).where(eq(auditEntry.target, target)).orderBy(auditEntry.auditId),
  );
  return rows.map(({ action, actor, after }) => [action, actor, after]);
};
const setTeam = (values: Partial<typeof team.$inferSelect>) =>
  upstream.db.transaction((queries) => queries.update(team).set(values).where(eq(team.teamId, TEAM)));
const setBilling = (values: Partial<typeof billing.$inferSelect>) =>
  upstream.db.transaction((queries) => queries.update(billing).set(values).where(eq(billing.teamId, TEAM)));
/** Everything that the database holds, as text. */
const everything = async () => {
  const tables = [teamImport, importedAs, archiveUpload, auditEntry, job, mail];
  const rows = await upstream.db.read(async (queries) => {
    const found: unknown[] = [];
    for (const table of tables) found.push(await queries.select().from(table));
    return found;
  });
  return JSON.stringify(rows);
};

describe('an import', () => {
  test('brings people, channels and messages over, tells of the rest, and names the team', async () => {
    await setPerson(upstream.db, admin.guid, { locale: 'es-es' });
    const { importId, result, problems } = await run(await workspace(), { teamUrl: ' Summit-HQ ', invite: true });
    expect(result).toMatchObject({
      ...{ source: 'SLACK', status: 'COMPLETED', stage: 'done', teamUrl: 'summit-hq', fileName: 'export.zip' },
      ...{ failure: null, isCancellable: false, progress: null, dateFinished: START },
      counts: {
        ...{ peopleFound: 8, peopleAdded: 2, peopleMatched: 1, peopleSkipped: 5 },
        ...{ channelsFound: 3, channelsAdded: 3, channelsMatched: 0, channelsSkipped: 0 },
        ...{ messagesFound: 3, messagesAdded: 3, messagesSkipped: 0 },
      },
    });
    expect(problems.filter(([, , code]) => code !== 'direct_messages')).toEqual([
      ['person', 'stranger@elsewhere.example', 'domain_not_allowed'],
      ['person', 'Nobody Known', 'email_missing'],
      ['person', 'gone@summit.example', 'deactivated_in_source'],
      ['person', 'Robot', 'is_bot'],
      ['person', 'mia@summit.example', 'email_repeated'],
      ['person', 'old@elsewhere.example', 'deactivated_in_source'],
    ]);
    const came = (await calls.people()).filter(({ createdAt }) => createdAt === START);
    expect(
      came.map(({ email, firstName, lastName, role, state }) => [email, firstName, lastName, role, state]),
    ).toEqual([
      ['guest@elsewhere.example', 'Gus', 'Guest', 'guest', 'active'],
      ['mia@summit.example', 'Mia', 'Moss', 'member', 'active'],
    ]);
    const ben = (await calls.people()).find(({ email }) => email === BEN);
    expect(await newChannels(before)).toEqual([
      {
        ...{ name: 'garden', description: '', type: 'open', messages: [] },
        seats: { 'mia@summit.example': 'member', [ADA]: 'moderator' },
      },
      {
        ...{ name: 'general (Slack)', description: 'All of us', type: 'open' },
        seats: { 'mia@summit.example': 'member', 'guest@elsewhere.example': 'member', [BEN]: 'moderator' },
        messages: [
          ['person', 'mia@summit.example', 'Mia Moss', expect.stringMatching(/^Hello @/), 1_706_688_000_000],
          ['person', BEN, `${ben?.firstName} ${ben?.lastName}`, 'Hi & welcome', 1_706_688_060_000],
          ['outsider', 'U9', 'Old Hand', 'I was here once', 1_706_688_120_000],
        ],
      },
      {
        ...{ name: 'secret', description: '', type: 'closed', messages: [] },
        seats: { 'mia@summit.example': 'moderator', 'guest@elsewhere.example': 'member' },
      },
    ]);
    const [row] = await upstream.db.read((queries) => queries.select().from(team).where(eq(team.teamId, TEAM)));
    expect(row?.url).toBe('summit-hq');
    expect(await audits(`import:${importId}`)).toMatchObject([
      ['import.start', admin.guid, { source: 'SLACK', fileName: 'export.zip' }],
      ['import.finish', admin.guid, { status: 'COMPLETED' }],
    ]);
    expect(upstream.files.names()).toEqual([]);
    expect((await mailsTo('mia@summit.example')).length + (await mailsTo('guest@elsewhere.example')).length).toBe(2);
    const [mail] = await mailsTo(ADA);
    expect(mail?.subject).toBe('La importación desde Slack ha terminado');
    expect(mail?.text.split('\n').slice(2, 7)).toEqual([
      '- Personas: 2 añadidas, 1 ya estaban, 5 no se han importado.',
      '- Canales: 3 añadidos, 0 ya estaban, 0 no se han importado.',
      '- Mensajes: 3 añadidos, 0 no se han importado o ya estaban.',
      '',
      'Abrir el equipo: https://summit-hq.chat.example',
    ]);
  });

  test('of the same again adds what is not there yet, and nothing twice', async () => {
    await run(await workspace());
    const first = await newChannels(before);
    await setPerson(upstream.db, admin.guid, { email: ADA });
    upstream.clock.advance(HOUR_MS);
    admin = await upstream.signIn(ADA);
    const more = await slackExport({
      users: [
        { id: 'U1', profile: { email: 'mia@summit.example', first_name: 'Mia', last_name: 'Moss' } },
        { id: 'U10', profile: { email: 'nia@summit.example', real_name: 'Nia New' } },
      ],
      channels: [
        { id: 'C1', name: 'renamed', creator: 'U2', members: ['U1', 'U10'] },
        { id: 'C3', name: 'garden', creator: 'U10', members: [] },
      ],
      days: {
        'renamed/2024-02-01': [...MESSAGES, { type: 'message', ts: '1706788000.000100', user: 'U10', text: 'New' }],
      },
    });
    const { result } = await run(more);
    expect(result).toMatchObject({
      counts: {
        ...{ peopleFound: 2, peopleAdded: 1, peopleMatched: 1, peopleSkipped: 0 },
        ...{ channelsFound: 2, channelsAdded: 1, channelsMatched: 1, channelsSkipped: 0 },
        ...{ messagesFound: 4, messagesAdded: 1, messagesSkipped: 3 },
      },
    });
    const [garden, general, ...others] = first;
    expect(await newChannels(before)).toEqual([
      garden,
      {
        ...{ name: 'garden (Slack)', description: '', type: 'open', messages: [] },
        seats: { 'nia@summit.example': 'moderator' },
      },
      {
        ...general,
        seats: { ...general?.seats, 'nia@summit.example': 'member' },
        messages: [...(general?.messages ?? []), ['person', 'nia@summit.example', 'Nia New', 'New', 1_706_788_000_000]],
      },
      ...others,
    ]);
    expect(await mailsTo('nia@summit.example')).toEqual([]);
  });
});

describe('limits of the team', () => {
  const many = () =>
    slackExport({
      users: ['one', 'two'].map((name) => ({
        ...{ id: name, is_restricted: true },
        profile: { email: `${name}@elsewhere.example`, first_name: name.repeat(20), last_name: 'Guest' },
      })),
      channels: Array.from({ length: 12 }, (_, nth) => ({ id: `C${nth}`, name: `room ${nth}`, members: [] })),
      groups: [{ id: 'G1', name: 'secret', creator: 'one', members: [] }],
      days: { 'secret/2024-01-31': MESSAGES.slice(0, 1) },
    });

  test('hold for guests and channels', async () => {
    await setBilling({ plan: 'free', type: null });
    await setTeam({ isSoftPaywall: true });
    const open = await calls.channelsOfType('open');
    const { result, problems } = await run(await many());
    const channelsAdded = Math.max(0, 10 - open);
    expect(result).toMatchObject({
      status: 'COMPLETED',
      counts: {
        ...{ peopleAdded: 0, peopleSkipped: 2, channelsAdded, channelsSkipped: 13 - channelsAdded },
        ...{ messagesFound: 1, messagesAdded: 0, messagesSkipped: 1 },
      },
    });
    expect(problems.map(([kind, , code]) => `${kind} ${code}`).toSorted()).toEqual([
      ...Array<string>(13 - channelsAdded).fill('channel channel_limit'),
      ...['person guest_limit', 'person guest_limit'],
    ]);
  });

  test('keep guests out where it takes none; a name that is too long is shortened', async () => {
    await setTeam({ guestInvite: 'none' });
    const { result, problems } = await run(await many());
    expect(problems.map(([, , code]) => code)).toEqual(['guests_disabled', 'guests_disabled']);
    expect(result).toMatchObject({ counts: { peopleAdded: 0, channelsAdded: 13, messagesAdded: 1 } });
    await setTeam({ guestInvite: 'admin' });
    const again = await run(await many());
    expect(again.problems).toEqual([]);
    const came = (await calls.people()).filter(({ createdAt }) => createdAt === START);
    expect(came.map(({ firstName, lastName }) => [firstName, lastName])).toEqual([
      ['one'.repeat(20).slice(0, 50), 'Guest'],
      ['two'.repeat(20).slice(0, 50), 'Guest'],
    ]);
  });

  test('an address that another team has by the end is left to it', async () => {
    const importId = await start(await smallExport(), { teamUrl: 'wanted' });
    await upstream.db.transaction((queries) =>
      queries.update(team).set({ url: 'wanted' }).where(eq(team.teamId, 'team-seedling')),
    );
    await upstream.jobs.runDue();
    expect(await read(importId)).toMatchObject({ status: 'COMPLETED', teamUrl: 'summit' });
    const [told] = await mailsTo(ADA);
    expect(told?.text).toContain('The team keeps its address: another team has the new one by now.');
  });
});

describe('starting an import', () => {
  test('is refused for an archive that is not there, not whole, of another team or source, or was imported', async () => {
    const archive = await smallExport();
    expect(codeOf(await submit(undefined))).toBe('404 archive_missing');
    const { body } = await link(archive.length);
    const uploadName = textAt(body, 'uploadName');
    expect(codeOf(await submit(uploadName))).toBe('404 archive_missing');
    await append(textAt(body, 'url'), archive.subarray(0, 100));
    expect(codeOf(await submit(uploadName))).toBe('404 archive_missing');
    // Who broke off and asks again goes on where they were.
    upstream.clock.advance(HOUR_MS);
    const again = await link(archive.length);
    expect(textAt(again.body, 'uploadName')).toBe(uploadName);
    expect((await append(textAt(again.body, 'url'), archive.subarray(100), 100)).status).toBe(200);
    expect(textAt((await link(archive.length)).body, 'uploadName')).not.toBe(uploadName);
    const stranger = await upstream.signIn('admin@seedling.example');
    expect(codeOf(await submit(uploadName, { teamUrl: 'seedling' }, stranger))).toBe('404 archive_missing');
    expect(codeOf(await submit(uploadName, { source: 'STRIDE' }))).toBe('404 archive_missing');
    const started = await submit(uploadName);
    expect([started.status, textAt(started.body, 'status')]).toEqual([200, 'IN_PROGRESS']);
    expect(codeOf(await submit(uploadName))).toBe('409 already_processed');
    expect(codeOf(await append(textAt(again.body, 'url'), archive))).toBe('404 file_not_found');
    const importId = textAt(started.body, 'import', 'importId');
    expect(codeOf(await upstream.get(`/import/import?importId=${importId}`, stranger))).toBe('404 import_not_found');
    expect((await upstream.get('/import/imports-status', stranger)).body).toEqual({ imports: [] });
  });

  test('asks for the passphrase of an encrypted archive, keeps it sealed, and forgets it once it is read', async () => {
    const archive = await hipchatExport(
      { users: [{ id: 1, name: 'Hank Hill', email: 'hank@summit.example' }] },
      CANARY,
    );
    const asked = { source: 'HIPCHAT_SERVER', fileName: 'export.tar.gz.aes' } as const;
    const uploadName = await send(archive, asked);
    expect(codeOf(await submit(uploadName, asked))).toBe('400 passphrase_required');
    expect(codeOf(await submit(uploadName, { ...asked, passphrase: 'another' }))).toBe('400 passphrase_wrong');
    const key = { 'idempotency-key': 'once' };
    const started = await submit(uploadName, { ...asked, passphrase: CANARY }, admin, key);
    expect((await submit(uploadName, { ...asked, passphrase: CANARY }, admin, key)).body).toEqual(started.body);
    const importId = textAt(started.body, 'import', 'importId');
    const [row] = await upstream.db.read((queries) => queries.select().from(teamImport));
    expect(row?.sealedPassphrase).toEqual(expect.any(String));
    expect(await everything()).not.toContain(CANARY);
    await upstream.jobs.runDue();
    expect(await read(importId)).toMatchObject({ status: 'COMPLETED', counts: { peopleFound: 1, peopleAdded: 1 } });
    const [after] = await upstream.db.read((queries) => queries.select().from(teamImport));
    expect(after?.sealedPassphrase).toBeNull();
    expect(`${logged.join('')}${await everything()}`).not.toContain(CANARY);
    expect(logged.some((line) => line.includes('import.importHipchatServer'))).toBe(true);
  });

  test('wants an address that the team may have, and one import of a source at a time', async () => {
    const uploadName = await send(await smallExport());
    for (const [teamUrl, refusal] of [
      ['abc', '400 url_invalid'],
      ['Zürich 1', '400 url_invalid'],
      ['billing', '400 url_reserved'],
      ['seedling', '409 url_taken'],
    ] as const)
      expect(codeOf(await submit(uploadName, { teamUrl }))).toBe(refusal);
    const check = async (url: string) => {
      const answer = await upstream.get(`/import/check-url?url=${encodeURIComponent(url)}`, admin);
      return answer.status === 200 ? Reflect.get(Object(answer.body), 'isAvailable') : codeOf(answer);
    };
    expect(await Promise.all(['summit', 'Free-One', 'billing', 'seedling', 'abc'].map(check))).toEqual([
      ...[true, true, false, false],
      '400 url_invalid',
    ]);
    const [one, other] = [await send(await smallExport()), await send(await smallExport())];
    const [hers, his] = await Promise.all([submit(one), submit(other)]);
    expect([hers.status, his.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect([codeOf(hers), codeOf(his)]).toContain('409 import_in_progress');
    const stride = await hipchatExport({ rooms: [{ id: 'r1', name: 'Lobby', privacy: 'public' }] });
    const asked = { source: 'STRIDE', fileName: 'stride.tar.gz' } as const;
    expect((await submit(await send(stride, asked), asked)).status).toBe(200);
    await upstream.jobs.runDue();
    const { body } = await upstream.get('/import/imports-status', admin);
    expect(body).toMatchObject({ imports: [{ source: 'SLACK' }, { source: 'STRIDE', status: 'COMPLETED' }] });
  });

  test('gives addresses for archives alone', async () => {
    const refused = [
      await link(10, { fileName: 'people.csv' }),
      await link(10, { source: 'HIPCHAT' }),
      await link(4 * 1024 ** 3 + 1),
    ];
    expect(refused.map(codeOf)).toEqual(['400 archive_invalid', '400 archive_invalid', '413 archive_too_large']);
    expect(codeOf(await submit(await send(Buffer.from('no archive'))))).toBe('400 archive_invalid');
    expect(codeOf(await submit(await send(await zipOf({ 'notes.txt': 'Hello' }))))).toBe('400 archive_invalid');
  });
});

describe('an archive with a link', () => {
  const submitLink = (sourceFile: string, more = {}) => submit(undefined, { source: 'HIPCHAT', sourceFile, ...more });

  test('is fetched, and e-mail alone tells of it', async () => {
    const archive = await hipchatExport({
      users: [{ id: 1, name: 'Hank Hill', email: 'hank@summit.example' }],
      rooms: [{ id: 7, name: 'Garage', privacy: 'private', owner: 1, members: [1] }],
    });
    receiver.on('/export.tar.gz?key=secret', (response) => void response.end(archive));
    const url = receiver.at('/export.tar.gz?key=secret');
    const answer = await submitLink(url);
    expect([answer.status, answer.body]).toEqual([202, {}]);
    await upstream.jobs.runDue();
    const { body } = await upstream.get('/import/imports-status', admin);
    expect(body).toMatchObject({
      imports: [{ source: 'HIPCHAT', status: 'COMPLETED', fileName: 'export.tar.gz', counts: { channelsAdded: 1 } }],
    });
    expect((await newChannels(before)).map(({ name, seats }) => [name, seats])).toEqual([
      ['Garage', { 'hank@summit.example': 'moderator' }],
    ]);
    expect((await mailsTo(ADA)).map(({ subject }) => subject)).toEqual(['Your import from HipChat is done']);
    expect(await everything()).not.toContain('key=secret');
    expect(upstream.files.names()).toEqual([]);
  });

  test('is refused where it leads into the network, at once or on the way; a failure is told in words', async () => {
    const refused = [
      'http://receiver.test/a.zip',
      'https://inner.test/a.zip',
      'https://[::1]/a.zip',
      'https://x.test/a',
    ];
    for (const url of refused) expect(codeOf(await submitLink(url))).toBe('400 link_refused');
    expect(codeOf(await submitLink(receiver.at('/a.zip.aes')))).toBe('400 passphrase_required');
    receiver.on(
      '/away.zip',
      (response) => void response.writeHead(302, { location: 'https://inner.test/b.zip' }).end(),
    );
    const failures = [];
    for (const path of ['/away.zip', '/missing.zip']) {
      expect((await submitLink(receiver.at(path))).status).toBe(202);
      await upstream.jobs.runDue();
      const { body } = await upstream.get('/import/imports-status', admin);
      failures.push(...(body as { imports: { status: string; failure: string }[] }).imports);
      upstream.clock.advance(1_000);
    }
    expect(failures.map(({ status, failure }) => [status, failure])).toEqual([
      ['FAILED', 'link_refused'],
      ['FAILED', 'fetch_failed'],
    ]);
    const told = await mailsTo(ADA);
    expect(told.map(({ text }) => text.split('\n')[2])).toEqual([
      'The archive could not be fetched from its link. The link may have expired.',
      'The link leads to a place from which nothing is fetched.',
    ]);
  });
});
