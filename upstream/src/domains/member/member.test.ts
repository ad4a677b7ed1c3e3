import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '../../lib/durations.ts';
import { type Session, type TestUpstream, codeOf, START, startTestUpstream } from '../../testing/testUpstream.ts';
import { addPeople, type NewPerson } from './repository.ts';
import { NO_LICENCE } from './rules.ts';

let upstream: TestUpstream;
let admin: Session;
beforeAll(async () => {
  upstream = await startTestUpstream({ domains: ['orbit.example', 'lonely.example'] });
  admin = await upstream.signIn('admin@orbit.example');
});
afterAll(() => upstream.close());

type Listed = { guid: string; role: string; isLicensed: boolean };
type Lean = Listed & { email: string; name: { firstName: string; lastName: string } };

const list = async (query: string) => {
  const { body } = await upstream.get(`/member/users-list?${query}`, admin);
  return body as { users: Listed[]; total: number };
};
const search = async (query: string) => {
  const { body } = await upstream.get(`/member/search-users?${query}`, admin);
  return body as { profiles: Lean[]; total: number };
};
const lean = async (guids: string[], fetchDeleted = false) => {
  const { body } = await upstream.post('/member/lean-profiles', { guids, fetchDeleted }, admin);
  return (body as { profiles: Lean[] }).profiles;
};

describe('the list', () => {
  test('pages through everybody active exactly once, in one order', async () => {
    const pages = [];
    for (let offset = 0; offset < 120; offset += 50) pages.push(await list(`limit=50&offset=${offset}`));
    const guids = pages.flatMap(({ users }) => users.map(({ guid }) => guid));
    expect(new Set(guids).size).toBe(120);
    expect(guids).toHaveLength(120);
    expect((await list('limit=120&offset=0')).users.map(({ guid }) => guid)).toEqual(guids);
    expect(pages.every(({ total }) => total === 120)).toBe(true);
  });

  test('the other direction is the same list from the end', async () => {
    for (const sort of ['name', 'email']) {
      const up = await list(`limit=200&offset=0&sort=${sort}`);
      const down = await list(`limit=200&offset=0&sort=${sort}&direction=desc`);
      expect(down.users).toEqual(up.users.toReversed());
    }
  });

  test('sorts addresses without regard to case', async () => {
    const { users } = await list('limit=30&offset=0&sort=email');
    const profiles = await lean(users.map(({ guid }) => guid));
    const emails = users.map(({ guid }) => profiles.find((one) => one.guid === guid)?.email ?? '');
    expect(emails).toEqual(emails.toSorted());
  });

  test('filters by role and licence', async () => {
    expect((await list('limit=1&offset=0&role=guest')).total).toBe(8);
    expect((await list('limit=1&offset=0&licensed=true')).total).toBe(80);
    const lite = await list('limit=200&offset=0&licensed=false&role=member');
    expect(lite.total).toBe(32);
    // Guests hold none either, but could not.
    expect((await list('limit=1&offset=0&licensed=false')).total).toBe(32);
    expect(await search('searchText=guest@&licensed=false')).toEqual({ profiles: [], total: 0 });
    expect(lite.users.every(({ role, isLicensed }) => role === 'member' && !isLicensed)).toBe(true);
  });

  test('is empty behind its end, however far', async () => {
    expect(await list('limit=50&offset=120')).toEqual({ users: [], total: 120 });
    expect(await list('limit=50&offset=2147483647')).toEqual({ users: [], total: 120 });
  });

  test.each([
    'limit=0&offset=0',
    'limit=501&offset=0',
    'limit=5&offset=-1',
    'limit=5&offset=2147483648',
    'limit=x&offset=0',
    'offset=0',
  ])('refuses %s', async (query) =>
    expect(codeOf(await upstream.get(`/member/users-list?${query}`, admin))).toBe('400 invalid_request'),
  );
});

