import type { Answer } from '../../generated/upstream/contract.ts';
import { type Answers, adminsOnly } from './answer.ts';

/** The canaries of single sign-on: what is told once. */
export const RECOVERY_CODE = 'CANA-RYRE-C0VE-RYC0';
export const PROVISIONING_SECRET = 'muster_scim_canary-provisioning-secret-000000000000';

const TOKEN: Answer<'sso', 'generateProvisioningToken'>['token'] = {
  ...{ secret: 'muster_scim_••••••••0000', ending: '0000' },
  ...{ createdAt: 1_794_000_000_000, createdBy: 'orbit-0000', lastUsedAt: 1_795_000_000_000 },
};

export const CERTIFICATE = '-----BEGIN CERTIFICATE-----\nc3R1Yg==\n-----END CERTIFICATE-----\n';

export const SAML: Answer<'sso', 'updateSamlConfiguration'>['configuration'] = {
  ...{ ssoUrl: 'https://id.orbit.example/sso', samlEntityId: 'https://id.orbit.example', buttonLabel: 'Orbit ID' },
  ...{ publicCertificate: CERTIFICATE, secondCertificate: null, secondCertificateDetails: null },
  certificate: { issuerCommonName: 'Orbit ID', expirationDate: 1_900_000_000_000, fingerprint: 'AA:BB' },
  ...{ strictSSO: false, testedAt: null, recoveryCodesLeft: 0, version: 3 },
};

/** Where a sign-in leads, and what its browser keeps. */
export const STARTED = { address: 'https://idp.example/sso?SAMLRequest=request', tie: 'tie-of-this-browser' };

/** What the stub's sso service answers by itself. */
export const ssoAnswers: Answers<'sso'> = {
  signInConfiguration: adminsOnly(() => ({ isGOC: false, type: 'none' })),
  makeGoc: adminsOnly(({ body }) => ({ isGOC: body.makeGOC, type: body.makeGOC ? 'google' : 'none' })),
  samlConfiguration: adminsOnly(() => ({ configuration: SAML })),
  updateSamlConfiguration: adminsOnly(({ body }) => ({
    configuration: SAML,
    recoveryCodes: body.strictSSO ? [RECOVERY_CODE] : null,
  })),
  removeSamlConfiguration: adminsOnly(() => ({})),
  createRecoveryCodes: adminsOnly(() => ({ recoveryCodes: [RECOVERY_CODE] })),
  provisioningToken: adminsOnly(() => ({ token: TOKEN })),
  generateProvisioningToken: adminsOnly(() => ({ secret: PROVISIONING_SECRET, token: TOKEN })),
  deleteProvisioningToken: adminsOnly(() => ({})),
  samlMetadata: ({ query }) => ({ xml: `<md:EntityDescriptor entityID="${query.origin}/${query.teamId}"/>` }),
  startSaml: () => STARTED,
  startSamlTest: adminsOnly(() => STARTED),
  finishSaml: () => ({ outcome: 'refused', reason: 'signature', attemptId: null, code: null, person: null }),
  startGoogleSignIn: () => ({ address: 'https://accounts.google.example/auth?state=tie-1', tie: 'tie-1' }),
  finishGoogleSignIn: ({ team }) => ({ guid: team.people[0]?.guid ?? '', token: team.people[0]?.token ?? '' }),
  signInOptions: () => ({ pin: 'everybody', isGoogleOffered: false, saml: null }),
};
