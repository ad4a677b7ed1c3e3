import { expect, test } from 'vitest';
import { Refused } from '../../testing/stubCall.ts';
import { freePlanOf } from '../../testing/stubPlan.ts';
import { NOON, testGateway } from '../../testing/testGateway.ts';

const START = `mutation { trialStart(input: { idempotencyKey: "k" }) {
  team { isProPlan billing { trial { startsOn endsOn } } } userErrors { code field } } }`;
const DAY_MS = 86_400_000;
const TODAY = Date.parse('2026-11-21T00:00:00Z');
const windowFrom = (enabledFrom: number, days = 30) => ({ enabledFrom, enabledTill: enabledFrom + days * DAY_MS });

test('a trial starts on the present day, as long as trials are; the team and its plan are read after it', async () => {
  const { ask, stub } = await testGateway();
  const isStarted = () => stub.count('billing.createSpecialTeam') > 0;
  stub.on('billing.currentPlan', () => ({
    ...{ ...freePlanOf(), trialDays: 15 },
    ...(isStarted() ? { isOnTrial: true, config: windowFrom(TODAY, 15), trialEndPlan: 'PRO' } : {}),
  }));
  stub.on('team.teamState', () => ({
    isLegacy: false,
    isProPlanInitialized: false,
    plan: isStarted() ? 'pro' : 'free',
  }));
  expect((await ask(START)).data).toEqual({
    trialStart: {
      team: { isProPlan: true, billing: { trial: { startsOn: '2026-11-21', endsOn: '2026-12-05' } } },
      userErrors: [],
    },
  });
  expect(stub.names().slice(0, 3)).toEqual(['team.teamInfo', 'billing.currentPlan', 'billing.createSpecialTeam']);
  expect(stub.names().slice(3).sort()).toEqual(['billing.currentPlan', 'team.teamInfo', 'team.teamState']);
  expect(stub.calls[2]).toMatchObject({
    body: { type: 'TRIAL', teamId: 'team-orbit', config: windowFrom(TODAY, 15) },
    headers: { 'idempotency-key': 'k' },
  });
});

test('an act that is repeated past midnight is the same act; on another day it is another one', async () => {
  const { ask, stub, clock } = await testGateway();
  const bodies = () =>
    stub.calls.filter(({ name }) => name === 'billing.createSpecialTeam').map(({ body }) => body as object);
  await ask(START);
  stub.on('billing.currentPlan', () => ({ ...freePlanOf(), isOnTrial: true, config: windowFrom(TODAY) }));
  clock.advance(TODAY + DAY_MS + 1 - NOON);
  await ask(START);
  expect(bodies()[1]).toEqual(bodies()[0]);
  clock.advance(DAY_MS);
  await ask(START);
  expect(bodies()[2]).toMatchObject({ config: windowFrom(TODAY + 2 * DAY_MS) });
});

test.each([
  [409, 'trial_not_available', { code: 'NOT_ALLOWED', field: null }],
  [409, 'idempotency_key_reused', { code: 'KEY_REUSED', field: ['idempotencyKey'] }],
])('%i %s leaves everything as before', async (status, code, error) => {
  const { ask, stub } = await testGateway();
  stub.on('billing.createSpecialTeam', () => new Refused(status, code));
  expect((await ask(START)).data).toEqual({ trialStart: { team: null, userErrors: [error] } });
});

test.each([
  [400, 'trial_window_invalid', 'UPSTREAM_INVALID'],
  [504, 'internal', 'OUTCOME_UNKNOWN'],
])('%i %s is not the person’s to mend: %s', async (status, code, expected) => {
  const { ask, stub } = await testGateway();
  stub.on('billing.createSpecialTeam', () => new Refused(status, code));
  expect((await ask(START)).errors?.[0]?.extensions.code).toBe(expected);
});

test('a member starts none, and nothing is written', async () => {
  const { ask, stub, member } = await testGateway();
  expect((await ask(START, {}, { as: member })).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  expect(stub.names()).toEqual(['team.teamInfo', 'billing.currentPlan']);
});
