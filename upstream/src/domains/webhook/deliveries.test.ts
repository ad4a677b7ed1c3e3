import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { auditEntry, job, mail } from '../../db/tables/system.ts';
import { webhook, webhookDelivery } from '../../db/tables/webhook.ts';
import { createIsCallable } from '../../lib/callableAddresses.ts';
import { DAY_MS, HOUR_MS } from '../../lib/durations.ts';
import { createJobs, releaseClaims } from '../../lib/jobRunner.ts';
import { createLog } from '../../lib/log.ts';
import { createMailer } from '../../lib/mail.ts';
import { type Outgoing, createOutgoing } from '../../lib/outgoing.ts';
import { setPerson } from '../../testing/people.ts';
import { type ReceivedCall, answer, silence, startReceiver, verifyCall } from '../../testing/receiver.ts';
import { type Session, START, codeOf, startTestUpstream, textAt } from '../../testing/testUpstream.ts';
import { webhookJobs } from './worker.ts';

const receiver = await startReceiver();
const names = new Map([
  ['receiver.test', '127.0.0.1'],
  ['moving.test', '127.0.0.1'],
]);
const reaching = {
  isCallable: createIsCallable(['127.0.0.1']),
  resolve: async (host: string) => [names.get(host)].filter((address) => address !== undefined),
};
const outgoing = createOutgoing({ ...reaching, timeoutMs: 250 });
const upstream = await startTestUpstream({ domains: ['orbit.example'], outgoing });
afterAll(async () => {
  await upstream.close();
  await receiver.close();
});

/** What does the work of another process. */
const workers = (calling: Outgoing) => {
  const handlers = webhookJobs({ mailer: createMailer(null), outgoing: calling });
  const { db, clock } = upstream;
  return createJobs({ db, clock, log: createLog('silent'), handlers });
};

const CHANNEL = 'orbit-c001@chat.orbit.example';
const OTHER_CHANNEL = 'orbit-c002@chat.orbit.example';
const MEMBER = 'orbit-0002';
const TOKEN = 'tc_12345678';

let admin: Session;
let member: Session;
beforeEach(async () => {
  await upstream.reset();
  receiver.clear();
  names.set('moving.test', '127.0.0.1');
  await upstream.db.transaction((queries) => queries.update(webhook).set({ pausedBy: 'person' }));
  admin = await upstream.signIn('admin@orbit.example');
  member = await upstream.signIn('member@orbit.example');
});

type Wire = { id: string } & Record<string, unknown>;
const added = async (
  path: string,
  { kind = 'outgoing', host = 'receiver.test', by = member } = {},
): Promise<string> => {
  const peer = kind === 'outgoing' ? { peer: CHANNEL } : {};
  const body = { ...peer, name: 'Desk', icon: null, url: receiver.at(path, host), token: TOKEN };
  const made = await upstream.post(`/webhook/${kind}/add`, body, by);
  return textAt(made.body, 'id');
};
const write = async (text: string, to = CHANNEL, by = member) => {
  const written = await upstream.post('/channel/post-message', { to, text }, by);
  expect(written).toMatchObject({ status: 200 });
  return (written.body as { id: number }).id;
};
const logOf = async (id: string, page = 'limit=50&offset=0', by = member) =>
  (await upstream.get(`/webhook/deliveries?id=${id}&${page}`, by)).body as { deliveries: Wire[]; total: number };
const run = () => upstream.jobs.runDue();
const later = async (ms: number) => {
  upstream.clock.advance(ms);
  return run();
};
const statesOf = async (id: string, by = member) =>
  (await logOf(id, undefined, by)).deliveries.map(({ state, attempts, problem }) => [state, attempts, problem]);
const verified = (call: ReceivedCall | undefined, token = TOKEN) => verifyCall(call, token, upstream.clock.now());
const textsOf = (calls: readonly ReceivedCall[]) =>
  calls.map(({ body }) => textAt(JSON.parse(body), 'data', 'message', 'text'));

