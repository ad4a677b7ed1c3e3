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

  test('opens none that proves more than itself by changing over to the team that it is in', async () => {
    const { body } = await upstream.post('/identity/switch-team', { teamId: 'team-harbor' }, await comeInByHarbor());
    expect(await teamsOf({ guid: textAt(body, 'guid'), token: textAt(body, 'token') })).toMatchObject(harborAlone);
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

describe('its owner proves the address by a PIN that is mailed to it', () => {
  const ask = (session: Session) => upstream.post('/identity/issue-address-pin', {}, session);
  const prove = (session: Session, pin: string) => upstream.post('/identity/prove-address', { pin }, session);
  const other = (pin: string) => String((Number(pin) + 1) % 1_000_000).padStart(6, '0');
  const proven = { isAddressProven: true, teams: [{ teamId: 'team-harbor' }, { teamId: 'team-orbit' }] };

  test('and comes to all teams of it, also where the present one is strict', async () => {
    const session = await comeInByHarbor();
    await calls.configure('team-harbor', { strictSSO: true });
    expect((await ask(session)).status).toBe(200);
    const pin = await upstream.mailedPin(EMAIL);
    expect(codeOf(await prove(session, other(pin)))).toBe('400 pin_incorrect');
    expect(await teamsOf(session)).toMatchObject(harborAlone);
    expect((await prove(session, pin)).status).toBe(200);
    expect(await teamsOf(session)).toMatchObject(proven);
    expect((await upstream.post('/identity/switch-team', { teamId: 'team-orbit' }, session)).status).toBe(200);
    for (const again of [await ask(session), await prove(session, '000000')]) expect(again.status).toBe(200);
    expect(await upstream.mailedPin(EMAIL)).toBe(pin);
    expect(await calls.audits('identity.proveAddress')).toMatchObject([{ actor: 'harbor-0010' }]);
    expect(await calls.audits('identity.wrongPin')).toMatchObject([{ actor: 'harbor-0010' }]);
  });

  test('once, in time, in the session that asked', async () => {
    const session = await comeInByHarbor();
    const { body } = await upstream.post('/identity/issue-login-code', {}, session);
    const elsewhere = await exchanged(textAt(body, 'code'));
    await ask(session);
    const pin = await upstream.mailedPin(EMAIL);
    expect(codeOf(await prove(elsewhere, pin))).toBe('400 pin_incorrect');
    upstream.clock.advance(10 * 60_000);
    expect(codeOf(await prove(session, pin))).toBe('400 pin_expired');
    expect(await teamsOf(session)).toMatchObject(harborAlone);
  });

  test('with as many guesses and mails as anybody has who signs in', async () => {
    const session = await comeInByHarbor();
    await ask(session);
    expect(codeOf(await ask(session))).toBe('429 pin_paused');
    const pin = await upstream.mailedPin(EMAIL);
    for (let guess = 1; guess <= 5; guess += 1)
      expect(codeOf(await prove(session, other(pin)))).toBe('400 pin_incorrect');
    expect(codeOf(await prove(session, pin))).toBe('429 pin_attempts_exhausted');
  });

  test('and it signs nobody in to a strict team', async () => {
    const session = await comeInByHarbor();
    await calls.configure('team-harbor', { strictSSO: true });
    await ask(session);
    const guess = { guid: session.guid, pin: await upstream.mailedPin(EMAIL) };
    expect(codeOf(await upstream.post('/identity/authenticate', guess))).toBe('403 sso_required');
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
