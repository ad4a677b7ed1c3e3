import { describe, expect, test } from 'vitest';
import { startFreshUpstream } from '../../../testing/freshUpstream.ts';
import { goodResponse } from '../../../testing/identityProvider.ts';
import { samlCalls } from '../../../testing/samlCalls.ts';
import { type Session, codeOf, textAt } from '../../../testing/testUpstream.ts';
import { personRow } from '../../../testing/people.ts';

const upstream = await startFreshUpstream(['orbit.example', 'harbor.example', 'seedling.example']);
const calls = samlCalls(upstream);

const EMAIL = 'admin@orbit.example';

const exchanged = async (code: string): Promise<Session> => {
  const { body } = await upstream.post('/identity/exchange-login-code', { code });
  return { guid: textAt(body, 'guid'), token: textAt(body, 'token') };
};
/** An admin of Orbit, of whom Harbor's identity provider says that they are at the door. */
async function comeInByHarbor(): Promise<Session> {
  await calls.configure('team-harbor');
  const { code } = await calls.take(goodResponse({ teamId: 'team-harbor', email: EMAIL }), 'team-harbor');
  return exchanged(code ?? '');
}
const teamsOf = async (session: Session) => (await upstream.get('/identity/user-teams', session)).body;
const harborAlone = { isAddressProven: false, teams: [{ teamId: 'team-harbor', isCurrent: true }] };

describe('a session that a team’s own identity provider has opened', () => {
  test('is for that team alone', async () => {
    const session = await comeInByHarbor();
    expect(await teamsOf(session)).toMatchObject(harborAlone);
    for (const call of ['/identity/switch-team', '/member/leave-team'])
      expect(codeOf(await upstream.post(call, { teamId: 'team-orbit' }, session)), call).toBe('404 team_not_found');
    const counts = await upstream.post('/member/member-count-for-teams', { teams: ['team-orbit'] }, session);
    expect(counts.body).toEqual({ counts: [] });
    expect(await personRow(upstream.db, 'orbit-0001')).toMatchObject({ state: 'active', role: 'admin' });
  });

  test('comes into no other team by its address', async () => {
    const refused = await upstream.post('/member/join-team', { url: 'seedling' }, await comeInByHarbor());
    expect(codeOf(refused)).toBe('403 address_not_proven');
  });

  test('ends no session of another team', async () => {
    const orbit = await upstream.signIn(EMAIL);
    const session = await comeInByHarbor();
    expect((await upstream.post('/identity/sign-out-others', {}, session)).status).toBe(200);
    expect((await upstream.get('/identity/full-profile', orbit)).status).toBe(200);
  });

  test('opens none by a code that proves more than itself', async () => {
    const { body } = await upstream.post('/identity/issue-login-code', {}, await comeInByHarbor());
    expect(await teamsOf(await exchanged(textAt(body, 'code')))).toMatchObject(harborAlone);
  });
});

test('a session that a PIN has opened proves the address, and so does what comes of it', async () => {
  const session = await upstream.signInByPin(EMAIL);
  const both = { isAddressProven: true, teams: [{ teamId: 'team-orbit' }, { teamId: 'team-harbor' }] };
  expect(await teamsOf(session)).toMatchObject(both);
  const { body } = await upstream.post('/identity/issue-login-code', {}, session);
  expect(await teamsOf(await exchanged(textAt(body, 'code')))).toMatchObject(both);
  const switched = (await upstream.post('/identity/switch-team', { teamId: 'team-harbor' }, session)).body;
  const there = { guid: textAt(switched, 'guid'), token: textAt(switched, 'token') };
  expect(await teamsOf(there)).toMatchObject({ isAddressProven: true, teams: [{}, { teamId: 'team-orbit' }] });
});
