import type { PlanFeature } from '../../generated/billing/paywall/planGate.ts';
import type { PlanPageQuery } from '../../generated/billing/planPage.ts';
import type { TeamOf } from '../../lib/graphql/teamOf.ts';
import type { PaywallSubject } from './paywall/planFeatures.ts';
import { planStates } from './planMessages.ts';

export type PlanTeam = TeamOf<PlanPageQuery>;
export type PlanBilling = NonNullable<PlanTeam['billing']>;
export type Gate = NonNullable<PlanTeam['admins']>;

/** What a team has, in words: the plan it bought, and what holds at present where that is something else. */
export const planStateOf = ({ plan, isProPlan, isProPlanInitialized, billing }: PlanTeam) => {
  if (plan === 'ENTERPRISE') return planStates.enterprise;
  if (plan === 'PRO') return isProPlan === false ? planStates.overdue : planStates.pro;
  if (plan !== 'FREE') return planStates.unknown;
  if (isProPlan) return planStates.trial;
  const hasLicences = billing ? billing.licensedUsersCount + billing.unusedLicencesCount > 0 : false;
  return isProPlanInitialized && hasLicences ? planStates.onTheWay : planStates.free;
};

/** What the free plan allows where it is not tightened; a free team's own limits come from its gates. */
const FREE_ADMINS = 1;
const FREE_GUESTS = 1;
const FREE_DOMAINS = 1;

/** How many of a feature the free plan allows: for a team that is on it, what its own gates say. None of what is not limited in number. */
export function freeLimit(feature: PlanFeature, { admins, guests, approvedDomains, paywallMode }: PlanTeam): number {
  if (feature === 'ADMINS') return admins?.limit ?? FREE_ADMINS;
  if (feature === 'GUESTS') return guests?.limit ?? (paywallMode === 'SOFT' ? 0 : FREE_GUESTS);
  return feature === 'APPROVED_DOMAINS' ? (approvedDomains?.limit ?? FREE_DOMAINS) : 0;
}

/** The name of each feature's gate in the page's query. */
const GATES = {
  ADMINS: 'admins',
  GUESTS: 'guests',
  APPROVED_DOMAINS: 'approvedDomains',
  FILE_SHARING: 'fileSharing',
  CHANNEL_MANAGEMENT: 'channelManagement',
  BLOCK_DOMAIN: 'blockDomain',
  INVITE_CONTROL: 'inviteControl',
  AUTO_JOIN_CHANNELS: 'autoJoinChannels',
  CUSTOM_FIELDS: 'customFields',
  USER_GROUPS: 'userGroups',
} as const satisfies Record<PlanFeature, keyof PlanTeam>;

/** The feature whose limit is met where a paywall is about something. */
export const featureOf = (subject: PaywallSubject): PlanFeature =>
  subject === 'ANNOUNCEMENT_CHANNELS' ? 'AUTO_JOIN_CHANNELS' : subject;

/** What the team's plan allows of what a paywall is about; null where that could not be read. */
export const gateOf = (subject: PaywallSubject, team: PlanTeam): Gate | null => team[GATES[featureOf(subject)]];
