import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { channel, message } from '../../db/tables/channel.ts';
import { auditEntry, idempotencyKey } from '../../db/tables/system.ts';
import { team } from '../../db/tables/team.ts';
import { webhook, webhookDelivery } from '../../db/tables/webhook.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../lib/durations.ts';
import { setPerson } from '../../testing/people.ts';
import { noPictures, png } from '../../testing/samplePictures.ts';
import { type Session, START, codeOf, startTestUpstream, textAt } from '../../testing/testUpstream.ts';
import { upload } from '../../testing/uploads.ts';
import { createIsCallable } from '../../lib/callableAddresses.ts';
import { createOutgoing } from '../../lib/outgoing.ts';

const names = new Map([
  ['inner.test', '10.1.2.3'],
  ['hooks.test', '93.184.215.14'],
]);
const resolve = async (host: string) => {
  const address = names.get(host);
  return address === undefined ? [] : [address];
};
const upstream = await startTestUpstream({
  domains: ['orbit.example', 'seedling.example'],
  outgoing: createOutgoing({ isCallable: createIsCallable([]), resolve }),
});
afterAll(() => upstream.close());

const CHANNEL = 'orbit-c001@chat.orbit.example';
const MEMBER = 'orbit-0002';
const ADMIN = 'orbit-0001';
const OTHER_ADMIN = 'orbit-0004';
const target = { url: 'https://hooks.test/in', token: 'tc_12345678' };
const incoming = { peer: CHANNEL, name: 'Builds', icon: null };
const outgoing = { ...incoming, name: 'Desk', ...target };

let admin: Session;
let member: Session;
let guest: Session;
beforeEach(async () => {
  await upstream.reset();
  admin = await upstream.signIn('admin@orbit.example');
  member = await upstream.signIn('member@orbit.example');
  guest = await upstream.signIn('guest@orbit.example');
});

type Wire = Record<string, unknown> & { id: string; url?: string };
const add = (kind: string, body: object, by = member) => upstream.post(`/webhook/${kind}/add`, body, by);
const added = async (kind: string, body: object, by = member) => {
  const answer = await add(kind, body, by);
  expect(answer).toMatchObject({ status: 200 });
  return answer.body as Wire;
};
const edit = (kind: string, body: object, by = member) => upstream.post(`/webhook/${kind}/edit`, body, by);
const get = (id: string, by = member) => upstream.get(`/webhook/webhook/${id}`, by);
const remove = (id: string, by = member) =>
  upstream.request({ method: 'DELETE', url: `/webhook/webhook/${id}?${new URLSearchParams(by).toString()}` });
const act = (call: string, body: object, by = member) => upstream.post(`/webhook/${call}`, body, by);
const list = async (by = member) =>
  ((await upstream.get('/webhook/domain-webhooks', by)).body as { webhooks: Wire[] }).webhooks;
const actionsOf = async (id: string) => {
  const rows = await upstream.db.read((queries) =>
    queries
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.target, `webhook:${id}`))
      .orderBy(auditEntry.auditId),
  );
  return rows.map(({ action, before, after }) => [action, before, after]);
};
const fieldOf = ({ body }: { body: unknown }) => (body as { error?: { field?: string } }).error?.field;

