import { X509Certificate } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { ssoAttempt, usedAssertion } from '../../../db/tables/sso.ts';
import { ISSUER, ORIGIN, assertionXml, goodResponse, responseXml, signed } from '../../../testing/identityProvider.ts';
import { NEXT_KEY, PRESENT_KEY } from '../../../testing/identityProviderKeys.ts';
import { startFreshUpstream } from '../../../testing/freshUpstream.ts';
import { START, codeOf, textAt } from '../../../testing/testUpstream.ts';
import { samlCalls } from '../../../testing/samlCalls.ts';
import { dropSignOns } from '../attemptRepository.ts';

const upstream = await startFreshUpstream(['summit.example', 'harbor.example', 'fortress.example']);
const calls = samlCalls(upstream);
const MINUTE = 60_000;

const teamId = 'team-summit';
const email = 'admin@summit.example';
const said = { teamId, email };

beforeEach(() => calls.configure(teamId));

const sessionOf = (code: string | null) => upstream.post('/identity/exchange-login-code', { code });

describe('what an identity provider is given', () => {
  test('is there before anything is configured, for teams that there are', async () => {
    const answer = await upstream.get(`/sso/saml-metadata?teamId=team-harbor&origin=${ORIGIN}`);
    const xml = textAt(answer.body, 'xml');
    expect(xml).toContain(`entityID="${ORIGIN}/sso/saml/team-harbor/metadata"`);
    expect(xml).toContain(`Location="${ORIGIN}/sso/saml/team-harbor/acs"`);
    expect(xml).toContain('WantAssertionsSigned="true"');
    const unknown = await upstream.get(`/sso/saml-metadata?teamId=team-nowhere&origin=${ORIGIN}`);
    expect(codeOf(unknown)).toBe('404 team_not_found');
  });
});

describe('a sign-in that begins here', () => {
  test('sends the browser there with a request that names us, and comes back with a session', async () => {
    const { address, request, id, tie } = await calls.start();
    expect(address).toMatch(/^https:\/\/idp\.example\/sso\?realm=main&SAMLRequest=/);
    expect(request).toContain(`<saml:Issuer>${ORIGIN}/sso/saml/team-summit/metadata</saml:Issuer>`);
    expect(request).toContain(`AssertionConsumerServiceURL="${ORIGIN}/sso/saml/team-summit/acs"`);
    expect(request).toContain('IssueInstant="2026-03-02T09:00:00.000Z"');
    expect(id).toMatch(/^_[0-9a-f]{64}$/);
    expect(request).not.toContain(tie);

    const arrived = await calls.take(goodResponse({ ...said, inResponseTo: id }));
    expect(arrived).toMatchObject({
      ...{ outcome: 'arrived', reason: null, attemptId: id },
      person: { guid: 'summit-0001', email, teamName: 'Summit' },
    });
    const session = await sessionOf(arrived.code);
    expect(session.body).toMatchObject({ guid: 'summit-0001' });
    expect(await calls.audits('sso.signIn')).toMatchObject([{ actor: 'summit-0001' }]);
    expect(await calls.testedAt()).toBe(START);
    expect(codeOf(await sessionOf(arrived.code))).toBe('400 login_code_invalid');
  });

  test('needs an identity provider', async () => {
    const body = { teamId: 'team-harbor', origin: ORIGIN };
    expect(codeOf(await upstream.post('/sso/start-saml', body))).toBe('404 saml_not_configured');
    expect(codeOf(await calls.finish('x', 'team-harbor'))).toBe('404 saml_not_configured');
    const harbor = await upstream.signIn('admin@harbor.example');
    const trial = await upstream.post('/sso/start-saml-test', { origin: ORIGIN }, harbor);
    expect(codeOf(trial)).toBe('404 saml_not_configured');
  });

  test('is answered once, in time, and to its own team', async () => {
    const { id } = await calls.start();
    const answer = (more = {}) => goodResponse({ ...said, inResponseTo: id, ...more });
    await calls.configure('team-harbor');
    const harbor = { teamId: 'team-harbor', email: 'admin@harbor.example' };
    expect(await calls.reasonOf(goodResponse({ ...harbor, inResponseTo: id }), 'team-harbor')).toBe('refused: attempt');
    expect(await calls.reasonOf(answer())).toBe('arrived');
    expect(await calls.reasonOf(answer({ id: '_a2' }))).toBe('refused: attempt');
    expect(await calls.reasonOf(answer({ id: '_a3', inResponseTo: '_nobody' }))).toBe('refused: attempt');

    const late = await calls.start();
    upstream.clock.advance(15 * MINUTE);
    const now = START + 15 * MINUTE;
    expect(await calls.reasonOf(goodResponse({ ...said, now, inResponseTo: late.id }))).toBe('refused: attempt');
    const inTime = await calls.start();
    upstream.clock.advance(15 * MINUTE - 1);
    const response = goodResponse({ ...said, now: now + 15 * MINUTE, id: '_a4', inResponseTo: inTime.id });
    expect(await calls.reasonOf(response)).toBe('arrived');
  });

  test('is answered by what is signed, not by what stands around it', async () => {
    const { id } = await calls.start();
    const unasked = goodResponse({ ...said, outerInResponseTo: id });
    expect(await calls.reasonOf(unasked)).toBe('refused: attempt');
    const other = await calls.start();
    const stripped = goodResponse({ ...said, inResponseTo: other.id, outerInResponseTo: null });
    expect(await calls.reasonOf(stripped)).toBe('refused: attempt');
  });
});

