import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Session, type TestUpstream, START, startTestUpstream } from '../../testing/testUpstream.ts';
import { knownEvents } from './rules.ts';
import { publishedEvent } from '../../db/tables/event.ts';

let upstream: TestUpstream;
let guest: Session;
beforeAll(async () => {
  upstream = await startTestUpstream({ domains: ['seedling.example'], extraEvents: ['own_event'] });
  guest = await upstream.signIn('guest@seedling.example');
});
afterAll(() => upstream.close());

const publish = (events: unknown) => upstream.post('/event/publish-events', { events }, guest);
const kept = () => upstream.db.read((queries) => queries.select().from(publishedEvent));

test('takes every known event and the configured ones, with who it was', async () => {
  const names = [...knownEvents, 'own_event'];
  const answer = await publish(
    names.map((eventName, index) => ({ eventName, eventTs: index, feature: 'guests', count: 3 })),
  );
  expect(answer).toMatchObject({ status: 200, body: { publishedCount: names.length } });
  const rows = await kept();
  expect(rows.map(({ name }) => name)).toEqual(names);
  expect(rows[1]).toMatchObject({
    ...{ teamId: 'team-seedling', guid: 'seedling-0003', occurredAt: 1, receivedAt: START },
    fields: { feature: 'guests', count: 3 },
  });
});

test('an event that says no time happened when it was taken', async () => {
  upstream.clock.advance(5_000);
  await publish([{ eventName: 'member_delete_feedback', reason: 4 }]);
  expect((await kept()).at(-1)).toMatchObject({ occurredAt: START + 5_000, fields: { reason: 4 } });
  upstream.clock.reset();
});

test('one unknown event spoils the list', async () => {
  const before = (await kept()).length;
  const refused = await publish([
    { eventName: 'paywall_shown', eventTs: 1 },
    { eventName: 'somebody_sneezed', eventTs: 1 },
  ]);
  expect(refused.body).toMatchObject({ error: { code: 'event_unknown', field: 'events.1.eventName' } });
  expect(await kept()).toHaveLength(before);
});

test('of a team that shares none only what is sent on purpose is kept, from the moment on that it says so', async () => {
  const admin = await upstream.signIn('admin@seedling.example');
  const share = (sharesProductEvents: boolean) => upstream.post('/team/team-settings', { sharesProductEvents }, admin);
  const shown = { eventName: 'paywall_shown', eventTs: 1 };
  const before = (await kept()).length;
  expect((await share(false)).status).toBe(200);
  expect((await publish([shown, { eventName: 'own_event', eventTs: 1 }])).body).toEqual({ publishedCount: 0 });
  expect(await kept()).toHaveLength(before);
  expect((await publish([shown, { eventName: 'member_delete_feedback', reason: 4 }])).body).toEqual({
    publishedCount: 1,
  });
  expect((await kept()).slice(before).map(({ name }) => name)).toEqual(['member_delete_feedback']);
  await share(true);
  expect((await publish([shown])).body).toEqual({ publishedCount: 1 });
  expect(await kept()).toHaveLength(before + 2);
});

test.each([
  ['no events', []],
  ['too many events', Array.from({ length: 101 }, () => ({ eventName: 'paywall_shown', eventTs: 1 }))],
  ['a nested field', [{ eventName: 'paywall_shown', eventTs: 1, feature: { deep: true } }]],
  ['a time that is none', [{ eventName: 'paywall_shown', eventTs: 1e300 }]],
  ['a NUL character', [{ eventName: 'paywall_shown', eventTs: 1, feature: 'a\0b' }]],
  ['half of a character', [{ eventName: 'paywall_shown', eventTs: 1, feature: 'a\uD83D' }]],
])('refuses %s', async (_what, events) => {
  expect((await publish(events)).body).toMatchObject({ error: { code: 'invalid_request' } });
});