describe('what is written', () => {
  test('is told to the webhooks of the channel and of the team, signed as Standard Webhooks are', async () => {
    const id = await added('/desk');
    await added('/all', { kind: 'domain-outgoing', by: admin });
    const messageId = await write('Hello <b>there</b>\n🙂');
    await run();
    expect(receiver.calls.map(({ path }) => path).toSorted()).toEqual(['/all', '/desk']);
    const call = receiver.calls.find(({ path }) => path === '/desk');
    if (!call) throw new Error('Nobody called.');
    const { headers } = call;
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'user-agent': 'Muster-Webhooks' });
    expect(verified(call)).toEqual({
      type: 'message.created',
      timestamp: new Date(START).toISOString(),
      data: {
        team: { id: 'team-orbit', name: 'Orbit' },
        channel: { id: CHANNEL, name: 'general' },
        sender: { id: MEMBER, name: expect.any(String) },
        message: { id: messageId, text: 'Hello <b>there</b>\n🙂', sentAt: new Date(START).toISOString() },
      },
    });
    expect(() => verified(call, 'tc_87654321')).toThrow('signature');
    expect(await statesOf(id)).toEqual([['delivered', 1, null]]);
    expect(JSON.stringify([headers, call.body])).not.toContain(TOKEN);
  });

  test('elsewhere, by a webhook, or while it is paused, is not told; messages go in their order', async () => {
    const id = await added('/desk');
    await upstream.post('/channel/join-group', { to: OTHER_CHANNEL }, member);
    await write('Elsewhere', OTHER_CHANNEL);
    const made = await upstream.post('/webhook/incoming/add', { peer: CHANNEL, name: 'In', icon: null }, member);
    const [, , hook, secret] = textAt(made.body, 'url').split('/');
    await upstream.post('/webhook/receive', { id: hook, secret, text: 'By a webhook' });
    for (const text of ['one', 'two', 'three']) await write(text);
    await run();
    await upstream.post('/webhook/set-paused', { id, paused: true }, member);
    await write('Paused');
    await upstream.post('/webhook/set-paused', { id, paused: false }, member);
    await run();
    await write('four');
    await run();
    expect(textsOf(receiver.calls)).toEqual(['one', 'two', 'three', 'four']);
    receiver.on('/desk', (response) => {
      const paused = upstream.post('/webhook/set-paused', { id, paused: true }, member);
      void paused.then(() => response.writeHead(204).end());
    });
    await write('Paused on its way');
    await run();
    expect((await statesOf(id))[0]).toEqual(['dropped', 0, 'paused']);
  });

  test('in a closed channel is told to its own webhooks alone, and to no member by them who is not in it', async () => {
    await added('/all', { kind: 'domain-outgoing', by: admin });
    const wanted = { profile: { name: 'Secret plans' }, config: { type: 'closed' } };
    const closed = textAt((await upstream.post('/channel/create-group', wanted, member)).body, 'groupJID');
    await upstream.post('/channel/add-remove-users', { to: closed, add: [admin.guid], remove: [] }, member);
    const own = { peer: closed, name: 'Desk', icon: null, url: receiver.at('/own'), token: TOKEN };
    await upstream.post('/webhook/outgoing/add', own, member);
    await write('Psst', closed);
    await upstream.post('/channel/leave-group', { to: closed }, member);
    await write('Without them', closed, admin);
    await setPerson(upstream.db, MEMBER, { state: 'deactivated' });
    await write('Left behind', closed, admin);
    await run();
    expect(textsOf(receiver.calls)).toEqual(['Psst', 'Left behind']);
  });
});

