import samlify from 'samlify';
import { STAND_IN_CERTIFICATE, STAND_IN_METADATA_PATH, STAND_IN_SSO_PATH } from '../../standInSaml.ts';
import { DEMO_KEY } from './demoKey.ts';

const { Constants, IdentityProvider, SamlLib, ServiceProvider } = samlify;

const EMAIL_FORMAT = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress';
const STATUS = 'urn:oasis:names:tc:SAML:2.0:status:';
const MINUTE_MS = 60_000;

const TEMPLATE =
  '<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="{ID}" Version="2.0" IssueInstant="{Now}" Destination="{Acs}"{InResponseTo}>' +
  '<saml:Issuer>{Issuer}</saml:Issuer><samlp:Status><samlp:StatusCode Value="{Status}"/></samlp:Status>' +
  '<saml:Assertion ID="{AssertionID}" Version="2.0" IssueInstant="{Now}"><saml:Issuer>{Issuer}</saml:Issuer>' +
  '<saml:Subject><saml:NameID Format="{Format}">{Email}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData Recipient="{Acs}" NotOnOrAfter="{Until}"{InResponseTo}/></saml:SubjectConfirmation></saml:Subject>' +
  '<saml:Conditions NotBefore="{Now}" NotOnOrAfter="{Until}"><saml:AudienceRestriction><saml:Audience>{Audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions>' +
  '<saml:AuthnStatement AuthnInstant="{Now}" SessionIndex="{AssertionID}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>' +
  '</saml:Assertion></samlp:Response>';

/** For whom a response is, and what it answers; null where nobody asked. */
export type Asked = { readonly entityId: string; readonly acs: string; readonly requestId: string | null };

/** In which way it is wrong, for whoever wants to see what happens then. */
export type Wrong = 'none' | 'old' | 'status' | 'unsigned';

/** What the identity provider says of itself. */
export const standInMetadata = (origin: string): string =>
  `<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:ds="http://www.w3.org/2000/09/xmldsig#" entityID="${origin}${STAND_IN_METADATA_PATH}">` +
  '<md:IDPSSODescriptor WantAuthnRequestsSigned="false" protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">' +
  `<md:KeyDescriptor use="signing"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${STAND_IN_CERTIFICATE.replace(/-----[A-Z ]+-----|\s/g, '')}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>` +
  `<md:NameIDFormat>${EMAIL_FORMAT}</md:NameIDFormat>` +
  `<md:SingleSignOnService Binding="${Constants.namespace.binding.redirect}" Location="${origin}${STAND_IN_SSO_PATH}"/>` +
  '</md:IDPSSODescriptor></md:EntityDescriptor>';

const providerAt = (origin: string) =>
  IdentityProvider({
    metadata: standInMetadata(origin),
    privateKey: DEMO_KEY,
    requestSignatureAlgorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    loginResponseTemplate: { context: TEMPLATE, attributes: [] },
  });

const instant = (ms: number) => new Date(ms).toISOString();

/** A response that says who somebody is, in base64. */
export async function standInResponse(
  origin: string,
  email: string,
  { asked, wrong, now, newId }: { asked: Asked; wrong: Wrong; now: number; newId: () => string },
): Promise<string> {
  const provider = providerAt(origin);
  const consumer = ServiceProvider({
    entityID: asked.entityId,
    wantAssertionsSigned: true,
    assertionConsumerService: [{ Binding: Constants.namespace.binding.post, Location: asked.acs }],
  });
  const at = wrong === 'old' ? now - 60 * MINUTE_MS : now;
  const fill = (template: string) => ({
    id: '',
    context: SamlLib.replaceTagsByValue(
      template.replaceAll('{InResponseTo}', asked.requestId === null ? '' : ' InResponseTo="{RequestID}"'),
      {
        ...{ ID: newId(), AssertionID: newId(), Issuer: `${origin}${STAND_IN_METADATA_PATH}` },
        ...{ Now: instant(at), Until: instant(at + 5 * MINUTE_MS), Acs: asked.acs, Audience: asked.entityId },
        Status: `${STATUS}${wrong === 'status' ? 'AuthnFailed' : 'Success'}`,
        ...{ Format: EMAIL_FORMAT, Email: email, RequestID: asked.requestId ?? '' },
      },
    ),
  });
  if (wrong === 'unsigned') return Buffer.from(fill(TEMPLATE).context).toString('base64');
  const made = await provider.createLoginResponse(consumer, { extract: {} }, 'post', { email }, fill);
  return made.context;
}