describe('a webhook', () => {
  test('is given to its owner as it was saved', async () => {
    const made = await added('outgoing', outgoing);
    expect(made).toEqual({
      ...{ id: expect.any(String), type: 'OUTGOING', scope: 'CHANNEL', peer: CHANNEL, peerName: 'general' },
      ...{ name: 'Desk', icon: null, ...target, user: MEMBER, creatorName: expect.any(String), isOwnerActive: true },
      ...{ owned: true, isadmin: false, pausedBy: null, lastDelivery: null, createdAt: START, version: 1 },
    });
    expect((await get(made.id)).body).toEqual(made);
    expect((await list())[0]).toEqual(made);
    expect(await actionsOf(made.id)).toEqual([
      ['webhook.create', null, { type: 'outgoing', scope: 'channel', name: 'Desk', groupJid: CHANNEL }],
    ]);
  });

  test('that comes in has an address, which its owner alone sees; admins see where one goes, and no token', async () => {
    const { id, url } = await added('incoming', incoming);
    expect(url).toMatch(new RegExp(`^/hooks/${id}/[\\w-]{43}$`));
    const seen = (await get(id, admin)).body as Wire;
    expect([seen.url, seen['token'], seen['owned'], seen['isadmin']]).toEqual([undefined, undefined, false, true]);
    const out = await added('outgoing', outgoing);
    const other = (await get(out.id, admin)).body as Wire;
    expect([other.url, other['token']]).toEqual([target.url, undefined]);
  });

  test.each(Object.entries({ incoming, outgoing }))('%s of a key is made once', async (kind, body) => {
    const send = () => upstream.post(`/webhook/${kind}/add`, body, member, { 'idempotency-key': 'one' });
    const first = (await send()).body as Wire;
    expect((await send()).body).toEqual(first);
    const kept = JSON.stringify(await upstream.db.read((queries) => queries.select().from(idempotencyKey)));
    for (const secret of ['/hooks/', outgoing.token]) expect(kept).not.toContain(secret);
    expect((await list()).filter(({ name }) => name === first['name'])).toHaveLength(1);
  });

  test.each([
    ['incoming', { ...incoming, peer: 'nowhere@chat.orbit.example' }, '404 group_not_found', 'peer'],
    ['incoming', { ...incoming, name: '' }, '400 invalid_request', 'name'],
    ['incoming', { ...incoming, url: target.url }, '400 invalid_request', 'url'],
    ['outgoing', { ...outgoing, url: 'http://10.1.2.3/' }, '400 target_refused', 'url'],
    ['outgoing', { ...outgoing, url: 'https://inner.test/' }, '400 target_refused', 'url'],
    ['outgoing', { ...outgoing, icon: '/files/teams/x.png' }, '400 icon_not_found', 'icon'],
    ['domain-incoming', { name: 'Status', icon: null }, '403 actor_not_admin', undefined],
  ])('%s is refused: %j: %s', async (kind, body, code, field) => {
    const answer = await add(kind, body);
    expect([codeOf(answer), fieldOf(answer)]).toEqual([code, field]);
  });

  test('is for channels in which its owner may write', async () => {
    const setPostBy = (postBy: 'moderator' | 'member') =>
      upstream.db.transaction((queries) =>
        queries.update(channel).set({ postBy }).where(eq(channel.groupJid, CHANNEL)),
      );
    await setPostBy('moderator');
    expect(codeOf(await add('incoming', incoming))).toBe('403 group_not_postable');
    await setPostBy('member');
    const groups = await upstream.db.read((queries) => queries.select().from(channel));
    const foreign = groups.find(({ teamId }) => teamId === 'team-seedling')?.groupJid;
    expect(codeOf(await add('incoming', { ...incoming, peer: foreign }))).toBe('404 group_not_found');
    const { id } = await added('incoming', incoming);
    await setPostBy('moderator');
    const kept = await edit('incoming', { id, version: 1, peer: CHANNEL, name: 'Still mine' });
    expect(kept.body).toMatchObject({ name: 'Still mine', version: 2 });
  });

  test('of the whole team has no channel, and calls for an admin, also later', async () => {
    const made = await added('domain-outgoing', { name: 'All', icon: null, ...target }, admin);
    expect(made).toMatchObject({ scope: 'DOMAIN', peer: null, peerName: null });
    const withPeer = await add('domain-outgoing', { ...outgoing }, admin);
    expect([codeOf(withPeer), fieldOf(withPeer)]).toEqual(['400 invalid_request', 'peer']);
    await setPerson(upstream.db, ADMIN, { role: 'member' });
    const edited = await edit('domain-outgoing', { id: made.id, version: 1, name: 'B' }, admin);
    await act('set-paused', { id: made.id, paused: true }, admin);
    const goingOn = await act('set-paused', { id: made.id, paused: false }, admin);
    expect([codeOf(edited), codeOf(goingOn)]).toEqual(['403 actor_not_admin', '403 actor_not_admin']);
    expect(codeOf(await remove(made.id, admin))).toEqual({});
  });

  test('there are at most 500 of a team', async () => {
    const [row] = await upstream.db.read((queries) => queries.select().from(webhook).limit(1));
    if (!row) throw new Error('There is no webhook.');
    const present = await upstream.db.read((queries) => queries.$count(webhook));
    const more = Array.from({ length: 500 - present }, (_, index) => ({ ...row, webhookId: `more-${index}` }));
    await upstream.db.transaction((queries) => queries.insert(webhook).values(more));
    expect(codeOf(await add('incoming', incoming))).toBe('409 webhook_limit');
  });
});