describe('a target that fails', () => {
  test('is tried again later, with the same id; the later ones do not wait for it', async () => {
    receiver.on('/desk', answer(500, {}, 'Not now.'));
    const id = await added('/desk');
    await write('first');
    await run();
    expect((await logOf(id)).deliveries).toMatchObject([
      {
        ...{ kind: 'message', state: 'waiting', attempts: 1, status: 500, problem: 'status', isRepetition: false },
        ...{ responseExcerpt: 'Not now.', lastAttemptAt: START, nextAttemptAt: START + 30_000, webhookId: id },
      },
    ]);
    receiver.on('/desk', answer(204));
    await write('second');
    await run();
    await later(29_999);
    expect(textsOf(receiver.calls)).toEqual(['first', 'second']);
    await later(1);
    expect(textsOf(receiver.calls)).toEqual(['first', 'second', 'first']);
    const [first, , again] = receiver.calls.map(({ headers }) => headers);
    expect(again?.['webhook-id']).toBe(first?.['webhook-id']);
    expect(Number(again?.['webhook-timestamp']) - Number(first?.['webhook-timestamp'])).toBe(30);
    expect(await statesOf(id)).toEqual([
      ['delivered', 1, null],
      ['delivered', 2, null],
    ]);
  });

  test('five times is given up; a refusal and what leads inside at once', async () => {
    receiver.on('/slow', silence);
    receiver.on('/no', answer(404));
    receiver.on('/inside', answer(307, { location: 'http://10.1.2.3/' }));
    const [slow, no, inside, moving] = [
      await added('/slow'),
      await added('/no'),
      await added('/inside'),
      await added('/moving', { host: 'moving.test' }),
    ];
    names.set('moving.test', '169.254.169.254');
    await write('Hello');
    await run();
    expect(await Promise.all([no, inside, moving].map((id) => statesOf(id)))).toEqual([
      [['failed', 1, 'status']],
      [['failed', 1, 'redirect_refused']],
      [['failed', 1, 'address_refused']],
    ]);
    for (const wait of [30_000, 120_000, 600_000, HOUR_MS]) {
      expect(await statesOf(slow)).toMatchObject([['waiting', expect.any(Number), 'timeout']]);
      await later(wait);
    }
    expect(await statesOf(slow)).toEqual([['failed', 5, 'timeout']]);
    expect(await later(DAY_MS)).toBeGreaterThan(0);
    expect(receiver.calls.filter(({ path }) => path === '/slow')).toHaveLength(5);
  });

  test('keeps no other waiting', async () => {
    const others = Promise.withResolvers<undefined>();
    receiver.on('/slow', (response) => void others.promise.then(() => response.writeHead(204).end()));
    receiver.on('/quick', (response) => {
      others.resolve(undefined);
      response.writeHead(204).end();
    });
    const slow = await added('/slow');
    await write('one');
    const quick = await added('/quick', { kind: 'domain-outgoing', by: admin });
    for (const text of ['two', 'three']) await write(text);
    await workers(createOutgoing({ ...reaching, timeoutMs: 5_000 })).runDue();
    // The slow one answers once the other was called: it would not have come to that where they wait for each other.
    const all = await Promise.all([slow, quick].map((id) => statesOf(id, admin)));
    expect(all).toEqual([3, 2].map((count) => Array.from({ length: count }, () => ['delivered', 1, null])));
  });

  test('ten times in a row is paused, with what waits dropped, and its owner told', async () => {
    receiver.on('/desk', answer(410));
    const id = await added('/desk');
    for (let index = 0; index < 9; index += 1) await write(`No. ${index}`);
    await run();
    receiver.on('/desk', answer(200));
    await write('At last');
    await run();
    const failures = async () =>
      (await upstream.db.read((queries) => queries.select().from(webhook).where(eq(webhook.webhookId, id))))[0];
    expect(await failures()).toMatchObject({ failuresInRow: 0, pausedBy: null });
    receiver.on('/desk', answer(410));
    for (let index = 0; index < 12; index += 1) await write(`Again ${index}`);
    await run();
    expect(await failures()).toMatchObject({ failuresInRow: 10, pausedBy: 'failures' });
    expect((await statesOf(id)).slice(0, 3)).toEqual([
      ['dropped', 0, 'paused'],
      ['dropped', 0, 'paused'],
      ['failed', 1, 'status'],
    ]);
    await write('Nobody hears this');
    expect(await run()).toBe(0);
    expect((await logOf(id)).total).toBe(22);
    const entries = await upstream.db.read((queries) =>
      queries.select().from(auditEntry).where(eq(auditEntry.action, 'webhook.pause')),
    );
    expect(entries).toMatchObject([
      { actor: null, target: `webhook:${id}`, after: { pausedBy: 'failures' }, parentJobId: expect.any(Number) },
    ]);
    const mails = await upstream.db.read((queries) => queries.select().from(mail));
    expect(mails).toMatchObject([{ recipient: 'member@orbit.example', subject: 'The webhook Desk is paused' }]);
    const resumed = await upstream.post('/webhook/set-paused', { id, paused: false }, member);
    expect(resumed.body).toMatchObject({ pausedBy: null });
    expect(await failures()).toMatchObject({ failuresInRow: 0 });
  });

  test('writes to nobody whose owner is not there', async () => {
    receiver.on('/desk', answer(410));
    await added('/desk');
    for (let index = 0; index < 10; index += 1) await write(`No. ${index}`);
    await setPerson(upstream.db, MEMBER, { state: 'deactivated' });
    await run();
    expect(await upstream.db.read((queries) => queries.$count(mail))).toBe(0);
    expect(await upstream.db.read((queries) => queries.$count(webhook, eq(webhook.pausedBy, 'failures')))).toBe(1);
  });
});

