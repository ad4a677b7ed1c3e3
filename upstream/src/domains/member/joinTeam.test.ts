import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { person } from '../../db/tables/member.ts';
import { auditEntry } from '../../db/tables/system.ts';
import { domainRequest, team } from '../../db/tables/team.ts';
import { keptMails } from '../../lib/mail.ts';
import { startFreshUpstream } from '../../testing/freshUpstream.ts';
import { personRow, setPerson } from '../../testing/people.ts';
import { START, type Session, codeOf, textAt } from '../../testing/testUpstream.ts';

const upstream = await startFreshUpstream(['orbit.example', 'seedling.example', 'harbor.example']);
const EMAIL = 'member@seedling.example';
let visitor: Session;
beforeEach(async () => {
  await upstream.db.transaction((queries) => queries.delete(domainRequest));
  visitor = await upstream.signIn(EMAIL);
});

const join = (url = 'orbit', by: Session = visitor, headers = {}) =>
  upstream.post('/member/join-team', { url }, by, headers);
const change = (teamId: string, changes: Partial<typeof team.$inferInsert>) =>
  upstream.db.transaction((queries) => queries.update(team).set(changes).where(eq(team.teamId, teamId)));
/** What an admin of the team sets, by the call that the console makes. */
const set = async (body: object) => {
  const admin = await upstream.signIn('admin@orbit.example');
  expect((await upstream.post('/team/update-team', body, admin)).status).toBe(200);
};
const inOrbit = async (email = EMAIL) => {
  const [row] = await upstream.db.read((queries) =>
    queries
      .select()
      .from(person)
      .where(and(eq(person.teamId, 'team-orbit'), eq(person.emailKey, email))),
  );
  return row;
};
const mails = () => upstream.db.read((queries) => keptMails(queries, EMAIL));
const entries = (guid: string | undefined) =>
  upstream.db.read((queries) =>
    queries
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.target, `person:${guid}`))
      .orderBy(auditEntry.auditId),
  );
const merge = () =>
  upstream.db.transaction((queries) =>
    queries.insert(domainRequest).values({
      ...{ fromTeamId: 'team-seedling', toTeamId: 'team-orbit', status: 'APPROVED' },
      ...{ requestedAt: START, decidedAt: START },
    }),
  );

describe('a team that approves domains', () => {
  test('refuses an address of another until an admin adds it, and then takes it in at once', async () => {
    expect(codeOf(await join())).toBe('403 domain_not_allowed');
    expect(await inOrbit()).toBeUndefined();
    // Nobody's team domain any more: an admin may approve it.
    await change('team-seedling', { domain: 'seed.example' });
    await set({ addCanJoinDomains: ['seedling.example'] });
    expect((await join(' Orbit ')).body).toEqual({ teamId: 'team-orbit', state: 'active' });
    const row = await inOrbit();
    const self = await personRow(upstream.db, visitor.guid);
    expect(row).toMatchObject({
      ...{ email: EMAIL, state: 'active', role: 'member', stateSince: START, isLicensed: true },
      ...{ firstName: self.firstName, lastName: self.lastName, locale: self.locale },
    });
    expect((await entries(row?.guid)).slice(0, 2)).toMatchObject([
      { action: 'member.join', teamId: 'team-orbit', actor: row?.guid, before: null, after: { state: 'active' } },
      { action: 'licence.assign', teamId: 'team-orbit' },
    ]);
    expect((await mails())[0]?.subject).toContain('Orbit');
  });

  test('takes in nobody of a domain that was removed', async () => {
    await change('team-orbit', { canJoinDomains: ['orbit.example', 'seedling.example'] });
    await set({ removeCanJoinDomains: ['seedling.example'] });
    expect(codeOf(await join())).toBe('403 domain_not_allowed');
  });

  test('takes in nobody of a merged domain until it approves that too', async () => {
    await merge();
    expect(codeOf(await join())).toBe('403 domain_not_allowed');
    await set({ addCanJoinDomains: ['seedling.example'] });
    expect((await join()).body).toMatchObject({ state: 'active' });
  });

  test('has nobody of its own domain added either, where it approves another only', async () => {
    const admin = await upstream.signIn('admin@orbit.example');
    await merge();
    await change('team-orbit', { canJoinDomains: ['elsewhere.example'] });
    const emails = ['new@orbit.example', 'new@seedling.example', 'new@elsewhere.example'];
    const { body } = await upstream.post('/member/address-states', { emails, guestMembership: false }, admin);
    expect(body).toMatchObject({
      addresses: [{ state: 'domain_not_allowed' }, { state: 'available' }, { state: 'available' }],
    });
  });

  test('can have people of its organisation added, which a stranger’s domain stays shut out of', async () => {
    const admin = await upstream.signIn('admin@orbit.example');
    const states = async () => {
      const body = { emails: ['new@seedling.example', 'new@elsewhere.example'], guestMembership: false };
      const answer = await upstream.post('/member/address-states', body, admin);
      return (answer.body as { addresses: { state: string }[] }).addresses.map(({ state }) => state);
    };
    expect(await states()).toEqual(['domain_not_allowed', 'domain_not_allowed']);
    await merge();
    expect(await states()).toEqual(['available', 'domain_not_allowed']);
    const { body } = await upstream.post('/member/invite', { emails: ['new@seedling.example'] }, admin);
    expect(body).toMatchObject({ summary: { profiles: [{ result: 'added' }] } });
  });
});

