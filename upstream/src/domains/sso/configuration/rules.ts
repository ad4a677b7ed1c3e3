import {
  isOfSameComputer,
  samlButtonLabelFormat,
  samlEndpointFormat,
  samlIssuerFormat,
} from '@muster/schema/formats/sso';
import { changedOf } from '../../../lib/changes.ts';
import type { Environment } from '../../member/rules.ts';
import { type CertificateVerdict, judgeCertificate } from './certificateRules.ts';

/** What is kept of an identity provider, but for how often it changed. */
export type Saml = {
  ssoUrl: string;
  samlEntityId: string;
  publicCertificate: string;
  secondCertificate: string | null;
  buttonLabel: string;
  strictSSO: boolean;
  /** When somebody last came in by it; null where nobody has since it is what it is. */
  testedAt: number | null;
};

/** What somebody gives of it. */
export type GivenSaml = Omit<Saml, 'testedAt'>;

/** What becomes of it, or why that is refused. */
export type SamlPlan =
  | {
      refusal: 'invalid_request' | 'duplicate_values' | 'sso_not_tested' | Exclude<CertificateVerdict['refusal'], null>;
      field: keyof GivenSaml;
    }
  | { refusal: null; saml: Saml; changes: Partial<Saml>; becomesStrict: boolean };

type Certificates = Pick<Saml, 'publicCertificate' | 'secondCertificate'>;

const certificatesOf = ({ publicCertificate, secondCertificate }: Certificates): string[] =>
  secondCertificate === null ? [publicCertificate] : [publicCertificate, secondCertificate];

/**
 * Whether what somebody came in by still lets people in: the same identity provider, and one of its certificates at least. So
 * a certificate can be replaced in two steps while it is the only way in.
 */
function isSameProvider(before: Saml, after: GivenSaml): boolean {
  const known = certificatesOf(before);
  const keepsOne = certificatesOf(after).some((pem) => known.includes(pem));
  return keepsOne && before.ssoUrl === after.ssoUrl && before.samlEntityId === after.samlEntityId;
}

type Texts = Pick<Saml, 'ssoUrl' | 'samlEntityId' | 'buttonLabel'>;
type Fault = { refusal: 'invalid_request'; field: keyof Texts };

function readTexts(given: GivenSaml, before: Saml | undefined, environment: Environment): Texts | Fault {
  const ssoUrl = samlEndpointFormat.safeParse(given.ssoUrl);
  // What is as before is taken: the installation may have been another then.
  const isTaken = given.ssoUrl === before?.ssoUrl || environment === 'internal' || !isLocal(given.ssoUrl);
  if (!ssoUrl.success || !isTaken) return { refusal: 'invalid_request', field: 'ssoUrl' };
  const samlEntityId = samlIssuerFormat.safeParse(given.samlEntityId);
  if (!samlEntityId.success) return { refusal: 'invalid_request', field: 'samlEntityId' };
  const buttonLabel = samlButtonLabelFormat.safeParse(given.buttonLabel);
  if (!buttonLabel.success) return { refusal: 'invalid_request', field: 'buttonLabel' };
  return { ssoUrl: ssoUrl.data, samlEntityId: samlEntityId.data, buttonLabel: buttonLabel.data };
}

const isLocal = (address: string): boolean => isOfSameComputer(address.trim());

/** A certificate that was taken before is taken again, although it may have expired meanwhile. */
function readCertificate(given: string, before: Saml | undefined, now: number): CertificateVerdict {
  const known = before === undefined ? [] : certificatesOf(before);
  const pem = known.find((one) => one.trim() === given.trim());
  return pem === undefined ? judgeCertificate(given, now) : { refusal: null, pem };
}

type CertificateFault = {
  refusal: 'duplicate_values' | Exclude<CertificateVerdict['refusal'], null>;
  field: 'publicCertificate' | 'secondCertificate';
};

function readCertificates(given: GivenSaml, before: Saml | undefined, now: number): Certificates | CertificateFault {
  const first = readCertificate(given.publicCertificate, before, now);
  if (first.refusal !== null) return { refusal: first.refusal, field: 'publicCertificate' };
  if (given.secondCertificate === null) return { publicCertificate: first.pem, secondCertificate: null };
  const second = readCertificate(given.secondCertificate, before, now);
  if (second.refusal !== null) return { refusal: second.refusal, field: 'secondCertificate' };
  if (second.pem === first.pem) return { refusal: 'duplicate_values', field: 'secondCertificate' };
  return { publicCertificate: first.pem, secondCertificate: second.pem };
}

/** What a change makes of an identity provider that is configured, or of none. */
export function planSaml(
  before: Saml | undefined,
  given: GivenSaml,
  { now, environment }: { now: number; environment: Environment },
): SamlPlan {
  const texts = readTexts(given, before, environment);
  if ('refusal' in texts) return texts;
  const certificates = readCertificates(given, before, now);
  if ('refusal' in certificates) return certificates;
  const { strictSSO } = given;
  const wanted = { ...texts, ...certificates, strictSSO };
  const testedAt = before && isSameProvider(before, wanted) ? before.testedAt : null;
  if (strictSSO && testedAt === null) return { refusal: 'sso_not_tested', field: 'strictSSO' };
  const saml = { ...wanted, testedAt };
  return {
    ...{ refusal: null, saml },
    changes: before === undefined ? saml : changedOf<Saml>(before, saml),
    becomesStrict: strictSSO && before?.strictSSO !== true,
  };
}
