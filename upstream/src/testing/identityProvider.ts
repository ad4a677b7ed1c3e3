// An identity provider of which tests decide every word, wrong ones too.
import { SignedXml } from 'xml-crypto';
import type { SigningKey } from './identityProviderKeys.ts';
import { PRESENT_KEY } from './identityProviderKeys.ts';
import { START } from './testUpstream.ts';

export const ORIGIN = 'https://console.example';
export const ISSUER = 'https://idp.example/metadata';
export const EMAIL_FORMAT = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress';

const SHA256 = 'http://www.w3.org/2001/04/xmlenc#sha256';
const RSA_SHA256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';
const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const ENVELOPED = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature';

const at = (instant: number) => new Date(instant).toISOString();

/** What a response says, all of it by default as it has to be at `now`. */
export type Said = {
  teamId: string;
  email: string;
  now?: number;
  inResponseTo?: string | null;
  id?: string;
  issuer?: string;
  audience?: string;
  recipient?: string;
  destination?: string | null;
  notBefore?: number;
  notOnOrAfter?: number;
  confirmedUntil?: number;
  /** Says a second time until when whoever brings it is its subject. */
  confirmedAgainUntil?: number;
  status?: string;
  /** The markup of the name and of attributes, in place of the address. */
  nameId?: string;
  attributes?: string;
  outerInResponseTo?: string | null;
};

const optional = (name: string, value: string | null) => (value === null ? '' : ` ${name}="${value}"`);
const MINUTE = 60_000;

/** An assertion without a signature. */
export function assertionXml(said: Said): string {
  const { teamId, email, now = START, inResponseTo = null, issuer = ISSUER } = said;
  const base = `${ORIGIN}/sso/saml/${teamId}`;
  const nameId = said.nameId ?? `<saml:NameID Format="${EMAIL_FORMAT}">${email}</saml:NameID>`;
  const { notBefore = now - MINUTE, notOnOrAfter = now + 5 * MINUTE, confirmedUntil = now + 5 * MINUTE } = said;
  const confirmations = [confirmedUntil, said.confirmedAgainUntil]
    .filter((until) => until !== undefined)
    .map((until) => {
      const data = `Recipient="${said.recipient ?? `${base}/acs`}" NotOnOrAfter="${at(until)}"${optional('InResponseTo', inResponseTo)}`;
      return `<saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData ${data}/></saml:SubjectConfirmation>`;
    })
    .join('');
  return (
    `<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${said.id ?? '_a1'}" Version="2.0" IssueInstant="${at(now)}">` +
    `<saml:Issuer>${issuer}</saml:Issuer>` +
    `<saml:Subject>${nameId}${confirmations}</saml:Subject>` +
    `<saml:Conditions NotBefore="${at(notBefore)}" NotOnOrAfter="${at(notOnOrAfter)}"><saml:AudienceRestriction><saml:Audience>${said.audience ?? `${base}/metadata`}</saml:Audience></saml:AudienceRestriction></saml:Conditions>` +
    `<saml:AuthnStatement AuthnInstant="${at(now)}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>` +
    `${said.attributes === undefined ? '' : `<saml:AttributeStatement>${said.attributes}</saml:AttributeStatement>`}</saml:Assertion>`
  );
}

/** A response around assertions. */
export function responseXml(said: Said, assertions: string, id = '_r1'): string {
  const { teamId, now = START, inResponseTo = null, issuer = ISSUER } = said;
  const destination = said.destination === undefined ? `${ORIGIN}/sso/saml/${teamId}/acs` : said.destination;
  const outer = said.outerInResponseTo === undefined ? inResponseTo : said.outerInResponseTo;
  const status = said.status ?? 'urn:oasis:names:tc:SAML:2.0:status:Success';
  return (
    `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${id}" Version="2.0" IssueInstant="${at(now)}"${optional('Destination', destination)}${optional('InResponseTo', outer)}>` +
    `<saml:Issuer>${issuer}</saml:Issuer><samlp:Status><samlp:StatusCode Value="${status}"/></samlp:Status>${assertions}</samlp:Response>`
  );
}

type How = { by?: SigningKey; algorithm?: string; digest?: string; embedded?: string };

/** The same with the element of an id signed, the signature behind its issuer. */
export function signed(xml: string, id: string, how: How = {}): string {
  const { by = PRESENT_KEY, algorithm = RSA_SHA256, digest = SHA256, embedded = by.certificate } = how;
  const signature = new SignedXml({ privateKey: by.key, publicCert: embedded });
  signature.signatureAlgorithm = algorithm;
  signature.canonicalizationAlgorithm = EXCLUSIVE;
  const xpath = `//*[@ID='${id}']`;
  signature.addReference({ xpath, transforms: [ENVELOPED, EXCLUSIVE], digestAlgorithm: digest });
  signature.computeSignature(xml, {
    prefix: 'ds',
    location: { reference: `${xpath}/*[local-name()='Issuer']`, action: 'after' },
  });
  return signature.getSignedXml();
}

export const base64 = (xml: string) => Buffer.from(xml).toString('base64');

/** What an identity provider usually sends: a response with a signed assertion. */
export const goodResponse = (said: Said, how: How = {}): string =>
  signed(responseXml(said, assertionXml(said)), said.id ?? '_a1', how);
