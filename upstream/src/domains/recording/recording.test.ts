// What teams use of what plans limit, and the services behind it: video calls, messages, channels, where addresses are, cards.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { billing } from '../../db/tables/billing.ts';
import { auditEntry } from '../../db/tables/system.ts';
import { DAY_MS, MINUTE_MS } from '../../lib/durations.ts';
import {
  type Session,
  START,
  type TestUpstream,
  codeOf,
  startTestUpstream,
  textAt,
} from '../../testing/testUpstream.ts';
import { readCountryNetwork } from '../geolocation/rules.ts';

let upstream: TestUpstream;
beforeAll(async () => {
  upstream = await startTestUpstream({
    domains: ['orbit.example', 'seedling.example', 'softwall.example', 'hardwall.example', 'sprout.example'],
    countryNetworks: ['203.0.113.0/24=IN', '2001:db8::/32=US'].flatMap((text) => readCountryNetwork(text) ?? []),
    history: true,
  });
});
afterAll(() => upstream.close());
beforeEach(() => upstream.clock.reset());

const asAdmin = (short: string) => upstream.signIn(`admin@${short}.example`);
const bodyOf = async (path: string, session?: Session) => (await upstream.get(path, session)).body;

describe('how much a team uses', () => {
  const usageOf = async (short: string) => {
    const admin = await asAdmin(short);
    const types = { types: ['public', 'private'] };
    return {
      messages: await bodyOf('/channel/team-chat-count', admin),
      channels: (await upstream.post('/channel/channels-usage', types, admin)).body,
      smart: await bodyOf('/channel/channel-pro-feature-usage', admin),
      hits: await bodyOf('/recording/video-calling-limit-hits', admin),
      groups: await bodyOf('/recording/group-video-stats', admin),
    };
  };
  const figure = (total: number, lowerLimit: number | null, upperLimit = lowerLimit) => ({
    ...{ total, lowerLimit, upperLimit },
  });

  test('the soft paywall limits channels, too', async () => {
    expect(await usageOf('softwall')).toEqual({
      messages: figure(8_400, 8_000, 10_000),
      channels: { public: figure(11, 10), private: figure(1, 0) },
      smart: { smartChannels: 1 },
      hits: { hits: 12, lowerLimit: 10, upperLimit: 10 },
      groups: { calls: 0 },
    });
  });

  test('another free team is limited in what it writes and how long it calls', async () => {
    expect(await usageOf('hardwall')).toEqual({
      messages: figure(0, 8_000, 10_000),
      channels: { public: figure(2, null), private: figure(0, null) },
      smart: { smartChannels: 0 },
      hits: { hits: 4, lowerLimit: 10, upperLimit: 10 },
      groups: { calls: 0 },
    });
  });

  test('PRO limits nothing, nor does a trial', async () => {
    const unlimited = { hits: 0, lowerLimit: null, upperLimit: null };
    expect(await usageOf('orbit')).toEqual({
      messages: figure(40, null),
      channels: { public: figure(12, null), private: figure(7, null) },
      smart: { smartChannels: 6 },
      hits: unlimited,
      groups: { calls: 14 },
    });
    expect(await usageOf('sprout')).toMatchObject({ messages: figure(0, null), hits: unlimited, groups: { calls: 3 } });
  });

  test('one kind of channels is asked for alone', async () => {
    const admin = await asAdmin('softwall');
    const { body } = await upstream.post('/channel/channels-usage', { types: ['private'] }, admin);
    expect(body).toEqual({ private: figure(1, 0) });
  });

  test('what was written is counted as it comes', async () => {
    const admin = await asAdmin('seedling');
    const count = async () => bodyOf('/channel/team-chat-count', admin);
    expect(await count()).toMatchObject({ total: 0 });
    await upstream.post('/channel/post-message', { to: 'seedling-c001@chat.seedling.example', text: 'Hello!' }, admin);
    expect(await count()).toMatchObject({ total: 1 });
  });
});

type Call = { callId: string; startedAt: number; endsBy: number | null; endedAt: number | null };
const callOf = (answer: { body: unknown }) => answer.body as Call;

