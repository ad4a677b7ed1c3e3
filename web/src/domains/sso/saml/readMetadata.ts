import { type XmlElement, readXml } from './readXml.ts';

/** What the metadata of an identity provider say. */
export interface Metadata {
  readonly issuer: string;
  readonly endpointUrl: string;
  /** Those that it signs with, in base64; the second one counts while it goes over to it. */
  readonly certificates: readonly string[];
}

const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';

/** The elements inside the one at a place. */
function within(elements: readonly XmlElement[], at: number): readonly XmlElement[] {
  const depth = elements[at]?.depth ?? 0;
  const rest = elements.slice(at + 1);
  const end = rest.findIndex((one) => one.depth <= depth);
  return end < 0 ? rest : rest.slice(0, end);
}

function certificatesIn(role: readonly XmlElement[]): string[] {
  const signing = role.flatMap((one, at) =>
    one.name === 'KeyDescriptor' && one.attributes.get('use') !== 'encryption' ? within(role, at) : [],
  );
  const texts = signing.filter(({ name }) => name === 'X509Certificate').map(({ text }) => text.replace(/\s/g, ''));
  return [...new Set(texts)].filter((text) => text !== '');
}

/** Reads the first identity provider of a document of SAML metadata; null where there is none, or something is missing of it. */
export function readMetadata(source: string): Metadata | null {
  const elements = readXml(source) ?? [];
  const at = elements.findIndex(({ name }) => name === 'IDPSSODescriptor');
  const entity = elements.slice(0, Math.max(at, 0)).findLast(({ name }) => name === 'EntityDescriptor');
  const issuer = entity?.attributes.get('entityID')?.trim() ?? '';
  if (issuer === '') return null;
  const role = within(elements, at);
  const services = role.filter(({ name }) => name === 'SingleSignOnService');
  const service = services.find(({ attributes }) => attributes.get('Binding') === REDIRECT) ?? services[0];
  const endpointUrl = service?.attributes.get('Location')?.trim() ?? '';
  const certificates = certificatesIn(role);
  return endpointUrl === '' || certificates.length === 0 ? null : { issuer, endpointUrl, certificates };
}

const FIRST_LINE = '-----BEGIN CERTIFICATE-----';
const LAST_LINE = '-----END CERTIFICATE-----';

/** The base64 of a certificate as the form shows it. */
export const asPem = (base64: string): string =>
  `${FIRST_LINE}\n${(base64.match(/.{1,64}/g) ?? []).join('\n')}\n${LAST_LINE}\n`;

/** The content of a file of a certificate as text: one in bytes (DER) becomes PEM. */
export function certificateText(bytes: Uint8Array<ArrayBuffer>): string {
  const SEQUENCE = 0x30;
  const isBinary = bytes[0] === SEQUENCE && bytes.some((byte) => byte > 0x7f);
  if (!isBinary) return new TextDecoder().decode(bytes);
  return asPem(btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('')));
}
