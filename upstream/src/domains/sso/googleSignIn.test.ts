import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { session } from '../../db/tables/identity.ts';
import { auditEntry } from '../../db/tables/system.ts';
import { startFreshUpstream } from '../../testing/freshUpstream.ts';
import { type Session, codeOf, textAt } from '../../testing/testUpstream.ts';

const google = { issuer: 'https://accounts.example', clientId: 'client', clientSecret: 'secret' };
const upstream = await startFreshUpstream(['orbit.example', 'seedling.example', 'harbor.example'], { google });

const memberEmail = 'member@orbit.example';

let admin: Session;
beforeEach(async () => {
  admin = await upstream.signIn('admin@orbit.example');
});

const makeGoc = (makeGOC: boolean, headers = {}) => upstream.post('/sso/make-goc', { makeGOC }, admin, headers);
const configuration = async () => (await upstream.get('/sso/sign-in-configuration', admin)).body;
const issue = (email: string) => upstream.post('/identity/issue-pin', { email });
const guess = (guid: string, pin: string) => upstream.post('/identity/authenticate', { guid, pin });
const entries = () =>
  upstream.db.read((queries) =>
    queries
      .select({ actor: auditEntry.actor, before: auditEntry.before, after: auditEntry.after })
      .from(auditEntry)
      .where(eq(auditEntry.action, 'sso.updateGoogleSignIn'))
      .orderBy(auditEntry.auditId),
  );

describe('the setting', () => {
  test('is off, turned on and off, and each change written down once', async () => {
    expect(await configuration()).toEqual({ isGOC: false, type: 'none' });
    expect((await makeGoc(true)).body).toEqual({ isGOC: true, type: 'google' });
    await makeGoc(true);
    expect(await configuration()).toMatchObject({ isGOC: true });
    await makeGoc(false);
    expect(await configuration()).toMatchObject({ isGOC: false });
    const [on, off] = [{ isGoogleSignInRequired: true }, { isGoogleSignInRequired: false }];
    expect(await entries()).toEqual([
      { actor: 'orbit-0001', before: off, after: on },
      { actor: 'orbit-0001', before: on, after: off },
    ]);
  });

  test('leaves the version of the team’s name and address', async () => {
    const version = async () => (await upstream.get('/team/team-info', admin)).body;
    const before = await version();
    await makeGoc(true);
    expect(await version()).toEqual(before);
  });

  test('acts once for a key', async () => {
    const headers = { 'idempotency-key': 'google-1' };
    await makeGoc(true, headers);
    await makeGoc(false);
    expect((await makeGoc(true, headers)).body).toMatchObject({ isGOC: true });
    expect(await configuration()).toMatchObject({ isGOC: false });
    expect(codeOf(await makeGoc(false, headers))).toBe('409 idempotency_key_reused');
  });
});

describe('while it is on', () => {
  test('members get no PIN, and none is mailed; before and afterwards they do', async () => {
    expect((await issue(memberEmail)).status).toBe(200);
    await makeGoc(true);
    upstream.clock.advance(60_000);
    const refused = await issue(memberEmail);
    expect([codeOf(refused), textAt(refused.body, 'error', 'field')]).toEqual(['403 google_sign_in_required', 'email']);
    await makeGoc(false);
    expect((await issue(memberEmail)).status).toBe(200);
  });

  test('a PIN that was mailed before opens nothing; who guesses learns nothing', async () => {
    await issue(memberEmail);
    const pin = await upstream.mailedPin(memberEmail);
    await makeGoc(true);
    const wrong = pin === '000000' ? '111111' : '000000';
    expect(codeOf(await guess('orbit-0002', wrong))).toBe('400 pin_incorrect');
    expect(codeOf(await guess('orbit-0002', pin))).toBe('403 google_sign_in_required');
    await makeGoc(false);
    expect((await guess('orbit-0002', pin)).status).toBe(200);
  });

  test('admins keep the PIN', async () => {
    await makeGoc(true);
    expect((await upstream.signIn('admin@orbit.example')).guid).toBe('orbit-0001');
  });

  test('who was an admin when the PIN was mailed, and is none any more, does not come in', async () => {
    expect((await upstream.post('/member/grant-admin', { subject: 'orbit-0002' }, admin)).status).toBe(200);
    await makeGoc(true);
    expect((await issue(memberEmail)).body).toMatchObject({ guid: 'orbit-0002' });
    const pin = await upstream.mailedPin(memberEmail);
    await upstream.post('/member/revoke-admin', { subject: 'orbit-0002' }, admin);
    expect(codeOf(await guess('orbit-0002', pin))).toBe('403 google_sign_in_required');
  });

  test('nobody comes in by a code of another site, but the admins', async () => {
    const codeFor = async (email: string) =>
      textAt((await upstream.post('/identity/issue-login-code', {}, await upstream.signIn(email))).body, 'code');
    const [ofMember, ofAdmin] = [await codeFor(memberEmail), await codeFor('admin@orbit.example')];
    await makeGoc(true);
    const exchange = (code: string) => upstream.post('/identity/exchange-login-code', { code });
    expect(codeOf(await exchange(ofMember))).toBe('403 google_sign_in_required');
    expect((await exchange(ofAdmin)).status).toBe(200);
  });

  test('nobody comes in by switching over from another team, but the admins', async () => {
    const harbor = await upstream.signIn('admin@harbor.example');
    const switchOver = async (email: string) =>
      upstream.post('/identity/switch-team', { teamId: 'team-harbor' }, await upstream.signIn(email));
    expect((await switchOver(memberEmail)).status).toBe(200);
    await upstream.post('/sso/make-goc', { makeGOC: true }, harbor);
    const sessions = () => upstream.db.read((queries) => queries.$count(session, eq(session.guid, 'harbor-0011')));
    const before = await sessions();
    const refused = await switchOver(memberEmail);
    expect([codeOf(refused), textAt(refused.body, 'error', 'field')]).toEqual([
      '403 google_sign_in_required',
      'teamId',
    ]);
    expect(await sessions()).toBe(before);
    expect((await switchOver('admin@orbit.example')).status).toBe(200);
    await upstream.post('/sso/make-goc', { makeGOC: false }, harbor);
    expect((await switchOver(memberEmail)).status).toBe(200);
  });

  test('people of other teams sign in as before, and sessions go on', async () => {
    const member = await upstream.signIn(memberEmail);
    await makeGoc(true);
    expect((await upstream.signIn('member@seedling.example')).guid).toMatch(/^seedling-/);
    expect((await upstream.get('/identity/full-profile', member)).status).toBe(200);
  });
});