describe('a change', () => {
  test('keeps the token that is not given, counts up, and says what it was about without secrets', async () => {
    const { id } = await added('outgoing', outgoing);
    const changed = await edit('outgoing', { id, version: 1, name: 'Desk two', url: 'https://hooks.test/two' });
    expect(changed.body).toMatchObject({
      name: 'Desk two',
      url: 'https://hooks.test/two',
      token: target.token,
      version: 2,
    });
    expect((await edit('outgoing', { id, version: 2, token: 'tc_87654321' })).body).toMatchObject({
      token: 'tc_87654321',
    });
    expect((await actionsOf(id)).slice(1)).toEqual([
      ['webhook.update', { name: 'Desk', targetUrl: 'given' }, { name: 'Desk two', targetUrl: 'given' }],
      ['webhook.update', { token: 'given' }, { token: 'given' }],
    ]);
    const refused = await edit('outgoing', { id, version: 3, url: 'http://127.0.0.1/' });
    expect(codeOf(refused)).toBe('400 target_refused');
  });

  test('of nothing is none; one that is too late, or of another kind, is refused', async () => {
    const { id } = await added('incoming', incoming);
    expect((await edit('incoming', { id, version: 1, name: 'Builds', icon: null })).body).toMatchObject({ version: 1 });
    expect(await actionsOf(id)).toHaveLength(1);
    expect(codeOf(await edit('incoming', { id, version: 2, name: 'B' }))).toBe('409 stale_version');
    expect(codeOf(await edit('outgoing', { id, version: 1, name: 'B' }))).toBe('404 webhook_not_found');
    expect(codeOf(await edit('domain-incoming', { id, version: 1, name: 'B' }))).toBe('404 webhook_not_found');
  });

  test('is for whom it is for', async () => {
    const { id } = await added('outgoing', outgoing, admin);
    const foreign = await upstream.signIn('admin@seedling.example');
    const other = await upstream.signIn(
      textAt((await upstream.get(`/member/profile?subject=${OTHER_ADMIN}`, admin)).body, 'email'),
    );
    const tried: Record<string, unknown[]> = {};
    for (const [who, by] of Object.entries({ member, guest, foreign, other })) {
      tried[who] = [];
      for (const call of [
        () => get(id, by),
        () => upstream.get(`/webhook/deliveries?id=${id}&limit=5&offset=0`, by),
        () => edit('outgoing', { id, version: 1, name: 'Mine' }, by),
        () => act('rotate-address', { id }, by),
        () => act('test-delivery', { id }, by),
        () => act('take-over', { id }, by),
        () => act('set-paused', { id, paused: true }, by),
        () => remove(id, by),
      ]) {
        const answer = await call();
        tried[who].push(answer.status === 200 ? 200 : codeOf(answer));
      }
    }
    const hidden = Array(8).fill('404 webhook_not_found') as string[];
    expect(tried).toEqual({
      member: hidden.with(5, '403 actor_not_admin'),
      guest: Array<string>(8).fill('403 actor_is_guest').with(5, '403 actor_not_admin'),
      foreign: hidden,
      other: [200, 200, '403 not_owner', '403 not_owner', '403 not_owner', '409 owner_active', 200, 200],
    });
    const counts = (await Promise.all([admin, member, guest].map((by) => list(by)))).map(({ length }) => length);
    expect(counts).toEqual([6, 2, 0]);
  });

  test('rotates the address, pauses and goes on, and is noted', async () => {
    const { id, url } = await added('incoming', incoming);
    const rotated = (await act('rotate-address', { id })).body as Wire;
    expect(rotated.url).not.toBe(url);
    expect((await act('set-paused', { id, paused: true }, admin)).body).toMatchObject({ pausedBy: 'person' });
    expect((await act('set-paused', { id, paused: true })).body).toMatchObject({ pausedBy: 'person' });
    expect((await act('set-paused', { id, paused: false })).body).toMatchObject({ pausedBy: null, version: 1 });
    expect((await remove(id)).body).toEqual({});
    expect((await actionsOf(id)).map(([action]) => action)).toEqual([
      ...['webhook.create', 'webhook.rotateAddress', 'webhook.pause', 'webhook.resume', 'webhook.delete'],
    ]);
    expect(codeOf(await remove(id))).toBe('404 webhook_not_found');
  });

  test.each([
    { state: 'deactivated' },
    { role: 'guest', isLicensed: false, isAutoRenewEnabled: false },
    { state: 'deleted' },
  ] as const)('hands over what belongs to somebody who is %j, with another address', async (standing) => {
    const { id, url } = await added('incoming', incoming);
    expect(codeOf(await act('take-over', { id }, admin))).toBe('409 owner_active');
    await setPerson(upstream.db, MEMBER, standing);
    expect((await get(id, admin)).body).toMatchObject({ isOwnerActive: false, user: MEMBER });
    const taken = (await act('take-over', { id }, admin)).body as Wire;
    expect(taken).toMatchObject({ user: ADMIN, owned: true, isOwnerActive: true, version: 2 });
    expect(taken.url).not.toBe(url);
  });
});

