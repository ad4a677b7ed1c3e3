import { describe, expect, test } from 'vitest';
import { Refused } from '../../testing/stubCall.ts';
import { testGateway } from '../../testing/testGateway.ts';

const OPTIONS = `query Options($email: String!) { signInOptions(email: $email) {
  pin google { label startPath } saml { label startPath } } }`;
const ISSUE = `mutation Issue($input: PinIssueInput!) { pinIssue(input: $input) { login userErrors { code field } } }`;
const anonymous = { as: null };
const email = 'member@orbit.example';

describe('the ways in of an address', () => {
  test('are one read, and the PIN alone as a rule', async () => {
    const { ask, stub } = await testGateway();
    expect(await ask(OPTIONS, { email: ' Member@Orbit.example ' }, anonymous)).toEqual({
      data: { signInOptions: { pin: 'EVERYBODY', google: null, saml: null } },
    });
    expect(stub.names()).toEqual(['sso.signInOptions']);
    expect(stub.calls[0]?.query).toMatchObject({ email });
  });

  test('come with where they begin', async () => {
    const { ask, stub } = await testGateway();
    const saml = { teamId: 'team-1', buttonLabel: 'Acme' };
    stub.on('sso.signInOptions', () => ({ pin: 'nobody', isGoogleOffered: true, saml }));
    expect(await ask(OPTIONS, { email: 'a+b@orbit.example' }, anonymous)).toEqual({
      data: {
        signInOptions: {
          pin: 'NOBODY',
          google: { label: null, startPath: '/sso/google/start?email=a%2Bb%40orbit.example' },
          saml: { label: 'Acme', startPath: '/sso/saml/team-1/start' },
        },
      },
    });
  });

  test('are not asked for what is no address', async () => {
    const { ask, stub } = await testGateway();
    const { errors } = await ask(OPTIONS, { email: 'nobody' }, anonymous);
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['BAD_USER_INPUT']);
    expect(stub.calls).toEqual([]);
  });

  test('are told to one network so often, and once in an operation', async () => {
    const { ask, stub } = await testGateway({ env: { PIN_ISSUES_PER_CLIENT: '2' } });
    await ask(OPTIONS, { email }, anonymous);
    await ask(OPTIONS, { email: 'other@orbit.example' }, anonymous);
    const { errors } = await ask(OPTIONS, { email }, anonymous);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 900 });
    const twice = `{ a: signInOptions(email: "${email}") { pin } b: signInOptions(email: "${email}") { pin } }`;
    expect((await ask(twice, {}, anonymous)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(stub.count('sso.signInOptions')).toBe(2);
  });

  test('are not known while the service is down', async () => {
    const { ask, stub } = await testGateway();
    stub.on('sso.signInOptions', () => new Refused(503, 'internal'));
    const { errors } = await ask(OPTIONS, { email }, anonymous);
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['UPSTREAM_UNAVAILABLE']);
  });
});

test('a PIN that is wanted only where nothing else is offered is asked for so, and the try is not counted', async () => {
  const { ask, stub } = await testGateway();
  stub.on('identity.issuePin', () => new Refused(409, 'other_way_offered'));
  for (let count = 0; count < 4; count += 1) {
    expect(await ask(ISSUE, { input: { email, ifOnlyWay: true } }, anonymous)).toEqual({
      data: { pinIssue: { login: null, userErrors: [{ code: 'OTHER_WAY_OFFERED', field: ['email'] }] } },
    });
  }
  expect(stub.calls.at(-1)?.body).toMatchObject({ email, ifOnlyWay: true });
});
