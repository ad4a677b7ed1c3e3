import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { person } from '../../db/tables/member.ts';
import { domainRequest } from '../../db/tables/team.ts';
import { startFreshUpstream } from '../../testing/freshUpstream.ts';
import { setPerson } from '../../testing/people.ts';
import { type Session, codeOf, textAt } from '../../testing/testUpstream.ts';

const upstream = await startFreshUpstream(['orbit.example', 'harbor.example', 'seedling.example']);
let member: Session;
beforeEach(async () => {
  member = await upstream.signIn('member@orbit.example');
});

const start = (email: string, by = member) => upstream.post('/channel/start-conversation', { email }, by);
const block = async (email: string, disableCrossDomain = true) =>
  expect((await upstream.post('/team/update-team', { disableCrossDomain }, await upstream.signIn(email))).status).toBe(
    200,
  );
const BLOCKED = '403 external_contacts_blocked';
const NO_CONTACT = '403 guest_contacts_only';

describe('whoever blocks nothing', () => {
  test('reaches people of every team; the conversation is the same from both sides', async () => {
    const seedling = await upstream.signIn('member@seedling.example');
    const answer = await start('Member@Seedling.example');
    const jid = textAt(answer.body, 'conversationJID');
    expect((await start('member@orbit.example', seedling)).body).toEqual({ conversationJID: jid });
    expect((await start('admin@orbit.example')).body).not.toEqual({ conversationJID: jid });
  });

  test.each(['nobody@orbit.example', 'member@orbit.example'])('is told that nobody else has %s', async (email) => {
    expect(codeOf(await start(email))).toBe('404 email_not_found');
  });

  test.each(['deactivated', 'pending', 'deleted'] as const)('does not reach who is %s', async (state) => {
    await setPerson(upstream.db, 'seedling-0002', { state });
    expect(codeOf(await start('member@seedling.example'))).toBe('404 email_not_found');
  });
});

describe('blocking outside contacts', () => {
  test('refuses them from now on, whichever of the two teams blocks; and lets them again', async () => {
    const seedling = await upstream.signIn('member@seedling.example');
    expect((await start('member@seedling.example')).status).toBe(200);
    await block('admin@orbit.example');
    expect(codeOf(await start('member@seedling.example'))).toBe(BLOCKED);
    expect(codeOf(await start('member@orbit.example', seedling))).toBe(BLOCKED);
    await block('admin@orbit.example', false);
    expect((await start('member@seedling.example')).status).toBe(200);
  });

  test('leaves those of the own team, and the contacts of its guests', async () => {
    await block('admin@orbit.example');
    const guest = await upstream.signIn('guest@orbit.example');
    for (const [email, by] of [
      ['admin@orbit.example', member],
      ['guest@orbit.example', await upstream.signIn('admin@orbit.example')],
      ['admin@orbit.example', guest],
    ] as const) {
      expect((await start(email, by)).status).toBe(200);
    }
  });

  test('leaves those of the own organisation, until it is ended', async () => {
    await block('admin@orbit.example');
    await block('admin@harbor.example');
    const admin = await upstream.signIn('admin@orbit.example');
    expect((await start('member@harbor.example')).status).toBe(200);
    await upstream.post('/team/domain-request', { domain: 'harbor.example', requestType: 'REMOVAL' }, admin);
    expect(codeOf(await start('member@harbor.example'))).toBe(BLOCKED);
  });

  test('is not passed on: the organisation of a friend is outside', async () => {
    await upstream.db.transaction((queries) =>
      queries
        .update(domainRequest)
        .set({ fromTeamId: 'team-seedling', toTeamId: 'team-harbor', status: 'APPROVED' })
        .where(eq(domainRequest.status, 'REQUESTED')),
    );
    await block('admin@orbit.example');
    expect(codeOf(await start('member@seedling.example'))).toBe(BLOCKED);
  });
});

describe('a guest', () => {
  let guest: Session;
  let admin: Session;
  beforeEach(async () => {
    guest = await upstream.signIn('guest@orbit.example');
    admin = await upstream.signIn('admin@orbit.example');
  });
  const setContacts = async (...memberGuids: string[]) =>
    expect(
      (await upstream.post('/guest/prepare-guests-roster', { guestGuids: [guest.guid], memberGuids }, admin)).status,
    ).toBe(200);
  const write = (email: string, by: Session) =>
    upstream.post('/channel/post-direct-message', { email, text: 'Hello!' }, by);

  test('talks to their contacts and to nobody else of the team, whoever begins', async () => {
    await setContacts(member.guid);
    for (const ask of [start, write]) {
      expect((await ask('member@orbit.example', guest)).status).toBe(200);
      expect((await ask('guest@orbit.example', member)).status).toBe(200);
      expect(codeOf(await ask('admin@orbit.example', guest))).toBe(NO_CONTACT);
      expect(codeOf(await ask('guest@orbit.example', admin))).toBe(NO_CONTACT);
    }
  });

  test('goes on in no conversation with somebody who is their contact no more', async () => {
    await setContacts(member.guid);
    expect((await write('member@orbit.example', guest)).status).toBe(200);
    await setContacts();
    expect(codeOf(await write('member@orbit.example', guest))).toBe(NO_CONTACT);
    expect(codeOf(await write('guest@orbit.example', member))).toBe(NO_CONTACT);
  });

  test('talks to nobody of another team, nor to another guest', async () => {
    const seedling = await upstream.signIn('member@seedling.example');
    expect(codeOf(await start('member@seedling.example', guest))).toBe(NO_CONTACT);
    expect(codeOf(await start('guest@orbit.example', seedling))).toBe(NO_CONTACT);
    await setPerson(upstream.db, 'orbit-0005', { role: 'guest' });
    const another = await upstream.db.read((queries) =>
      queries.select({ email: person.email }).from(person).where(eq(person.guid, 'orbit-0005')),
    );
    expect(codeOf(await start(another[0]?.email ?? '', guest))).toBe(NO_CONTACT);
  });

  test('talks to everybody once they are a member', async () => {
    await upstream.post('/guest/upgrade-guest', { subject: guest.guid }, admin);
    for (const email of ['member@orbit.example', 'member@seedling.example']) {
      expect((await start(email, guest)).status).toBe(200);
    }
  });

  test('is reached by other teams in the team in which the same person is a member', async () => {
    const who = { email: 'ada@north.example', emailKey: 'ada@north.example', emailDomain: 'north.example' };
    await setPerson(upstream.db, 'orbit-0005', { role: 'guest', ...who });
    const harbor = await upstream.signIn('member@harbor.example');
    expect(codeOf(await start('ada@north.example', harbor))).toBe(NO_CONTACT);
    await setPerson(upstream.db, 'seedling-0005', who);
    expect((await start('ada@north.example', harbor)).status).toBe(200);
  });
});