describe('what comes in', () => {
  const receive = (body: object, headers = {}) => upstream.post('/webhook/receive', body, undefined, headers);
  const open = async (kind: string, body: object, by = member) => {
    const made = await added(kind, body, by);
    const [, , id = '', secret = ''] = String(made.url).split('/');
    return { id, secret };
  };
  const written = () =>
    upstream.db.read((queries) => queries.select().from(message).where(eq(message.senderKind, 'webhook')));

  test('is written in the name of the webhook, once for each key', async () => {
    const address = await open('incoming', incoming);
    const key = { 'idempotency-key': 'build-1' };
    const first = await receive({ ...address, text: ' Green. ' }, key);
    expect(await receive({ ...address, text: ' Green. ' }, key)).toMatchObject({ body: first.body });
    expect(codeOf(await receive({ ...address, text: 'Red.' }, key))).toBe('409 idempotency_key_reused');
    const other = await open('incoming', { ...incoming, name: 'Other' });
    expect((await receive({ ...other, text: 'Mine.', channel: CHANNEL }, key)).status).toBe(200);
    expect(await written()).toMatchObject([
      { groupJid: CHANNEL, senderId: address.id, senderName: 'Builds', text: 'Green.', sentAt: START },
      { senderName: 'Other', text: 'Mine.' },
    ]);
    expect(first.body).toEqual({ messageId: (await written())[0]?.messageId });
  });

  test('by an address that is none, or none any more, is refused alike', async () => {
    const address = await open('incoming', incoming);
    await act('rotate-address', { id: address.id });
    const desk = await added('outgoing', outgoing);
    const texts = [
      await receive({ ...address, text: 'Hello' }),
      await receive({ ...address, id: 'nothing', text: 'Hello' }),
      await receive({ ...address, secret: '', text: '' }),
      await receive({ ...address, id: desk.id, text: 'Hello' }),
    ];
    expect(new Set(texts.map(({ body, status }) => JSON.stringify([status, body])))).toHaveProperty('size', 1);
    expect(codeOf(texts[0] ?? { status: 0, body: null })).toBe('404 webhook_not_found');
    const live = await open('incoming', incoming);
    await upstream.db.transaction((queries) => queries.update(team).set({ deletedAt: START }));
    expect(codeOf(await receive({ ...live, text: 'Hello' }))).toBe('404 webhook_not_found');
    expect(await written()).toEqual([]);
  });

  test('waits for nobody: paused, it is refused; a text is looked at', async () => {
    const address = await open('incoming', incoming);
    for (const text of ['', ' \n ', 'x'.repeat(4_001), '\u0007']) {
      const answer = await receive({ ...address, text });
      expect([codeOf(answer), fieldOf(answer)]).toEqual(['400 invalid_request', 'text']);
    }
    const elsewhere = await receive({ ...address, text: 'Hi', channel: 'orbit-c002@chat.orbit.example' });
    expect(codeOf(elsewhere)).toBe('404 group_not_found');
    await act('set-paused', { id: address.id, paused: true });
    expect(codeOf(await receive({ ...address, text: 'Hello' }))).toBe('409 webhook_paused');
  });

  test('for the whole team names an open channel of it', async () => {
    const address = await open('domain-incoming', { name: 'Status', icon: null }, admin);
    const groups = await upstream.db.read((queries) => queries.select().from(channel));
    const closed = groups.find(({ type, teamId }) => type === 'closed' && teamId === 'team-orbit')?.groupJid;
    const foreign = groups.find(({ teamId }) => teamId === 'team-seedling')?.groupJid;
    const answers = [];
    for (const named of [undefined, closed, foreign, CHANNEL]) {
      const answer = await receive({ ...address, text: 'All is well.', channel: named });
      answers.push(answer.status === 200 ? 200 : codeOf(answer));
    }
    expect(answers).toEqual(['400 invalid_request', '404 group_not_found', '404 group_not_found', 200]);
  });
});

