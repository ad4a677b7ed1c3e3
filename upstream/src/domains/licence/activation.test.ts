import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { billing } from '../../db/tables/billing.ts';
import { auditEntry, job } from '../../db/tables/system.ts';
import { team } from '../../db/tables/team.ts';
import { HOUR_MS } from '../../lib/durations.ts';
import { setLicencesBought } from '../../testing/licences.ts';
import { type Session, type TestUpstream, START, codeOf, startTestUpstream } from '../../testing/testUpstream.ts';
import { plantActivations } from './activationActions.ts';

let upstream: TestUpstream;
let admin: Session;
beforeAll(async () => {
  upstream = await startTestUpstream({ domains: ['activating.example', 'seedling.example'] });
});
afterAll(() => upstream.close());
beforeEach(async () => {
  upstream.clock.reset();
  await upstream.post('/dev/reset', {});
  admin = await upstream.signIn('admin@activating.example');
});

type Billing = (typeof billing)['$inferSelect'];
const change = (changes: Partial<Billing>) =>
  upstream.db.transaction((queries) =>
    queries.update(billing).set(changes).where(eq(billing.teamId, 'team-activating')),
  );
/** As if nothing had been assigned yet, and nothing were counting. */
const startAfresh = async () => {
  await upstream.db.transaction((queries) => queries.delete(job));
  await change({ activationAt: null });
};
const kept = async () => {
  const [row] = await upstream.db.read((queries) =>
    queries.select().from(billing).where(eq(billing.teamId, 'team-activating')),
  );
  return { plan: row?.plan, activationAt: row?.activationAt };
};
const shown = async () => {
  const { body } = await upstream.get('/billing/billing-data?teamId=team-activating', admin);
  const { activationTimestamp, isActivationAllowed, liteUsers } = (
    body as { billing: { teamDetails: Record<string, unknown> } }
  ).billing.teamDetails;
  return { activationTimestamp, isActivationAllowed, liteUsers };
};
const state = async () => (await upstream.get('/team/team-state', admin)).body;
/** Members of the team who hold no licence: 0011 and 0012 come after the nine who do, and after the guest. */
const assign = (...numbers: number[]) =>
  upstream.post(
    '/licence/assign-licence?teamId=team-activating',
    { members: numbers.map((number) => `activating-${String(number).padStart(4, '0')}`) },
    admin,
  );
const activateNow = (session = admin, teamId = 'team-activating') =>
  upstream.post(`/licence/activate-self-serve-pro-plan?teamId=${teamId}`, undefined, session);
const activations = async () => {
  const entries = await upstream.db.read((queries) => queries.select().from(auditEntry));
  return entries.filter(({ action }) => action === 'licence.activatePlan');
};
const moveTo = async (instant: number) => {
  upstream.clock.set(instant);
  await upstream.jobs.runDue();
};

