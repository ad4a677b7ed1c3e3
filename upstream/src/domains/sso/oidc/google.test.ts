import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { ssoAttempt } from '../../../db/tables/sso.ts';
import { auditEntry } from '../../../db/tables/system.ts';
import { domainRequest, team } from '../../../db/tables/team.ts';
import { domainOf } from '../../../lib/text.ts';
import { type Answer, startCrookedProvider } from '../../../testing/crookedProvider.ts';
import { startFreshUpstream } from '../../../testing/freshUpstream.ts';
import { setPerson } from '../../../testing/people.ts';
import { codeOf, textAt } from '../../../testing/testUpstream.ts';

let now = 0;
const provider = await startCrookedProvider(() => now);
afterAll(() => provider.stop());
const upstream = await startFreshUpstream(['orbit.example', 'fortress.example'], { google: provider.access });

const MEMBER = 'member@orbit.example';
const redirectUri = 'https://console.example/sso/google/callback';

beforeEach(async () => {
  now = upstream.clock.now();
  const admin = await upstream.signIn('admin@orbit.example');
  await upstream.post('/sso/make-goc', { makeGOC: true }, admin);
});

const start = (email = MEMBER) => upstream.post('/sso/start-google-sign-in', { email, redirectUri });
const finish = (answer: string) => upstream.post('/sso/finish-google-sign-in', { answer });

/** Begins, has the provider say something, and comes back. */
async function comeBack(given: Answer = {}, email = MEMBER) {
  const begun = await start(email);
  const address = new URL(textAt(begun.body, 'address'));
  const nonce = address.searchParams.get('nonce');
  const told = given.claims?.['email'] ?? email;
  const hd = typeof told === 'string' ? domainOf(told).toLowerCase() : undefined;
  provider.next({ ...given, claims: { nonce, email, hd, ...given.claims } });
  const answer = `code=one-code&state=${textAt(begun.body, 'tie')}`;
  return { answer, address, given: await finish(answer) };
}
/** Whether the session of an answer shows that the address is its person's. */
async function isProven(session: unknown): Promise<unknown> {
  const { body } = await upstream.get('/identity/user-teams', {
    ...{ guid: textAt(session, 'guid'), token: textAt(session, 'token') },
  });
  return z.object({ isAddressProven: z.boolean() }).parse(body).isAddressProven;
}
const refusals = async () => {
  const rows = await upstream.db.read((db) =>
    db
      .select({ after: auditEntry.after })
      .from(auditEntry)
      .where(and(eq(auditEntry.action, 'sso.refuseGoogle'), eq(auditEntry.teamId, 'team-orbit'))),
  );
  return rows.map(({ after }) => textAt(after, 'reason'));
};

