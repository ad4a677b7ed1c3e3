import { describe, expect, test } from 'vitest';
import { Refused } from '../../testing/stubCall.ts';
import { GOOD_PIN } from '../../testing/stubTeam.ts';
import { testGateway } from '../../testing/testGateway.ts';

const ISSUE = `mutation Issue($email: String!, $code: String) {
  pinIssue(input: { email: $email, recoveryCode: $code }) { login userErrors { code field } } }`;
const AUTHENTICATE = `mutation Authenticate($login: String!, $pin: String!) {
  pinAuthenticate(input: { login: $login, pin: $pin }) { token userErrors { code field } } }`;

const anonymous = { as: null };
const email = 'admin@orbit.example';
const errorsOf = (code: string, field: string) => ({
  data: { pinIssue: { login: null, userErrors: [{ code, field: [field] }] } },
});

describe('in a team that signs in at its identity provider alone', () => {
  test('there is no PIN without a recovery code, and the try is not counted', async () => {
    const { ask, stub } = await testGateway();
    stub.on('identity.issuePin', () => new Refused(403, 'sso_required'));
    for (let count = 0; count < 4; count += 1)
      expect(await ask(ISSUE, { email }, anonymous)).toEqual(errorsOf('SSO_REQUIRED', 'email'));
    expect(stub.calls.at(-1)?.body).not.toHaveProperty('recoveryCode');
  });

  test('a recovery code goes along, cut to what the service looks at', async () => {
    const { ask, stub } = await testGateway();
    await ask(ISSUE, { email, code: 'abcd-efgh-jkmn-pqrs' }, anonymous);
    expect(stub.calls.at(-1)?.body).toMatchObject({ email, recoveryCode: 'abcd-efgh-jkmn-pqrs' });
    await ask(ISSUE, { email, code: 'x'.repeat(101) }, anonymous);
    expect(stub.calls.at(-1)?.body).toMatchObject({ recoveryCode: 'x'.repeat(100) });
    await ask(ISSUE, { email, code: `abcd\0efgh${'x'.repeat(90)}\u{1F600}` }, anonymous);
    expect(stub.calls.at(-1)?.body).toMatchObject({ recoveryCode: `abcd efgh${'x'.repeat(90)}\uFFFD` });
  });

  test('a wrong one is told, and counts: three are tried in a quarter of an hour', async () => {
    const { ask, stub, clock } = await testGateway();
    stub.on('identity.issuePin', () => new Refused(400, 'recovery_code_invalid'));
    const guess = () => ask(ISSUE, { email, code: 'ABCD-EFGH-JKMN-PQRS' }, anonymous);
    for (let count = 0; count < 3; count += 1)
      expect(await guess()).toEqual(errorsOf('RECOVERY_CODE_INVALID', 'recoveryCode'));
    expect(await guess()).toEqual(errorsOf('LIMIT_REACHED', 'email'));
    expect(stub.count('identity.issuePin')).toBe(3);
    clock.advance(15 * 60_000);
    expect(await guess()).toEqual(errorsOf('RECOVERY_CODE_INVALID', 'recoveryCode'));
  });

  test('a PIN from before begins no session', async () => {
    const { ask, stub } = await testGateway();
    const issued = (await ask(ISSUE, { email }, anonymous)) as { data: { pinIssue: { login: string } } };
    stub.on('identity.authenticate', () => new Refused(403, 'sso_required'));
    expect(await ask(AUTHENTICATE, { login: issued.data.pinIssue.login, pin: GOOD_PIN }, anonymous)).toEqual({
      data: { pinAuthenticate: { token: null, userErrors: [{ code: 'SSO_REQUIRED', field: ['pin'] }] } },
    });
  });
});
