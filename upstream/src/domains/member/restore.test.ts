import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { person } from '../../db/tables/member.ts';
import { startFreshUpstream } from '../../testing/freshUpstream.ts';
import { setLicencesBought } from '../../testing/licences.ts';
import { personRow, setPerson } from '../../testing/people.ts';
import type { Session } from '../../testing/testUpstream.ts';

// What switching people on again gives back of what they held when they were switched off.
const upstream = await startFreshUpstream(['orbit.example', 'seedling.example']);

let orbit: Session;
let seedling: Session;
beforeEach(async () => {
  orbit = await upstream.signIn('admin@orbit.example');
  seedling = await upstream.signIn('admin@seedling.example');
});

const rowOf = (guid: string) => personRow(upstream.db, guid);
const hold = (guid: string, values: Parameters<typeof setPerson>[2]) => setPerson(upstream.db, guid, values);
const act = (call: string, subjects: string[], by: Session = orbit) =>
  upstream.post(`/member/${call}`, { guid: by.guid, subjects }, by);
const restore = (subjects: string[], by: Session = orbit) =>
  upstream.post('/member/reactivate-profiles', { guid: by.guid, subjects, restores: true }, by);

test('gives back what they held, where that is asked for', async () => {
  await hold('orbit-0002', { role: 'admin', isLicensed: true, isAutoRenewEnabled: true });
  await hold('orbit-0005', { role: 'member', isLicensed: true, isAutoRenewEnabled: false });
  await hold('orbit-0006', { role: 'member', isLicensed: false, isAutoRenewEnabled: false });
  const subjects = ['orbit-0002', 'orbit-0003', 'orbit-0005', 'orbit-0006'];
  const held = async () =>
    (await Promise.all(subjects.map(rowOf))).map(({ state, role, isLicensed, isAutoRenewEnabled }) => ({
      state,
      role,
      isLicensed,
      isAutoRenewEnabled,
    }));
  const before = await held();
  await act('deactivate-profiles', subjects);
  expect((await restore(subjects)).body).toEqual({ results: subjects.map((guid) => ({ guid, result: 'done' })) });
  expect(await held()).toEqual(before);
});

test('gives back no more licences than are left, in the order given', async () => {
  for (const guid of ['orbit-0005', 'orbit-0006']) await hold(guid, { role: 'member', isLicensed: true });
  await act('deactivate-profiles', ['orbit-0005', 'orbit-0006']);
  const licensed = await upstream.db.read((queries) =>
    queries.$count(person, and(eq(person.teamId, 'team-orbit'), eq(person.isLicensed, true))),
  );
  await setLicencesBought(upstream.db, 'team-orbit', licensed + 1);
  await restore(['orbit-0006', 'orbit-0005']);
  expect(await rowOf('orbit-0006')).toMatchObject({ state: 'active', isLicensed: true });
  expect(await rowOf('orbit-0005')).toMatchObject({ state: 'active', isLicensed: false });
});

test('makes nobody an admin whom the plan does not allow', async () => {
  await hold('seedling-0004', { role: 'admin' });
  await act('deactivate-profiles', ['seedling-0004'], seedling);
  await restore(['seedling-0004'], seedling);
  expect(await rowOf('seedling-0004')).toMatchObject({ state: 'active', role: 'member' });
});

test('remembers what they held for one time alone', async () => {
  await hold('orbit-0002', { role: 'admin' });
  for (const call of ['deactivate-profiles', 'reactivate-profiles', 'deactivate-profiles']) {
    await act(call, ['orbit-0002']);
  }
  await restore(['orbit-0002']);
  expect(await rowOf('orbit-0002')).toMatchObject({ state: 'active', role: 'member', isLicensed: false });
});
