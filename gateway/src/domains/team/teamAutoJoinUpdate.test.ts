import { expect, test } from 'vitest';
import { Refused } from '../../testing/stubCall.ts';
import { stubTeam, teamInfoOf } from '../../testing/stubTeam.ts';
import { testGateway } from '../../testing/testGateway.ts';

const UPDATE = `mutation Update($isAutoJoin: Boolean!) {
  teamAutoJoinUpdate(input: { isAutoJoin: $isAutoJoin, idempotencyKey: "k" }) {
    team { isAutoJoin version } userErrors { code field } } }`;

test.each([true, false])(
  'auto-join %s goes on, once, with the key; the team is read after the change',
  async (isAutoJoin) => {
    const { ask, stub } = await testGateway();
    stub.on('team.teamInfo', () => ({ ...teamInfoOf(stubTeam()), isAutoJoin, version: 9 }));
    const { data } = await ask(UPDATE, { isAutoJoin });
    expect(data).toEqual({ teamAutoJoinUpdate: { team: { isAutoJoin, version: 9 }, userErrors: [] } });
    expect(stub.names()).toEqual(['team.makeAutoJoin', 'team.teamInfo']);
    expect(stub.calls[0]).toMatchObject({ body: { autoJoin: isAutoJoin }, headers: { 'idempotency-key': 'k' } });
  },
);

test.each([
  ['auto_join_exists', 'DUPLICATE', 'isAutoJoin'],
  ['free_email_domain', 'FREE_EMAIL_DOMAIN', 'isAutoJoin'],
  ['idempotency_key_reused', 'KEY_REUSED', 'idempotencyKey'],
])('refused as %s is %s', async (word, code, field) => {
  const { ask, stub } = await testGateway();
  stub.on('team.makeAutoJoin', () => new Refused(409, word));
  expect((await ask(UPDATE, { isAutoJoin: true })).data).toEqual({
    teamAutoJoinUpdate: { team: null, userErrors: [{ code, field: [field] }] },
  });
});

test('is not for members', async () => {
  const { ask, member } = await testGateway();
  const { errors } = await ask(UPDATE, { isAutoJoin: true }, { as: member });
  expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
});