describe('an icon', () => {
  const send = (file = png(), by = member) =>
    upload(upstream, '/file/upload-file', file, by, {}, { type: 'webhook', uuid: '1234567890' });
  const sent = async (by = member) => textAt((await send(png(), by)).body, 'longUrl');

  test('is shown by an address, and leaves the store when it is replaced or its webhook goes', async () => {
    const { id, ...made } = await added('incoming', { ...incoming, icon: await sent() });
    const icon = String(made['icon']);
    const [first] = upstream.files.names();
    expect(icon).toContain(`/files/${first}?`);
    upstream.clock.advance(3 * DAY_MS);
    const same = await edit('incoming', { id, version: 1, name: 'B', icon });
    expect(same.body).toMatchObject({ version: 2, icon: expect.stringContaining(`/files/${first}?`) });
    await edit('incoming', { id, version: 2, icon: await sent() });
    await upstream.jobs.runDue();
    expect(upstream.files.names()).toEqual([expect.not.stringContaining(String(first))]);
    await remove(id);
    await upstream.jobs.runDue();
    expect(upstream.files.names()).toEqual([]);
  });

  test('that no webhook takes goes after a day; one that another has stays', async () => {
    await sent();
    const icon = await sent();
    const { id } = await added('incoming', { ...incoming, icon });
    await added('incoming', { ...incoming, name: 'Twin', icon });
    await remove(id);
    upstream.clock.advance(DAY_MS);
    await upstream.jobs.runDue();
    expect(upstream.files.names()).toHaveLength(1);
  });

  test('is a small picture of the team’s own, from anybody but guests, and counts as nothing', async () => {
    const foreign = await sent(await upstream.signIn('member@seedling.example'));
    expect(codeOf(await add('incoming', { ...incoming, icon: foreign }))).toBe('400 icon_not_found');
    upstream.files.clear();
    const gone = await sent();
    upstream.files.clear();
    expect(codeOf(await add('incoming', { ...incoming, icon: gone }))).toBe('400 icon_not_found');
    expect(codeOf(await send(noPictures['an SVG'] as Uint8Array<ArrayBuffer>))).toBe('400 file_type');
    expect(codeOf(await send(png(20, 10, { extraBytes: 2 ** 21 })))).toBe('400 file_size');
    expect(codeOf(await send(png(), guest))).toBe('403 actor_is_guest');
    expect(upstream.files.names()).toEqual([]);
  });
});

test('the newest message of the log is told with an outgoing one; tests are left aside', async () => {
  const lastOf = async () => {
    const listed = (await list(admin)).filter(({ id }) => /^orbit-w[125]$/.test(id));
    for (const one of listed) expect((await get(one.id, admin)).body).toEqual(one);
    return listed.map((one) => one['lastDelivery']);
  };
  const [sentAt, triedAt] = [START - 5 * HOUR_MS, START - 5 * HOUR_MS + 72.5 * MINUTE_MS];
  expect((await act('test-delivery', { id: 'orbit-w2' }, admin)).body).toMatchObject({ state: 'waiting' });
  expect(await lastOf()).toEqual([null, { state: 'delivered', at: sentAt }, { state: 'failed', at: triedAt }]);
  await upstream.db.transaction((queries) => queries.update(webhookDelivery).set({ lastAttemptAt: null }));
  expect((await lastOf())[2]).toEqual({ state: 'failed', at: sentAt });
  upstream.clock.advance(30 * DAY_MS);
  expect(await lastOf()).toEqual([null, null, null]);
});

test('the main demo has webhooks of every kind, with owners of every standing; a demo calls nobody', async () => {
  const told = (await list(admin)).map(({ id, type, scope, isOwnerActive }) => [id, type, scope, isOwnerActive]);
  expect(told).toEqual([
    ['orbit-w1', 'INCOMING', 'CHANNEL', true],
    ['orbit-w2', 'OUTGOING', 'CHANNEL', true],
    ['orbit-w3', 'INCOMING', 'DOMAIN', true],
    ['orbit-w5', 'OUTGOING', 'CHANNEL', true],
    ['orbit-w6', 'INCOMING', 'CHANNEL', true],
    ['orbit-w4', 'OUTGOING', 'DOMAIN', false],
  ]);
  const [rows, states] = await upstream.db.read(async (queries) => [
    await queries.select().from(webhook),
    await queries.selectDistinct({ state: webhookDelivery.state }).from(webhookDelivery),
  ]);
  const hosts = rows.flatMap(({ targetUrl }) => (targetUrl === null ? [] : new URL(targetUrl).hostname));
  expect(hosts.every((host) => host.endsWith('.example'))).toBe(true);
  expect(states.map(({ state }) => state).toSorted()).toEqual(['delivered', 'dropped', 'failed']);
});
