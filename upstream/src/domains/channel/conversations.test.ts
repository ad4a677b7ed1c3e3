import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { domainRequest, team } from '../../db/tables/team.ts';
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
const change = (teamId: string, changes: Partial<typeof team.$inferInsert>) =>
  upstream.db.transaction((queries) => queries.update(team).set(changes).where(eq(team.teamId, teamId)));
const BLOCKED = '403 external_contacts_blocked';

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

  test('leaves those of the own team, guests among them in both ways', async () => {
    await block('admin@orbit.example');
    const guest = await upstream.signIn('guest@orbit.example');
    for (const [email, by] of [
      ['admin@orbit.example', member],
      ['guest@orbit.example', member],
      ['member@orbit.example', guest],
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

  test('holds where the person reached is in another team only as a guest', async () => {
    await change('team-harbor', { isCrossDomainDisabled: true });
    const harbor = await upstream.signIn('member@harbor.example');
    await setPerson(upstream.db, 'orbit-0005', {
      role: 'guest',
      email: 'ada@north.example',
      emailKey: 'ada@north.example',
      emailDomain: 'north.example',
    });
    expect(codeOf(await start('ada@north.example', harbor))).toBe(BLOCKED);
  });
});
