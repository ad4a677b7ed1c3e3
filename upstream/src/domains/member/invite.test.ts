import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { person } from '../../db/tables/member.ts';
import { auditEntry, mail } from '../../db/tables/system.ts';
import { team } from '../../db/tables/team.ts';
import { DAY_MS } from '../../lib/durations.ts';
import { keptMails } from '../../lib/mail.ts';
import { startFreshUpstream } from '../../testing/freshUpstream.ts';
import { setBilling } from '../../testing/licences.ts';
import { personRow } from '../../testing/people.ts';
import { type Session, codeOf, START } from '../../testing/testUpstream.ts';

const upstream = await startFreshUpstream([
  'orbit.example',
  'seedling.example',
  'softwall.example',
  'sprout.example',
  'overdue.example',
]);

let orbit: Session;
beforeEach(async () => {
  orbit = await upstream.signIn('admin@orbit.example');
});

type Profile = { email: string; guid: string | null; result: string };

const invite = (emails: string[], more: object = {}, by: Session = orbit) =>
  upstream.post('/member/invite', { emails, ...more }, by);
const invited = async (...args: Parameters<typeof invite>) => {
  const { status, body } = await invite(...args);
  expect([status, body]).toMatchObject([200, {}]);
  return (body as { summary: { profiles: Profile[] } }).summary.profiles;
};
const inviteGuests = (emails: string[], by: Session = orbit) => invite(emails, { guestMembership: true }, by);
const states = async (emails: string[], guestMembership = false, by: Session = orbit) => {
  const { body } = await upstream.post('/member/address-states', { emails, guestMembership }, by);
  return (body as { addresses: { email: string; state: string }[] }).addresses;
};
const rowOf = (guid: string | null | undefined) => personRow(upstream.db, guid ?? '');
const mailsTo = (to: string) => upstream.db.read((queries) => keptMails(queries, to));
const changeTeam = (teamId: string, values: Partial<typeof team.$inferSelect>) =>
  upstream.db.transaction((queries) => queries.update(team).set(values).where(eq(team.teamId, teamId)));

describe('an address', () => {
  test('is judged as it stands in the team', async () => {
    const pendingElsewhere = (await rowOf('orbit-0122')).email;
    const deactivated = (await rowOf('orbit-0126')).email;
    expect(pendingElsewhere).not.toContain('@orbit.example');
    const given = [
      ...[' New.One@Orbit.Example ', 'MEMBER@orbit.example', 'guest@orbit.example', pendingElsewhere, deactivated],
      ...[
        'no address',
        'a@b.c',
        'ünal@orbit.example',
        'a@elsewhere.example',
        'new.one@orbit.example',
        'a+b@orbit.example',
      ],
    ];
    expect((await states(given)).map(({ email, state }) => [email, state])).toEqual([
      [' New.One@Orbit.Example ', 'available'],
      ['MEMBER@orbit.example', 'exists'],
      ['guest@orbit.example', 'guest'],
      [pendingElsewhere, 'pending'],
      [deactivated, 'deactivated'],
      ['no address', 'invalid'],
      ['a@b.c', 'invalid'],
      ['ünal@orbit.example', 'invalid'],
      ['a@elsewhere.example', 'domain_not_allowed'],
      ['new.one@orbit.example', 'available'],
      ['a+b@orbit.example', 'invalid'],
    ]);
    expect(await states(['a@elsewhere.example'], true)).toMatchObject([{ state: 'available' }]);
  });

  test('of any domain is allowed where the team names none', async () => {
    const sprout = await upstream.signIn('admin@sprout.example');
    expect(await states(['a@elsewhere.example'], false, sprout)).toMatchObject([{ state: 'available' }]);
  });

  test.each([
    [999, 200],
    [1000, 400],
  ])('is one of %i in one call: %i', async (number, status) => {
    const emails = Array.from({ length: number }, (_, index) => `many${index}@orbit.example`);
    const judged = await upstream.post('/member/address-states', { emails, guestMembership: false }, orbit);
    const added = await invite(emails);
    expect([judged.status, added.status]).toEqual([status, status]);
    if (status === 400) {
      expect([codeOf(judged), codeOf(added)]).toEqual(['400 too_many_subjects', '400 too_many_subjects']);
      return;
    }
    expect((await upstream.get('/member/members-count', orbit)).body).toMatchObject({ count: 120 + number });
    expect(await mailsTo('many998@orbit.example')).toHaveLength(1);
    // 95 are bought and 80 were assigned.
    expect((await upstream.get('/member/users-list?limit=1&offset=0&licensed=true', orbit)).body).toMatchObject({
      total: 95,
    });
  });
});

