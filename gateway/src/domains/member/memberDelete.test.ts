import { describe, expect, test } from 'vitest';
import { toId } from '../../lib/ids.ts';
import { Refused } from '../../testing/stubCall.ts';
import { testGateway } from '../../testing/testGateway.ts';

const DELETE = `mutation Delete($memberIds: [ID!]!, $feedback: DeleteFeedbackInput) {
  memberDelete(input: { memberIds: $memberIds, feedback: $feedback, idempotencyKey: "k" }) {
    deletedMemberIds userErrors { code field } } }`;
const ids = (...guids: string[]) => guids.map((guid) => toId('Member', guid));

test('who is gone is one call; who is not is told at the place', async () => {
  const { ask, stub } = await testGateway();
  stub.on('member.deleteMember', () => ({
    results: [
      { guid: 'orbit-0000', result: 'last_admin' },
      { guid: 'orbit-0002', result: 'done' },
    ],
  }));
  const { data } = await ask(DELETE, { memberIds: ids('orbit-0000', 'orbit-0002', 'orbit-0003') });
  expect(data).toEqual({
    memberDelete: {
      deletedMemberIds: ids('orbit-0002'),
      userErrors: [
        { code: 'LAST_ADMIN', field: ['memberIds', '0'] },
        { code: 'NOT_FOUND', field: ['memberIds', '2'] },
      ],
    },
  });
  expect(stub.names()).toEqual(['member.deleteMember']);
  expect(stub.calls[0]?.body).toEqual({ subjects: ['orbit-0000', 'orbit-0002', 'orbit-0003'] });
  expect(stub.calls[0]?.headers['idempotency-key']).toBe('k');
});

describe('feedback', () => {
  const CLIENT = '4b45532c-b569-4fb8-803e-f302564cd4d4';
  const feedback = { reason: 'OTHER', text: '  They moved on.  ' };
  const memberIds = ids('orbit-0002');

  test('is published before anybody is deleted, under a key of its own', async () => {
    const { ask, stub } = await testGateway();
    await ask(DELETE, { memberIds, feedback }, { headers: { cookie: `__Host-muster-client=${CLIENT}` } });
    expect(stub.names()).toEqual(['identity.fullProfile', 'event.publishEvents', 'member.deleteMember']);
    expect(stub.calls[1]?.body).toEqual({
      events: [{ eventName: 'member_delete_feedback', reason: 7, text: 'They moved on.', clientId: CLIENT }],
    });
    expect(stub.calls[1]?.headers['idempotency-key']).toBe('k:feedback');
  });

  test.each([
    ['refused', () => new Refused(400, 'event_unknown')],
    ['lost', () => new Refused(503, 'internal')],
  ])('that is %s keeps nobody from deleting', async (_what, fail) => {
    const { ask, stub, logs } = await testGateway();
    stub.on('event.publishEvents', fail);
    const { data } = await ask(DELETE, { memberIds, feedback });
    expect(data).toEqual({ memberDelete: { deletedMemberIds: memberIds, userErrors: [] } });
    expect(logs.join('')).toContain('Delete feedback not published');
    expect(logs.join('')).not.toContain('They moved on');
  });

  test('of somebody who is no admin goes nowhere', async () => {
    const { ask, stub, member } = await testGateway();
    const { errors } = await ask(DELETE, { memberIds, feedback }, { as: member });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', reason: 'actor_not_admin' });
    expect(stub.names()).toEqual(['identity.fullProfile']);
  });

  test('on nobody goes nowhere', async () => {
    const { ask, stub } = await testGateway();
    await ask(DELETE, { memberIds: [toId('Team', 'team-orbit')], feedback });
    expect(stub.calls).toEqual([]);
  });

  test.each([
    [{ reason: 'BUGS' }, 'INVALID', ['feedback', 'reason']],
    [{ reason: 'MISSING_FEATURES' }, 'INVALID', ['feedback', 'reason']],
    [{ reason: 'OTHER' }, 'REQUIRED', ['feedback', 'text']],
    [{ reason: 'OTHER', text: '  ' }, 'REQUIRED', ['feedback', 'text']],
    [{ reason: 'BUDGET', text: 'x'.repeat(501) }, 'TOO_LONG', ['feedback', 'text']],
  ])('like %j is refused, and nobody is deleted', async (wrong, code, field) => {
    const { ask, stub } = await testGateway();
    const { data } = await ask(DELETE, { memberIds, feedback: wrong });
    expect(data).toEqual({ memberDelete: { deletedMemberIds: [], userErrors: [{ code, field }] } });
    expect(stub.calls).toEqual([]);
  });
});