describe('those who do not belong to the team at present', () => {
  const listOf = async (call: string, query = '') => {
    const { body } = await upstream.get(`/member/${call}?limit=50&offset=0${query}`, admin);
    return body as { users: { guid: string; state: string; stateSince: number; isLicensed: boolean }[]; total: number };
  };

  test.each([
    ['pending-members', 'pending', 5, 20],
    ['deactivated-profiles', 'deactivated', 6, 30],
  ])('%s: %s, with since when', async (call, state, total, days) => {
    const found = await listOf(call);
    expect(found.total).toBe(total);
    expect(found.users).toHaveLength(total);
    for (const one of found.users) {
      expect(one).toMatchObject({ state, isLicensed: false });
      expect(one.stateSince).toBeLessThan(START);
      expect(one.stateSince).toBeGreaterThan(START - days * DAY_MS);
    }
    expect((await listOf(call, '&direction=desc')).users).toEqual(found.users.toReversed());
    const page = await upstream.get(`/member/${call}?limit=2&offset=1`, admin);
    expect(page.body).toEqual({ users: found.users.slice(1, 3), total });
  });

  test.each(['pending-members', 'deactivated-profiles'])('%s are found by name and address', async (call) => {
    const [one] = (await listOf(call)).users;
    const [profile] = await lean([one?.guid ?? '']);
    for (const text of [profile?.email, profile?.name.firstName]) {
      const found = await listOf(call, `&searchText=${encodeURIComponent(text ?? '')}`);
      expect(found.users).toContainEqual(one);
    }
    expect(await listOf(call, '&searchText=admin')).toEqual({ users: [], total: 0 });
    expect(await listOf(call, '&searchText=%20')).toEqual({ users: [], total: 0 });
  });
});

describe('contacts to choose from', () => {
  const contacts = async (query: string) => {
    const { body } = await upstream.get(`/member/user-team-contacts?${query}`, admin);
    return body as { profiles: Lean[]; total: number };
  };

  test('are everybody active who is no guest, by name', async () => {
    const all = await contacts('limit=999');
    expect(all.total).toBe(112);
    expect(all.profiles.filter(({ role }) => role === 'guest')).toEqual([]);
    const { users } = await list('limit=200&offset=0');
    expect(all.profiles.map(({ guid }) => guid)).toEqual(
      users.filter(({ role }) => role !== 'guest').map(({ guid }) => guid),
    );
    expect((await contacts('limit=3&offset=2')).profiles).toEqual(all.profiles.slice(2, 5));
  });

  test('are found from the first character on', async () => {
    const found = await contacts('limit=100&searchText=M');
    expect(found.profiles.map(({ guid }) => guid)).toContain('orbit-0002');
    expect((await contacts('limit=10&searchText=guest@')).total).toBe(0);
    expect((await contacts('limit=10&searchText=%20')).total).toBe(0);
  });
});

describe('counts and admins', () => {
  test('guests count, pending and deactivated people do not', async () => {
    expect((await upstream.get('/member/members-count', admin)).body).toEqual({ count: 120, isLargeTeam: false });
  });

  test('admins are sorted by address', async () => {
    const { body } = await upstream.get('/member/admins', admin);
    expect(body).toEqual({
      users: [
        expect.objectContaining({ guid: 'orbit-0001', role: 'admin', state: 'active', isLicensed: true }),
        expect.objectContaining({ guid: 'orbit-0004', role: 'admin', state: 'active', isLicensed: true }),
      ],
      total: 2,
    });
    const member = await upstream.signIn('member@orbit.example');
    expect((await upstream.get('/member/domain-admins', member)).body).toEqual(body);
  });
});

describe('searching', () => {
  test.each([
    ['siobhan', 'orbit-0004'],
    ["O'BRIEN", 'orbit-0005'],
    ['núñez', 'orbit-0006'],
    ['王', 'orbit-0007'],
    ['щерб', 'orbit-0008'],
    ['xiaoming.wang@', 'orbit-0007'],
  ])('finds %s', async (text, guid) => {
    const found = await search(`searchText=${encodeURIComponent(text)}`);
    expect(found.profiles.map((one) => one.guid)).toContain(guid);
  });

  test('takes wildcards for what they are', async () => {
    for (const text of ['%', '_', '\\', '%25']) {
      expect(await search(`searchText=${encodeURIComponent(text)}`)).toEqual({ profiles: [], total: 0 });
    }
  });

  test('looks where it is told to', async () => {
    expect((await search('searchText=admin&searchIn=email')).profiles.map(({ guid }) => guid)).toEqual(['orbit-0001']);
    expect((await search('searchText=admin&searchIn=name')).total).toBe(0);
  });

  test('finds nobody who is pending or deactivated', async () => {
    const people = await lean(['orbit-0121', 'orbit-0126']);
    expect(people).toHaveLength(2);
    for (const { guid, email } of people) {
      const found = await search(`searchText=${email}`);
      expect(found.profiles.map((one) => one.guid)).not.toContain(guid);
    }
  });

  test('gives one page of the matches and their number', async () => {
    const all = await search('searchText=a');
    expect(all.total).toBeGreaterThan(5);
    const page = await search('searchText=a&limit=3&offset=2');
    expect(page).toEqual({ profiles: all.profiles.slice(2, 5), total: all.total });
  });

  test('a text of spaces finds nobody', async () => {
    expect(await search('searchText=%20%20')).toEqual({ profiles: [], total: 0 });
  });
});

