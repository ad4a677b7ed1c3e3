import { beforeEach, describe, expect, test } from 'vitest';
import {
  EMAIL_FORMAT,
  type Said,
  assertionXml,
  base64,
  goodResponse,
  responseXml,
  signed,
} from '../../../testing/identityProvider.ts';
import { NEXT_KEY, PRESENT_KEY } from '../../../testing/identityProviderKeys.ts';
import { startFreshUpstream } from '../../../testing/freshUpstream.ts';
import { START, codeOf } from '../../../testing/testUpstream.ts';
import { samlCalls } from '../../../testing/samlCalls.ts';

const upstream = await startFreshUpstream(['summit.example', 'harbor.example']);
const calls = samlCalls(upstream);
const MINUTE = 60_000;
const SKEW = 3 * MINUTE;

const teamId = 'team-summit';
const said: Said = { teamId, email: 'member@summit.example' };
const evil: Said = { teamId, email: 'admin@summit.example', id: '_evil' };

beforeEach(() => calls.configure(teamId));

const SIGNATURE = /<ds:Signature.*<\/ds:Signature>/s;
const signatureIn = (xml: string) => SIGNATURE.exec(xml)?.[0] ?? '';
const ASSERTION = /<saml:Assertion.*<\/saml:Assertion>/s;
const assertionIn = (xml: string) => ASSERTION.exec(xml)?.[0] ?? '';

/** A response that is signed as a whole, and one of which the assertion is. */
const wholeSigned = () => signed(responseXml(said, assertionXml(said)), '_r1');
const assertionSigned = () => goodResponse(said);

/** In an element that nothing is known of. */
const wrapped = (xml: string) => `<x:Wrap xmlns:x="urn:x">${xml}</x:Wrap>`;
const inObject = (signature: string, xml: string) =>
  signature.replace('</ds:Signature>', `<ds:Object>${xml}</ds:Object></ds:Signature>`);

describe('wrapping: what is signed is hidden beside what is read', () => {
  const evilResponse = (inner: string) => responseXml(evil, inner, '_evilResponse');
  const evilAssertion = assertionXml(evil);
  /** Behind the issuer of an assertion, where its signature stands. */
  const withSignature = (assertion: string, signature: string) =>
    assertion.replace('</saml:Issuer>', `</saml:Issuer>${signature}`);

  test.each<[string, () => string]>([
    [
      'XSW1: the signed response inside of the signature of another response',
      () => {
        const good = wholeSigned();
        const signature = inObject(signatureIn(good), good.replace(SIGNATURE, ''));
        return evilResponse(evilAssertion).replace('</saml:Issuer>', `</saml:Issuer>${signature}`);
      },
    ],
    [
      'XSW2: the signed response beside its signature in another response',
      () => {
        const good = wholeSigned();
        const aside = `${good.replace(SIGNATURE, '')}${signatureIn(good)}`;
        return evilResponse(evilAssertion).replace('</saml:Issuer>', `</saml:Issuer>${aside}`);
      },
    ],
    [
      'XSW3: another assertion before the signed one',
      () => responseXml(said, evilAssertion + assertionIn(assertionSigned())),
    ],
    [
      'XSW4: the signed assertion inside of another one',
      () =>
        responseXml(
          said,
          evilAssertion.replace('</saml:Assertion>', `${assertionIn(assertionSigned())}</saml:Assertion>`),
        ),
    ],
    [
      'XSW5: the signature of an assertion in another one, the signed one behind it',
      () => {
        const good = assertionIn(assertionSigned());
        return responseXml(said, withSignature(evilAssertion, signatureIn(good)) + good.replace(SIGNATURE, ''));
      },
    ],
    [
      'XSW6: the signed assertion inside of its signature in another one',
      () => {
        const good = assertionIn(assertionSigned());
        const signature = inObject(signatureIn(good), good.replace(SIGNATURE, ''));
        return responseXml(said, withSignature(evilAssertion, signature));
      },
    ],
    [
      'XSW7: another assertion in an element of extensions',
      () => responseXml(said, `${wrapped(evilAssertion)}${assertionIn(assertionSigned())}`),
    ],
    [
      'XSW8: the signed assertion in an element inside of its signature in another one',
      () => {
        const good = assertionIn(assertionSigned());
        const signature = inObject(signatureIn(good), wrapped(good.replace(SIGNATURE, '')));
        return responseXml(said, withSignature(evilAssertion, signature));
      },
    ],
    [
      'the same id twice',
      () => {
        const good = assertionIn(assertionSigned());
        const twin = assertionXml({ ...evil, id: '_a1' });
        return responseXml(said, withSignature(twin, signatureIn(good)));
      },
    ],
    [
      'another assertion under the name of the signed one, which is gone',
      () => assertionSigned().replace('>member@summit.example<', '>admin@summit.example<'),
    ],
  ])('%s', async (_name, make) => {
    const word = await calls.reasonOf(make());
    expect(['refused: form', 'refused: signature']).toContain(word);
  });
});

