import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditEntry } from '../../../db/tables/system.ts';
import { domainRequest, team } from '../../../db/tables/team.ts';
import { DAY_MS } from '../../../lib/durations.ts';
import { startFreshUpstream } from '../../../testing/freshUpstream.ts';
import { setBilling } from '../../../testing/licences.ts';
import { type Session, codeOf, textAt } from '../../../testing/testUpstream.ts';

const upstream = await startFreshUpstream(['orbit.example', 'seedling.example', 'sprout.example']);
let admin: Session;
beforeEach(async () => {
  await upstream.db.transaction((queries) => queries.delete(domainRequest));
  admin = await upstream.signIn('admin@orbit.example');
});

const update = (body: object, by: Session = admin, headers = {}) =>
  upstream.post('/team/update-team', body, by, headers);
const info = async (by: Session = admin) => (await upstream.get('/team/team-info', by)).body;
const refusalOf = (answer: { status: number; body: unknown }) => [
  codeOf(answer),
  textAt(answer.body, 'error', 'field'),
];
const change = (teamId: string, changes: Partial<typeof team.$inferInsert>) =>
  upstream.db.transaction((queries) => queries.update(team).set(changes).where(eq(team.teamId, teamId)));
const entries = (teamId = 'team-orbit') =>
  upstream.db.read((queries) =>
    queries
      .select({ action: auditEntry.action, before: auditEntry.before, after: auditEntry.after })
      .from(auditEntry)
      .where(eq(auditEntry.target, `team:${teamId}`))
      .orderBy(auditEntry.auditId),
  );

describe('who may join', () => {
  test('is changed, answered, counted and written down, apart from the name', async () => {
    const given = { makePublic: true, addCanJoinDomains: ['b.example'], disableCrossDomain: true };
    expect((await update({ ...given, version: 1 })).body).toMatchObject({
      isOpen: true,
      isCrossDomainDisabled: true,
      canJoinDomains: ['orbit.example', 'b.example'],
      version: 2,
    });
    await update({ name: 'Apollo', removeCanJoinDomains: ['orbit.example', 'b.example'] });
    expect(await info()).toMatchObject({ name: 'Apollo', canJoinDomains: [] });
    expect(await entries()).toEqual([
      {
        action: 'team.updateSignUp',
        before: { isOpen: false, isCrossDomainDisabled: false, canJoinDomains: ['orbit.example'] },
        after: { isOpen: true, isCrossDomainDisabled: true, canJoinDomains: ['orbit.example', 'b.example'] },
      },
      { action: 'team.update', before: { name: 'Orbit' }, after: { name: 'Apollo' } },
      {
        action: 'team.updateSignUp',
        before: { canJoinDomains: ['orbit.example', 'b.example'] },
        after: { canJoinDomains: [] },
      },
    ]);
  });

  test('that is the same changes and writes down nothing', async () => {
    const same = { makePublic: false, disableCrossDomain: false, addCanJoinDomains: ['orbit.example'] };
    expect((await update({ ...same, removeCanJoinDomains: ['gone.example'] })).body).toMatchObject({ version: 1 });
    expect(await entries()).toEqual([]);
  });

  test('of another version than was read is refused, and stays', async () => {
    await update({ name: 'Apollo' });
    expect(refusalOf(await update({ makePublic: true, version: 1 }))).toEqual(['409 stale_version', 'version']);
    expect(await info()).toMatchObject({ isOpen: false, version: 2 });
  });

  test('the same key acts once', async () => {
    const headers = { 'idempotency-key': 'domains-1' };
    const first = await update({ addCanJoinDomains: ['b.example'] }, admin, headers);
    expect(await update({ addCanJoinDomains: ['b.example'] }, admin, headers)).toMatchObject({ body: first.body });
    expect(await entries()).toHaveLength(1);
  });

  test('is refused as a whole', async () => {
    const answer = await update({ name: 'Apollo', makePublic: true, addCanJoinDomains: ['gmail.com'] });
    expect(codeOf(answer)).toBe('400 cannot_add_email_auto_approval');
    expect(await info()).toMatchObject({ name: 'Orbit', isOpen: false, version: 1 });
  });
});

