import { readCertificateText } from '@muster/schema/formats/sso';
import { describe, expect, test } from 'vitest';
import { CERTIFICATE } from '../../../testing/certificate.ts';
import { EXPIRED, GOOD, NAMELESS, PRIVATE_KEY, WEAK } from '../../../testing/samlCertificates.ts';
import { certificateFacts, judgeCertificate } from './certificateRules.ts';

const NOW = Date.parse('2026-03-02T09:00:00Z');
const judge = (text: string) => judgeCertificate(text, NOW);

const bareOf = (pem: string) => pem.replace(/-----[A-Z ]+-----/g, '');

describe('a certificate that signatures may be checked with', () => {
  test.each([
    ['in PEM', GOOD],
    ['with text around it', `Bag Attributes\n  friendlyName: id\n${GOOD}\nthe end`],
    ['with the line ends of Windows', GOOD.replaceAll('\n', '\r\n')],
    ['in base64 alone', bareOf(GOOD)],
    ['in one line', bareOf(GOOD).replace(/\s/g, '')],
  ])('%s becomes the same PEM', (_how, text) => {
    expect(judge(text)).toEqual({ refusal: null, pem: GOOD });
  });
});

test.each([
  ['nothing', '  ', 'certificate_invalid'],
  ['something else', 'Hello, this is my certificate!', 'certificate_invalid'],
  ['base64 of something else', Buffer.alloc(400, 'no certificate').toString('base64'), 'certificate_invalid'],
  ['half a certificate', GOOD.slice(0, 500), 'certificate_invalid'],
  ['a certificate whose middle is missing', GOOD.slice(0, 300) + GOOD.slice(600), 'certificate_invalid'],
  ['two of them', GOOD + NAMELESS, 'certificate_invalid'],
  ['one too long', GOOD + ' x'.repeat(20_000), 'certificate_invalid'],
  ['a private key', PRIVATE_KEY, 'certificate_private_key'],
  ['a private key beside it', GOOD + PRIVATE_KEY, 'certificate_private_key'],
  ['an encrypted private key', PRIVATE_KEY.replaceAll('PRIVATE', 'ENCRYPTED PRIVATE'), 'certificate_private_key'],
  ['a private key of the old form', PRIVATE_KEY.replaceAll('PRIVATE', 'RSA PRIVATE'), 'certificate_private_key'],
  ['one that is over', EXPIRED, 'certificate_expired'],
  ['one with a short key', WEAK, 'certificate_weak'],
  ['one with a key of an elliptic curve', CERTIFICATE, 'certificate_weak'],
])('%s is refused: %s', (_what, text, refusal) => {
  expect(judge(text)).toEqual({ refusal });
});

test('it is over in the instant that it names', () => {
  const { expirationDate } = certificateFacts(GOOD);
  expect(judgeCertificate(GOOD, expirationDate - 1).refusal).toBeNull();
  expect(judgeCertificate(GOOD, expirationDate).refusal).toBe('certificate_expired');
});

test('says who issued it, how long it is good, and by what it is known', () => {
  expect(certificateFacts(GOOD)).toEqual({
    issuerCommonName: 'Summit ID',
    expirationDate: Date.UTC(2125, 0, 1),
    fingerprint: expect.stringMatching(/^(?:[0-9A-F]{2}:){31}[0-9A-F]{2}$/),
  });
  expect(certificateFacts(NAMELESS).issuerCommonName).toBeNull();
});

test('the text alone tells what is missing from what is wrong', () => {
  expect(readCertificateText(' \n')).toEqual({ fault: 'missing' });
  expect(readCertificateText('x')).toEqual({ fault: 'invalid' });
  expect(readCertificateText('A'.repeat(20_001))).toEqual({ fault: 'too_long' });
  expect(readCertificateText(PRIVATE_KEY)).toEqual({ fault: 'private_key' });
});
