import type { Answer } from '../../generated/contract.ts';
import type { SessionContext } from '../../lib/context.ts';
import { planAndMode } from '../billing/planActions.ts';
import { periodPrice } from '../billing/rules.ts';
import { isOnTrial } from '../billing/trialRules.ts';
import { countActiveAndLicensed } from '../member/listRepository.ts';
import { countApps, teamOf } from './repository.ts';

/** Everything about a team that its people may know. */
export async function teamInfo({
  db,
  now,
  actor: { teamId },
  fileAddress,
}: SessionContext): Promise<Answer<'team', 'teamInfo'>> {
  const team = await teamOf(db, teamId);
  const { mode, billing } = await planAndMode({ db, now }, team);
  const price = periodPrice(billing);
  const { active, licensed } = await countActiveAndLicensed(db, teamId);
  return {
    teamId,
    accountId: team.accountId,
    name: team.name,
    domain: team.domain,
    url: team.url,
    avatar: fileAddress(team.avatarFile),
    createdOn: team.createdAt,
    isAutoJoin: team.isAutoJoin,
    isDomain: team.isDomain,
    guestInvite: team.guestInvite,
    isOpen: team.isOpen,
    isCrossDomainDisabled: team.isCrossDomainDisabled,
    canJoinDomains: team.canJoinDomains,
    isAdminInvite: team.isAdminInvite,
    showUsersFullName: team.showUsersFullName,
    sharesProductEvents: team.sharesProductEvents,
    plan: billing.plan,
    preferences: { excludePaywall: team.excludePaywall },
    billPlanCost: price,
    billPlanCurrency: price === null ? null : billing.currency,
    proUsers: licensed,
    autoUpgradeCategory: team.autoUpgradeCategory,
    isPaid: billing.plan !== 'free' && !isOnTrial(billing, now),
    isHardPaywall: team.isHardPaywall,
    paywallMode: mode,
    supportLite: team.supportLite,
    isFileSharingDisabled: team.fileSharingMode === 'NONE',
    isMobileFileSharingDisabled: team.isMobileFileSharingDisabled,
    isIPTrackingEnabled: team.isIpTrackingEnabled,
    usersCount: active,
    appsCount: await countApps(db, teamId),
    version: team.version,
  };
}