describe('a video call', () => {
  const LIMIT = 20 * MINUTE_MS;
  const start = (session: Session, participantsCount = 2, headers = {}) =>
    upstream.post('/recording/start-call', { participantsCount }, session, headers);
  const end = (session: Session, callId: string) => upstream.post('/recording/end-call', { callId }, session);
  const hits = async () =>
    ((await bodyOf('/recording/video-calling-limit-hits', await asAdmin('seedling'))) as { hits: number }).hits;
  const at = (instant: number) => upstream.clock.advance(instant - upstream.clock.now());

  test('of the free plan is for two, of any plan for twenty', async () => {
    const guest = await upstream.signIn('guest@seedling.example');
    expect(codeOf(await start(guest, 3))).toBe('402 plan_required');
    expect(codeOf(await start(guest, 21))).toBe('409 call_too_large');
    const orbit = await asAdmin('orbit');
    expect(codeOf(await start(orbit, 21))).toBe('409 call_too_large');
    const groups = async () => bodyOf('/recording/group-video-stats', orbit);
    expect((await start(orbit, 2)).status).toBe(200);
    expect(await groups()).toEqual({ calls: 14 });
    expect(callOf(await start(orbit, 20))).toMatchObject({ endsBy: null, endedAt: null });
    expect(await groups()).toEqual({ calls: 15 });
  });

  test('of the free plan ends by itself after 20 minutes, which counts for 90 days', async () => {
    const member = await upstream.signIn('member@seedling.example');
    const [cut, short, late] = [await start(member), await start(member), await start(member)].map(callOf);
    const limit = START + LIMIT;
    expect(cut).toMatchObject({ startedAt: START, endsBy: limit, endedAt: null });
    at(limit - 1);
    expect(await hits()).toBe(0);
    expect(callOf(await end(member, short?.callId ?? ''))).toMatchObject({ endedAt: limit - 1 });
    at(limit);
    expect(await hits()).toBe(2);
    at(limit + 5);
    expect(callOf(await end(member, late?.callId ?? ''))).toMatchObject({ endedAt: limit });
    expect(await hits()).toBe(2);
    at(limit + 90 * DAY_MS - 1);
    expect(await hits()).toBe(2);
    at(limit + 90 * DAY_MS);
    expect(await hits()).toBe(0);
  });

  test('goes on as it began when the plan changes', async () => {
    const [member, orbit] = [await upstream.signIn('member@orbit.example'), 'team-orbit'];
    const call = callOf(await start(member, 5));
    const own = eq(billing.teamId, orbit);
    const change = (plan: 'free' | 'pro') =>
      upstream.db.transaction((queries) => queries.update(billing).set({ plan }).where(own));
    await change('free');
    expect(codeOf(await start(member, 5))).toBe('402 plan_required');
    upstream.clock.advance(2 * LIMIT);
    expect(callOf(await end(member, call.callId))).toEqual({ ...call, endedAt: START + 2 * LIMIT });
    await change('pro');
  });

  test('is ended by whoever started it, once', async () => {
    const member = await upstream.signIn('member@softwall.example');
    const { callId } = callOf(await start(member));
    for (const other of [await asAdmin('softwall'), await asAdmin('hardwall')])
      expect(codeOf(await end(other, callId))).toBe('404 call_not_found');
    const first = await end(member, callId);
    upstream.clock.advance(MINUTE_MS);
    expect((await end(member, callId)).body).toEqual(first.body);
    const told = await upstream.db.read((queries) =>
      queries
        .select({ action: auditEntry.action, actor: auditEntry.actor, teamId: auditEntry.teamId })
        .from(auditEntry)
        .where(eq(auditEntry.target, `call:${callId}`))
        .orderBy(auditEntry.auditId),
    );
    const by = { actor: member.guid, teamId: 'team-softwall' };
    expect(told).toEqual([
      { ...by, action: 'recording.startCall' },
      { ...by, action: 'recording.endCall' },
    ]);
  });

  test('begins once by one key', async () => {
    const member = await upstream.signIn('member@hardwall.example');
    const key = { 'idempotency-key': 'one-call' };
    const first = await start(member, 2, key);
    expect((await start(member, 2, key)).body).toEqual(first.body);
    expect(textAt(first.body, 'callId')).not.toBe('');
  });
});

test('an address is looked up by anybody, and is unknown where no network holds it', async () => {
  const countryOf = (ip: string) => bodyOf(`/geolocation/lookup?ip=${encodeURIComponent(ip)}`);
  expect(await countryOf('203.0.113.9')).toEqual({ country_code: 'IN' });
  expect(await countryOf('2001:db8::1')).toEqual({ country_code: 'US' });
  expect(await countryOf('198.51.100.1')).toEqual({ country_code: null });
  expect(await countryOf('nowhere')).toEqual({ country_code: null });
});

test('the cards of a team: the one that is charged first, and never a number', async () => {
  const cards = async (short: string, session?: Session) =>
    upstream.get(`/payment/payment-methods?teamId=team-${short}`, session);
  const orbit = await asAdmin('orbit');
  expect((await cards('orbit', orbit)).body).toEqual({
    cards: [
      { id: 'team-orbit-card-1', lastFour: '4242', brand: 'VI', expiryMonth: 5, expiryYear: 2028 },
      { id: 'team-orbit-card-2', lastFour: '4444', brand: 'MC', expiryMonth: 12, expiryYear: 2026 },
    ],
  });
  expect((await cards('seedling', await asAdmin('seedling'))).body).toEqual({ cards: [] });
  expect(codeOf(await cards('softwall', orbit))).toBe('404 team_not_found');
});