describe('signatures', () => {
  test('of another key count for nothing, whatever certificate they bring', async () => {
    expect(await calls.reasonOf(goodResponse(said, { by: NEXT_KEY }))).toBe('refused: signature');
    const claimed = goodResponse(said, { by: NEXT_KEY, embedded: PRESENT_KEY.certificate });
    expect(await calls.reasonOf(claimed)).toBe('refused: signature');
  });

  test('of another team’s identity provider count for nothing here', async () => {
    await calls.configure('team-harbor', {
      publicCertificate: NEXT_KEY.certificate,
      samlEntityId: 'https://harbor.example',
    });
    const theirs = goodResponse({ ...said, issuer: 'https://harbor.example' }, { by: NEXT_KEY });
    expect(await calls.reasonOf(theirs)).toBe('refused: issuer');
    const ofBoth = goodResponse({ ...said, teamId: 'team-harbor' });
    expect(await calls.reasonOf(ofBoth)).toBe('refused: destination');
  });

  test('are asked for, be it that the status alone is signed', async () => {
    expect(await calls.reasonOf(responseXml(said, assertionXml(said)))).toBe('refused: signature');
  });

  test.each([
    ['http://www.w3.org/2000/09/xmldsig#rsa-sha1', 'http://www.w3.org/2001/04/xmlenc#sha256'],
    ['http://www.w3.org/2001/04/xmldsig-more#rsa-sha256', 'http://www.w3.org/2000/09/xmldsig#sha1'],
  ])('with SHA-1 are too weak: %s, %s', async (algorithm, digest) => {
    expect(await calls.reasonOf(goodResponse(said, { algorithm, digest }))).toBe('refused: algorithm');
  });
});

describe('documents', () => {
  const declared = (xml: string) => `<!DOCTYPE r [<!ENTITY who "admin@summit.example">]>${xml}`;

  test('with a document type, or what is no XML, are not read', async () => {
    expect(await calls.reasonOf(declared(assertionSigned()))).toBe('refused: form');
    expect(await calls.reasonOf(assertionSigned().replace('</samlp:Response>', ''))).toBe('refused: form');
    expect(await calls.reasonOf('nothing')).toBe('refused: form');
    expect(await calls.reasonOf('<a/>')).toBe('refused: form');
    expect((await calls.finish('%%%')).body).toMatchObject({ reason: 'form' });
    expect((await calls.finish(Buffer.from([0xff, 0xfe, 0x3c]).toString('base64'))).body).toMatchObject({
      reason: 'form',
    });
  });

  test('that are huge or endlessly deep are not read', async () => {
    const padding = `<!--${'x'.repeat(256 * 1024)}-->`;
    expect(await calls.reasonOf(`${assertionSigned()}${padding}`)).toBe('refused: form');
    const deep = `${'<a>'.repeat(20_000)}${'</a>'.repeat(20_000)}`;
    expect(await calls.reasonOf(responseXml(said, `${assertionXml(said)}${deep}`))).toBe('refused: form');
    expect(codeOf(await calls.finish('A'.repeat(400_000)))).toBe('400 invalid_request');
  });

  test('with an encrypted assertion, and with two or none, are told apart', async () => {
    const encrypted = responseXml(said, '<saml:EncryptedAssertion/>');
    expect(await calls.reasonOf(encrypted)).toBe('refused: encrypted');
    expect(await calls.reasonOf(responseXml(said, ''))).toBe('refused: form');
    const two = responseXml(said, assertionXml(said) + assertionXml({ ...said, id: '_a2' }));
    expect(await calls.reasonOf(signed(two, '_r1'))).toBe('refused: form');
  });

  test('that say that it did not work open nothing', async () => {
    const status = 'urn:oasis:names:tc:SAML:2.0:status:Responder';
    expect(await calls.reasonOf(responseXml({ ...said, status }, ''))).toBe('refused: status');
    expect(await calls.reasonOf(goodResponse({ ...said, status }))).toBe('refused: status');
  });
});

