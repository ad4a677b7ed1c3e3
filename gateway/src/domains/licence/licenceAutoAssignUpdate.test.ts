import { expect, test } from 'vitest';
import { Refused } from '../../testing/stubCall.ts';
import { stubTeam, teamInfoOf } from '../../testing/stubTeam.ts';
import { testGateway } from '../../testing/testGateway.ts';

const UPDATE = `mutation Update($isEnabled: Boolean!) {
  licenceAutoAssignUpdate(input: { isEnabled: $isEnabled, idempotencyKey: "k" }) {
    team { isLicenceAutoAssigned } userErrors { code field } } }`;

test.each([
  [true, 'pro'],
  [false, 'free'],
])('%s goes on as %s for the account; the team is read after the change', async (isEnabled, word) => {
  const { ask, stub } = await testGateway();
  stub.on('team.teamInfo', () => {
    const isChanged = stub.count('licence.updateAccountAutoUpgrade') > 0;
    return { ...teamInfoOf(stubTeam()), autoUpgradeCategory: isChanged === isEnabled ? 'pro' : 'free' };
  });
  const { data } = await ask(UPDATE, { isEnabled });
  expect(data).toEqual({
    licenceAutoAssignUpdate: { team: { isLicenceAutoAssigned: isEnabled }, userErrors: [] },
  });
  expect(stub.calls[1]).toMatchObject({
    name: 'licence.updateAccountAutoUpgrade',
    query: { accountId: 'account-1', autoUpgradeCategory: word },
    headers: { 'idempotency-key': 'k' },
  });
});

test.each([
  [402, 'plan_required', { code: 'PLAN_REQUIRED', field: null }],
  [409, 'idempotency_key_reused', { code: 'KEY_REUSED', field: ['idempotencyKey'] }],
])('%i %s leaves everything as before', async (status, code, error) => {
  const { ask, stub } = await testGateway();
  stub.on('licence.updateAccountAutoUpgrade', () => new Refused(status, code));
  expect((await ask(UPDATE, { isEnabled: true })).data).toEqual({
    licenceAutoAssignUpdate: { team: null, userErrors: [error] },
  });
});