describe('a team that everybody may ask to join', () => {
  test('refuses before it is that; then people wait for an admin, without licence or mail', async () => {
    await change('team-orbit', { canJoinDomains: [] });
    expect(codeOf(await join())).toBe('403 invite_only');
    await set({ makePublic: true });
    const before = (await mails()).length;
    expect((await join()).body).toEqual({ teamId: 'team-orbit', state: 'pending' });
    const row = await inOrbit();
    expect(row).toMatchObject({ state: 'pending', role: 'member', isLicensed: false });
    expect(await entries(row?.guid)).toMatchObject([{ action: 'member.askToJoin', after: { state: 'pending' } }]);
    expect(await mails()).toHaveLength(before);
    const admin = await upstream.signIn('admin@orbit.example');
    const approval = { approveEmails: [EMAIL], guestMembership: false };
    expect((await upstream.post('/member/approve-members', approval, admin)).body).toMatchObject({
      results: [{ guid: row?.guid, result: 'done' }],
    });
  });

  test('takes in at once those whose domain it approves', async () => {
    await change('team-orbit', { isOpen: true, canJoinDomains: ['seedling.example'] });
    expect((await join()).body).toMatchObject({ state: 'active' });
  });
});

describe('an organisation', () => {
  test('takes in everybody of its domains, and nobody else', async () => {
    await change('team-orbit', { isAutoJoin: true, canJoinDomains: [] });
    expect(codeOf(await join())).toBe('403 domain_not_allowed');
    await merge();
    expect((await join()).body).toMatchObject({ state: 'active' });
  });

  test('of a team without a domain of its own takes in nobody by it', async () => {
    await change('team-orbit', { isAutoJoin: true, isDomain: false, domain: 'seedling.example', canJoinDomains: [] });
    expect(codeOf(await join())).toBe('403 domain_not_allowed');
  });
});

describe('somebody', () => {
  beforeEach(() => change('team-orbit', { isOpen: true, canJoinDomains: [] }));

  test('is refused who belongs to the team, asks already, or was switched off', async () => {
    const own = await upstream.signIn('member@orbit.example');
    expect(codeOf(await join('orbit', own))).toBe('409 already_in_team');
    const inHarbor = await upstream.signIn('admin@orbit.example');
    expect(codeOf(await join('harbor', inHarbor))).toBe('409 already_in_team');
    await join();
    expect(codeOf(await join())).toBe('409 already_in_team');
    const row = await inOrbit();
    await setPerson(upstream.db, row?.guid ?? '', { state: 'deactivated' });
    expect(codeOf(await join())).toBe('409 already_in_team');
  });

  test('who was removed may ask again, as a member', async () => {
    await join();
    const row = await inOrbit();
    await setPerson(upstream.db, row?.guid ?? '', { state: 'deleted', role: 'guest', validityReminderAt: START });
    expect((await join()).body).toMatchObject({ state: 'pending' });
    expect(await inOrbit()).toMatchObject({
      guid: row?.guid,
      state: 'pending',
      role: 'member',
      validityReminderAt: null,
    });
  });

  test.each([
    ['approves their domain', { canJoinDomains: ['seedling.example'], isOpen: false }],
    ['takes in everybody of it', { isAutoJoin: true, domain: 'seedling.example' }],
  ])('who was removed waits for an admin also where the team %s', async (_what, policy) => {
    await change('team-orbit', policy);
    expect((await join()).body).toMatchObject({ state: 'active' });
    const row = await inOrbit();
    const sent = (await mails()).length;
    await setPerson(upstream.db, row?.guid ?? '', { state: 'deleted', isLicensed: false });
    expect((await join()).body).toMatchObject({ state: 'pending' });
    expect(await inOrbit()).toMatchObject({ guid: row?.guid, state: 'pending', isLicensed: false });
    expect(await mails()).toHaveLength(sent);
  });

  test('comes in only from where the team allows it', async () => {
    await change('team-orbit', { allowedAddresses: ['203.0.113.7'] });
    const refused = await join();
    expect([codeOf(refused), textAt(refused.body, 'error', 'field')]).toEqual(['401 unauthorized_ip', 'url']);
    expect(await inOrbit()).toBeUndefined();
    expect((await join('orbit', visitor, { 'x-client-address': '203.0.113.7' })).status).toBe(200);
  });

  test('who is a guest elsewhere may, too', async () => {
    const guest = await upstream.signIn('guest@seedling.example');
    expect((await join('orbit', guest)).body).toMatchObject({ state: 'pending' });
  });

  test('is told that there is no such team, or no longer', async () => {
    expect(codeOf(await join('nowhere'))).toBe('404 team_not_found');
    await change('team-orbit', { deletedAt: START });
    expect(codeOf(await join())).toBe('404 team_not_found');
  });

  test('who asks twice, at once or with one key, asks once', async () => {
    const both = await Promise.all([join(), join()]);
    expect(both.map((answer) => (answer.status === 200 ? 'done' : String(codeOf(answer)))).toSorted()).toEqual([
      ...['409 already_in_team', 'done'],
    ]);
    const guest = await upstream.signIn('guest@seedling.example');
    const headers = { 'idempotency-key': 'join-1' };
    const first = await join('orbit', guest, headers);
    expect(await join('orbit', guest, headers)).toMatchObject({ status: 200, body: first.body });
  });
});
