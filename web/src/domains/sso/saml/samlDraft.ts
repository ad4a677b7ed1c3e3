import {
  readCertificateText,
  samlButtonLabelFormat,
  samlEndpointFormat,
  samlIssuerFormat,
} from '@muster/schema/formats/sso';
import type { AuthenticationOfTeamFragment } from '../../../generated/sso/authentication.ts';

/** What is configured of the identity provider. */
export type SamlConfiguration = NonNullable<NonNullable<AuthenticationOfTeamFragment['samlSetup']>['configuration']>;
export type Certificate = SamlConfiguration['certificate'];
export type ServiceProvider = NonNullable<NonNullable<AuthenticationOfTeamFragment['samlSetup']>['serviceProvider']>;

/** What the form edits; a blank second certificate is none. */
export interface SamlDraft {
  readonly endpointUrl: string;
  readonly issuer: string;
  readonly certificate: string;
  readonly secondCertificate: string;
  readonly buttonLabel: string;
  readonly isStrict: boolean;
}

export type SamlPart = Exclude<keyof SamlDraft, 'isStrict'>;
export const PARTS: readonly SamlPart[] = ['endpointUrl', 'issuer', 'certificate', 'secondCertificate', 'buttonLabel'];

export type Fault = 'REQUIRED' | 'TOO_LONG' | 'INVALID' | 'PRIVATE_KEY' | 'DUPLICATE';

const EMPTY: SamlDraft = {
  ...{ endpointUrl: '', issuer: '', certificate: '', secondCertificate: '', buttonLabel: '', isStrict: false },
};

/** The form as it begins over what is configured. */
export const draftOf = (configuration: SamlConfiguration | null): SamlDraft =>
  configuration === null
    ? EMPTY
    : {
        endpointUrl: configuration.endpointUrl,
        issuer: configuration.issuer,
        certificate: configuration.certificate.pem,
        secondCertificate: configuration.secondCertificate?.pem ?? '',
        buttonLabel: configuration.buttonLabel,
        isStrict: configuration.isStrict,
      };

/** Whether saving the one would keep the same as the other. */
export const isSameDraft = (one: SamlDraft, other: SamlDraft): boolean =>
  one.isStrict === other.isStrict && PARTS.every((part) => one[part].trim() === other[part].trim());

const formats = {
  endpointUrl: samlEndpointFormat,
  issuer: samlIssuerFormat,
  buttonLabel: samlButtonLabelFormat,
} as const;

function faultOfText(part: keyof typeof formats, text: string): Fault | null {
  const code = formats[part].safeParse(text).error?.issues[0]?.code;
  if (code === undefined) return null;
  if (code === 'too_small') return 'REQUIRED';
  return code === 'too_big' ? 'TOO_LONG' : 'INVALID';
}

const CERTIFICATE_FAULTS = {
  missing: 'REQUIRED',
  too_long: 'INVALID',
  private_key: 'PRIVATE_KEY',
  invalid: 'INVALID',
} as const satisfies Record<string, Fault>;

function faultOfCertificate(text: string): Fault | null {
  const read = readCertificateText(text);
  return 'fault' in read ? CERTIFICATE_FAULTS[read.fault] : null;
}

/** What is wrong with a part, as far as the browser can tell. */
export function faultOf(part: SamlPart, draft: SamlDraft): Fault | null {
  const text = draft[part];
  if (part === 'certificate') return faultOfCertificate(text);
  if (part !== 'secondCertificate') return faultOfText(part, text);
  if (text.trim() === '') return null;
  return text.trim() === draft.certificate.trim() ? 'DUPLICATE' : faultOfCertificate(text);
}

/** Whether somebody has come in by what stands in the form, so that it may become the only way in. */
export function isTested(draft: SamlDraft, configuration: SamlConfiguration | null): boolean {
  if (configuration === null || configuration.testedAt === null) return false;
  const saved = draftOf(configuration);
  const known = [saved.certificate, saved.secondCertificate].map((pem) => pem.trim()).filter((pem) => pem !== '');
  const keepsOne = [draft.certificate, draft.secondCertificate].some((pem) => known.includes(pem.trim()));
  return (
    keepsOne && draft.endpointUrl.trim() === saved.endpointUrl.trim() && draft.issuer.trim() === saved.issuer.trim()
  );
}
