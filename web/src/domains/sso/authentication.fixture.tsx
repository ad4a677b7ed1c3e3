import { screen } from '@testing-library/react';
import { inputsOf } from '../../testing/gatewayPieces.ts';
import { typeInto } from '../../testing/hands.ts';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import AuthenticationPage from './AuthenticationPage.tsx';

export const pemOf = (letter: string) =>
  `-----BEGIN CERTIFICATE-----\n${letter.repeat(64)}\n-----END CERTIFICATE-----\n`;
export const certificate = (letter: string, expiresAt = '2125-01-01T00:00:00.000Z') => ({
  ...{ pem: pemOf(letter), issuerCommonName: 'Orbit ID', expiresAt, fingerprint: 'AA:BB' },
});
export const SAVED = {
  ...{ endpointUrl: 'https://id.orbit.example/sso', issuer: 'urn:orbit', certificate: certificate('Q') },
  ...{ secondCertificate: null as ReturnType<typeof certificate> | null, buttonLabel: 'Orbit ID', isStrict: false },
  ...{ testedAt: null as string | null, recoveryCodesLeft: 0, version: 3 },
};
export const at = (place: string) => `https://console.example/sso/saml/team-1/${place}`;
export const serviceProvider = {
  ...{ entityId: at('metadata'), metadataUrl: at('metadata'), acsUrl: at('acs'), startUrl: at('start') },
};
const ADA = { id: 'm1', email: 'ada@orbit.example', name: { first: 'Ada', last: 'Lovelace' } };
export const TOKEN = {
  ...{ maskedSecret: 'muster_scim_••••••••Qx7e', ending: 'Qx7e', createdAt: '2026-11-01T08:00:00.000Z' },
  ...{ createdBy: ADA as typeof ADA | null, lastUsedAt: null as string | null },
};

type Kept = { saml: typeof SAVED | null; isGoogle: boolean; token: typeof TOKEN | null };

/** The page over a team that stands like this; the answers may refuse, or fail. */
export async function open(
  given: Partial<Kept> = {},
  answers: Record<string, (input: never) => unknown> = {},
  address = '/',
) {
  const kept: Kept = { saml: null, isGoogle: false, token: null, ...given };
  const team = {
    id: 'team-1',
    isGoogleSignInRequired: () => kept.isGoogle,
    signInMethod: () => (kept.saml ? 'SAML' : kept.isGoogle ? 'GOOGLE' : 'NONE'),
    samlSetup: () => ({ configuration: kept.saml, serviceProvider }),
    provisioning: () => ({ scimUrl: 'https://console.example/scim/v2', token: kept.token }),
  };
  const does =
    (name: string, act: (input: Record<string, unknown>) => object = () => ({})) =>
    async ({ input }: { input: Record<string, unknown> }) =>
      (await answers[name]?.(input as never)) ?? { team, userErrors: [], ...act(input) };
  const page = await renderInConsole(
    <AuthenticationPage />,
    {
      viewer: { id: 'viewer-1', team },
      teamGoogleSignInUpdate: does('google', ({ isGoogleSignInRequired, removeSaml }) => {
        kept.isGoogle = isGoogleSignInRequired === true;
        if (removeSaml === true) kept.saml = null;
        return {};
      }),
      teamSamlUpdate: does('update', ({ certificate: pem, secondCertificate, version: _version, ...rest }) => {
        const before = kept.saml ?? SAVED;
        kept.saml = { ...before, ...rest, version: before.version + 1 };
        kept.saml.certificate = { ...certificate('Q'), pem: String(pem) };
        kept.saml.secondCertificate =
          typeof secondCertificate === 'string' ? { ...certificate('R'), pem: secondCertificate } : null;
        kept.isGoogle = false;
        return { recoveryCodes: rest['isStrict'] === true && !before.isStrict ? ['AAAA-1111', 'BBBB-2222'] : null };
      }),
      teamSamlRemove: does('remove', () => {
        kept.saml = null;
        return {};
      }),
      teamRecoveryCodesCreate: does('codes', () => ({ recoveryCodes: ['CCCC-3333'] })),
      provisioningTokenGenerate: does('generate', () => {
        kept.token = { ...TOKEN, ending: 'NEW1', maskedSecret: 'muster_scim_••••••••NEW1' };
        return { secret: 'muster_scim_whole_NEW1' };
      }),
      provisioningTokenDelete: does('delete', () => {
        kept.token = null;
        return {};
      }),
    },
    address,
  );
  return { ...page, kept, inputs: (name: string) => inputsOf(page.sent, name) };
}

export const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const type = (name: RegExp, value: string) => typeInto(field(name), value);
export const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
export const fill = async () => {
  await type(/^Endpoint/, 'https://id.orbit.example/sso');
  await type(/^Issuer/, 'urn:orbit');
  await type(/^Certificate/, pemOf('Q'));
  await type(/^Button label/, ' Orbit ID ');
};