describe('adding members', () => {
  test('makes them active at once, named by their address, with a licence, a mail and an audit entry', async () => {
    const [one, two] = await invited(['jane.doe-smith@orbit.example', 'ops@orbit.example']);
    expect([one?.result, two?.result]).toEqual(['added', 'added']);
    expect(await rowOf(one?.guid)).toMatchObject({
      ...{ email: 'jane.doe-smith@orbit.example', firstName: 'Jane', lastName: 'Doe-Smith', role: 'member' },
      ...{ state: 'active', stateSince: START, isLicensed: true, validityReminderAt: null },
    });
    expect(await rowOf(two?.guid)).toMatchObject({ firstName: 'Ops', lastName: '' });
    const [news] = await mailsTo('jane.doe-smith@orbit.example');
    expect(news?.subject).toContain('Orbit');
    const entries = await upstream.db.read((queries) =>
      queries.select().from(auditEntry).where(eq(auditEntry.action, 'member.invite')),
    );
    expect(entries).toMatchObject([
      { actor: 'orbit-0001', target: `person:${one?.guid}`, before: null, after: { state: 'active', role: 'member' } },
      { target: `person:${two?.guid}` },
    ]);
    const search = await upstream.get('/member/search-users?searchText=doe-sm', orbit);
    expect(search.body).toMatchObject({ profiles: [{ guid: one?.guid }], total: 1 });
    const session = await upstream.signIn('jane.doe-smith@orbit.example');
    expect(session.guid).toBe(one?.guid);
  });

  test('says of each address what became of it, in the order given', async () => {
    const pending = await rowOf('orbit-0121');
    const deactivated = await rowOf('orbit-0126');
    const summary = await invited([
      ...['New@orbit.example', 'member@orbit.example', 'guest@orbit.example', deactivated.email, pending.email],
      ...['nonsense', 'a@elsewhere.example', 'new@ORBIT.example', 'member@orbit.example'],
    ]);
    const fresh = summary[0]?.guid;
    expect(summary).toEqual([
      { email: 'New@orbit.example', guid: fresh, result: 'added' },
      { email: 'member@orbit.example', guid: 'orbit-0002', result: 'exists' },
      { email: 'guest@orbit.example', guid: 'orbit-0003', result: 'guest' },
      { email: deactivated.email, guid: 'orbit-0126', result: 'deactivated' },
      { email: pending.email, guid: 'orbit-0121', result: 'added' },
      { email: 'nonsense', guid: null, result: 'invalid' },
      { email: 'a@elsewhere.example', guid: null, result: 'domain_not_allowed' },
      { email: 'new@ORBIT.example', guid: fresh, result: 'duplicate' },
      { email: 'member@orbit.example', guid: 'orbit-0002', result: 'duplicate' },
    ]);
    expect(await rowOf('orbit-0121')).toMatchObject({ state: 'active', stateSince: START, isLicensed: true });
    expect(await rowOf('orbit-0126')).toMatchObject({ state: 'deactivated' });
    expect(await mailsTo('member@orbit.example')).toEqual([]);
  });

  test('brings back who was removed', async () => {
    const gone = await rowOf('orbit-0050');
    await upstream.post('/member/delete-member', { subjects: ['orbit-0050'] }, orbit);
    expect(await states([gone.email])).toMatchObject([{ state: 'available' }]);
    upstream.clock.advance(DAY_MS);
    expect(await invited([gone.email])).toEqual([{ email: gone.email, guid: 'orbit-0050', result: 'added' }]);
    expect(await rowOf('orbit-0050')).toMatchObject({
      state: 'active',
      stateSince: START + DAY_MS,
      role: 'member',
      firstName: gone.firstName,
    });
    expect((await upstream.get(`/member/search-users?searchText=${gone.email}`, orbit)).body).toMatchObject({
      total: 1,
    });
  });

  test('gives no licence where new members get none', async () => {
    await changeTeam('team-orbit', { autoUpgradeCategory: 'free' });
    const [one] = await invited(['plain@orbit.example']);
    expect(await rowOf(one?.guid)).toMatchObject({ isLicensed: false });
  });

  test('acts once for one key', async () => {
    const headers = { 'idempotency-key': 'k' };
    const body = { emails: ['once@orbit.example'] };
    const first = await upstream.post('/member/invite', body, orbit, headers);
    expect((await upstream.post('/member/invite', body, orbit, headers)).body).toEqual(first.body);
    expect(await mailsTo('once@orbit.example')).toHaveLength(1);
  });
});

