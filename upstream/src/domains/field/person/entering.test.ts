// What people have in fields when they come into the team, become members, and leave it.
import { like } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditEntry } from '../../../db/tables/system.ts';
import { type TestField, heldValuesOf, ownValuesOf, setFields } from '../../../testing/fields.ts';
import { startFreshUpstream } from '../../../testing/freshUpstream.ts';
import { personRow } from '../../../testing/people.ts';
import { type Session, textAt } from '../../../testing/testUpstream.ts';

const MEMBER = 'orbit-0002';
const GUEST = 'orbit-0003';
const PENDING = 'orbit-0121';
const OTHER_PENDING = 'orbit-0122';
const OFF = 'orbit-0126';

const FIELDS: TestField[] = [
  { fieldId: 'badge', values: ['Lent'], defaultValue: 'Lent', parents: [['type', 'Staff']] },
  { fieldId: 'type', editableBy: 'admin', values: ['Staff', 'Temp'], defaultValue: 'Staff' },
  { fieldId: 'agency', values: ['Acme'], defaultValue: 'Acme', parents: [['type', 'Temp']] },
  { fieldId: 'office', values: ['Here', 'There'] },
  { fieldId: 'old', isArchived: true, values: ['Gone'], defaultValue: 'Gone' },
  { fieldId: 'pronouns', valueType: 'unrestricted', values: ['she'] },
];
const STAFF = { type: 'type-staff', badge: 'badge-lent' };
const TEMP = { type: 'type-temp', agency: 'agency-acme' };

const upstream = await startFreshUpstream(['orbit.example']);
let admin: Session;
beforeEach(async () => {
  await setFields(upstream.db, 'team-orbit', FIELDS);
  admin = await upstream.signIn('admin@orbit.example');
});

const held = (guid: string) => heldValuesOf(upstream.db, guid);
const set = (onBehalfOf: string, ...fields: { fieldId: string; value: string }[]) =>
  upstream.post('/field/update-member-fields', { onBehalfOf, fields }, admin);
const invite = async (email: string, asGuest: boolean) => {
  const { body } = await upstream.post('/member/invite', { emails: [email], guestMembership: asGuest }, admin);
  return textAt(body, 'summary', 'profiles', '0', 'guid');
};
const approve = async (guid: string, asGuest: boolean) => {
  const { email } = await personRow(upstream.db, guid);
  await upstream.post('/member/approve-members', { approveEmails: [email], guestMembership: asGuest }, admin);
};

describe('whoever becomes a member', () => {
  test('has the defaults of the fields that are shown to them, counted and written down', async () => {
    const guid = await invite('new@orbit.example', false);
    expect(await held(guid)).toEqual(STAFF);
    expect((await personRow(upstream.db, guid)).fieldsVersion).toBe(2);
    const entries = await upstream.db.read((queries) =>
      queries.select().from(auditEntry).where(like(auditEntry.action, 'field.%')),
    );
    expect(entries).toMatchObject([
      { target: `person:${guid}`, action: 'field.giveDefaults', after: { type: 'Staff', badge: 'Lent' } },
    ]);
  });

  test('keeps what an admin has filled in before; defaults follow from it', async () => {
    await set(PENDING, { fieldId: 'type', value: 'Temp' });
    await approve(PENDING, false);
    await approve(OTHER_PENDING, false);
    expect(await held(PENDING)).toEqual(TEMP);
    expect(await held(OTHER_PENDING)).toEqual(STAFF);
  });

  test('from a guest has them as well; guests have none, whatever was filled in before', async () => {
    const guid = await invite('eva@studio.example', true);
    await set(PENDING, { fieldId: 'pronouns', value: 'they' });
    await approve(PENDING, true);
    expect(await Promise.all([guid, PENDING, GUEST].map(held))).toEqual([{}, {}, {}]);
    expect(await ownValuesOf(upstream.db, 'pronouns')).toEqual([]);
    expect((await upstream.post('/guest/upgrade-guest', { subject: guid }, admin)).status).toBe(200);
    expect(await held(guid)).toEqual(STAFF);
  });

  test('once more, after a deactivation, has what they had', async () => {
    await set(OFF, { fieldId: 'office', value: 'There' });
    await upstream.post('/member/reactivate-profiles', { guid: admin.guid, subjects: [OFF] }, admin);
    expect(await held(OFF)).toEqual({ office: 'office-there' });
  });
});

describe('whoever is', () => {
  const own = { fieldId: 'pronouns', value: 'they' };

  test('switched off keeps what they have', async () => {
    await set(MEMBER, own);
    await upstream.post('/member/deactivate-profiles', { guid: admin.guid, subjects: [MEMBER] }, admin);
    expect(Object.keys(await held(MEMBER))).toEqual(['pronouns']);
  });

  test('removed, turned down, or leaves the team has nothing, and what they brought in is gone with the last of them', async () => {
    const leaving = await upstream.signIn('member@orbit.example');
    for (const guid of [MEMBER, OFF, PENDING]) await set(guid, own, { fieldId: 'office', value: 'Here' });
    await upstream.post('/member/delete-member', { subjects: [OFF] }, admin);
    const { email } = await personRow(upstream.db, PENDING);
    await upstream.post('/member/reject-members', { rejectEmails: [email] }, admin);
    expect(await ownValuesOf(upstream.db, 'pronouns')).toEqual(['they']);
    expect((await upstream.post('/member/leave-team', { teamId: 'team-orbit' }, leaving)).status).toBe(200);
    expect(await Promise.all([MEMBER, OFF, PENDING].map(held))).toEqual([{}, {}, {}]);
    expect(await ownValuesOf(upstream.db, 'pronouns')).toEqual([]);
  });
});
