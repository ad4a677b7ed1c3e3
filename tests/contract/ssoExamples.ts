// Examples of the calls that set how people sign in, and that let a directory service in.
import type { OperationName } from '@muster/upstream/contract';
import { GOOD, NEXT } from '@muster/upstream/samlCertificates';
import type { ExamplesOf } from './known.ts';

type Configured =
  | 'samlConfiguration'
  | 'updateSamlConfiguration'
  | 'removeSamlConfiguration'
  | 'createRecoveryCodes'
  | 'provisioningToken'
  | 'generateProvisioningToken'
  | 'deleteProvisioningToken';

/** Whose admins make them, where it is not the main demo team's: somebody has come in at this one's identity provider. */
export const ssoActors: Readonly<Record<string, string>> = {
  'sso.createRecoveryCodes': 'admin@firstday.example',
};

const query = { idpId: 'cloud-directory' };

/** An identity provider. */
export const SAML = {
  ssoUrl: 'https://id.orbit.example/sso',
  samlEntityId: 'https://id.orbit.example',
  publicCertificate: GOOD,
  secondCertificate: NEXT,
  buttonLabel: 'Orbit ID',
  strictSSO: false,
};

export const configurationExamples: Pick<ExamplesOf<'sso'>, Configured & OperationName<'sso'>> = {
  samlConfiguration: () => ({}),
  updateSamlConfiguration: () => ({ body: SAML }),
  removeSamlConfiguration: () => ({ query: {} }),
  createRecoveryCodes: async ({ strict }) => {
    await strict();
    return {};
  },
  provisioningToken: () => ({ query }),
  generateProvisioningToken: () => ({ query, body: {} }),
  deleteProvisioningToken: () => ({ query }),
};