describe('comments', () => {
  test('cut no address', async () => {
    const whole = goodResponse({ ...said, email: 'admin@summit.example.evil.example' });
    const cut = whole.replace('admin@summit.example.evil', 'admin@summit.example<!-- -->.evil');
    expect(await calls.reasonOf(cut)).toBe('refused: person');
    const inside = goodResponse({ ...said, id: '_a2' }).replace('member@', 'mem<!-- -->ber@');
    expect(await calls.take(inside)).toMatchObject({ person: { email: 'member@summit.example' } });
  });

  test('and instructions cut none either', async () => {
    const nameId = `<saml:NameID Format="${EMAIL_FORMAT}">admin@summit.example<?x y?>.evil.example</saml:NameID>`;
    expect(await calls.reasonOf(goodResponse({ ...said, nameId }))).toBe('refused: person');
  });
});

describe('for whom it is', () => {
  test.each<[string, Partial<Said>, string]>([
    ['another audience', { audience: 'https://other.example' }, 'audience'],
    ['another recipient', { recipient: 'https://other.example/acs' }, 'destination'],
    ['another destination', { destination: 'https://other.example/acs' }, 'destination'],
    ['no destination, as it is said again where it is signed', { destination: null }, 'arrived'],
    ['another issuer', { issuer: 'https://other.example' }, 'issuer'],
  ])('%s', async (_what, more, expected) => {
    const word = await calls.reasonOf(goodResponse({ ...said, ...more }));
    expect(word).toBe(expected === 'arrived' ? expected : `refused: ${expected}`);
  });

  test.each([
    ['no audience', /<saml:AudienceRestriction>.*<\/saml:AudienceRestriction>/, 'audience'],
    ['no conditions', /<saml:Conditions.*<\/saml:Conditions>/, 'form'],
    ['no confirmation', /<saml:SubjectConfirmation .*<\/saml:SubjectConfirmation>/, 'form'],
    // Of this the library itself finds no assertion.
    ['no end of the confirmation', / NotOnOrAfter="[^"]*"(?=\/>)/, 'signature'],
    ['nobody who signed in', /<saml:AuthnStatement.*<\/saml:AuthnStatement>/, 'form'],
  ])('%s', async (_what, part, reason) => {
    const response = signed(responseXml(said, assertionXml(said).replace(part, '')), '_a1');
    expect(await calls.reasonOf(response)).toBe(`refused: ${reason}`);
  });
});

describe('time, with three minutes for clocks that are wrong', () => {
  test.each<[string, Partial<Said>, string]>([
    ['holds from then on', { notBefore: START + SKEW }, 'arrived'],
    ['holds later', { notBefore: START + SKEW + 1 }, 'refused: clock'],
    ['has just held', { notOnOrAfter: START - SKEW + 1 }, 'arrived'],
    ['holds no more', { notOnOrAfter: START - SKEW }, 'refused: time'],
    ['was just confirmed', { confirmedUntil: START - SKEW + 1 }, 'arrived'],
    ['is confirmed no more', { confirmedUntil: START - SKEW }, 'refused: time'],
  ])('%s', async (_what, more, outcome) => {
    expect(await calls.reasonOf(goodResponse({ ...said, ...more }))).toBe(outcome);
  });

  test('that was over before it was asked for is a matter of clocks, later on one of patience', async () => {
    const wrong = await calls.start();
    const over = { notOnOrAfter: START - SKEW, inResponseTo: wrong.id };
    expect(await calls.reasonOf(goodResponse({ ...said, ...over }))).toBe('refused: clock');
    const slow = await calls.start();
    upstream.clock.advance(5 * MINUTE);
    const late = { notOnOrAfter: START - SKEW + 1, inResponseTo: slow.id };
    expect(await calls.reasonOf(goodResponse({ ...said, ...late }))).toBe('refused: time');
  });

  test('that does not fit is kept with when the assertion says that it was made', async () => {
    await calls.reasonOf(goodResponse({ ...said, now: START + 9 * MINUTE, notBefore: START + 9 * MINUTE }));
    expect(await calls.audits('sso.refuseSaml')).toMatchObject([
      { after: { reason: 'clock', issuedAt: new Date(START + 9 * MINUTE).toISOString() } },
    ]);
  });

  test('that is none does not hold', async () => {
    const response = responseXml(said, assertionXml(said).replace(/NotBefore="[^"]*"/, 'NotBefore="soon"'));
    expect(await calls.reasonOf(signed(response, '_a1'))).toBe('refused: time');
  });
});

test('base64 with line breaks is read', async () => {
  const broken = base64(assertionSigned()).replace(/.{76}/g, '$&\r\n');
  expect((await calls.finish(broken)).body).toMatchObject({ outcome: 'arrived' });
});