describe('adding guests', () => {
  test('takes any domain and a day to be reminded of', async () => {
    const body = { emails: ['eva@studio.example'], guestMembership: true, validityReminder: START + 3 * DAY_MS };
    const { body: answer } = await upstream.post('/member/invite', body, orbit);
    const { profiles } = (answer as { summary: { profiles: Profile[] } }).summary;
    expect(await rowOf(profiles[0]?.guid)).toMatchObject({
      ...{ role: 'guest', state: 'active', isLicensed: false },
      validityReminderAt: Date.parse('2026-03-05T23:59:59.999Z'),
    });
    expect(await mailsTo('eva@studio.example')).toMatchObject([{ text: expect.stringContaining('guest') }]);
  });

  test('refuses a day that has passed', async () => {
    const yesterday = await invite(['a@b.example'], { guestMembership: true, validityReminder: START - DAY_MS });
    expect(codeOf(yesterday)).toBe('400 validity_in_past');
    const today = Date.parse('2026-03-02T00:00:00Z');
    expect((await invite(['a@b.example'], { guestMembership: true, validityReminder: today })).status).toBe(200);
  });

  test('a free team has one, and a second is refused with everybody who comes along', async () => {
    const seedling = await upstream.signIn('admin@seedling.example');
    expect(codeOf(await inviteGuests(['a@b.example'], seedling))).toBe('402 guest_limit');
    await upstream.post('/member/delete-member', { subjects: ['seedling-0003'] }, seedling);
    expect(codeOf(await inviteGuests(['a@b.example', 'b@b.example'], seedling))).toBe('402 guest_limit');
    expect(await states(['a@b.example'], true, seedling)).toMatchObject([{ state: 'available' }]);
    expect((await inviteGuests(['a@b.example'], seedling)).status).toBe(200);
    expect((await inviteGuests(['a@b.example'], seedling)).status).toBe(200);
    expect(codeOf(await inviteGuests(['b@b.example'], seedling))).toBe('402 guest_limit');
  });

  test('the soft paywall lets none in', async () => {
    const softwall = await upstream.signIn('admin@softwall.example');
    await upstream.post('/member/delete-member', { subjects: ['softwall-0003'] }, softwall);
    expect(codeOf(await inviteGuests(['a@b.example'], softwall))).toBe('402 guest_limit');
  });

  test.each(['sprout', 'overdue'])('%s may have any number, for now', async (short) => {
    const session = await upstream.signIn(`admin@${short}.example`);
    await setBilling(upstream.db, `team-${short}`, { trialEndPlan: 'free' });
    expect((await inviteGuests(['a@b.example', 'b@b.example'], session)).status).toBe(200);
    upstream.clock.advance(11 * DAY_MS);
    expect(codeOf(await inviteGuests(['c@b.example'], session))).toBe('402 guest_limit');
  });

  test('a team may take none at all', async () => {
    await changeTeam('team-orbit', { guestInvite: 'none' });
    expect(codeOf(await inviteGuests(['a@b.example']))).toBe('403 guests_disabled');
  });
});

test('names are text in mails, whatever they hold', async () => {
  const firstName = '<img src=x onerror=alert(1)> & \u202e🎉';
  await upstream.db.transaction((queries) =>
    queries.update(person).set({ firstName, lastName: '"עברית"' }).where(eq(person.guid, 'orbit-0001')),
  );
  await invited(['quiet@orbit.example']);
  const [news] = await upstream.db.read((queries) =>
    queries.select().from(mail).where(eq(mail.recipient, 'quiet@orbit.example')),
  );
  const tags = new Set(Array.from(news?.html.matchAll(/<\/?([a-z!]+)/g) ?? [], ([, tag]) => tag));
  expect([...tags]).toEqual(['!doctype', 'html', 'head', 'meta', 'title', 'body', 'div', 'p']);
  expect(news?.html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; \u202e🎉 &quot;עברית&quot;');
  expect(news?.text).toContain(`\u2068${firstName} "עברית"\u2069`);
  const profile = await upstream.get('/member/profile?subject=orbit-0001', orbit);
  expect(profile.body).toMatchObject({ name: { firstName } });
});