describe('an approved domain', () => {
  const add = (...domains: string[]) => update({ addCanJoinDomains: domains });

  test('is no free e-mail domain, and none of another organisation', async () => {
    const place = '400 cannot_add_email_auto_approval';
    expect(refusalOf(await add('b.example', 'gmail.com'))).toEqual([place, 'addCanJoinDomains.1']);
    expect(refusalOf(await add('seedling.example'))).toEqual([place, 'addCanJoinDomains.0']);
    await change('team-seedling', { deletedAt: 1 });
    expect((await add('seedling.example')).status).toBe(200);
  });

  test('may be that of a team with which it is one organisation, whoever asked', async () => {
    const request = { fromTeamId: 'team-seedling', toTeamId: 'team-orbit', requestedAt: 1, decidedAt: null };
    await upstream.db.transaction((queries) =>
      queries.insert(domainRequest).values({ ...request, status: 'REQUESTED' }),
    );
    expect(codeOf(await add('seedling.example'))).toBe('400 cannot_add_email_auto_approval');
    await upstream.db.transaction((queries) => queries.update(domainRequest).set({ status: 'APPROVED' }));
    expect((await add('seedling.example')).status).toBe(200);
  });

  test.each(['nonsense', 'Orbit.example', 'münchen.example', 'a b.example'])(
    '%s is not of the form',
    async (domain) => {
      expect(codeOf(await add(domain))).toBe('400 invalid_request');
    },
  );

  test('is one on a free plan, and any number while a trial runs', async () => {
    const seedling = await upstream.signIn('admin@seedling.example');
    const more = { addCanJoinDomains: ['more.example'] };
    expect(refusalOf(await update(more, seedling))).toEqual(['402 plan_required', 'addCanJoinDomains']);
    expect((await update({ ...more, removeCanJoinDomains: ['seedling.example'] }, seedling)).body).toMatchObject({
      canJoinDomains: ['more.example'],
    });
    const sprout = await upstream.signIn('admin@sprout.example');
    expect((await update({ addCanJoinDomains: ['a.example', 'b.example'] }, sprout)).status).toBe(200);
    await setBilling(upstream.db, 'team-sprout', { trialEndPlan: 'free' });
    upstream.clock.advance(11 * DAY_MS);
    const later = await upstream.signIn('admin@sprout.example');
    expect(codeOf(await update({ addCanJoinDomains: ['c.example'] }, later))).toBe('402 plan_required');
    expect((await update({ removeCanJoinDomains: ['a.example'] }, later)).body).toMatchObject({
      canJoinDomains: ['b.example'],
    });
  });
});

describe('blocking contacts outside', () => {
  test('needs PRO; what stands from before is ended at any time', async () => {
    const seedling = await upstream.signIn('admin@seedling.example');
    expect(refusalOf(await update({ disableCrossDomain: true }, seedling))).toEqual([
      ...['402 plan_required', 'disableCrossDomain'],
    ]);
    await change('team-seedling', { isCrossDomainDisabled: true });
    expect((await update({ disableCrossDomain: false }, seedling)).body).toMatchObject({
      isCrossDomainDisabled: false,
    });
  });

  test.each([{ isDomain: false }, { domain: 'gmail.com' }])('is not for a team with %o', async (changes) => {
    await change('team-orbit', changes);
    expect(refusalOf(await update({ disableCrossDomain: true }))).toEqual([
      ...['409 free_email_domain', 'disableCrossDomain'],
    ]);
    await change('team-orbit', { isCrossDomainDisabled: true });
    expect((await update({ disableCrossDomain: false })).status).toBe(200);
  });
});
