// What counts people holds when two admins act at once. On a PostgreSQL server the two really run side by side.
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { person } from '../../db/tables/member.ts';
import { startFreshUpstream } from '../../testing/freshUpstream.ts';
import { type Session, textAt } from '../../testing/testUpstream.ts';

const upstream = await startFreshUpstream(['orbit.example', 'seedling.example']);

/** The two admins of one team. */
let one: Session;
let other: Session;
beforeEach(async () => {
  one = await upstream.signIn('admin@orbit.example');
  const profile = await upstream.get('/member/profile?subject=orbit-0004', one);
  other = await upstream.signIn(textAt(profile.body, 'email'));
});

const countOf = (teamId: string, role: 'admin' | 'guest') =>
  upstream.db.read((queries) =>
    queries.$count(person, and(eq(person.teamId, teamId), eq(person.state, 'active'), eq(person.role, role))),
  );

/** What a call came to: the first of its results, the code of its refusal, or that it was done. */
async function come(call: Promise<{ status: number; body: unknown }>): Promise<string> {
  const { status, body } = await call;
  if (status !== 200) return textAt(body, 'error', 'code');
  return /"result":"(\w+)"/.exec(JSON.stringify(body))?.[1] ?? 'done';
}

const revoke = (by: Session, subject: string) => come(upstream.post('/member/revoke-admin', { subject }, by));
const deactivate = (by: Session, subject: string) =>
  come(upstream.post('/member/deactivate-profiles', { guid: by.guid, subjects: [subject] }, by));
const remove = (by: Session, subject: string) =>
  come(upstream.post('/member/delete-member', { subjects: [subject] }, by));

describe('two admins who', () => {
  test.each([
    ['revoke each other', revoke, revoke],
    ['switch each other off', deactivate, deactivate],
    ['remove each other', remove, remove],
    ['revoke and switch off each other', revoke, deactivate],
    ['switch off and remove each other', deactivate, remove],
  ])('%s leave one admin', async (_what, first, second) => {
    const outcomes = await Promise.all([first(one, other.guid), second(other, one.guid)]);
    expect(await countOf('team-orbit', 'admin')).toBe(1);
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    // Whoever comes second is no admin any more by then: refused for that, or not even let in.
    expect(outcomes.find((outcome) => outcome !== 'done')).toMatch(/^(actor_not_admin|invalid_token)$/);
  });

  test.each([
    ['resign', revoke],
    ['switch themselves off', deactivate],
    ['remove themselves', remove],
  ])('%s at once leave one admin', async (_what, leave) => {
    const outcomes = await Promise.all([leave(one, one.guid), leave(other, other.guid)]);
    expect(outcomes.toSorted()).toEqual(['done', 'last_admin']);
    expect(await countOf('team-orbit', 'admin')).toBe(1);
  });
});

test('two successors at once: a free team has one admin', async () => {
  const admin = await upstream.signIn('admin@seedling.example');
  const replace = (subject: string) => come(upstream.post('/member/replace-admin', { subject }, admin));
  const outcomes = await Promise.all([replace('seedling-0002'), replace('seedling-0004')]);
  expect(outcomes.toSorted()).toEqual(['actor_not_admin', 'done']);
  expect(await countOf('team-seedling', 'admin')).toBe(1);
});

test('two guests at once: a free team has one', async () => {
  const admin = await upstream.signIn('admin@seedling.example');
  await upstream.post('/member/delete-member', { subjects: ['seedling-0003'] }, admin);
  const add = (email: string) =>
    come(upstream.post('/member/invite', { emails: [email], guestMembership: true }, admin));
  const outcomes = await Promise.all([add('a@b.example'), add('b@b.example')]);
  expect(outcomes.toSorted()).toEqual(['added', 'guest_limit']);
  expect(await countOf('team-seedling', 'guest')).toBe(1);
});

test('one address added twice at once is one person', async () => {
  const add = (by: Session) => upstream.post('/member/invite', { emails: ['twin@orbit.example'] }, by);
  const answers = await Promise.all([add(one), add(other)]);
  const results = answers.map(({ body }) => textAt(body, 'summary', 'profiles', '0', 'result'));
  expect(results.toSorted()).toEqual(['added', 'exists']);
});

test('a sign-in and its end at once leave no session', async () => {
  const email = 'member@orbit.example';
  const issued = await upstream.post('/identity/issue-pin', { email });
  const guid = textAt(issued.body, 'guid');
  const pin = await upstream.mailedPin(email);
  const [begun] = await Promise.all([upstream.post('/identity/authenticate', { guid, pin }), deactivate(one, guid)]);
  if (begun.status === 200) {
    const session = { guid, token: textAt(begun.body, 'token') };
    expect((await upstream.get('/identity/full-profile', session)).status).toBe(401);
    await upstream.post('/member/reactivate-profiles', { guid: one.guid, subjects: [guid] }, one);
    expect((await upstream.get('/identity/full-profile', session)).status).toBe(401);
  }
  expect((await upstream.post('/identity/authenticate', { guid, pin })).status).toBe(400);
});
