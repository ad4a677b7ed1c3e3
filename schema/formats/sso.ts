import * as z from 'zod/mini';
import { ONE_LINE, textOfAtMost } from './text.ts';

/** The longest label of the button that leads to an identity provider, in characters of Unicode. */
export const SAML_BUTTON_LABEL_MAX = 10;
/** The longest name of an identity provider, in characters of Unicode. */
export const SAML_ISSUER_MAX = 1_000;
/** The longest address of an identity provider, in characters. */
export const SAML_ENDPOINT_MAX = 2_000;
/** The longest text of a certificate, in characters. */
export const CERTIFICATE_MAX = 20_000;

/** What stands on the button that leads to an identity provider. */
export const samlButtonLabelFormat = textOfAtMost(SAML_BUTTON_LABEL_MAX, ONE_LINE);

/** The name of an identity provider. */
export const samlIssuerFormat = textOfAtMost(SAML_ISSUER_MAX, ONE_LINE);

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Whether it leads to the computer that it is opened on, which needs no encryption. */
export const isOfSameComputer = (address: string): boolean => LOOPBACK.includes(URL.parse(address)?.hostname ?? '');

/** Whether it is an https address, or an http one of the same computer, and holds neither user nor password. */
function isEndpoint(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || url.username + url.password !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isOfSameComputer(text));
}

/**
 * Where an identity provider takes requests. Whether one of the same computer is taken is not said by it: only installations
 * that try things out do.
 */
export const samlEndpointFormat = z
  .string()
  .check(
    z.maxLength(SAML_ENDPOINT_MAX + 1_000, { abort: true }),
    z.trim(),
    z.minLength(1, { abort: true }),
    z.maxLength(SAML_ENDPOINT_MAX),
    z.refine(isEndpoint),
  );

const PRIVATE_KEY = /-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----/;
const FIRST_LINE = '-----BEGIN CERTIFICATE-----';
const LAST_LINE = '-----END CERTIFICATE-----';
const BASE64 = /^[A-Za-z0-9+/]{40,}={0,2}$/;

/** A certificate in PEM, or what is wrong with a text that is none. What is inside of it is not looked at. */
export type CertificateText =
  | { readonly pem: string }
  | { readonly fault: 'missing' | 'too_long' | 'private_key' | 'invalid' };

/** The lines of PEM are that long. */
const LINE = /.{1,64}/g;

/**
 * One certificate in PEM, whatever stands around it, or the base64 of it alone, as identity providers give it in their
 * metadata.
 */
export function readCertificateText(text: string): CertificateText {
  const trimmed = text.trim();
  if (trimmed === '') return { fault: 'missing' };
  if (PRIVATE_KEY.test(trimmed)) return { fault: 'private_key' };
  if (trimmed.length > CERTIFICATE_MAX) return { fault: 'too_long' };
  const start = trimmed.indexOf(FIRST_LINE);
  const end = trimmed.indexOf(LAST_LINE);
  if (trimmed.includes(FIRST_LINE, start + 1)) return { fault: 'invalid' };
  const isBare = start < 0 && end < 0;
  if (!isBare && (start < 0 || end < start)) return { fault: 'invalid' };
  const body = (isBare ? trimmed : trimmed.slice(start + FIRST_LINE.length, end)).replace(/\s/g, '');
  if (!BASE64.test(body)) return { fault: 'invalid' };
  return { pem: `${FIRST_LINE}\n${(body.match(LINE) ?? []).join('\n')}\n${LAST_LINE}\n` };
}
