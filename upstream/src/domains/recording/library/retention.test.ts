// How long a team keeps its recordings: who says so, what goes by it and when, and what may be taken back until then.
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { callRecording } from '../../../db/tables/recording.ts';
import { auditEntry } from '../../../db/tables/system.ts';
import { team } from '../../../db/tables/team.ts';
import { DAY_MS, HOUR_MS } from '../../../lib/durations.ts';
import { startFreshUpstream } from '../../../testing/freshUpstream.ts';
import { type Session, START, codeOf } from '../../../testing/testUpstream.ts';
import { plantHousekeeping } from '../../../housekeeping.ts';
import { changedRetention, keptOf } from './retentionRules.ts';

const upstream = await startFreshUpstream(['summit.example', 'orbit.example']);

let admin: Session;
beforeEach(async () => {
  // With the films.
  await upstream.post('/dev/reset', {});
  admin = await upstream.signIn('admin@summit.example');
  await upstream.db.transaction((queries) => plantHousekeeping(queries, START));
});

type Rule = { keptDays: number | null; deletesFrom: number | null; recordings: number; bytes: number; version: number };
const rule = async () => (await upstream.get('/recording/retention', admin)).body as Rule;
const keep = async (keptDays: number | null, by = admin) => {
  const { version } = await rule();
  return upstream.post('/recording/retention', { keptDays, version }, by);
};
const preview = async (keptDays: number) =>
  (await upstream.get(`/recording/retention-preview?keptDays=${keptDays}`, admin)).body as Rule;
const listed = async () => {
  const { body } = await upstream.get('/recording/recordings?page=0&size=50', admin);
  const { recordings, ...page } = body as Pick<Rule, 'keptDays'> & {
    keptDaysFrom: number | null;
    recordings: { title: string; createdOn: number }[];
  };
  return { ...page, titles: recordings.map(({ title }) => title) };
};
const films = () => upstream.files.names().filter((name) => name.startsWith('recordings'));
/** The hour passes at which what is over goes. */
const at = async (instant: number) => {
  upstream.clock.set(instant);
  await upstream.jobs.runDue();
};
const OLDEST = 'Trying out the new room';

test('a team that names no time keeps its recordings, and sees how much room they take', async () => {
  expect(await rule()).toMatchObject({ allowed: true, keptDays: 365, mostDays: null, recordings: 13, version: 1 });
  await keep(null);
  expect(await rule()).toMatchObject({ keptDays: null, deletesFrom: null, recordings: 13, version: 2 });
  expect((await rule()).bytes).toBeGreaterThan(0);
  await at(START + 400 * DAY_MS);
  admin = await upstream.signIn('admin@summit.example');
  expect((await listed()).titles).toContain(OLDEST);
});

test('a shorter time deletes what is older from a week later on, as the preview says, with its file', async () => {
  // The oldest is of 35 days ago, and the one before of 28.
  const from = START + 7 * DAY_MS;
  expect(await preview(36)).toMatchObject({ deletesFrom: from, recordings: 1 });
  expect(await preview(60)).toMatchObject({ deletesFrom: from, recordings: 0, bytes: 0 });
  expect((await keep(36)).body).toMatchObject({ keptDays: 36, deletesFrom: from, version: 2 });
  expect(await listed()).toMatchObject({ keptDays: 36, keptDaysFrom: from });
  const before = films().length;
  await at(from - HOUR_MS);
  expect((await listed()).titles).toContain(OLDEST);
  await at(from + HOUR_MS);
  const after = await listed();
  expect(after.titles).not.toContain(OLDEST);
  expect(after).toMatchObject({ keptDays: 36, keptDaysFrom: null });
  expect([(await rule()).recordings, films().length]).toEqual([12, before - 1]);
  const entries = await upstream.db.read((queries) =>
    queries.select().from(auditEntry).where(eq(auditEntry.action, 'recording.expire')),
  );
  expect(entries).toMatchObject([{ teamId: 'team-summit', actor: null, before: { title: OLDEST } }]);
});