describe('a sign-in that begins there', () => {
  test('is told from one that was asked for, and has time for a question', async () => {
    const arrived = await calls.take(goodResponse(said));
    expect(arrived).toMatchObject({ outcome: 'arrived', attemptId: null });
    upstream.clock.advance(5 * MINUTE - 1);
    expect((await sessionOf(arrived.code)).status).toBe(200);
  });

  test('opens nothing twice', async () => {
    const response = goodResponse(said);
    expect(await calls.reasonOf(response)).toBe('arrived');
    expect(await calls.reasonOf(response)).toBe('refused: replayed');
    // The last instant at which it would count.
    upstream.clock.advance(8 * MINUTE - 1);
    expect(await calls.reasonOf(response)).toBe('refused: replayed');
    upstream.clock.advance(1);
    expect(await calls.reasonOf(response)).toBe('refused: time');
  });

  test('opens nothing twice while any of its confirmations would let it in, after housekeeping either', async () => {
    const [first, last] = [START + 5 * MINUTE, START + 60 * MINUTE];
    const response = goodResponse({ ...said, notOnOrAfter: last, confirmedUntil: first, confirmedAgainUntil: last });
    expect(await calls.reasonOf(response)).toBe('arrived');
    upstream.clock.advance(59 * MINUTE);
    await upstream.db.transaction((queries) => dropSignOns(queries, upstream.clock.now()));
    expect(await calls.reasonOf(response)).toBe('refused: replayed');
  });

  test('at once in two places opens one', async () => {
    const response = goodResponse(said);
    const outcomes = await Promise.all([calls.reasonOf(response), calls.reasonOf(response)]);
    expect(outcomes.sort()).toEqual(['arrived', 'refused: replayed']);
  });
});

describe('a trial', () => {
  test('signs nobody in, and says what came of it', async () => {
    const admin = await upstream.signIn(email);
    const { id } = await calls.startTest(admin);
    const tested = await calls.take(goodResponse({ ...said, inResponseTo: id }));
    expect(tested).toMatchObject({ outcome: 'tested', code: null, person: { email } });
    expect(await calls.testedAt()).toBe(START);
    const second = await calls.startTest(admin);
    const wrong = goodResponse({ ...said, id: '_a2', inResponseTo: second.id }, { by: NEXT_KEY });
    expect(await calls.reasonOf(wrong)).toBe('test_refused: signature');
    expect(await calls.audits('sso.testSaml')).toMatchObject([
      { actor: 'summit-0001', after: { reason: null } },
      { actor: 'summit-0001', after: { reason: 'signature' } },
    ]);
  });

  test('leaves what was changed meanwhile untried', async () => {
    await calls.configure(teamId, { version: 1 });
    expect(await calls.reasonOf(goodResponse({ ...said, email: 'nobody@summit.example' }))).toBe('refused: person');
    expect(await calls.testedAt()).toBeNull();
  });
});

