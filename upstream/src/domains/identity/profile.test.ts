import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntry } from '../../db/tables/system.ts';
import { startFreshUpstream } from '../../testing/freshUpstream.ts';
import { personRow, setPerson } from '../../testing/people.ts';
import { type Session, START, codeOf, textAt } from '../../testing/testUpstream.ts';

const upstream = await startFreshUpstream(['seedling.example']);
const member = 'member@seedling.example';

const update = (body: unknown, session: Session, key?: string) =>
  upstream.post('/identity/update-profile', body, session, key === undefined ? {} : { 'idempotency-key': key });
const audits = () =>
  upstream.db.read((queries) =>
    queries.select().from(auditEntry).where(eq(auditEntry.action, 'identity.updateProfile')),
  );

describe('one’s own details', () => {
  test('of what is given changes that alone; the answer is the whole profile, a version further', async () => {
    const session = await upstream.signIn(member);
    const { version, firstName } = await personRow(upstream.db, session.guid);
    const renamed = await update({ name: { lastName: '  Ó Néill ' } }, session);
    expect(renamed.body).toMatchObject({ guid: session.guid, name: { firstName, lastName: 'Ó Néill' }, version: 2 });
    const called = await update({ mobile: '+44-7700900123' }, session);
    expect(called.body).toMatchObject({
      name: { lastName: 'Ó Néill' },
      mobiles: [{ countryCode: '+44', mobile: '7700900123' }],
      version: 3,
    });
    expect(await personRow(upstream.db, session.guid)).toMatchObject({ version: version + 2, profileVersion: 3 });
    expect((await upstream.get('/identity/full-profile', session)).body).toEqual(called.body);
  });

  test('a phone goes with an empty text', async () => {
    const session = await upstream.signIn(member);
    await update({ mobile: '+1-2133734253' }, session);
    expect((await update({ mobile: '' }, session)).body).toMatchObject({ mobiles: [] });
  });

  test('a new name is found and sorted by, and the old one is not', async () => {
    const [session, admin] = [await upstream.signIn(member), await upstream.signIn('admin@seedling.example')];
    const { firstName } = await personRow(upstream.db, session.guid);
    const found = async (text: string) => {
      const { body } = await upstream.get(`/member/search-users?searchText=${encodeURIComponent(text)}`, admin);
      return JSON.stringify(body).includes(`"${session.guid}"`);
    };
    expect([await found(firstName), await found('aabel')]).toEqual([true, false]);
    await update({ name: { firstName: 'Áábel', lastName: 'Ärmel' } }, session);
    expect([await found(firstName), await found('aabel'), await found('armel aa')]).toEqual([false, true, true]);
    expect(await found('member@')).toBe(true);
    const list = await upstream.get('/member/users-list?limit=50&offset=0&sort=name', admin);
    expect(textAt(list.body, 'users', '0', 'guid')).toBe(session.guid);
  });

  test('are not changed over somebody else’s change', async () => {
    const session = await upstream.signIn(member);
    expect((await update({ name: { firstName: 'Ada' }, version: 1 }, session)).body).toMatchObject({ version: 2 });
    const late = await update({ name: { firstName: 'Eve' }, version: 1 }, session);
    expect([late.status, late.body]).toMatchObject([409, { error: { code: 'stale_version', field: 'version' } }]);
    expect(await personRow(upstream.db, session.guid)).toMatchObject({ firstName: 'Ada', profileVersion: 2 });
  });

  test('of two changes of one version at once, one is made', async () => {
    const session = await upstream.signIn(member);
    const both = await Promise.all(
      ['Ada', 'Eve'].map((firstName) => update({ name: { firstName }, version: 1 }, session)),
    );
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(both.filter((one) => codeOf(one) === '409 stale_version')).toHaveLength(1);
  });

  test.each([
    ['blank', ' \u00a0 '],
    ['of nothing that is seen', '\u200b\u200d'],
    ['of two lines', 'Ada\nEve'],
    ['with a change of the writing direction', 'Ada\u202eevE'],
  ])('a name that is %s is refused', async (_what, firstName) => {
    const session = await upstream.signIn(member);
    const refused = await update({ name: { firstName } }, session);
    expect(refused.body).toMatchObject({ error: { code: 'invalid_request', field: 'name.firstName' } });
    expect(await personRow(upstream.db, session.guid)).toMatchObject({ profileVersion: 1 });
  });

  test.each(['+44', '7700900123', '+44-12345', '+44-1234567890123456', '+44-77 00', '+0-1234567'])(
    'the phone %s is refused',
    async (mobile) => {
      const session = await upstream.signIn(member);
      expect(codeOf(await update({ mobile }, session))).toBe('400 invalid_request');
    },
  );

  test('are written down with names before and after, and of the phone only that it changed', async () => {
    const session = await upstream.signIn(member);
    await setPerson(upstream.db, session.guid, { firstName: 'Ada', lastName: 'Byron' });
    await update({ name: { firstName: 'Augusta' }, mobile: '+44-7700900123' }, session, 'a');
    await update({ name: { firstName: 'Augusta' }, mobile: '+44-7700900123' }, session, 'b');
    await update({ mobile: '' }, session, 'c');
    const entries = await audits();
    expect(entries).toMatchObject([
      {
        ...{ actor: session.guid, target: `person:${session.guid}`, at: START },
        before: { firstName: 'Ada', lastName: 'Byron' },
        after: { firstName: 'Augusta', lastName: 'Byron', phone: 'changed' },
      },
      { before: {}, after: { phone: 'removed' } },
    ]);
    expect(JSON.stringify(entries)).not.toContain('7700900123');
  });

  test('what was changed with a key is not changed again with it', async () => {
    const session = await upstream.signIn(member);
    const [once, again] = [
      await update({ name: { firstName: 'Ada' }, version: 1 }, session, 'key'),
      await update({ name: { firstName: 'Ada' }, version: 1 }, session, 'key'),
    ];
    expect(again).toMatchObject({ status: 200, body: once.body });
    expect(codeOf(await update({ name: { firstName: 'Eve' } }, session, 'key'))).toBe('409 idempotency_key_reused');
    expect(await audits()).toHaveLength(1);
  });
});
