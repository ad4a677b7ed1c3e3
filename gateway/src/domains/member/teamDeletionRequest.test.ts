import { expect, test } from 'vitest';
import { Refused } from '../../testing/stubCall.ts';
import { testGateway } from '../../testing/testGateway.ts';

const REQUEST = `mutation Request($feedback: DeleteFeedbackInput!) {
  teamDeletionRequest(input: { feedback: $feedback, idempotencyKey: "k" }) { isRequested userErrors { code field } } }`;
const feedback = { reason: 'MISSING_FEATURES', text: 'Threads' };

test('the request is the event, and nothing else', async () => {
  const { ask, stub } = await testGateway();
  const { data } = await ask(REQUEST, { feedback });
  expect(data).toEqual({ teamDeletionRequest: { isRequested: true, userErrors: [] } });
  expect(stub.names()).toEqual(['identity.fullProfile', 'event.publishEvents']);
  expect(stub.calls[1]?.body).toEqual({
    events: [{ eventName: 'team_deletion_requested', reason: 6, text: 'Threads' }],
  });
  expect(stub.calls[1]?.headers['idempotency-key']).toBe('k');
});

test.each([
  ['a failing service', new Refused(503, 'internal'), 'UNAVAILABLE', null],
  ['an event that the service does not take', new Refused(400, 'event_unknown'), 'UNAVAILABLE', null],
  ['a key that was used', new Refused(409, 'idempotency_key_reused'), 'KEY_REUSED', ['idempotencyKey']],
])('%s: nothing is requested', async (_what, refusal, code, field) => {
  const { ask, stub } = await testGateway();
  stub.on('event.publishEvents', () => refusal);
  const { data } = await ask(REQUEST, { feedback });
  expect(data).toEqual({ teamDeletionRequest: { isRequested: false, userErrors: [{ code, field }] } });
});

test('a lost answer leaves it open', async () => {
  const { ask, stub } = await testGateway();
  stub.on('event.publishEvents', (_call, reply) => (reply.hijack(), reply.raw.destroy()));
  expect((await ask(REQUEST, { feedback })).errors?.[0]?.extensions.code).toBe('OUTCOME_UNKNOWN');
});

test.each(['MEMBERS_LEFT', 'LICENCE_NOT_NEEDED'])('%s is a reason for members only', async (reason) => {
  const { ask, stub } = await testGateway();
  const { data } = await ask(REQUEST, { feedback: { reason } });
  expect(data).toEqual({
    teamDeletionRequest: { isRequested: false, userErrors: [{ code: 'INVALID', field: ['feedback', 'reason'] }] },
  });
  expect(stub.calls).toEqual([]);
});

test('a member may not, and nothing is published', async () => {
  const { ask, stub, member } = await testGateway();
  const { errors } = await ask(REQUEST, { feedback }, { as: member });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', reason: 'actor_not_admin' });
  expect(stub.names()).toEqual(['identity.fullProfile']);
});
