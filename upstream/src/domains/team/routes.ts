import type { Queries } from '../../db/database.ts';
import type { Answer } from '../../generated/contract.ts';
import { adminsOnly, everyRole, notGuests } from '../../lib/roles.ts';
import { type Routes, signedIn } from '../../lib/service.ts';
import { billingOf } from '../billing/repository.ts';
import { effectivePlan, isOnTrial, periodPrice } from '../billing/rules.ts';
import { countActive, countAddressesOfDomain, countLicensed, countOfRole } from '../member/repository.ts';
import { type AppRow, anotherTeamAutoJoins, appsOf, countApps, teamOf } from './repository.ts';
import { adminLimit, freeStorageBytes, guestLimit, paywallMode, planGate, storageLimitBytes } from './rules.ts';

export function teamRoutes(): Routes<'team'> {
  return {
    teamInfo: signedIn(everyRole, async ({ db, now, actor }) => teamInfo(db, actor.teamId, now)),
    teamState: signedIn(everyRole, async ({ db, now, actor }) => {
      const [{ isLegacy }, billing] = [await teamOf(db, actor.teamId), await billingOf(db, actor.teamId)];
      return { isLegacy, isProPlanInitialized: billing.isProPlanInitialized, plan: effectivePlan(billing, now) };
    }),
    installedApps: signedIn(notGuests, async ({ db, actor }) => {
      const apps = await appsOf(db, actor.teamId);
      return { apps: apps.map(toApp) };
    }),
    autoJoinExists: signedIn(adminsOnly, async ({ db, actor }) => ({
      result: await anotherTeamAutoJoins(db, await teamOf(db, actor.teamId)),
    })),
    domainMembersCount: signedIn(adminsOnly, async ({ db, actor }) => {
      const { domain } = await teamOf(db, actor.teamId);
      return { result: await countAddressesOfDomain(db, domain) };
    }),
    teamFileStorageInfo: signedIn(adminsOnly, async ({ db, now, actor }) => {
      const team = await teamOf(db, actor.teamId);
      const billing = await billingOf(db, actor.teamId);
      const mode = paywallMode({ ...team, billingType: billing.type });
      const licensed = await countLicensed(db, actor.teamId);
      return {
        teamStorageUsed: team.storageUsedBytes,
        teamStorageLimit: storageLimitBytes(effectivePlan(billing, now), mode, licensed),
        freeTeamMaxStorageLimit: freeStorageBytes(mode),
      };
    }),
    planGates: signedIn(adminsOnly, async ({ db, now, actor }) => {
      const team = await teamOf(db, actor.teamId);
      const billing = await billingOf(db, actor.teamId);
      const plan = effectivePlan(billing, now);
      const mode = paywallMode({ ...team, billingType: billing.type });
      const admins = planGate(adminLimit(plan), await countOfRole(db, actor.teamId, 'admin'), team);
      const guests = planGate(guestLimit(plan, mode), await countOfRole(db, actor.teamId, 'guest'), team);
      return {
        gates: [
          { feature: 'admins', ...admins },
          { feature: 'guests', ...guests },
        ],
      };
    }),
  };
}

const toApp = ({ appId, name, description, iconUri, usersCount }: AppRow) => ({
  ...{ id: appId, name, description, iconUri, usersCount },
});

async function teamInfo(db: Queries, teamId: string, now: number): Promise<Answer<'team', 'teamInfo'>> {
  const team = await teamOf(db, teamId);
  const billing = await billingOf(db, teamId);
  const price = periodPrice(billing);
  return {
    teamId,
    accountId: team.accountId,
    name: team.name,
    domain: team.domain,
    url: team.url,
    avatar: team.avatar,
    createdOn: team.createdAt,
    isAutoJoin: team.isAutoJoin,
    isDomain: team.isDomain,
    guestInvite: team.guestInvite,
    isOpen: team.isOpen,
    isCrossDomainDisabled: team.isCrossDomainDisabled,
    canJoinDomains: team.canJoinDomains,
    isAdminInvite: team.isAdminInvite,
    showUsersFullName: team.showUsersFullName,
    plan: billing.plan,
    preferences: { excludePaywall: team.excludePaywall },
    billPlanCost: price,
    billPlanCurrency: price === null ? null : billing.currency,
    proUsers: await countLicensed(db, teamId),
    autoUpgradeCategory: team.autoUpgradeCategory,
    isPaid: billing.plan !== 'free' && !isOnTrial(billing, now),
    isHardPaywall: team.isHardPaywall,
    paywallMode: paywallMode({ ...team, billingType: billing.type }),
    supportLite: team.supportLite,
    isFileSharingDisabled: team.isFileSharingDisabled,
    isMobileFileSharingDisabled: team.isMobileFileSharingDisabled,
    isIPTrackingEnabled: team.isIpTrackingEnabled,
    usersCount: await countActive(db, teamId),
    appsCount: await countApps(db, teamId),
    version: team.version,
  };
}
