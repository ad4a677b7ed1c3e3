import type { SamlCertificate, SignInMethod } from '../../generated/resolvers.ts';
import type { Answer } from '../../generated/upstream/contract.ts';
import { toDateTime, toOptionalDateTime } from '../../lib/dates.ts';
import { type WordsOf, enumOf } from '../../lib/enums.ts';
import type { Log } from '../../lib/log.ts';

/** The way in that a team has chosen. */
export type SignInRecord = { readonly isGoogleSignInRequired: boolean; readonly signInMethod: SignInMethod };

/** What a team knows of its identity provider. */
export type SamlRecord = {
  readonly endpointUrl: string;
  readonly issuer: string;
  readonly certificate: SamlCertificate;
  readonly secondCertificate: SamlCertificate | null;
  readonly buttonLabel: string;
  readonly isStrict: boolean;
  readonly testedAt: string | null;
  readonly recoveryCodesLeft: number;
  readonly version: number;
};

/** How people sign in at an identity provider; what that has to know of the team is put together when it is asked for. */
export type SamlSetupRecord = { readonly configuration: SamlRecord | null };

/** What is known of a directory service's token. */
export type ProvisioningTokenRecord = {
  readonly maskedSecret: string;
  readonly ending: string;
  readonly createdAt: string;
  readonly createdByGuid: string;
  readonly lastUsedAt: string | null;
};

/** How a directory service keeps people; its address is this gateway's. */
export type ProvisioningRecord = { readonly token: ProvisioningTokenRecord | null };

const methods = enumOf('SignInMethod', {
  NONE: 'none',
  GOOGLE: 'google',
  SAML: 'saml',
} as const satisfies WordsOf<SignInMethod>);

export const toSignIn = ({ isGOC, type }: Answer<'sso', 'signInConfiguration'>, log: Log): SignInRecord => ({
  isGoogleSignInRequired: isGOC,
  signInMethod: methods.read(type, log),
});

type WireSaml = NonNullable<Answer<'sso', 'samlConfiguration'>['configuration']>;
type WireToken = NonNullable<Answer<'sso', 'provisioningToken'>['token']>;

const toCertificate = (pem: string, details: WireSaml['certificate']): SamlCertificate => ({
  pem,
  issuerCommonName: details.issuerCommonName,
  expiresAt: toDateTime(details.expirationDate),
  fingerprint: details.fingerprint,
});

const toSaml = (wire: WireSaml): SamlRecord => ({
  endpointUrl: wire.ssoUrl,
  issuer: wire.samlEntityId,
  certificate: toCertificate(wire.publicCertificate, wire.certificate),
  secondCertificate:
    wire.secondCertificate === null || wire.secondCertificateDetails === null
      ? null
      : toCertificate(wire.secondCertificate, wire.secondCertificateDetails),
  buttonLabel: wire.buttonLabel,
  isStrict: wire.strictSSO,
  testedAt: toOptionalDateTime(wire.testedAt),
  recoveryCodesLeft: wire.recoveryCodesLeft,
  version: wire.version,
});

export const toSamlSetup = (configuration: WireSaml | null): SamlSetupRecord => ({
  configuration: configuration && toSaml(configuration),
});

const toToken = (wire: WireToken): ProvisioningTokenRecord => ({
  maskedSecret: wire.secret,
  ending: wire.ending,
  createdAt: toDateTime(wire.createdAt),
  createdByGuid: wire.createdBy,
  lastUsedAt: toOptionalDateTime(wire.lastUsedAt),
});

export const toProvisioning = (token: WireToken | null): ProvisioningRecord => ({ token: token && toToken(token) });
