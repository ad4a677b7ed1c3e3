// What people read of each other's names, as the team has them shown.
import { beforeEach, describe, expect, test } from 'vitest';
import { keptMails } from '../../lib/mail.ts';
import { startFreshUpstream } from '../../testing/freshUpstream.ts';
import { personRow, setPerson } from '../../testing/people.ts';
import { type Session } from '../../testing/testUpstream.ts';
import { renamePerson } from './repository.ts';

const upstream = await startFreshUpstream(['orbit.example']);
let admin: Session;
let member: Session;
let guest: Session;
beforeEach(async () => {
  admin = await upstream.signIn('admin@orbit.example');
  member = await upstream.signIn('member@orbit.example');
  guest = await upstream.signIn('guest@orbit.example');
});

type Lean = { guid: string; email: string; name: { firstName: string; lastName: string } };

const show = (showUsersFullName: boolean) => upstream.post('/team/team-settings', { showUsersFullName }, admin);
const lean = async (by: Session, ...guids: string[]) => {
  const { body } = await upstream.post('/member/lean-profiles', { guids, fetchDeleted: true }, by);
  const { profiles } = body as { profiles: Lean[] };
  return profiles.toSorted((one, other) => one.guid.localeCompare(other.guid));
};
const nameOf = async (guid: string) => {
  const { firstName, lastName } = await personRow(upstream.db, guid);
  return { firstName, lastName };
};
const shortOf = async (guid: string) => {
  const { firstName, lastName } = await nameOf(guid);
  return { firstName, lastName: `${lastName.slice(0, 1)}.` };
};

describe('a member', () => {
  test('reads whole names until the team shows them to admins only: of others, admins too; the own stays', async () => {
    const everybody = ['orbit-0001', 'orbit-0002', 'orbit-0005'];
    const whole = await Promise.all(everybody.map(nameOf));
    expect((await lean(member, ...everybody)).map(({ name }) => name)).toEqual(whole);
    await show(false);
    expect((await lean(member, ...everybody)).map(({ name }) => name)).toEqual([
      await shortOf('orbit-0001'),
      await nameOf('orbit-0002'),
      await shortOf('orbit-0005'),
    ]);
    expect((await upstream.get('/member/profile?subject=orbit-0002', member)).body).toMatchObject({
      name: await nameOf('orbit-0002'),
    });
    await show(true);
    expect((await lean(member, ...everybody)).map(({ name }) => name)).toEqual(whole);
  });

  test('goes on reading addresses and pictures', async () => {
    const [before] = await lean(member, 'orbit-0005');
    await show(false);
    const [after] = await lean(member, 'orbit-0005');
    expect(after).toEqual({ ...before, name: await shortOf('orbit-0005') });
  });
});

describe('a member who looks for contacts', () => {
  type Found = { profiles: Lean[]; total: number };
  const find = async (by: Session, searchText?: string) => {
    const search = searchText === undefined ? '' : `&searchText=${encodeURIComponent(searchText)}`;
    return (await upstream.get(`/member/user-team-contacts?limit=999${search}`, by)).body as Found;
  };
  const finds = async (by: Session, searchText: string, guid: string) =>
    (await find(by, searchText)).profiles.some((one) => one.guid === guid);

  test('reads names as the team has them shown, and finds people by nothing else', async () => {
    await setPerson(upstream.db, 'orbit-0020', { email: 'zz@orbit.example' });
    const other = { ...(await personRow(upstream.db, 'orbit-0020')), firstName: 'Zoë Ann', lastName: 'Quill-Xavier' };
    await upstream.db.transaction((queries) => renamePerson(queries, other, other));
    const texts = [
      'Quill-Xavier',
      'Xavier',
      'Quill-Xavier Zoë',
      'Zoë Ann Quill',
      'Zoë Ann Q',
      'Zoë Ann Q.',
      'Ann',
      'Q.',
    ];
    const found = async (by: Session) => {
      const answers: string[] = [];
      for (const text of texts) if (await finds(by, text, other.guid)) answers.push(text);
      return answers;
    };
    const allButShort = texts.filter((text) => !text.endsWith('.'));
    expect(await found(member)).toEqual(allButShort);
    await show(false);
    expect(await found(member)).toEqual(['Zoë Ann Q', 'Zoë Ann Q.', 'Ann', 'Q.']);
    expect(await found(admin)).toEqual(allButShort);
    const { profiles, total } = await find(member);
    expect(total).toBe(profiles.length);
    expect(profiles.find(({ guid }) => guid === other.guid)?.name).toEqual({ firstName: 'Zoë Ann', lastName: 'Q.' });
    expect((await find(member, 'zoe')).profiles.map(({ name }) => name)).toContainEqual({
      firstName: 'Zoë Ann',
      lastName: 'Q.',
    });
  });

  test('goes on finding themselves by their whole name, and others by their addresses, page by page', async () => {
    await show(false);
    const { lastName } = await nameOf(member.guid);
    expect(await finds(member, lastName, member.guid)).toBe(true);
    expect(await finds(member, (await personRow(upstream.db, 'orbit-0020')).email, 'orbit-0020')).toBe(true);
    const all = await find(member, 'a');
    const path = '/member/user-team-contacts?limit=2&offset=1&searchText=a';
    const page = (await upstream.get(path, member)).body;
    expect(page).toEqual({ profiles: all.profiles.slice(1, 3), total: all.total });
  });
});

test('an admin reads whole names all the time', async () => {
  await show(false);
  const [found] = await lean(admin, 'orbit-0005');
  expect(found?.name).toEqual(await nameOf('orbit-0005'));
  const search = await upstream.get(`/member/search-users?searchText=${found?.email}`, admin);
  expect(search.body).toMatchObject({ profiles: [{ name: found?.name }] });
});

test('a guest reads their own, whole', async () => {
  await show(false);
  expect(await lean(guest, 'orbit-0001', 'orbit-0003')).toMatchObject([
    { guid: 'orbit-0003', name: await nameOf('orbit-0003') },
  ]);
});

test('who is added reads in their mail what everybody reads of the one who adds them', async () => {
  const textTo = async (email: string) => {
    await upstream.post('/member/invite', { emails: [email] }, admin);
    const [news] = await upstream.db.read((queries) => keptMails(queries, email));
    return news?.text ?? '';
  };
  const [whole, short] = [await nameOf('orbit-0001'), await shortOf('orbit-0001')];
  expect(await textTo('one@orbit.example')).toContain(`${whole.firstName} ${whole.lastName}`);
  await show(false);
  const text = await textTo('two@orbit.example');
  expect(text).toContain(`${short.firstName} ${short.lastName}`);
  expect(text).not.toContain(whole.lastName);
});
