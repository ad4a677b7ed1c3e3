import { readCertificateText } from '@muster/schema/formats/sso';
import { describe, expect, it } from 'vitest';
import { asPem, certificateText, readMetadata } from './readMetadata.ts';
import { readXml } from './readXml.ts';

const [FIRST, SECOND, SECRET] = ['Q'.repeat(80), 'R'.repeat(80), 'S'.repeat(80)];

const key = (use: string, text: string) =>
  `<md:KeyDescriptor${use}><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:X509Data><ds:X509Certificate>
  ${text}
  </ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`;
const service = (binding: string, location: string) =>
  `<md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:${binding}" Location="${location}"/>`;
const metadata = (inside: string, issuer = 'https://id.example/?a=1&amp;b=2') => `<?xml version="1.0"?>
  <!-- <md:IDPSSODescriptor> of nobody -->
  <md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID='${issuer}'>
    <md:SPSSODescriptor>${key('', SECRET)}</md:SPSSODescriptor>
    <md:IDPSSODescriptor WantAuthnRequestsSigned="false">${inside}</md:IDPSSODescriptor>
  </md:EntityDescriptor>`;
const REDIRECT = service('HTTP-Redirect', 'https://id.example/redirect?x=1&amp;y=2');
const POST = service('HTTP-POST', 'https://id.example/post');

describe('metadata of an identity provider', () => {
  it('give its name, where it takes requests, and what it signs with', () => {
    expect(
      readMetadata(metadata(key(' use="signing"', FIRST) + key(' use="encryption"', SECRET) + POST + REDIRECT)),
    ).toEqual({
      issuer: 'https://id.example/?a=1&b=2',
      endpointUrl: 'https://id.example/redirect?x=1&y=2',
      certificates: [FIRST],
    });
  });

  it('may hold two certificates, of which none is told twice, and one binding alone', () => {
    const keys = key('', FIRST) + key(' use="signing"', FIRST) + key(' use="signing"', SECOND);
    expect(readMetadata(metadata(keys + POST))).toMatchObject({
      certificates: [FIRST, SECOND],
      endpointUrl: 'https://id.example/post',
    });
  });

  it('are those of the first of several', () => {
    const both = `<md:EntitiesDescriptor>${[1, 2].map((at) => metadata(key('', FIRST) + REDIRECT, `urn:${at}`).replace(/<\?xml[^>]*>/, '')).join('')}</md:EntitiesDescriptor>`;
    expect(readMetadata(both)).toMatchObject({ issuer: 'urn:1' });
  });

  it.each([
    ['nothing', ''],
    ['a page', '<html><body>Sign in</body></html>'],
    ['no certificate', metadata(REDIRECT)],
    ['no endpoint', metadata(key('', FIRST))],
    ['no name', metadata(key('', FIRST) + REDIRECT, '')],
    ['half a file', metadata(key('', FIRST) + REDIRECT).slice(0, 900)],
    ['crossed elements', '<a><b></a></b>'],
    ['a service provider', metadata('').replace(/<md:IDPSSODescriptor[^]*<\/md:IDPSSODescriptor>/, '')],
    ['a type of its own', `<!DOCTYPE x [<!ENTITY e "f">]>${metadata(key('', FIRST) + REDIRECT)}`],
  ])('%s is none', (_what, text) => {
    expect(readMetadata(text)).toBeNull();
  });
});

it('XML is read with its own entities and characters, and no others', () => {
  const [element] = readXml('<a b="&lt;&#65;&#x42;&nbsp;"><![CDATA[<c>]]> &amp; d</a>') ?? [];
  expect(element?.attributes.get('b')).toBe('<AB&nbsp;');
  expect(element?.text).toBe('<c> & d');
});

it('a file of a certificate is read as text, and in bytes as well', () => {
  const bytes = Uint8Array.from([0x30, 0x82, 1, 2, ...Array.from({ length: 60 }, (_value, at) => at + 100)]);
  const base64 = btoa(String.fromCharCode(...bytes));
  expect(certificateText(bytes)).toBe(asPem(base64));
  expect(readCertificateText(certificateText(bytes))).toEqual({ pem: asPem(base64) });
  expect(certificateText(new TextEncoder().encode(asPem(base64)))).toBe(asPem(base64));
});
