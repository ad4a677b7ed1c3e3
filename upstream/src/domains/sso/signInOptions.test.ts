import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { samlConfiguration } from '../../db/tables/sso.ts';
import { team } from '../../db/tables/team.ts';
import { startFreshUpstream } from '../../testing/freshUpstream.ts';
import { setPerson } from '../../testing/people.ts';
import { type Session, codeOf, textAt } from '../../testing/testUpstream.ts';

const domains = ['orbit.example', 'seedling.example', 'harbor.example'];
const google = { issuer: 'https://accounts.example', clientId: 'client', clientSecret: 'secret' };
const upstream = await startFreshUpstream(domains, { google });
const without = await startFreshUpstream(domains);

const onlyPin = { pin: 'everybody', isGoogleOffered: false, saml: null };

let admin: Session;
beforeEach(async () => {
  admin = await upstream.signIn('admin@orbit.example');
});
const ofAddress = async (email: string, at = upstream) =>
  (await at.get(`/sso/sign-in-options?email=${encodeURIComponent(email)}`)).body;
const requireGoogle = (session = admin, at = upstream) => at.post('/sso/make-goc', { makeGOC: true }, session);
const configureSaml = (strictSSO: boolean) =>
  upstream.db.transaction((db) =>
    db.insert(samlConfiguration).values({
      ...{ teamId: 'team-orbit', ssoUrl: 'https://idp.example/sso', samlEntityId: 'https://idp.example' },
      ...{
        publicCertificate: 'none',
        buttonLabel: 'Orbit Login',
        strictSSO,
        testedAt: upstream.clock.now(),
        version: 1,
      },
    }),
  );
const issue = (email: string, body: object = {}) => upstream.post('/identity/issue-pin', { email, ...body });

describe('the ways in of an address', () => {
  test('are the PIN alone of a team that wants nothing else, of no team, and of an address that nobody has', async () => {
    for (const email of ['member@orbit.example', 'Nobody@Orbit.example', 'a@unknown.example', 'a@gmail.com'])
      expect(await ofAddress(email)).toEqual(onlyPin);
  });

  test('are Google where the team has to, whoever of it has the address, if anybody', async () => {
    await requireGoogle();
    for (const email of ['admin@orbit.example', 'MEMBER@orbit.example', 'nobody@orbit.example'])
      expect(await ofAddress(email)).toEqual({ pin: 'admins', isGoogleOffered: true, saml: null });
    expect(await ofAddress('member@seedling.example')).toEqual(onlyPin);
  });

  test('of an address that nobody has are those of the team that answers for its domain', async () => {
    await requireGoogle();
    const change = (teamId: string, changes: Partial<typeof team.$inferInsert>) =>
      upstream.db.transaction((db) => db.update(team).set(changes).where(eq(team.teamId, teamId)));
    await change('team-seedling', { domain: 'orbit.example', createdAt: 1 });
    expect(await ofAddress('nobody@orbit.example')).toEqual(onlyPin);
    await change('team-orbit', { isAutoJoin: true });
    expect(await ofAddress('nobody@orbit.example')).toMatchObject({ pin: 'admins' });
    await change('team-orbit', { isDomain: false });
    expect(await ofAddress('nobody@orbit.example')).toEqual(onlyPin);
  });

  test('are not Google where it is not set up any more; to be required it has to be', async () => {
    const refused = await requireGoogle(await without.signIn('admin@orbit.example'), without);
    expect([codeOf(refused), textAt(refused.body, 'error', 'field')]).toEqual(['409 google_not_configured', 'makeGOC']);
    expect(await ofAddress('member@orbit.example', without)).toEqual(onlyPin);
    await without.db.transaction((db) =>
      db.update(team).set({ isGoogleSignInRequired: true }).where(eq(team.teamId, 'team-orbit')),
    );
    const found = await ofAddress('member@orbit.example', without);
    expect(found).toEqual({ pin: 'admins', isGoogleOffered: false, saml: null });
  });

  test.each([
    [false, 'everybody'],
    [true, 'nobody'],
  ])('are the identity provider of the team; strict: %s', async (isStrict, pin) => {
    await configureSaml(isStrict);
    const saml = { teamId: 'team-orbit', buttonLabel: 'Orbit Login' };
    expect(await ofAddress('nobody@orbit.example')).toEqual({ pin, isGoogleOffered: false, saml });
  });

  test('of somebody of another team than that of their domain are those of the team that a PIN would be of', async () => {
    await requireGoogle(await upstream.signIn('admin@harbor.example'));
    expect(await ofAddress('member@orbit.example')).toEqual(onlyPin);
    await setPerson(upstream.db, 'orbit-0002', { state: 'deactivated' });
    expect(await ofAddress('member@orbit.example')).toMatchObject({ pin: 'admins', isGoogleOffered: true });
  });
});

describe('a PIN that is wanted only where nothing else is offered', () => {
  test('is mailed then, and otherwise once it is asked for in so many words', async () => {
    expect((await issue('member@orbit.example', { ifOnlyWay: true })).status).toBe(200);
    await configureSaml(false);
    upstream.clock.advance(60_000);
    const refused = await issue('member@orbit.example', { ifOnlyWay: true });
    expect([codeOf(refused), textAt(refused.body, 'error', 'field')]).toEqual(['409 other_way_offered', 'email']);
    expect((await issue('member@orbit.example')).status).toBe(200);
  });

  test('is for admins alone where Google is required, who are told of Google first', async () => {
    await requireGoogle();
    expect(codeOf(await issue('member@orbit.example', { ifOnlyWay: true }))).toBe('403 google_sign_in_required');
    expect(codeOf(await issue('admin@orbit.example', { ifOnlyWay: true }))).toBe('409 other_way_offered');
    expect((await issue('admin@orbit.example')).status).toBe(200);
  });

  test('tells nothing of an address that nobody has', async () => {
    await configureSaml(false);
    expect(codeOf(await issue('nobody@orbit.example', { ifOnlyWay: true }))).toBe('404 email_not_found');
  });
});
