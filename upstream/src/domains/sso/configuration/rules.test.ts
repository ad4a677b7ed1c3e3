import { describe, expect, test } from 'vitest';
import { EXPIRED, GOOD, NAMELESS, NEXT } from '../../../testing/samlCertificates.ts';
import { type GivenSaml, type Saml, planSaml } from './rules.ts';

const NOW = Date.parse('2026-03-02T09:00:00Z');
const given: GivenSaml = {
  ...{ ssoUrl: 'https://id.orbit.example/sso', samlEntityId: 'urn:orbit', publicCertificate: GOOD },
  ...{ secondCertificate: null, buttonLabel: 'Orbit ID', strictSSO: false },
};
const tested: Saml = { ...given, testedAt: 5 };
const plan = (
  changes: Partial<GivenSaml>,
  before: Saml | undefined = tested,
  environment: 'internal' | 'prod' | 'preprod' = 'prod',
) => planSaml(before, { ...given, ...changes }, { now: NOW, environment });
const planFirst = (changes: Partial<GivenSaml> = {}, environment: 'internal' | 'prod' | 'preprod' = 'prod') =>
  planSaml(undefined, { ...given, ...changes }, { now: NOW, environment });

describe('texts', () => {
  test('are kept trimmed', () => {
    const blank = { ssoUrl: ' https://id.orbit.example/sso\n', samlEntityId: ' urn:orbit ', buttonLabel: ' Orbit ID ' };
    expect(planFirst(blank)).toMatchObject({ refusal: null, saml: given });
  });

  test.each([
    ['ssoUrl', ['', ' ', 'id.example', 'http://id.example/sso', 'javascript:alert(1)', 'https://', 'https://a:b@c.d']],
    ['ssoUrl', [`https://id.example/${'x'.repeat(2_000)}`]],
    ['samlEntityId', ['', '  ', 'two\nlines', 'x'.repeat(1_001)]],
    ['buttonLabel', ['', ' ', 'elevenchars', '\u202eevil', '\u200b']],
  ] as const)('%s: %j are refused', (field, texts) => {
    for (const text of texts) expect(planFirst({ [field]: text })).toEqual({ refusal: 'invalid_request', field });
  });

  test('a label may have 10 characters, however many units they take', () => {
    expect(planFirst({ buttonLabel: '🚀'.repeat(10) }).refusal).toBeNull();
  });

  test.each(['http://localhost:4002/sso', 'http://127.0.0.1/sso', 'https://[::1]:8443/sso'])(
    '%s is for installations that try things out',
    (ssoUrl) => {
      expect(planFirst({ ssoUrl }, 'internal').refusal).toBeNull();
      expect(planFirst({ ssoUrl }, 'prod')).toEqual({ refusal: 'invalid_request', field: 'ssoUrl' });
      expect(planFirst({ ssoUrl }, 'preprod')).toEqual({ refusal: 'invalid_request', field: 'ssoUrl' });
      expect(plan({ ssoUrl, buttonLabel: 'Other' }, { ...tested, ssoUrl }).refusal).toBeNull();
    },
  );
});

describe('certificates', () => {
  test('are named where they are at fault', () => {
    expect(planFirst({ publicCertificate: EXPIRED })).toEqual({
      refusal: 'certificate_expired',
      field: 'publicCertificate',
    });
    expect(planFirst({ secondCertificate: 'x' })).toEqual({
      refusal: 'certificate_invalid',
      field: 'secondCertificate',
    });
    expect(planFirst({ secondCertificate: GOOD.replaceAll('\n', '\r\n') })).toEqual({
      refusal: 'duplicate_values',
      field: 'secondCertificate',
    });
  });

  test('one that has expired since it was taken stands in the way of nothing', () => {
    const before = { ...tested, publicCertificate: EXPIRED };
    expect(plan({ publicCertificate: EXPIRED.trim(), buttonLabel: 'New' }, before)).toMatchObject({
      ...{ refusal: null, changes: { buttonLabel: 'New' } },
    });
  });
});

describe('what somebody came in by', () => {
  const testedAfter = (changes: Partial<GivenSaml>, before: Saml = tested) => {
    const planned = plan(changes, before);
    return planned.refusal === null ? planned.saml.testedAt : planned.refusal;
  };

  test('is tested still with another label, and with a certificate more or less', () => {
    expect(testedAfter({ buttonLabel: 'Other' })).toBe(5);
    expect(testedAfter({ secondCertificate: NEXT })).toBe(5);
    const both = { ...tested, secondCertificate: NEXT };
    expect(testedAfter({}, both)).toBe(5);
    expect(testedAfter({ publicCertificate: NEXT }, both)).toBe(5);
  });

  test('is not with another endpoint, issuer, or none of its certificates', () => {
    expect(testedAfter({ ssoUrl: 'https://other.example' })).toBeNull();
    expect(testedAfter({ samlEntityId: 'urn:other' })).toBeNull();
    expect(testedAfter({ publicCertificate: NEXT })).toBeNull();
    expect(testedAfter({ publicCertificate: NEXT }, { ...tested, secondCertificate: NAMELESS })).toBeNull();
  });

  test('may become the only way in; what nobody came in by may not', () => {
    expect(plan({ strictSSO: true })).toMatchObject({
      refusal: null,
      becomesStrict: true,
      changes: { strictSSO: true },
    });
    const refused = { refusal: 'sso_not_tested', field: 'strictSSO' };
    expect(planFirst({ strictSSO: true })).toEqual(refused);
    expect(plan({ strictSSO: true }, { ...tested, testedAt: null })).toEqual(refused);
    expect(plan({ strictSSO: true, ssoUrl: 'https://other.example' })).toEqual(refused);
  });

  test('changes while it is the only way in only with other ways opened', () => {
    const strict = { ...tested, strictSSO: true };
    const other = { ssoUrl: 'https://other.example' };
    expect(plan({ ...other, strictSSO: true }, strict)).toEqual({ refusal: 'sso_not_tested', field: 'strictSSO' });
    expect(plan({ ...other, strictSSO: false }, strict)).toMatchObject({ refusal: null, saml: { testedAt: null } });
    const onward = plan({ secondCertificate: NEXT, strictSSO: true }, strict);
    expect(onward).toMatchObject({ refusal: null, becomesStrict: false });
  });
});

test('only what differs is a change', () => {
  expect(plan({})).toMatchObject({ refusal: null, changes: {}, becomesStrict: false });
});
