import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishedEvent } from '../db/tables/event.ts';
import { pin } from '../db/tables/identity.ts';
import { type Session, type TestUpstream, codeOf, startTestUpstream } from '../testing/testUpstream.ts';
import { DAY_MS } from './durations.ts';
import { createFingerprints } from './idempotency.ts';
import { idempotencyKey } from '../db/tables/system.ts';

const event = { events: [{ eventName: 'paywall_shown', eventTs: 1 }] };
const keyed = (key: string) => ({ 'idempotency-key': key });

let upstream: TestUpstream;
let admin: Session;
let member: Session;
beforeAll(async () => {
  upstream = await startTestUpstream({ domains: ['seedling.example', 'lonely.example'] });
  admin = await upstream.signIn('admin@seedling.example');
  member = await upstream.signIn('member@seedling.example');
});
afterAll(() => upstream.close());

const publish = (key: string, session = admin, body: unknown = event) =>
  upstream.post('/event/publish-events', body, session, keyed(key));
const eventsBy = (guid: string) =>
  upstream.db.read((queries) => queries.$count(publishedEvent, eq(publishedEvent.guid, guid)));

test('the same key and input act once and answer the same, also when they come at once', async () => {
  const before = await eventsBy(admin.guid);
  const answers = await Promise.all([publish('twice'), publish('twice'), publish('twice')]);
  expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
    Array.from({ length: 3 }, () => ({ status: 200, body: { publishedCount: 1 } })),
  );
  expect(await eventsBy(admin.guid)).toBe(before + 1);
});

test('another input or another call with the key is refused', async () => {
  await publish('other');
  const changed = { events: [{ eventName: 'paywall_shown', eventTs: 2 }] };
  expect(codeOf(await publish('other', admin, changed))).toBe('409 idempotency_key_reused');
  const elsewhere = await upstream.post('/identity/update-locale', { locale: 'en-gb' }, admin, keyed('other'));
  expect(codeOf(elsewhere)).toBe('409 idempotency_key_reused');
});

test('a key is its owner’s: another person may use the same', async () => {
  await publish('shared');
  expect((await publish('shared', member, { events: [{ eventName: 'paywall_clicked', eventTs: 2 }] })).status).toBe(
    200,
  );
});

test('a refused call leaves the key free', async () => {
  const wrong = { events: [{ eventName: 'nonsense', eventTs: 1 }] };
  expect(codeOf(await publish('again', admin, wrong))).toBe('400 event_unknown');
  expect((await publish('again')).status).toBe(200);
});

test('after 24 hours the key acts anew', async () => {
  const before = await eventsBy(admin.guid);
  await publish('old');
  upstream.clock.advance(DAY_MS - 1);
  await publish('old');
  expect(await eventsBy(admin.guid)).toBe(before + 1);
  upstream.clock.advance(1);
  await publish('old');
  expect(await eventsBy(admin.guid)).toBe(before + 2);
});

test('asking for a PIN twice with one key mails one PIN', async () => {
  const issue = (key: string, email = 'admin@lonely.example') =>
    upstream.post('/identity/issue-pin', { email }, undefined, keyed(key));
  const answers = [await issue('pin'), await issue('pin')];
  const issued = { guid: 'lonely-0001', pinId: expect.any(String) };
  expect(answers[0]?.body).toEqual(issued);
  expect(answers[1]?.body).toEqual(answers[0]?.body);
  expect(codeOf(await issue('pin', 'admin@seedling.example'))).toBe('409 idempotency_key_reused');
  const pins = await upstream.db.read((queries) => queries.$count(pin, eq(pin.guid, 'lonely-0001')));
  expect(pins).toBe(1);
});

test('signing out twice with one key answers the same twice', async () => {
  const session = await upstream.signIn('guest@seedling.example');
  const leave = () => upstream.post('/identity/sign-out', { token: session.token }, session, keyed('leave'));
  expect([(await leave()).body, (await leave()).body]).toEqual([{}, {}]);
  const stranger = { ...session, token: 'x'.repeat(43) };
  const refused = await upstream.post('/identity/sign-out', { token: session.token }, stranger, keyed('leave'));
  expect(codeOf(refused)).toBe('401 invalid_token');
});

test('answers that are secrets are never kept', async () => {
  const session = await upstream.signIn('guest@seedling.example');
  const codes = [];
  for (const _ of [1, 2]) {
    const answer = await upstream.post('/identity/issue-login-code', undefined, session, keyed('code'));
    codes.push(JSON.stringify(answer.body));
  }
  expect(codes[0]).not.toBe(codes[1]);
  const kept = await upstream.db.read((queries) =>
    queries.select().from(idempotencyKey).where(eq(idempotencyKey.key, 'code')),
  );
  expect(kept).toEqual([]);
});

test('a key of a wrong form is refused', async () => {
  expect(codeOf(await publish('with space'))).toBe('400 invalid_request');
  expect(codeOf(await publish('x'.repeat(201)))).toBe('400 invalid_request');
});

test('the order of fields makes no difference to the input, and another installation has other digests', () => {
  const fingerprintOf = createFingerprints('secret');
  expect(createFingerprints('other')('a.b', { one: 1 })).not.toBe(fingerprintOf('a.b', { one: 1 }));
  expect(fingerprintOf('a.b', { one: 1, two: [{ x: 1, y: 2 }] })).toBe(
    fingerprintOf('a.b', { two: [{ y: 2, x: 1 }], one: 1 }),
  );
  expect(fingerprintOf('a.b', { one: 1 })).not.toBe(fingerprintOf('a.c', { one: 1 }));
});
