import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { recoveryCode, samlConfiguration, ssoAttempt } from '../../../db/tables/sso.ts';
import { auditEntry } from '../../../db/tables/system.ts';
import { startFreshUpstream } from '../../../testing/freshUpstream.ts';
import { GOOD, NEXT, PRIVATE_KEY } from '../../../testing/samlCertificates.ts';
import { START, type Session, codeOf, textAt } from '../../../testing/testUpstream.ts';
import { certificateFacts } from './certificateRules.ts';

const google = { issuer: 'https://accounts.example', clientId: 'client', clientSecret: 'secret' };
const upstream = await startFreshUpstream(['orbit.example', 'summit.example'], { google });

const teamId = 'team-orbit';
let admin: Session;
beforeEach(async () => {
  admin = await upstream.signIn('admin@orbit.example');
});

const GIVEN = {
  ...{ ssoUrl: 'https://id.orbit.example/sso', samlEntityId: 'https://id.orbit.example', publicCertificate: GOOD },
  ...{ secondCertificate: null as string | null, buttonLabel: 'Orbit ID', strictSSO: false },
};
const save = (changes: object = {}, headers = {}) =>
  upstream.post('/sso/saml-configuration', { ...GIVEN, ...changes }, admin, headers);
const remove = (query: Record<string, string> = {}) =>
  upstream.request({
    method: 'DELETE',
    url: `/sso/saml-configuration?${new URLSearchParams({ ...admin, ...query }).toString()}`,
  });
const read = async () => (await upstream.get('/sso/saml-configuration', admin)).body;
const makeGoc = (body: object) => upstream.post('/sso/make-goc', body, admin);
const signIn = async () => (await upstream.get('/sso/sign-in-configuration', admin)).body;
const renew = () => upstream.post('/sso/recovery-codes', {}, admin);

const comeIn = () =>
  upstream.db.transaction((queries) =>
    queries.update(samlConfiguration).set({ testedAt: START }).where(eq(samlConfiguration.teamId, teamId)),
  );
const codes = () =>
  upstream.db.read((queries) => queries.select().from(recoveryCode).where(eq(recoveryCode.teamId, teamId)));
const attempts = () => upstream.db.read((queries) => queries.$count(ssoAttempt, eq(ssoAttempt.teamId, teamId)));
const begin = () =>
  upstream.db.transaction((queries) =>
    queries.insert(ssoAttempt).values({
      ...{ attemptId: 'begun', teamId, protocol: 'saml', isTest: false, createdAt: START, expiresAt: START + 60_000 },
    }),
  );
const entries = (action: 'sso.updateSaml' | 'sso.removeSaml' | 'sso.updateGoogleSignIn' | 'sso.makeRecoveryCodes') =>
  upstream.db.read((queries) =>
    queries
      .select({
        actor: auditEntry.actor,
        target: auditEntry.target,
        before: auditEntry.before,
        after: auditEntry.after,
      })
      .from(auditEntry)
      .where(eq(auditEntry.action, action))
      .orderBy(auditEntry.auditId),
  );
const refusalOf = ({ status, body }: { status: number; body: unknown }) => [
  codeOf({ status, body }),
  status === 200 ? null : textAt(body, 'error', 'field'),
];

describe('an identity provider', () => {
  test('is none at first, saved, and read with what its certificate says', async () => {
    expect(await read()).toEqual({ configuration: null });
    expect(await signIn()).toEqual({ isGOC: false, type: 'none' });
    const { secondCertificate: _none, ...rest } = GIVEN;
    const configuration = {
      ...rest,
      certificate: certificateFacts(GOOD),
      ...{ secondCertificate: null, secondCertificateDetails: null },
      ...{ testedAt: null, recoveryCodesLeft: 0, version: 1 },
    };
    expect((await save({ version: 0 })).body).toEqual({ configuration, recoveryCodes: null });
    expect(await read()).toEqual({ configuration });
    expect(await signIn()).toEqual({ isGOC: false, type: 'saml' });
  });

  test('is changed over the version that was read, and counted; the trail names certificates by what they are known by', async () => {
    await save({ version: 0 });
    expect(refusalOf(await save({ version: 0, buttonLabel: 'Other' }))).toEqual(['409 stale_version', 'version']);
    expect((await save({ version: 1, secondCertificate: NEXT })).body).toMatchObject({
      configuration: { version: 2, secondCertificate: NEXT, secondCertificateDetails: { issuerCommonName: 'Next ID' } },
    });
    expect(await entries('sso.updateSaml')).toEqual([
      {
        ...{ actor: 'orbit-0001', target: 'team:team-orbit', before: null },
        after: { ...GIVEN, publicCertificate: certificateFacts(GOOD).fingerprint, testedAt: null },
      },
      {
        ...{ actor: 'orbit-0001', target: 'team:team-orbit', before: { secondCertificate: null } },
        after: { secondCertificate: certificateFacts(NEXT).fingerprint },
      },
    ]);
  });

  test('that stays as it is is neither counted nor written down', async () => {
    await save();
    expect((await save({ version: 1 })).body).toMatchObject({ configuration: { version: 1 } });
    expect(await entries('sso.updateSaml')).toHaveLength(1);
  });

  test('is refused with what is wrong with it, and where', async () => {
    expect(refusalOf(await save({ publicCertificate: PRIVATE_KEY }))).toEqual([
      '400 certificate_private_key',
      'publicCertificate',
    ]);
    expect(refusalOf(await save({ buttonLabel: 'eleven char' }))).toEqual(['400 invalid_request', 'buttonLabel']);
    expect(refusalOf(await save({ secondCertificate: GOOD }))).toEqual(['400 duplicate_values', 'secondCertificate']);
    expect(await read()).toEqual({ configuration: null });
  });

  test('of another team is not seen, and stays', async () => {
    await save();
    const summit = await upstream.signIn('admin@summit.example');
    expect((await upstream.get('/sso/saml-configuration', summit)).body).toMatchObject({
      configuration: { buttonLabel: 'Summit ID' },
    });
    await remove();
    expect((await upstream.get('/sso/sign-in-configuration', summit)).body).toMatchObject({ type: 'saml' });
  });

  test('is saved once for a key', async () => {
    const headers = { 'idempotency-key': 'saml-1' };
    const first = await save({ version: 0 }, headers);
    expect((await save({ version: 0 }, headers)).body).toEqual(first.body);
    expect(codeOf(await save({ version: 0, buttonLabel: 'B' }, headers))).toBe('409 idempotency_key_reused');
  });

  test('another one has the sign-ins under way come to nothing; another label does not', async () => {
    await save();
    await begin();
    await save({ buttonLabel: 'Other' });
    expect(await attempts()).toBe(1);
    await save({ samlEntityId: 'urn:other' });
    expect(await attempts()).toBe(0);
  });
});

