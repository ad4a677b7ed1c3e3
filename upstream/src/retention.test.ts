import { and, eq, lte } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { featureRequest, publishedEvent } from './db/tables/event.ts';
import { auditEntry } from './db/tables/system.ts';
import { DAY_MS } from './lib/durations.ts';
import { plantRetention, retentionJobs } from './retention.ts';
import { START, type Session, type TestUpstream, startTestUpstream } from './testing/testUpstream.ts';

const TEAM = 'team-lonely';
let upstream: TestUpstream;
let admin: Session;
beforeAll(async () => {
  const handlers = retentionJobs({ auditDays: 30, eventDays: 10 }, 3);
  upstream = await startTestUpstream({ domains: ['lonely.example'], handlers });
  admin = await upstream.signIn('admin@lonely.example');
  await upstream.db.transaction(async (db) => {
    await db.delete(auditEntry);
    const change = (count: number) => ({
      ...{ teamId: TEAM, actor: admin.guid, action: 'team.updateAutoJoin', target: `team:${TEAM}`, at: START + count },
    });
    const signIn = (count: number) => ({
      ...{ teamId: TEAM, actor: admin.guid, action: 'identity.signIn', target: `person:${admin.guid}` },
      at: START + count,
    });
    await db.insert(auditEntry).values([0, 1, 2, 3].flatMap((count) => [change(count), signIn(count)]));
    await db.insert(auditEntry).values(signIn(DAY_MS));
    const event = { teamId: TEAM, guid: admin.guid, name: 'page_opened', fields: {}, requestId: 'r1', occurredAt: 0 };
    await db.insert(publishedEvent).values([0, 1, 2, 3, DAY_MS].map((at) => ({ ...event, receivedAt: START + at })));
    await db.insert(featureRequest).values({
      ...{ teamId: TEAM, feature: 'sso', day: '2026-03-02', guid: admin.guid, email: 'admin@lonely.example' },
      ...{ teamSize: 1, requestedAt: START },
    });
    await plantRetention(db, START);
  });
});
afterAll(() => upstream.close());

/** What is left of the beginning: entries of settings, all others, events, wishes. */
const left = (until = START + 10) =>
  upstream.db.read(async (db) => {
    const isSetting = eq(auditEntry.action, 'team.updateAutoJoin');
    const isOld = lte(auditEntry.at, until);
    return {
      settings: await db.$count(auditEntry, and(isOld, isSetting)),
      entries: await db.$count(auditEntry, isOld),
      events: await db.$count(publishedEvent, lte(publishedEvent.receivedAt, until)),
      wishes: await db.$count(featureRequest),
    };
  });
const at = async (ms: number) => {
  upstream.clock.set(START + ms);
  await upstream.jobs.runDue();
};

test('what was written down goes after its time, however much there is, and nothing before', async () => {
  await at(9 * DAY_MS);
  expect(await left()).toEqual({ settings: 4, entries: 8, events: 4, wishes: 1 });
  await at(10 * DAY_MS + 10);
  expect(await left()).toEqual({ settings: 4, entries: 8, events: 0, wishes: 0 });
  expect(await left(START + DAY_MS)).toMatchObject({ events: 1 });
  await at(30 * DAY_MS + 20);
  // Who changed a setting last is told until somebody changes it again.
  expect(await left()).toEqual({ settings: 1, entries: 1, events: 0, wishes: 0 });
  expect(await left(START + DAY_MS)).toMatchObject({ entries: 2, events: 0 });
  const { body } = await upstream.get(`/team/setting-changes?teamId=${TEAM}`, admin);
  expect(body).toMatchObject({ changes: [{ setting: 'auto_join', guid: admin.guid, changedAt: START + 3 }] });
});

test('what is kept for ever stays', async () => {
  const forever = await startTestUpstream({ domains: ['lonely.example'] });
  try {
    const count = () => forever.db.read((db) => db.$count(auditEntry));
    const before = await count();
    await forever.db.transaction((db) => plantRetention(db, START));
    forever.clock.set(START + 20_000 * DAY_MS);
    await forever.jobs.runDue();
    expect(await count()).toBeGreaterThanOrEqual(before);
  } finally {
    await forever.close();
  }
});