test('what was sent but not noted when the process was killed is sent again with the same id, and noted once', async () => {
  const id = await added('/desk');
  await write('Hello');
  const sent = Promise.withResolvers<undefined>();
  const killed = workers({
    ...outgoing,
    post: async (call) => {
      await outgoing.post(call);
      sent.resolve(undefined);
      return new Promise(() => {}); // The process is gone before it notes what came of it.
    },
  });
  const running = killed.runDue();
  await sent.promise;
  expect(await run()).toBe(0);
  await releaseClaims(upstream.db);
  await run();
  expect(receiver.calls).toHaveLength(2);
  expect(new Set(receiver.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(await statesOf(id)).toEqual([['delivered', 1, null]]);
  await killed.stop();
  await running;
  expect(await statesOf(id)).toEqual([['delivered', 1, null]]);
});

describe('once more', () => {
  test('the same is sent as a delivery of its own with the same id, again and again', async () => {
    const id = await added('/desk');
    await write('Hello');
    await run();
    const [first] = (await logOf(id)).deliveries;
    const again = await upstream.post('/webhook/resend', { id: first?.id }, admin);
    expect(again.body).toMatchObject({ state: 'waiting', isRepetition: true, webhookId: id });
    await run();
    await upstream.post('/webhook/resend', { id: textAt(again.body, 'id') }, member);
    await run();
    const sent = receiver.calls.map(({ headers, body }) => JSON.stringify([headers['webhook-id'], body]));
    expect(new Set(sent).size).toBe(1);
    expect(receiver.calls).toHaveLength(3);
    expect((await logOf(id)).deliveries.map(({ isRepetition }) => isRepetition)).toEqual([true, true, false]);
  });

  test('is for the owner and admins, of a webhook that works', async () => {
    const id = await added('/desk', { by: admin });
    await write('Hello');
    await run();
    const [first] = (await logOf(id, undefined, admin)).deliveries;
    expect(codeOf(await upstream.post('/webhook/resend', { id: first?.id }, member))).toBe('404 delivery_not_found');
    expect(codeOf(await upstream.get(`/webhook/delivery/${first?.id}`, member))).toBe('404 delivery_not_found');
    await upstream.post('/webhook/set-paused', { id, paused: true }, admin);
    expect(codeOf(await upstream.post('/webhook/resend', { id: first?.id }, admin))).toBe('409 webhook_paused');
    expect(codeOf(await upstream.post('/webhook/resend', { id: 'nothing' }, admin))).toBe('404 delivery_not_found');
  });
});

describe('a test', () => {
  const tryOut = (body: object, by = member) => upstream.post('/webhook/test-delivery', body, by);

  test('goes to the target of a webhook at once, paused or not, one time, and counts for nothing', async () => {
    receiver.on('/desk', answer(500, {}, 'Broken'));
    const id = await added('/desk');
    await upstream.post('/webhook/set-paused', { id, paused: true }, member);
    const asked = await tryOut({ id });
    expect(asked.body).toMatchObject({ webhookId: id, kind: 'test', state: 'waiting', attempts: 0 });
    await run();
    const told = await upstream.get(`/webhook/delivery/${textAt(asked.body, 'id')}`, member);
    expect(told.body).toMatchObject({ state: 'failed', attempts: 1, status: 500, responseExcerpt: 'Broken' });
    const [call] = receiver.calls;
    expect(verified(call)).toMatchObject({
      ...{ type: 'test', data: { channel: { id: CHANNEL }, sender: { id: MEMBER }, message: { id: null } } },
    });
    const [row] = await upstream.db.read((queries) => queries.select().from(webhook).where(eq(webhook.webhookId, id)));
    expect(row).toMatchObject({ failuresInRow: 0 });
  });

  test('of what stands in a form leaves neither target nor token behind, and is for who asked', async () => {
    const asked = await tryOut({ url: receiver.at('/form'), token: 'tc_form_token' });
    expect(asked.body).toMatchObject({ webhookId: null, state: 'waiting' });
    await run();
    expect(verified(receiver.calls[0], 'tc_form_token')).toMatchObject({
      ...{ type: 'test', data: { channel: null } },
    });
    const id = textAt(asked.body, 'id');
    expect((await upstream.get(`/webhook/delivery/${id}`, member)).body).toMatchObject({ state: 'delivered' });
    const other = await upstream.signIn(
      textAt((await upstream.get('/member/profile?subject=orbit-0020', admin)).body, 'email'),
    );
    expect(codeOf(await upstream.get(`/webhook/delivery/${id}`, other))).toBe('404 delivery_not_found');
    const kept = await upstream.db.read(async (queries) => [
      await queries.select().from(webhookDelivery).where(eq(webhookDelivery.deliveryId, id)),
      await queries.select().from(job),
    ]);
    expect(JSON.stringify(kept)).not.toMatch(/tc_form_token|\/form/);
  });

  test('uses the token of its webhook, and is refused where a save would be', async () => {
    const id = await added('/desk');
    await tryOut({ id, url: receiver.at('/other') });
    await run();
    expect(verified(receiver.calls[0])).toBeDefined();
    expect((await logOf(id)).total).toBe(0);
    const refused = [{ id, url: 'http://10.0.0.1/' }, { url: receiver.at('/x') }, {}, { id, token: 'short' }];
    const codes = [];
    for (const body of refused) codes.push(codeOf(await tryOut(body)));
    expect(codes).toEqual(['400 target_refused', ...Array<string>(3).fill('400 invalid_request')]);
  });
});

test('the log holds the newest 200 of the last 30 days', async () => {
  const id = await added('/desk');
  await write('The first');
  await run();
  await upstream.db.transaction(async (queries) => {
    const [row] = await queries.select().from(webhookDelivery).where(eq(webhookDelivery.webhookId, id));
    if (!row) throw new Error('There is no delivery.');
    const { position: _, ...first } = row;
    await queries
      .insert(webhookDelivery)
      .values(Array.from({ length: 210 }, (__, index) => ({ ...first, deliveryId: `d-${index}` })));
  });
  expect(await logOf(id, 'limit=10&offset=195')).toMatchObject({ total: 200, deliveries: { length: 5 } });
  await write('The last');
  await run();
  expect(await upstream.db.read((queries) => queries.$count(webhookDelivery, eq(webhookDelivery.webhookId, id)))).toBe(
    200,
  );
  expect((await logOf(id, 'limit=2&offset=0')).deliveries.map((one) => one.id)).toEqual([expect.any(String), 'd-209']);
  await later(31 * DAY_MS);
  expect(await upstream.db.read((queries) => queries.$count(webhookDelivery))).toBe(0);
});
