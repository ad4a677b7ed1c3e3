import type { PlanFeature } from '../../../generated/billing/paywall/planGate.ts';
import type { ProFeaturesQuery } from '../../../generated/billing/upgrade/proFeatures.ts';
import type { TeamOf } from '../../../lib/graphql/teamOf.ts';

export type PlanTeam = TeamOf<ProFeaturesQuery>;
export type Gate = NonNullable<PlanTeam['admins']>;

/** What the free plan allows where it is not tightened; a free team's own limits come from its gates. */
const FREE_ADMINS = 1;
const FREE_GUESTS = 1;
const FREE_DOMAINS = 1;

const FREE_MESSAGES = 10_000;
const GIB = 1024 ** 3;
const FREE_GIB = { soft: 5, usual: 10 } as const;

/** How many messages can be searched on the free plan: the latest of them. */
export const freeMessages = ({ usage }: PlanTeam): number => usage?.messages?.limit ?? FREE_MESSAGES;

/** How many bytes of files the free plan has room for. */
export const freeStorageBytes = ({ usage, paywallMode }: PlanTeam): number =>
  usage?.storage?.limit ?? FREE_GIB[paywallMode === 'SOFT' ? 'soft' : 'usual'] * GIB;

/** The same for each person with a licence, on PRO. */
export const PRO_STORAGE_BYTES = 10 * GIB;

/** How many of a feature the free plan allows: for a team that is on it, what its own gates say. None of what is not limited in number. */
export function freeLimit(feature: PlanFeature, team: PlanTeam): number {
  const limit = gateOf(feature, team)?.limit ?? null;
  if (limit !== null) return limit;
  if (feature === 'ADMINS') return FREE_ADMINS;
  if (feature === 'GUESTS') return team.paywallMode === 'SOFT' ? 0 : FREE_GUESTS;
  return feature === 'APPROVED_DOMAINS' ? FREE_DOMAINS : 0;
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
  ANNOUNCEMENT_CHANNELS: 'announcementChannels',
  CUSTOM_FIELDS: 'customFields',
  USER_GROUPS: 'userGroups',
  GROUP_VIDEO: 'groupVideo',
  PUBLIC_CHANNELS: 'publicChannels',
  PRIVATE_CHANNELS: 'privateChannels',
  BULK_CHANNELS: 'bulkChannels',
} as const satisfies Record<PlanFeature, keyof PlanTeam>;

/** What the team's plan allows of a feature; null where that could not be read. */
export const gateOf = (feature: PlanFeature, team: PlanTeam): Gate | null => team[GATES[feature]];