describe('profiles', () => {
  test('a lean profile says who somebody is', async () => {
    expect(await lean(['orbit-0003'])).toMatchObject([
      {
        guid: 'orbit-0003',
        email: 'guest@orbit.example',
        role: 'guest',
        isAdmin: false,
        isGuest: true,
        isLicensed: false,
      },
    ]);
  });

  test('unknown people have no entry, deleted ones only when asked for', async () => {
    await addTestPeople([{ guid: 'orbit-gone', email: 'gone@orbit.example', state: 'deleted' }]);
    expect(await lean(['orbit-gone', 'nobody', 'orbit-0002'])).toHaveLength(1);
    expect(await lean(['orbit-gone', 'nobody', 'orbit-0002'], true)).toHaveLength(2);
    expect(codeOf(await upstream.get('/member/profile?subject=orbit-gone', admin))).toBe('404 member_not_found');
  });

  test('at most 30 at a time', async () => {
    const guids = Array.from({ length: 31 }, (_, index) => `orbit-${index}`);
    const refused = await upstream.post('/member/lean-profiles', { guids, fetchDeleted: false }, admin);
    expect(refused.body).toMatchObject({ error: { code: 'invalid_request', field: 'guids' } });
  });

  test('a full profile has addresses and phone numbers', async () => {
    const profileOf = async (guid: string) => (await upstream.get(`/member/profile?subject=${guid}`, admin)).body;
    expect(await profileOf('orbit-0001')).toMatchObject({
      emails: [{ email: 'admin@orbit.example' }],
      mobiles: [{ countryCode: '+1', mobile: '5551000000' }],
    });
    expect(await profileOf('orbit-0002')).toMatchObject({ emails: [{ email: 'member@orbit.example' }], mobiles: [] });
  });

  test('a full profile has the licence and the language', async () => {
    const { body } = await upstream.get('/member/profile?subject=orbit-0002', admin);
    expect(body).toMatchObject({
      ...{ guid: 'orbit-0002', isLicensed: true, category: 'pro', isAccountPaid: true, version: 1 },
      preferences: { locale: 'en-us' },
    });
  });
});

test('a large team is not searched for fewer than three characters', async () => {
  const preprod = await startTestUpstream({ environment: 'preprod', domains: ['lonely.example'] });
  try {
    const crowd = Array.from({ length: 1000 }, (_, index) => ({
      guid: `c-${index}`,
      email: `c${index}@lonely.example`,
    }));
    await addTestPeople(crowd, preprod, 'team-lonely');
    const session = await preprod.signIn('admin@lonely.example');
    expect((await preprod.get('/member/members-count', session)).body).toEqual({ count: 1001, isLargeTeam: true });
    expect(codeOf(await preprod.get('/member/search-users?searchText=c1', session))).toBe('400 search_too_short');
    expect((await preprod.get('/member/search-users?searchText=c10', session)).body).toMatchObject({ total: 11 });
    const contacts = await preprod.get('/member/user-team-contacts?limit=5&searchText=c1', session);
    expect(contacts.body).toMatchObject({ total: 111 });
  } finally {
    await preprod.close();
  }
});

async function addTestPeople(
  people: (Pick<NewPerson, 'guid' | 'email'> & Partial<NewPerson>)[],
  target = upstream,
  teamId = 'team-orbit',
) {
  const rest: Omit<NewPerson, 'guid' | 'email'> = {
    ...{ teamId, firstName: 'Some', lastName: 'Body', role: 'member', state: 'active', locale: 'en-us' },
    ...{ imageFile: null, phoneCountryCode: null, phoneNumber: null, validityReminderAt: null },
    ...{ ...NO_LICENCE, createdAt: START, stateSince: START, version: 1 },
  };
  await target.db.transaction((queries) =>
    addPeople(
      queries,
      people.map((one) => ({ ...rest, ...one })),
    ),
  );
}
