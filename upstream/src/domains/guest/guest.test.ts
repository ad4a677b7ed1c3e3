import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { guestContact } from '../../db/tables/guest.ts';
import { person } from '../../db/tables/member.ts';
import { auditEntry } from '../../db/tables/system.ts';
import { DAY_MS } from '../../lib/durations.ts';
import { startFreshUpstream } from '../../testing/freshUpstream.ts';
import { type Session, codeOf, START } from '../../testing/testUpstream.ts';

const upstream = await startFreshUpstream(['orbit.example', 'seedling.example']);

let admin: Session;
beforeEach(async () => {
  admin = await upstream.signIn('admin@orbit.example');
});

const versionOf = async (guid: string) => {
  const [row] = await upstream.db.read((queries) => queries.select().from(person).where(eq(person.guid, guid)));
  return row?.version;
};
const contactsOf = async (guid: string) => {
  const { body } = await upstream.get(`/guest/guest-conversations?subject=${guid}`, admin);
  return (body as { contacts: { guid: string; name: object }[] }).contacts;
};
const guidsOf = async (guid: string) => (await contactsOf(guid)).map((one) => one.guid);
const setRoster = (guestGuids: string[], memberGuids: string[]) =>
  upstream.post('/guest/prepare-guests-roster', { guestGuids, memberGuids }, admin);
const remind = (subject: string, validityReminder: number | null) =>
  upstream.post('/guest/update-guest-validity-reminder', { subject, validityReminder }, admin);
const reminderOf = async (guid: string) =>
  (await upstream.get(`/member/profile?subject=${guid}`, admin)).body as { validityReminder: number | null };

test('the guests of a team are listed by name, in pages', async () => {
  const list = async (query: string) => {
    const { body } = await upstream.get(`/guest/guests?${query}`, admin);
    return body as { guestProfiles: { guid: string; role: string; state: string }[]; total: number };
  };
  const all = await list('limit=50&offset=0');
  expect(all.total).toBe(8);
  expect(all.guestProfiles.every(({ role, state }) => role === 'guest' && state === 'active')).toBe(true);
  expect((await list('limit=3&offset=2')).guestProfiles).toEqual(all.guestProfiles.slice(2, 5));
  expect((await list('limit=8&offset=0&direction=desc')).guestProfiles).toEqual(all.guestProfiles.toReversed());
});

describe('contacts', () => {
  test('are set for several guests at once: these and nobody else', async () => {
    const guests = ['orbit-0003', 'orbit-0005'];
    expect((await setRoster(guests, ['orbit-0020', 'orbit-0002', 'orbit-0020'])).body).toEqual({});
    for (const guest of guests) expect((await guidsOf(guest)).toSorted()).toEqual(['orbit-0002', 'orbit-0020']);
    expect(await versionOf('orbit-0003')).toBe(2);
    const [contact] = await contactsOf('orbit-0003');
    expect(contact).toMatchObject({ name: { firstName: expect.any(String), lastName: expect.any(String) } });
    await setRoster(guests, []);
    expect(await guidsOf('orbit-0003')).toEqual([]);
  });

  test('that stay as they are change nothing', async () => {
    const guids = await guidsOf('orbit-0003');
    await setRoster(['orbit-0003'], guids.toReversed());
    expect(await versionOf('orbit-0003')).toBe(1);
    const isSet = eq(auditEntry.action, 'guest.setContacts');
    expect(await upstream.db.read((queries) => queries.$count(auditEntry, isSet))).toBe(0);
  });

  test.each([
    ['a guest among the members', ['orbit-0003'], ['orbit-0005']],
    ['a member among the guests', ['orbit-0003', 'orbit-0002'], ['orbit-0020']],
    ['somebody who is switched off', ['orbit-0003'], ['orbit-0126']],
    ['a member of another team', ['orbit-0003'], ['seedling-0002']],
    ['a guest of another team', ['seedling-0003'], ['orbit-0020']],
  ])('refuses %s, and changes nothing', async (_what, guests, members) => {
    const before = await guidsOf('orbit-0003');
    expect(codeOf(await setRoster(guests, members))).toBe('404 member_not_found');
    expect(await guidsOf('orbit-0003')).toEqual(before);
  });

  test('who is switched off is not shown until they are back', async () => {
    await setRoster(['orbit-0003'], ['orbit-0002', 'orbit-0020']);
    const body = { guid: admin.guid, subjects: ['orbit-0020'] };
    await upstream.post('/member/deactivate-profiles', body, admin);
    expect(await guidsOf('orbit-0003')).toEqual(['orbit-0002']);
    await upstream.post('/member/reactivate-profiles', body, admin);
    expect(await guidsOf('orbit-0003')).toHaveLength(2);
  });

  test('belong to guests only', async () => {
    const answer = await upstream.get('/guest/guest-conversations?subject=orbit-0002', admin);
    expect(codeOf(answer)).toBe('404 member_not_found');
  });

  test('are at most 999 of at most 999', async () => {
    const many = Array.from({ length: 1000 }, (_, index) => `orbit-${index}`);
    expect(codeOf(await setRoster(['orbit-0003'], many))).toBe('400 too_many_subjects');
    expect(codeOf(await setRoster(many, ['orbit-0002']))).toBe('400 too_many_subjects');
  });

  test('are at most 50,000 of all these guests, each guest and member once', async () => {
    const guests = Array.from({ length: 250 }, (_, index) => `nobody-${index}`);
    const members = Array.from({ length: 200 }, (_, index) => `no-member-${index}`);
    expect(codeOf(await setRoster(guests, [...members, 'no-member-0']))).toBe('404 member_not_found');
    expect(codeOf(await setRoster([...guests, 'nobody'], members))).toBe('400 too_many_subjects');
  });

  test('that are taken away count as well: then it is fewer guests at a time', async () => {
    // 501 guests whom the team has, each with a hundred contacts.
    await upstream.db.transaction(async (queries) => {
      await queries.execute(
        sql`insert into ${person} select (jsonb_populate_record(model, jsonb_build_object(
              'guid', 'many-' || n, 'email', 'many-' || n || '@b.example', 'email_key', 'many-' || n || '@b.example'))).*
            from ${person} as model, generate_series(1, 501) as n where model.guid = 'orbit-0003'`,
      );
      await queries.execute(
        sql`insert into ${guestContact} (guest_guid, member_guid)
            select 'many-' || n, contact.guid from generate_series(1, 501) as n,
              (select guid from ${person} where team_id = 'team-orbit' and role = 'member' and state = 'active'
               order by guid limit 100) as contact`,
      );
    });
    const guests = Array.from({ length: 501 }, (_, index) => `many-${index + 1}`);
    expect(codeOf(await setRoster(guests, []))).toBe('400 too_many_subjects');
    expect((await setRoster(guests.slice(1), [])).status).toBe(200);
  });
});

