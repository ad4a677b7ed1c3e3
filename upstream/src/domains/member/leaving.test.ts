import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { fieldValue } from '../../db/tables/field.ts';
import { guestContact } from '../../db/tables/guest.ts';
import { emailOptOut, loginCode, personPassword, pin, session, usedAddress } from '../../db/tables/identity.ts';
import { directoryPerson } from '../../db/tables/scim.ts';
import { channelCreator, fileSharer } from '../../db/tables/teamPolicy.ts';
import { giveValues, plantFields } from '../../testing/fields.ts';
import { startFreshUpstream } from '../../testing/freshUpstream.ts';
import { personRow } from '../../testing/people.ts';
import { png } from '../../testing/samplePictures.ts';
import { type Session, START } from '../../testing/testUpstream.ts';
import { upload } from '../../testing/uploads.ts';
import { putInto } from '../userGroup/directoryRepository.ts';
import { addUserGroup } from '../userGroup/repository.ts';

const upstream = await startFreshUpstream(['orbit.example']);

const SUBJECT = 'orbit-0002';
const OTHER = 'orbit-0003';

/** What stays of somebody who is gone, and why. */
const stays: Readonly<Record<string, string>> = {
  'session.guid': 'It has ended, and goes with its expiry.',
  'pin.guid': 'It opens nothing, and goes after a day.',
  'login_code.guid': 'It opens nothing, and goes with its expiry.',
  'used_address.guid': 'It goes 90 days after its last use.',
  'person_term.guid': 'Their row keeps their name: whoever comes back is found by it.',
  'field_value.contact_guid': 'Whom others have picked is what these have in the field.',
};

/** Everything in the database that names a person, as `table.column`. */
async function references(): Promise<{ table: string; column: string; name: string }[]> {
  const rows = await upstream.db.read((queries) =>
    queries
      .select({ table: sql<string>`of_table.relname::text`, column: sql<string>`of_column.attname::text` })
      .from(
        sql`pg_constraint as reference
          join pg_class as of_table on of_table.oid = reference.conrelid
          join pg_attribute as of_column
            on of_column.attrelid = reference.conrelid and of_column.attnum = any(reference.conkey)`,
      )
      .where(sql`reference.contype = 'f' and reference.confrelid = 'person'::regclass`),
  );
  return rows.map(({ table, column }) => ({ table, column, name: `${table}.${column}` }));
}

/** Which of these name somebody at this moment. */
async function naming(guid: string): Promise<string[]> {
  const found: string[] = [];
  for (const { table, column, name } of await references()) {
    const where = sql`${sql.identifier(column)} = ${guid}`;
    const total = await upstream.db.read((queries) => queries.$count(sql`${sql.identifier(table)}`, where));
    if (total > 0) found.push(name);
  }
  return found.toSorted();
}

/** Makes that everything names the subject. */
async function nameEverywhere(): Promise<void> {
  const guid = SUBJECT;
  await plantFields(upstream.db, 'team-orbit', [
    { fieldId: 'floor', values: ['West'] },
    { fieldId: 'buddy', valueType: 'contactPicker' },
  ]);
  await upstream.db.transaction(async (queries) => {
    await queries.insert(emailOptOut).values({ guid, address: 'tips' });
    await queries.insert(personPassword).values({ guid, hash: 'hash', setAt: START });
    await queries.insert(usedAddress).values({ guid, address: '203.0.113.9', lastAccessedAt: START });
    await queries
      .insert(loginCode)
      .values({ guid, codeHash: 'hash', createdAt: START, expiresAt: START + 60_000, usedAt: null });
    await queries
      .insert(pin)
      .values({ guid, hash: 'hash', createdAt: START, expiresAt: START + 60_000, failedAttempts: 0 });
    await queries.insert(fileSharer).values({ guid }).onConflictDoNothing();
    await queries.insert(channelCreator).values({ guid, type: 'open' }).onConflictDoNothing();
    await queries
      .insert(guestContact)
      .values([
        { guestGuid: guid, memberGuid: OTHER },
        { guestGuid: OTHER, memberGuid: guid },
      ])
      .onConflictDoNothing();
    const buddy = { valueId: 'buddy-subject', fieldId: 'buddy', value: '', valueKey: `@${guid}`, contactGuid: guid };
    await queries.insert(directoryPerson).values({ guid, teamId: 'team-orbit', externalId: 'x', displayName: null });
    const group = { id: 'group', teamId: 'team-orbit', name: 'Group', nameKey: 'group', description: '' };
    await addUserGroup(queries, {
      ...{ ...group, visibleTo: 'admin', source: 'directory', constraints: [], constraintsKey: 'group' },
      ...{ createdAt: START, version: 1 },
    });
    await putInto(queries, 'group', [guid]);
    await queries.insert(fieldValue).values({ ...buddy, origin: 'contact', position: 0, isDefault: false });
  });
  await giveValues(upstream.db, { [SUBJECT]: ['floor-west'], [OTHER]: ['buddy-subject'] });
}

