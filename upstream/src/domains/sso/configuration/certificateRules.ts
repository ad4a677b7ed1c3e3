import { X509Certificate } from 'node:crypto';
import { readCertificateText } from '@muster/schema/formats/sso';

/** What a certificate says of itself. */
export type CertificateFacts = {
  /** Null where its issuer has no common name. */
  issuerCommonName: string | null;
  /** When it ends to be valid, in milliseconds. */
  expirationDate: number;
  /** SHA-256, in pairs of digits with colons between. */
  fingerprint: string;
};

/** A certificate that signatures may be checked with, in PEM, or why it may not. */
export type CertificateVerdict =
  | { refusal: 'certificate_invalid' | 'certificate_private_key' | 'certificate_expired' | 'certificate_weak' }
  | { refusal: null; pem: string };

const LEAST_RSA_BITS = 2048;

function parse(pem: string): X509Certificate | null {
  try {
    return new X509Certificate(pem);
  } catch {
    return null;
  }
}

/** Signatures by other keys, of elliptic curves as well, cannot be checked: no sign-in would ever succeed. */
function isStrong({ publicKey }: X509Certificate): boolean {
  const { asymmetricKeyType, asymmetricKeyDetails } = publicKey;
  return asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= LEAST_RSA_BITS;
}

/** What X.509 gives of a name, where it has several common names as well. */
function commonName(name: unknown): string | null {
  const [first] = [name].flat();
  return typeof first === 'string' && first !== '' ? first : null;
}

const expiryOf = (certificate: X509Certificate): number => Date.parse(certificate.validTo);

/** What a certificate says that was taken once. */
export function certificateFacts(pem: string): CertificateFacts {
  const certificate = new X509Certificate(pem);
  return {
    issuerCommonName: commonName(certificate.toLegacyObject().issuer.CN),
    expirationDate: expiryOf(certificate),
    fingerprint: certificate.fingerprint256,
  };
}

/**
 * Whether signatures may be checked with what somebody gives as a certificate. One that is not valid yet may be given: it is
 * for a change to come.
 */
export function judgeCertificate(text: string, now: number): CertificateVerdict {
  const read = readCertificateText(text);
  if ('fault' in read) {
    return { refusal: read.fault === 'private_key' ? 'certificate_private_key' : 'certificate_invalid' };
  }
  const certificate = parse(read.pem);
  if (certificate === null || Number.isNaN(expiryOf(certificate))) return { refusal: 'certificate_invalid' };
  if (expiryOf(certificate) <= now) return { refusal: 'certificate_expired' };
  return isStrong(certificate) ? { refusal: null, pem: read.pem } : { refusal: 'certificate_weak' };
}
