// What people read of each other's names, as the team has them shown.
import { beforeEach, describe, expect, test } from 'vitest';
import { keptMails } from '../../lib/mail.ts';
import { startFreshUpstream } from '../../testing/freshUpstream.ts';
import { personRow } from '../../testing/people.ts';
import { type Session } from '../../testing/testUpstream.ts';

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