test('it can be taken back until then; a longer time, or none, holds at once', async () => {
  await keep(30);
  expect((await keep(null)).body).toMatchObject({ keptDays: null, deletesFrom: null });
  await at(START + 9 * DAY_MS);
  expect((await rule()).recordings).toBe(13);
  await keep(30);
  const { deletesFrom } = await rule();
  expect((await keep(90)).body).toMatchObject({ keptDays: 90, deletesFrom });
});

test('it rests while the team may have no recordings, and is nobody’s to change then', async () => {
  await keep(30);
  const allow = (isAllowed: boolean) =>
    upstream.db.transaction((queries) =>
      queries.update(team).set({ allowsVideoRecording: isAllowed }).where(eq(team.teamId, 'team-summit')),
    );
  await allow(false);
  await at(START + 60 * DAY_MS);
  expect(await rule()).toMatchObject({ allowed: false, keptDays: 30, recordings: 13 });
  expect(codeOf(await keep(60))).toBe('403 video_recording_disabled');
  await allow(true);
  await at(START + 61 * DAY_MS);
  expect((await rule()).recordings).toBe(0);
});

test('admins alone see and say it, each change over what they read, and it is written down', async () => {
  const member = await upstream.signIn('member@summit.example');
  for (const path of ['/recording/retention', '/recording/retention-preview?keptDays=5'])
    expect(codeOf(await upstream.get(path, member))).toBe('403 actor_not_admin');
  expect(codeOf(await keep(30, member))).toBe('403 actor_not_admin');
  expect((await keep(30)).status).toBe(200);
  const stale = { keptDays: 60, version: 1 };
  expect(codeOf(await upstream.post('/recording/retention', stale, admin))).toBe('409 stale_version');
  for (const keptDays of [0, 3651, 1.5]) expect(codeOf(await keep(keptDays))).toBe('400 invalid_request');
  const { body } = await upstream.get('/team/setting-changes', admin);
  expect(body).toMatchObject({
    changes: expect.arrayContaining([
      { setting: 'recording_retention', guid: admin.guid, changedAt: START },
    ]) as unknown,
  });
});

test('recordings of a team that was deleted go with their files, and are written down', async () => {
  await keep(null);
  await upstream.db.transaction((queries) =>
    queries.update(team).set({ deletedAt: START }).where(eq(team.teamId, 'team-summit')),
  );
  await at(START + HOUR_MS);
  const left = await upstream.db.read((queries) =>
    queries.$count(callRecording, eq(callRecording.teamId, 'team-summit')),
  );
  expect([left, films()]).toEqual([0, []]);
  const entries = await upstream.db.read((queries) =>
    queries.select().from(auditEntry).where(eq(auditEntry.action, 'recording.expire')),
  );
  expect(entries).toHaveLength(13);
});

test.each<[string, [own: number | null, from: number | null, most: number | null], [number | null, number | null]]>([
  ['no time at all', [null, null, null], [null, null]],
  ['the team’s, once it deletes', [30, START, null], [30, null]],
  ['the team’s from when it deletes', [30, START + 1, null], [30, START + 1]],
  ['the installation’s', [null, null, 90], [90, null]],
  ['the team’s where it is the shorter one', [30, START + 1, 90], [30, START + 1]],
  ['the installation’s where it is the shorter one', [120, START + 1, 90], [90, null]],
  ['the installation’s where they are the same: it waits for nothing', [90, START + 1, 90], [90, null]],
])('what is told to hold is %s', (_what, [recordingKeptDays, recordingDeletesFrom, most], [keptDays, keptDaysFrom]) => {
  expect(keptOf({ recordingKeptDays, recordingDeletesFrom }, most, START)).toEqual({ keptDays, keptDaysFrom });
});

test('a time that is set again has no second week', () => {
  const now = 10 * DAY_MS;
  const before = { recordingKeptDays: 60, recordingDeletesFrom: 9 * DAY_MS };
  expect(changedRetention(before, 90, now)).toEqual({ recordingKeptDays: 90, recordingDeletesFrom: 9 * DAY_MS });
  expect(changedRetention(before, 30, now)).toEqual({ recordingKeptDays: 30, recordingDeletesFrom: now + 7 * DAY_MS });
});
