import { expect, test } from 'vitest';
import { changingTeam } from '../../testing/changingTeam.ts';
import { Refused, type StubCall } from '../../testing/stubCall.ts';
import { testGateway } from '../../testing/testGateway.ts';

const INVITE = `mutation Invite($emails: [String!]!) { memberInvite(input: { emails: $emails, idempotencyKey: "k" }) {
  members { guid email } userErrors { code field } } }`;
const invited = ({ body }: StubCall) => (body as { emails: string[] }).emails;

test('who was added is read afresh; why the others were not stands at their places', async () => {
  const { team } = changingTeam(5);
  const { ask, stub } = await testGateway({ team });
  const results: Record<string, string> = {
    'person2@orbit.example': 'added',
    'exists@orbit.example': 'exists',
    'guest@orbit.example': 'guest',
    'off@orbit.example': 'deactivated',
    nonsense: 'invalid',
    'ann@elsewhere.example': 'domain_not_allowed',
    'person3@orbit.example': 'added',
    'late@orbit.example': 'a_reason_of_tomorrow',
  };
  stub.on('member.invite', (call) => ({
    summary: {
      profiles: invited(call)
        .map((email) => email.trim().toLowerCase())
        .map((email) => ({
          email,
          guid: results[email] === 'added' ? `orbit-000${email.at(6)}` : null,
          result: results[email],
        }))
        .toReversed(),
    },
  }));
  const emails = [
    ' Person2@orbit.example ',
    'exists@orbit.example',
    'guest@orbit.example',
    'person2@ORBIT.example',
    'off@orbit.example',
    'nonsense',
    'x'.repeat(1001),
    'ann@elsewhere.example',
    'person3@orbit.example',
    'late@orbit.example',
  ];
  const { data, errors } = await ask(INVITE, { emails });
  expect(errors).toBeUndefined();
  const errorAt = (code: string, place: number) => ({ code, field: ['emails', String(place)] });
  expect(data).toEqual({
    memberInvite: {
      members: [
        { guid: 'orbit-0002', email: 'person2@orbit.example' },
        { guid: 'orbit-0003', email: 'person3@orbit.example' },
      ],
      userErrors: [
        errorAt('DUPLICATE', 3),
        errorAt('INVALID', 6),
        errorAt('ALREADY_MEMBER', 1),
        errorAt('ALREADY_MEMBER', 2),
        errorAt('DEACTIVATED', 4),
        errorAt('INVALID', 5),
        errorAt('DOMAIN_NOT_ALLOWED', 7),
        errorAt('NOT_ALLOWED', 9),
      ],
    },
  });
  expect(stub.names()).toEqual(['member.invite', 'member.leanProfiles']);
  expect(stub.calls[0]?.body).toMatchObject({ guestMembership: false });
  expect(invited(stub.calls[0] as StubCall)).toHaveLength(8);
  expect(stub.calls[0]?.headers['idempotency-key']).toBe('k');
});

test.each([
  ['none', [], 'REQUIRED', ['emails']],
  ['a thousand', Array.from({ length: 1000 }, (_, index) => `p${index}@orbit.example`), 'TOO_MANY', ['emails']],
  ['only what cannot be an address', ['x'.repeat(1001)], 'INVALID', ['emails', '0']],
])('%s: refused without a call', async (_what, emails, code, field) => {
  const { ask, stub } = await testGateway();
  const { data } = await ask(INVITE, { emails });
  expect(data).toEqual({ memberInvite: { members: [], userErrors: [{ code, field }] } });
  expect(stub.calls).toEqual([]);
});

test.each([
  [400, 'too_many_subjects', 'TOO_MANY', ['emails']],
  [409, 'idempotency_key_reused', 'KEY_REUSED', ['idempotencyKey']],
])('%i %s is a user error', async (status, refusal, code, field) => {
  const { ask, stub } = await testGateway();
  stub.on('member.invite', () => new Refused(status, refusal));
  const { data } = await ask(INVITE, { emails: ['ann@orbit.example'] });
  expect(data).toEqual({ memberInvite: { members: [], userErrors: [{ code, field }] } });
});
