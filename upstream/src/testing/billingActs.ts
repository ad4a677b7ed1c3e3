// What admins do about what their team pays for.
import { eq } from 'drizzle-orm';
import { licenceBatch } from '../db/tables/billing.ts';
import { DAY_MS } from '../lib/durations.ts';
import type { Act } from './bulkActs.ts';
import { setBilling } from './licences.ts';
import { type Session, type TestUpstream, START, textAt } from './testUpstream.ts';

/** Each on a team that was made what it needs. */
export function billingActs(upstream: TestUpstream, teamId: string, admin: () => Session): Act[] {
  const query = { teamId };
  const annual = { interval: 'ANNUAL', currency: 'USD' };
  const beElite = () => setBilling(upstream.db, teamId, { isLiteUserRestricted: true });
  const haveBoughtNothing = async () => {
    await upstream.db.transaction((queries) => queries.delete(licenceBatch).where(eq(licenceBatch.teamId, teamId)));
    await setBilling(upstream.db, teamId, { plan: 'free', type: null });
  };
  const enabledFrom = START - (START % DAY_MS);
  const config = { enabledFrom, enabledTill: enabledFrom + 30 * DAY_MS };
  return [
    {
      ...{ name: 'starts a trial', actions: ['billing.startTrial'], call: 'billing.createSpecialTeam' },
      prepare: async () => {
        await haveBoughtNothing();
        return { body: { type: 'TRIAL', teamId, config } };
      },
    },
    {
      ...{ name: 'asks for another cycle', actions: ['billing.initPlanChange'], call: 'billing.initChangePlan' },
      prepare: async () => {
        await beElite();
        return { query, body: annual };
      },
    },
    {
      ...{ name: 'changes the cycle', actions: ['billing.changePlan'], call: 'billing.processChangePlan' },
      prepare: async () => {
        await beElite();
        const { body } = await upstream.post(`/billing/init-change-plan?teamId=${teamId}`, annual, admin());
        return { query, body: { ...annual, trackingId: textAt(body, 'trackingId') } };
      },
    },
    {
      ...{ name: 'sets for how long licences are', actions: ['billing.setLicenceCategory'] },
      call: 'billing.setDefaultLicenseCategory',
      prepare: async () => {
        await beElite();
        await setBilling(upstream.db, teamId, { defaultLicenceCategory: 'MONTHLY' });
        return { query, body: { licenseCategory: 'ANNUAL' } };
      },
    },
  ];
}
