import { expect, test } from 'vitest';
import { toId } from '../../lib/ids.ts';
import { Refused } from '../../testing/stubCall.ts';
import { leanOf, personAt, stubTeam } from '../../testing/stubTeam.ts';
import { testGateway } from '../../testing/testGateway.ts';

const team = stubTeam();
const guids = [1, 2, 3].map((index) => personAt(team, index).guid);
const memberIds = guids.map((guid) => toId('Member', guid));
const many = (count: number) => Array.from({ length: count }, (_, at) => toId('Member', `guid-${at}`));
const DISABLE = `mutation Disable($memberIds: [ID!]!) {
  licenceAutoRenewDisable(input: { memberIds: $memberIds, idempotencyKey: "k" }) { members { guid } userErrors { code field } } }`;

const answered = (members: (string | undefined)[], userErrors: { code: string; field: string[] | null }[]) => ({
  licenceAutoRenewDisable: { members: members.map((guid) => ({ guid })), userErrors },
});

test('all go on in one call with the team and the key', async () => {
  const { ask, stub } = await testGateway({ team });
  const { data } = await ask(DISABLE, { memberIds });
  expect(data).toEqual(answered(guids, []));
  expect(stub.names()).toEqual(['team.teamInfo', 'licence.disableAutoRenewal']);
  expect(stub.calls[1]).toMatchObject({
    query: { teamId: team.teamId },
    body: { members: guids },
    headers: { 'idempotency-key': 'k' },
  });
});

test('the people of the payload are read after the change', async () => {
  const { ask, stub } = await testGateway({ team });
  stub.on('member.leanProfiles', () => ({
    profiles: [{ ...leanOf(personAt(team, 1)), autoRenewEnabled: stub.count('licence.disableAutoRenewal') === 0 }],
  }));
  const query = DISABLE.replace('{ guid }', '{ isAutoRenewEnabled }');
  const { data } = await ask(query, { memberIds: memberIds.slice(0, 1) });
  expect(data).toEqual({
    licenceAutoRenewDisable: { members: [{ isAutoRenewEnabled: false }], userErrors: [] },
  });
});

test('whose did not renew before is among those, whoever holds none is told', async () => {
  const { ask, stub } = await testGateway({ team });
  const [a, b, c] = guids;
  stub.on('licence.disableAutoRenewal', () => ({
    results: [
      { guid: a, result: 'already' },
      { guid: b, result: 'not_licensed' },
      { guid: c, result: 'done' },
    ],
  }));
  const { data } = await ask(DISABLE, { memberIds });
  expect(data).toEqual(answered([a, c], [{ code: 'NOT_LICENSED', field: ['memberIds', '1'] }]));
});

test('20 are taken, 21 are too many before any call', async () => {
  const { ask, stub } = await testGateway({ team });
  expect((await ask(DISABLE, { memberIds: many(20) })).data).toMatchObject({
    licenceAutoRenewDisable: { userErrors: [] },
  });
  stub.clear();
  const { data } = await ask(DISABLE, { memberIds: many(21) });
  expect(data).toEqual(answered([], [{ code: 'TOO_MANY', field: ['memberIds'] }]));
  expect(stub.calls).toEqual([]);
});

test.each([
  ['elite_team', { code: 'NOT_ALLOWED', field: null }],
  ['idempotency_key_reused', { code: 'KEY_REUSED', field: ['idempotencyKey'] }],
])('%s is told', async (code, error) => {
  const { ask, stub } = await testGateway({ team });
  stub.on('licence.disableAutoRenewal', () => new Refused(409, code));
  expect((await ask(DISABLE, { memberIds })).data).toEqual(answered([], [error]));
});