describe('the countdown', () => {
  test('starts with the first licence and is not moved by the next', async () => {
    await startAfresh();
    expect((await assign(11)).status).toBe(200);
    expect(await kept()).toEqual({ plan: 'free', activationAt: START + 24 * HOUR_MS });
    upstream.clock.advance(HOUR_MS);
    await assign(12);
    expect(await kept()).toEqual({ plan: 'free', activationAt: START + 24 * HOUR_MS });
    expect(await shown()).toEqual({
      activationTimestamp: START + 24 * HOUR_MS,
      isActivationAllowed: true,
      liteUsers: 14,
    });
  });

  test('does not start when nobody got a licence', async () => {
    await startAfresh();
    await assign(1, 3);
    expect(await kept()).toEqual({ plan: 'free', activationAt: null });
  });

  test('ends in PRO by the clock, once, in nobody’s name', async () => {
    await startAfresh();
    await assign(11);
    await moveTo(START + 24 * HOUR_MS - 1);
    expect(await kept()).toMatchObject({ plan: 'free' });
    await moveTo(START + 24 * HOUR_MS);
    expect(await kept()).toEqual({ plan: 'pro', activationAt: null });
    expect(await activations()).toMatchObject([
      {
        ...{ actor: null, teamId: 'team-activating', target: 'team:team-activating' },
        before: { plan: 'free', activationAt: START + 24 * HOUR_MS },
        after: { plan: 'pro', activationAt: null },
      },
    ]);
    expect((await activations())[0]?.parentJobId).toEqual(expect.any(Number));
    await moveTo(START + 48 * HOUR_MS);
    expect(await activations()).toHaveLength(1);
    expect(codeOf(await activateNow())).toBe('409 pro_not_initialized');
  });

  test('of a team that counts when the demo is loaded ends too', async () => {
    await moveTo(START + 18 * HOUR_MS);
    expect(await kept()).toEqual({ plan: 'pro', activationAt: null });
  });

  test('is planted once, however often the services start', async () => {
    const plant = () => upstream.db.transaction((queries) => plantActivations(queries, upstream.clock.now()));
    await plant();
    await plant();
    const planted = await upstream.db.read((queries) => queries.select().from(job));
    expect(planted.filter(({ name }) => name === 'licence.activate')).toHaveLength(1);
  });

  test('goes by the instant that holds, where it was moved', async () => {
    await change({ activationAt: START + 30 * HOUR_MS });
    await moveTo(START + 18 * HOUR_MS);
    expect(await kept()).toMatchObject({ plan: 'free' });
    await moveTo(START + 30 * HOUR_MS);
    expect(await kept()).toMatchObject({ plan: 'pro' });
    expect(await activations()).toHaveLength(1);
  });

  test('can count anew at another instant after it was called off', async () => {
    await change({ activationAt: null });
    await moveTo(START + 18 * HOUR_MS);
    await assign(11);
    await moveTo(START + 42 * HOUR_MS);
    expect(await kept()).toMatchObject({ plan: 'pro' });
  });

  test('of a team that was deleted ends in nothing', async () => {
    await upstream.db.transaction((queries) =>
      queries.update(team).set({ deletedAt: START }).where(eq(team.teamId, 'team-activating')),
    );
    await moveTo(START + 18 * HOUR_MS);
    expect(await kept()).toEqual({ plan: 'free', activationAt: START + 18 * HOUR_MS });
    expect(await activations()).toEqual([]);
  });

  test('has taken effect at its end, even before the job ran', async () => {
    upstream.clock.set(START + 18 * HOUR_MS);
    expect(await state()).toMatchObject({ plan: 'pro' });
    expect(await shown()).toMatchObject({ isActivationAllowed: false });
    expect(codeOf(await activateNow())).toBe('409 pro_not_initialized');
    await upstream.jobs.runDue();
    expect(await state()).toMatchObject({ plan: 'pro' });
  });
});

describe('PRO starts at once', () => {
  test('with the last licence', async () => {
    await setLicencesBought(upstream.db, 'team-activating', 11);
    await assign(11);
    expect(await kept()).toMatchObject({ plan: 'free' });
    await assign(12);
    expect(await kept()).toEqual({ plan: 'pro', activationAt: null });
    expect(await activations()).toMatchObject([{ actor: admin.guid }]);
    await moveTo(START + 18 * HOUR_MS);
    expect(await activations()).toHaveLength(1);
  });

  test('by hand, once', async () => {
    expect((await activateNow()).body).toEqual({});
    expect(await state()).toMatchObject({ plan: 'pro' });
    expect(await shown()).toMatchObject({ activationTimestamp: null, isActivationAllowed: false });
    expect(codeOf(await activateNow())).toBe('409 pro_not_initialized');
    await moveTo(START + 18 * HOUR_MS);
    expect(await activations()).toMatchObject([{ actor: admin.guid }]);
  });

  test('not for a team that has bought nothing, nor for another one', async () => {
    const seedling = await upstream.signIn('admin@seedling.example');
    expect(codeOf(await activateNow(seedling, 'team-seedling'))).toBe('409 pro_not_initialized');
    expect(codeOf(await activateNow(seedling))).toBe('404 team_not_found');
    expect(await kept()).toMatchObject({ plan: 'free' });
  });
});