describe('strictness', () => {
  test('waits for somebody to come in, and makes recovery codes once', async () => {
    await save();
    expect(refusalOf(await save({ strictSSO: true }))).toEqual(['409 sso_not_tested', 'strictSSO']);
    await comeIn();
    const headers = { 'idempotency-key': 'strict-1' };
    const { body } = await save({ strictSSO: true }, headers);
    expect(body).toMatchObject({ configuration: { strictSSO: true, testedAt: START, recoveryCodesLeft: 10 } });
    const made = (body as { recoveryCodes: string[] }).recoveryCodes;
    expect(made).toHaveLength(10);
    const kept = await codes();
    expect(JSON.stringify([kept, await entries('sso.updateSaml')])).not.toContain(made[0]);
    // The answer under the key has everything but the codes, which are not kept.
    expect((await save({ strictSSO: true }, headers)).body).toMatchObject({
      ...{ configuration: { strictSSO: true }, recoveryCodes: null },
    });
    expect(await save({ strictSSO: true, buttonLabel: 'Other' })).toMatchObject({ body: { recoveryCodes: null } });
    expect(await codes()).toEqual(kept);
  });

  test('gives up its codes when it ends', async () => {
    await save();
    await comeIn();
    await save({ strictSSO: true });
    expect((await save({ strictSSO: false })).body).toMatchObject({ configuration: { recoveryCodesLeft: 0 } });
    expect(await codes()).toEqual([]);
  });

  test('alone has codes, which are made anew as often as is wanted', async () => {
    expect(codeOf(await renew())).toBe('409 sso_not_strict');
    await save();
    await comeIn();
    expect(codeOf(await renew())).toBe('409 sso_not_strict');
    const before = ((await save({ strictSSO: true })).body as { recoveryCodes: string[] }).recoveryCodes;
    const { recoveryCodes } = (await renew()).body as { recoveryCodes: string[] };
    expect(recoveryCodes).toHaveLength(10);
    expect(recoveryCodes.some((code) => before.includes(code))).toBe(false);
    expect(await codes()).toHaveLength(10);
    expect(await entries('sso.makeRecoveryCodes')).toEqual([
      { actor: 'orbit-0001', target: 'team:team-orbit', before: null, after: null },
    ]);
  });
});

describe('removing it', () => {
  test('takes codes and sign-ins under way along, is written down, and can be asked for again', async () => {
    await save();
    await comeIn();
    await save({ strictSSO: true });
    await begin();
    expect(codeOf(await remove({ version: '1' }))).toBe('409 stale_version');
    expect(await remove({ version: '2' })).toMatchObject({ status: 200, body: {} });
    expect(await read()).toEqual({ configuration: null });
    expect([await codes(), await attempts()]).toEqual([[], 0]);
    expect(await remove({ version: '2' })).toMatchObject({ status: 200 });
    expect(await entries('sso.removeSaml')).toMatchObject([
      { actor: 'orbit-0001', before: { ssoUrl: GIVEN.ssoUrl, strictSSO: true }, after: null },
    ]);
    expect(JSON.stringify(await entries('sso.removeSaml'))).not.toContain('BEGIN');
  });
});

describe('Google and an identity provider', () => {
  test('exclude each other: saving the one ends the other', async () => {
    await makeGoc({ makeGOC: true });
    await save();
    expect(await signIn()).toEqual({ isGOC: false, type: 'saml' });
    expect(await entries('sso.updateGoogleSignIn')).toMatchObject([
      { after: { isGoogleSignInRequired: true } },
      { after: { isGoogleSignInRequired: false } },
    ]);
  });

  test('the other way only where that is said', async () => {
    await save();
    expect(refusalOf(await makeGoc({ makeGOC: true }))).toEqual(['409 saml_configured', 'makeGOC']);
    expect((await makeGoc({ makeGOC: false, removeSaml: true })).body).toEqual({ isGOC: false, type: 'saml' });
    expect((await makeGoc({ makeGOC: true, removeSaml: true })).body).toEqual({ isGOC: true, type: 'google' });
    expect(await read()).toEqual({ configuration: null });
    expect(await entries('sso.removeSaml')).toHaveLength(1);
  });
});
