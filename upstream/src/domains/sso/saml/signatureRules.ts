import { X509Certificate } from 'node:crypto';
import { SAML } from '@node-saml/node-saml';

/** Stands where the library would ask for what is checked elsewhere. */
const UNUSED = 'https://unused.invalid';

/**
 * The assertion of a response that is signed by one of these certificates that has not expired, be it by itself or with all
 * of the response, as it was signed: whatever else stands in the response is worth nothing. Null where none is. Of the
 * library only this is asked: for whom it is and how long it holds is judged by the clock of the services.
 */
export async function signedAssertion(
  xml: string,
  certificates: readonly string[],
  now: number,
): Promise<string | null> {
  const valid = certificates.filter((pem) => Date.parse(new X509Certificate(pem).validTo) > now);
  if (valid.length === 0) return null;
  const saml = new SAML({
    idpCert: valid,
    ...{ issuer: UNUSED, callbackUrl: UNUSED, audience: false },
    acceptedClockSkewMs: -1,
    ...{ wantAssertionsSigned: false, wantAuthnResponseSigned: false },
  });
  try {
    const { profile } = await saml.validatePostResponseAsync({ SAMLResponse: Buffer.from(xml).toString('base64') });
    return profile?.getAssertionXml?.() ?? null;
  } catch {
    return null;
  }
}