const removal = async () => {
  const admin = await upstream.signIn('admin@orbit.example');
  return upstream.post('/member/delete-member', { subjects: [SUBJECT] }, admin);
};
const leaving = (member: Session) => upstream.post('/member/leave-team', { teamId: 'team-orbit' }, member);

describe.each([
  ['somebody is removed', removal],
  ['somebody leaves', leaving],
])('where %s', (_what, act) => {
  test('nothing names them any more but what stays for a reason', async () => {
    const member = await upstream.signIn('member@orbit.example');
    await nameEverywhere();
    expect(await naming(SUBJECT)).toEqual((await references()).map(({ name }) => name).toSorted());
    expect((await act(member)).status).toBe(200);
    expect(await naming(SUBJECT)).toEqual(Object.keys(stays).toSorted());
  });

  test('nothing that stays opens the team', async () => {
    const member = await upstream.signIn('member@orbit.example');
    await nameEverywhere();
    await act(member);
    const open = await upstream.db.read(async (queries) => [
      await queries.$count(session, sql`${eq(session.guid, SUBJECT)} and ${session.endedAt} is null`),
      await queries.$count(pin, sql`${eq(pin.guid, SUBJECT)} and ${pin.voidedAt} is null and ${pin.usedAt} is null`),
      await queries.$count(loginCode, sql`${eq(loginCode.guid, SUBJECT)} and ${loginCode.usedAt} is null`),
    ]);
    expect(open).toEqual([0, 0, 0]);
  });

  test('their picture goes, with its file', async () => {
    const member = await upstream.signIn('member@orbit.example');
    expect((await upload(upstream, '/identity/upload-profile-picture', png(), member)).status).toBe(200);
    const before = await personRow(upstream.db, SUBJECT);
    expect(upstream.files.names()).toEqual([before.imageFile]);
    await act(member);
    await upstream.jobs.runDue();
    expect(upstream.files.names()).toEqual([]);
    expect(await personRow(upstream.db, SUBJECT)).toMatchObject({
      imageFile: null,
      profileVersion: before.profileVersion + 1,
    });
  });
});

test('of those who are switched off, what they have and their picture stay', async () => {
  const member = await upstream.signIn('member@orbit.example');
  await upload(upstream, '/identity/upload-profile-picture', png(), member);
  await nameEverywhere();
  const admin = await upstream.signIn('admin@orbit.example');
  const body = { subjects: [SUBJECT], guid: admin.guid };
  expect((await upstream.post('/member/deactivate-profiles', body, admin)).status).toBe(200);
  await upstream.jobs.runDue();
  expect(await naming(SUBJECT)).toEqual((await references()).map(({ name }) => name).toSorted());
  expect(upstream.files.names()).toEqual([(await personRow(upstream.db, SUBJECT)).imageFile]);
});
