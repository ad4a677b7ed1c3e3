import { expect, test } from 'vitest';
import { Refused } from '../../testing/stubCall.ts';
import { testGateway } from '../../testing/testGateway.ts';

const REMOVE = `mutation { teamAvatarRemove(input: { idempotencyKey: "k" }) {
  team { teamId avatarUrl } userErrors { code field } } }`;

test('one write, whose answer is the team', async () => {
  const { ask, stub } = await testGateway();
  expect((await ask(REMOVE)).data).toEqual({
    teamAvatarRemove: { team: { teamId: 'team-orbit', avatarUrl: null }, userErrors: [] },
  });
  expect(stub.names()).toEqual(['team.updateTeam']);
  expect(stub.calls[0]?.body).toEqual({ removeAvatar: true });
  expect(stub.calls[0]?.headers['idempotency-key']).toBe('k');
});

test('a key that was used with another input is refused', async () => {
  const { ask, stub } = await testGateway();
  stub.on('team.updateTeam', () => new Refused(409, 'idempotency_key_reused'));
  expect((await ask(REMOVE)).data).toEqual({
    teamAvatarRemove: { team: null, userErrors: [{ code: 'KEY_REUSED', field: ['idempotencyKey'] }] },
  });
});

test('a member gets FORBIDDEN', async () => {
  const { ask, member } = await testGateway();
  const { errors } = await ask(REMOVE, {}, { as: member });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', reason: 'actor_not_admin' });
});