describe('the reminder of a guest', () => {
  test('is the end of its day in UTC; null clears it', async () => {
    expect((await remind('orbit-0003', START + DAY_MS)).body).toEqual({});
    expect(await reminderOf('orbit-0003')).toMatchObject({ validityReminder: Date.parse('2026-03-03T23:59:59.999Z') });
    expect((await remind('orbit-0003', null)).status).toBe(200);
    expect(await reminderOf('orbit-0003')).toMatchObject({ validityReminder: null });
    expect(await versionOf('orbit-0003')).toBe(3);
  });

  test.each([
    ['the first instant of today', '2026-03-02T00:00:00Z', 200],
    ['the last instant of yesterday', '2026-03-01T23:59:59.999Z', '400 validity_in_past'],
  ])('may be on %s: %s %s', async (_what, at, expected) => {
    const answer = await remind('orbit-0003', Date.parse(at));
    expect(expected === 200 ? answer.status : codeOf(answer)).toBe(expected);
  });

  test('is no instant that there is none of', async () => {
    expect(codeOf(await remind('orbit-0003', 8.64e15))).toBe('400 invalid_request');
    expect(codeOf(await remind('orbit-0003', 1e300))).toBe('400 invalid_request');
  });

  test('is not for members', async () => {
    expect(codeOf(await remind('orbit-0002', null))).toBe('404 member_not_found');
  });
});

describe('making a guest a member', () => {
  const upgrade = (subject: string) => upstream.post('/guest/upgrade-guest', { subject }, admin);

  test('ends the limits and the reminder; the channels stay, those that everybody joins come on top', async () => {
    await remind('orbit-0003', START + DAY_MS);
    const channels = async () => {
      const { body } = await upstream.get('/channel/guest-channels?onBehalfOf=orbit-0003&filter=joined', admin);
      return (body as { groups: { name: string }[] }).groups.map(({ name }) => name);
    };
    const before = await channels();
    expect((await upgrade('orbit-0003')).body).toEqual({});
    expect(await reminderOf('orbit-0003')).toMatchObject({ role: 'member', isLicensed: false, validityReminder: null });
    expect(await channels()).toEqual(['announcements', ...before, 'safety']);
    expect(codeOf(await upstream.get('/guest/guest-conversations?subject=orbit-0003', admin))).toBe(
      '404 member_not_found',
    );
    expect(codeOf(await upgrade('orbit-0003'))).toBe('404 member_not_found');
    const entries = await upstream.db.read((queries) =>
      queries.select().from(auditEntry).where(eq(auditEntry.action, 'guest.upgrade')),
    );
    expect(entries).toMatchObject([
      { target: 'person:orbit-0003', before: { role: 'guest' }, after: { role: 'member' } },
    ]);
  });

  test.each(['orbit-0002', 'orbit-0126', 'seedling-0003'])('is not for %s', async (guid) => {
    expect(codeOf(await upgrade(guid))).toBe('404 member_not_found');
  });
});