describe('who comes in', () => {
  test('is found by the address, however it is written', async () => {
    expect(await calls.reasonOf(goodResponse({ ...said, email: 'ADMIN@Summit.Example' }))).toBe('arrived');
  });

  test.each([
    [
      'an attribute',
      '<saml:Attribute Name="mail"><saml:AttributeValue>admin@summit.example</saml:AttributeValue></saml:Attribute>',
      'arrived',
    ],
    [
      'an attribute named as directories do',
      '<saml:Attribute Name="urn:oid:0.9.2342.19200300.100.1.3"><saml:AttributeValue>admin@summit.example</saml:AttributeValue></saml:Attribute>',
      'arrived',
    ],
    [
      'two addresses',
      '<saml:Attribute Name="email"><saml:AttributeValue>admin@summit.example</saml:AttributeValue><saml:AttributeValue>member@summit.example</saml:AttributeValue></saml:Attribute>',
      'refused: email',
    ],
    [
      'something else',
      '<saml:Attribute Name="uid"><saml:AttributeValue>admin</saml:AttributeValue></saml:Attribute>',
      'refused: email',
    ],
  ])('by %s beside a name that is none', async (_what, attributes, expected) => {
    const nameId = '<saml:NameID Format="urn:oasis:names:tc:SAML:2.0:nameid-format:transient">_x</saml:NameID>';
    expect(await calls.reasonOf(goodResponse({ ...said, nameId, attributes }))).toBe(expected);
  });

  test('is nobody where an address is no address', async () => {
    expect(await calls.reasonOf(goodResponse({ ...said, email: 'admin' }))).toBe('refused: email');
  });

  test('is somebody active of this team alone', async () => {
    expect(await calls.reasonOf(goodResponse({ ...said, email: 'admin@harbor.example' }))).toBe('refused: person');
    expect(await calls.reasonOf(goodResponse({ ...said, id: '_a2', email: 'nobody@summit.example' }))).toBe(
      'refused: person',
    );
    expect(await calls.audits('sso.refuseSaml')).toEqual([
      { actor: null, target: 'team:team-summit', after: { reason: 'person', email: 'admin@harbor.example' } },
      { actor: null, target: 'team:team-summit', after: { reason: 'person', email: 'nobody@summit.example' } },
    ]);
  });

  test('is nobody who was deactivated, also between the response and the session', async () => {
    const member = { teamId, email: 'member@summit.example' };
    const before = await calls.take(goodResponse(member));
    expect(before).toMatchObject({ outcome: 'arrived', person: { guid: 'summit-0002' } });
    const admin = await upstream.signIn(email);
    const done = await upstream.post(
      '/member/deactivate-profiles',
      { guid: admin.guid, subjects: ['summit-0002'] },
      admin,
    );
    expect(done.status).toBe(200);
    expect(codeOf(await sessionOf(before.code))).toBe('400 login_code_invalid');
    const { outcome, reason, code } = await calls.take(goodResponse({ ...member, id: '_a2' }));
    expect([outcome, reason, code]).toEqual(['refused', 'person', null]);
    expect(await calls.audits('sso.refuseSaml')).toMatchObject([{ after: { reason: 'person', email: member.email } }]);
    expect(await calls.audits('sso.signIn')).toEqual([]);
    await upstream.post('/member/reactivate-profiles', { guid: admin.guid, subjects: ['summit-0002'] }, admin);
    expect(await calls.reasonOf(goodResponse({ ...member, id: '_a3' }))).toBe('arrived');
  });

  test('comes from where the team allows it', async () => {
    await calls.configure('team-fortress');
    const fortress = { teamId: 'team-fortress', email: 'admin@fortress.example' };
    const from = async (address: string, id: string) =>
      (await calls.take(goodResponse({ ...fortress, id }), 'team-fortress', { 'x-client-address': address })).reason;
    expect(await from('198.51.100.9', '_a1')).toBe('network');
    expect(await from('203.0.113.7', '_a2')).toBeNull();
  });
});

describe('roll-over of the certificate', () => {
  const byNext = (id: string) => goodResponse({ ...said, id }, { by: NEXT_KEY });

  test('both count while there are two', async () => {
    expect(await calls.reasonOf(byNext('_a1'))).toBe('refused: signature');
    await calls.configure(teamId, { secondCertificate: NEXT_KEY.certificate });
    expect(await calls.reasonOf(byNext('_a2'))).toBe('arrived');
    expect(await calls.reasonOf(goodResponse({ ...said, id: '_a3' }))).toBe('arrived');
    await calls.configure(teamId, { publicCertificate: NEXT_KEY.certificate });
    expect(await calls.reasonOf(goodResponse({ ...said, id: '_a4' }))).toBe('refused: signature');
    expect(await calls.reasonOf(byNext('_a5'))).toBe('arrived');
  });

  test('one that has expired counts no more', async () => {
    const ends = Date.parse(new X509Certificate(PRESENT_KEY.certificate).validTo);
    upstream.clock.advance(ends - 1 - START);
    expect(await calls.reasonOf(goodResponse({ ...said, now: ends }))).toBe('arrived');
    upstream.clock.advance(1);
    expect(await calls.reasonOf(goodResponse({ ...said, now: ends, id: '_a2' }))).toBe('refused: signature');
  });
});

describe('a response that is signed as a whole', () => {
  test('counts without a signature of the assertion', async () => {
    expect(await calls.reasonOf(signed(responseXml(said, assertionXml(said)), '_r1'))).toBe('arrived');
  });

  test('and one in which both are signed', async () => {
    const inner = signed(responseXml(said, assertionXml(said)), '_a1');
    // The signature of the response stands behind its own issuer, which is the first.
    expect(await calls.reasonOf(signed(inner, '_r1', { by: PRESENT_KEY }))).toBe('arrived');
  });
});

test('what anybody can make up leaves no trace', async () => {
  expect(await calls.reasonOf(responseXml(said, assertionXml(said)))).toBe('refused: signature');
  expect(await calls.reasonOf('<a/>')).toBe('refused: form');
  expect(await calls.audits('sso.refuseSaml')).toEqual([]);
  const { id } = await calls.start();
  const asked = { ...said, inResponseTo: id, issuer: `${ISSUER}/other` };
  expect(await calls.reasonOf(goodResponse(asked))).toBe('refused: issuer');
  expect(await calls.audits('sso.refuseSaml')).toMatchObject([{ after: { reason: 'issuer' } }]);
});

test('what nobody waits for any more, and what could not be used again, is dropped', async () => {
  await calls.start();
  await calls.take(goodResponse(said));
  const kept = () =>
    upstream.db.read(async (queries) => [await queries.$count(ssoAttempt), await queries.$count(usedAssertion)]);
  await upstream.jobs.runDue();
  expect(await kept()).toEqual([1, 1]);
  upstream.clock.advance(60 * MINUTE);
  await upstream.jobs.runDue();
  expect(await kept()).toEqual([0, 0]);
});
