import { expect, test } from 'vitest';
import { GOOD_PIN } from '../../testing/stubTeam.ts';
import { Refused } from '../../testing/stubCall.ts';
import { testGateway } from '../../testing/testGateway.ts';

const ISSUE = `mutation Issue($email: String!) { pinIssue(input: { email: $email }) { login userErrors { code field } } }`;
const AUTHENTICATE = `mutation Authenticate($login: String!, $pin: String!) {
  pinAuthenticate(input: { login: $login, pin: $pin }) { token userErrors { code field } } }`;

const anonymous = { as: null };
const email = 'member@orbit.example';
const googleOnly = () => new Refused(403, 'google_sign_in_required');

test('who has to sign in with Google gets no PIN, is told so, and the try is not counted', async () => {
  const { ask, stub } = await testGateway();
  stub.on('identity.issuePin', googleOnly);
  for (let count = 0; count < 4; count += 1) {
    expect(await ask(ISSUE, { email }, anonymous)).toEqual({
      data: { pinIssue: { login: null, userErrors: [{ code: 'GOOGLE_SIGN_IN_REQUIRED', field: ['email'] }] } },
    });
  }
  expect(stub.count('identity.issuePin')).toBe(4);
});

test('a PIN from before is refused with the reason, and begins no session', async () => {
  const { ask, stub } = await testGateway();
  const issued = (await ask(ISSUE, { email }, anonymous)) as { data: { pinIssue: { login: string } } };
  const { login } = issued.data.pinIssue;
  stub.on('identity.authenticate', googleOnly);
  expect(await ask(AUTHENTICATE, { login, pin: GOOD_PIN }, anonymous)).toEqual({
    data: { pinAuthenticate: { token: null, userErrors: [{ code: 'GOOGLE_SIGN_IN_REQUIRED', field: ['pin'] }] } },
  });
});
