import { expect, test } from 'vitest';
import { Refused } from '../../testing/stubCall.ts';
import { stubTeam, teamInfoOf } from '../../testing/stubTeam.ts';
import { testGateway } from '../../testing/testGateway.ts';

const ACTIVATE = `mutation { planActivate(input: { idempotencyKey: "k" }) { team { plan } userErrors { code field } } }`;

test('PRO starts by one call with the team and the key; the team is read after it', async () => {
  const { ask, stub } = await testGateway();
  stub.on('team.teamInfo', () => ({
    ...teamInfoOf(stubTeam()),
    plan: stub.count('licence.activateSelfServeProPlan') > 0 ? 'pro' : 'free',
  }));
  const { data } = await ask(ACTIVATE);
  expect(data).toEqual({ planActivate: { team: { plan: 'PRO' }, userErrors: [] } });
  expect(stub.names()).toEqual(['team.teamInfo', 'licence.activateSelfServeProPlan', 'team.teamInfo']);
  expect(stub.calls[1]).toMatchObject({
    query: { teamId: stubTeam().teamId },
    headers: { 'idempotency-key': 'k' },
  });
});

test.each([
  ['pro_not_initialized', { code: 'NOT_ALLOWED', field: null }],
  ['idempotency_key_reused', { code: 'KEY_REUSED', field: ['idempotencyKey'] }],
])('%s leaves everything as before', async (code, error) => {
  const { ask, stub } = await testGateway();
  stub.on('licence.activateSelfServeProPlan', () => new Refused(409, code));
  expect((await ask(ACTIVATE)).data).toEqual({ planActivate: { team: null, userErrors: [error] } });
});

test('an answer that was lost leaves it open whether PRO runs', async () => {
  const { ask, stub } = await testGateway();
  stub.on('licence.activateSelfServeProPlan', () => new Refused(504, 'internal'));
  expect((await ask(ACTIVATE)).errors?.[0]?.extensions.code).toBe('OUTCOME_UNKNOWN');
});
