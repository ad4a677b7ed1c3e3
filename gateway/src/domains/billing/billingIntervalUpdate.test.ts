import { expect, test } from 'vitest';
import { Refused } from '../../testing/stubCall.ts';
import { paidPlanOf } from '../../testing/stubPlan.ts';
import { testGateway } from '../../testing/testGateway.ts';

const UPDATE = `mutation Update($interval: BillingInterval!) {
  billingIntervalUpdate(input: { interval: $interval, idempotencyKey: "k" }) {
    team { billing { interval nextInterval } } userErrors { code field } } }`;
const READS = ['team.teamInfo', 'billing.currentPlan'];
const licences = () => ({ ...paidPlanOf(), type: 'PAID', defaultLicenseCategory: 'ANNUAL' });

async function gatewayOf(plan: () => object) {
  const gateway = await testGateway();
  gateway.stub.on('billing.currentPlan', plan);
  return gateway;
}
const NOT_ALLOWED = { code: 'NOT_ALLOWED', field: null };
const answer = (billing: object | null, ...userErrors: object[]) => ({
  billingIntervalUpdate: { team: billing && { billing }, userErrors },
});

test('that of a subscription is asked for and carried out, each with a key of its own', async () => {
  const { ask, stub } = await gatewayOf(() => {
    const plan = paidPlanOf();
    const nextModel = stub.count('billing.processChangePlan') > 0 ? 'MONTHLY' : null;
    return { ...plan, billingDetails: { ...plan.billingDetails, nextModel } };
  });
  expect((await ask(UPDATE, { interval: 'MONTHLY' })).data).toEqual(
    answer({ interval: 'ANNUAL', nextInterval: 'MONTHLY' }),
  );
  expect(stub.names()).toEqual([...READS, 'billing.initChangePlan', 'billing.processChangePlan', ...READS]);
  const change = { interval: 'MONTHLY', currency: 'USD' };
  expect(stub.calls.slice(2, 4)).toMatchObject([
    { query: { teamId: 'team-orbit' }, body: change, headers: { 'idempotency-key': 'k' } },
    {
      query: { teamId: 'team-orbit' },
      body: { ...change, trackingId: 'change-1' },
      headers: { 'idempotency-key': 'k:process' },
    },
  ]);
});

test('that of licences is for the next ones', async () => {
  const { ask, stub } = await gatewayOf(licences);
  expect((await ask(UPDATE, { interval: 'BIANNUAL' })).data).toEqual(
    answer({ interval: 'ANNUAL', nextInterval: null }),
  );
  expect(stub.names()).toEqual([...READS, 'billing.setDefaultLicenseCategory', ...READS]);
  expect(stub.calls[2]).toMatchObject({
    query: { teamId: 'team-orbit' },
    body: { licenseCategory: 'BIANNUAL' },
    headers: { 'idempotency-key': 'k' },
  });
});

test.each([
  ['QUARTERLY', paidPlanOf],
  ['BIANNUAL', paidPlanOf],
  ['UNKNOWN', paidPlanOf],
  ['UNKNOWN', licences],
])('%s is none that this team may have: nothing is written', async (interval, plan) => {
  const { ask, stub } = await gatewayOf(plan);
  expect((await ask(UPDATE, { interval })).data).toEqual(answer(null, { code: 'INVALID', field: ['interval'] }));
  expect(stub.names()).toEqual(READS);
});

const KEY_REUSED = { code: 'KEY_REUSED', field: ['idempotencyKey'] };
test.each([
  ['initChangePlan', 403, 'elite_team_only', NOT_ALLOWED],
  ['initChangePlan', 409, 'plan_not_changeable', NOT_ALLOWED],
  ['initChangePlan', 409, 'currency_fixed', NOT_ALLOWED],
  ['initChangePlan', 409, 'idempotency_key_reused', KEY_REUSED],
  ['processChangePlan', 404, 'plan_change_not_found', NOT_ALLOWED],
  ['processChangePlan', 409, 'plan_not_changeable', NOT_ALLOWED],
  ['setDefaultLicenseCategory', 403, 'elite_team_only', NOT_ALLOWED],
  ['setDefaultLicenseCategory', 409, 'plan_not_changeable', NOT_ALLOWED],
])('%s %i %s leaves everything as before', async (call, status, code, error) => {
  const { ask, stub } = await gatewayOf(call === 'setDefaultLicenseCategory' ? licences : paidPlanOf);
  stub.on(`billing.${call}`, () => new Refused(status, code));
  expect((await ask(UPDATE, { interval: 'MONTHLY' })).data).toEqual(answer(null, error));
});

test('a team that pays in a currency that this version does not know changes nothing here', async () => {
  const { ask, stub } = await gatewayOf(() => ({ ...paidPlanOf(), currency: 'EUR' }));
  expect((await ask(UPDATE, { interval: 'MONTHLY' })).data).toEqual(answer(null, NOT_ALLOWED));
  expect(stub.names()).toEqual(READS);
});

test.each([
  ['pending', answer({ interval: 'ANNUAL', nextInterval: null })],
  ['resting', answer({ interval: 'ANNUAL', nextInterval: null })],
  ['failed', answer(null, NOT_ALLOWED)],
])('a change that is %s', async (status, expected) => {
  const { ask, stub } = await gatewayOf(paidPlanOf);
  stub.on('billing.processChangePlan', () => ({ status }));
  expect((await ask(UPDATE, { interval: 'MONTHLY' })).data).toEqual(expected);
});

test('an answer that was lost leaves it open whether the interval changes', async () => {
  const { ask, stub } = await gatewayOf(paidPlanOf);
  stub.on('billing.processChangePlan', () => new Refused(504, 'internal'));
  expect((await ask(UPDATE, { interval: 'MONTHLY' })).errors?.[0]?.extensions.code).toBe('OUTCOME_UNKNOWN');
});

test('a member changes none, and nothing is written', async () => {
  const { ask, stub, member } = await testGateway();
  expect((await ask(UPDATE, { interval: 'MONTHLY' }, { as: member })).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  expect(stub.names()).toEqual(READS);
});