describe('a sign-in with Google', () => {
  test('goes there with state, nonce, PKCE and whom it is about, and opens a session of that person', async () => {
    const { address, given } = await comeBack({ claims: { hd: 'orbit.example' } });
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      ...{ client_id: 'client', response_type: 'code', scope: 'openid email', redirect_uri: redirectUri },
      ...{ login_hint: MEMBER, hd: 'orbit.example', code_challenge_method: 'S256' },
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(provider.asked()).toMatchObject({
      ...{ grant_type: 'authorization_code', code: 'one-code', redirect_uri: redirectUri },
      code_verifier: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(given.body).toMatchObject({ guid: 'orbit-0002' });
    const session = { guid: 'orbit-0002', token: textAt(given.body, 'token') };
    expect((await upstream.get('/identity/full-profile', session)).status).toBe(200);
  });

  test('is for the team that is named, and only where that requires it', async () => {
    const body = { email: MEMBER, redirectUri };
    const begin = (teamId: string) => upstream.post('/sso/start-google-sign-in', { ...body, teamId });
    expect((await begin('team-orbit')).status).toBe(200);
    const attempts = await upstream.db.read((db) => db.select().from(ssoAttempt));
    expect(attempts).toMatchObject([{ teamId: 'team-orbit' }]);
    for (const teamId of ['team-fortress', 'team-nowhere'])
      expect(codeOf(await begin(teamId))).toBe('403 google_not_offered');
  });

  test('keeps nothing that could be used again in the open', async () => {
    const begun = await start();
    const kept = JSON.stringify(await upstream.db.read((db) => db.select().from(ssoAttempt)));
    const { searchParams } = new URL(textAt(begun.body, 'address'));
    for (const secret of [textAt(begun.body, 'tie'), searchParams.get('nonce') ?? ''])
      expect(kept).not.toContain(secret);
  });

  test('may be of somebody else of the team than was typed, however the address is written', async () => {
    const { given } = await comeBack({ claims: { email: 'Admin@Orbit.example' } });
    expect(given.body).toMatchObject({ guid: 'orbit-0001' });
  });

  test('may be by a private account of somebody whose address is not of the team’s organisation', async () => {
    const email = 'pat@partner.example';
    await setPerson(upstream.db, 'orbit-0002', { email, emailKey: email, emailDomain: 'partner.example' });
    const privately = (await comeBack({ claims: { email, hd: undefined } }, 'admin@orbit.example')).given;
    expect(await isProven(privately.body)).toBe(false);
    const byCompany = (await comeBack({ claims: { email } }, 'admin@orbit.example')).given;
    expect(await isProven(byCompany.body)).toBe(true);
    const now = upstream.clock.now();
    const merged = { status: 'APPROVED', requestedAt: now, decidedAt: now } as const;
    await upstream.db.transaction(async (db) => {
      await db.update(team).set({ domain: 'partner.example' }).where(eq(team.teamId, 'team-fortress'));
      await db.insert(domainRequest).values({ fromTeamId: 'team-orbit', toTeamId: 'team-fortress', ...merged });
    });
    const { given } = await comeBack({ claims: { email, hd: undefined } }, 'admin@orbit.example');
    expect(codeOf(given)).toBe('403 account_of_other_domain');
  });

  test('is not offered by a team that does not ask for it, nor where the team no longer does', async () => {
    expect(codeOf(await start('admin@fortress.example'))).toBe('403 google_not_offered');
    expect(codeOf(await start('a@unknown.example'))).toBe('403 google_not_offered');
    const begun = await start();
    const admin = await upstream.signIn('admin@orbit.example');
    await upstream.post('/sso/make-goc', { makeGOC: false }, admin);
    const nonce = new URL(textAt(begun.body, 'address')).searchParams.get('nonce');
    provider.next({ claims: { nonce, email: MEMBER, hd: 'orbit.example' } });
    expect(codeOf(await finish(`code=c&state=${textAt(begun.body, 'tie')}`))).toBe('403 google_not_offered');
  });
});

describe('nobody comes in', () => {
  test.each<[string, Answer, string]>([
    ['another nonce', { claims: { nonce: 'other' } }, '400 sign_in_not_confirmed'],
    ['no nonce', { claims: { nonce: undefined } }, '400 sign_in_not_confirmed'],
    ['another audience', { claims: { aud: 'other' } }, '400 sign_in_not_confirmed'],
    ['another issuer', { claims: { iss: 'https://accounts.example' } }, '400 sign_in_not_confirmed'],
    ['too old a token', { claims: { exp: 1 } }, '400 sign_in_not_confirmed'],
    ['a token of another key', { isForged: true }, '400 sign_in_not_confirmed'],
    ['no address', { claims: { email: undefined } }, '400 sign_in_not_confirmed'],
    ['a code that is worth nothing', { status: 400 }, '400 sign_in_not_confirmed'],
    ['an address that is not verified', { claims: { email_verified: false } }, '403 email_unverified'],
    ['an address that nothing is said of', { claims: { email_verified: undefined } }, '403 email_unverified'],
    ['an account of another company', { claims: { hd: 'other.example' } }, '403 account_of_other_domain'],
    ['a private account with an address of the team', { claims: { hd: undefined } }, '403 account_of_other_domain'],
    ['somebody whom nobody knows', { claims: { email: 'nobody@orbit.example' } }, '403 person_unknown'],
    ['somebody of another team', { claims: { email: 'admin@fortress.example' } }, '403 person_unknown'],
    ['a provider that is away', { status: 503 }, '409 identity_provider_unavailable'],
  ])('by %s; the team’s admins are told', async (_what, given, code) => {
    expect(codeOf((await comeBack(given)).given)).toBe(code);
    expect(await refusals()).toHaveLength(1);
  });

  test('who was deactivated', async () => {
    await setPerson(upstream.db, 'orbit-0002', { state: 'deactivated' });
    expect(codeOf((await comeBack()).given)).toBe('403 person_unknown');
  });

  test('from a network that the team does not let in', async () => {
    const admin = await upstream.signIn('admin@fortress.example');
    await upstream.request({
      ...{ method: 'POST', url: `/sso/make-goc?${new URLSearchParams(admin).toString()}`, payload: { makeGOC: true } },
      headers: { 'x-client-address': '203.0.113.7' },
    });
    expect(codeOf((await comeBack({}, 'member@fortress.example')).given)).toBe('401 unauthorized_ip');
  });

  test('by the same answer again, by one that nobody waits for, nor by one that comes late', async () => {
    const { answer, given } = await comeBack();
    expect(given.status).toBe(200);
    expect(codeOf(await finish(answer))).toBe('400 sign_in_over');
    expect(codeOf(await finish('code=c&state=other'))).toBe('400 sign_in_over');
    expect(codeOf(await finish('code=c'))).toBe('400 sign_in_over');
    const begun = await start();
    upstream.clock.advance(15 * 60_000 + 1);
    expect(codeOf(await finish(`code=c&state=${textAt(begun.body, 'tie')}`))).toBe('400 sign_in_over');
  });

  test('who gave up there, and the attempt is over', async () => {
    const begun = await start();
    const answer = `error=access_denied&state=${textAt(begun.body, 'tie')}`;
    expect(codeOf(await finish(answer))).toBe('400 sign_in_cancelled');
    expect(codeOf(await finish(answer))).toBe('400 sign_in_over');
  });
});
