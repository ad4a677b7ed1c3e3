import { deflateRawSync } from 'node:zlib';
import type { ServiceProvider } from './addressRules.ts';
import { ASSERTION, EMAIL_FORMAT, METADATA, POST_BINDING, PROTOCOL } from './nameRules.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** What an identity provider has to know of this side. Requests are not signed, so that no key of ours has to be rolled over. */
export const metadataOf = ({ entityId, acs }: ServiceProvider): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<md:EntityDescriptor xmlns:md="${METADATA}" entityID="${escaped(entityId)}">
  <md:SPSSODescriptor AuthnRequestsSigned="false" WantAssertionsSigned="true" protocolSupportEnumeration="${PROTOCOL}">
    <md:NameIDFormat>${EMAIL_FORMAT}</md:NameIDFormat>
    <md:AssertionConsumerService isDefault="true" index="0" Binding="${POST_BINDING}" Location="${escaped(acs)}"/>
  </md:SPSSODescriptor>
</md:EntityDescriptor>
`;

type Request = { id: string; issuedAt: number; ssoUrl: string };

/** A request, as an address of the identity provider: the HTTP-Redirect binding. */
export function requestAddress({ id, issuedAt, ssoUrl }: Request, { entityId, acs }: ServiceProvider): string {
  const attributes = {
    'xmlns:samlp': PROTOCOL,
    'xmlns:saml': ASSERTION,
    ID: id,
    Version: '2.0',
    IssueInstant: new Date(issuedAt).toISOString(),
    Destination: ssoUrl,
    ProtocolBinding: POST_BINDING,
    AssertionConsumerServiceURL: acs,
  };
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escaped(value)}"`);
  const issuer = `<saml:Issuer>${escaped(entityId)}</saml:Issuer>`;
  const request = `<samlp:AuthnRequest ${written.join(' ')}>${issuer}</samlp:AuthnRequest>`;
  const address = new URL(ssoUrl);
  address.searchParams.set('SAMLRequest', deflateRawSync(request).toString('base64'));
  return address.href;
}
