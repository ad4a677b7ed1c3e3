import type { Answer } from '../../../generated/contract.ts';
import type { Plan } from '../../billing/rules.ts';
import { channelLimit } from '../../channel/createRules.ts';
import { approvedDomainLimit } from '../signUp/rules.ts';
import type { PaywallMode } from '../../billing/paywallRules.ts';
import { adminLimit, guestLimit, planGate } from './limitRules.ts';

type Gate = Answer<'team', 'planGates'>['gates'][number];

/** How a team stands to what plans limit. */
export type Usage = {
  readonly admins: number;
  /** Active ones. */
  readonly guests: number;
  readonly approvedDomains: number;
  readonly restrictsFileSharing: boolean;
  readonly restrictsChannelCreation: boolean;
  readonly blocksOutsideContacts: boolean;
  readonly letsOnlyAdminsInvite: boolean;
  readonly hasAutoJoinChannels: boolean;
  readonly customFields: number;
  readonly userGroups: number;
  readonly announcementChannels: number;
  readonly groupCalls: number;
  readonly openChannels: number;
  readonly closedChannels: number;
};

/** What the plan allows of each feature that a plan limits. What is included or not, rather than counted, has the limit 0. */
export function gatesOf(
  { plan, mode, excludePaywall }: { plan: Plan; mode: PaywallMode; excludePaywall: boolean },
  usage: Usage,
): Gate[] {
  const counted = (feature: Gate['feature'], limit: number | null, used: number): Gate => ({
    feature,
    ...planGate(limit, used, { excludePaywall }),
  });
  const ofPro = (feature: Gate['feature'], used: number) => counted(feature, plan === 'free' ? 0 : null, used);
  const included = (feature: Gate['feature'], isSet: boolean) => ofPro(feature, isSet ? 1 : 0);
  return [
    counted('admins', adminLimit(plan), usage.admins),
    counted('guests', guestLimit(plan, mode), usage.guests),
    counted('approved_domains', approvedDomainLimit(plan), usage.approvedDomains),
    included('file_sharing', usage.restrictsFileSharing),
    included('channel_management', usage.restrictsChannelCreation),
    included('block_domain', usage.blocksOutsideContacts),
    included('invite_control', usage.letsOnlyAdminsInvite),
    included('auto_join_channels', usage.hasAutoJoinChannels),
    ofPro('custom_fields', usage.customFields),
    ofPro('user_groups', usage.userGroups),
    ofPro('announcement_channels', usage.announcementChannels),
    ofPro('group_video', usage.groupCalls),
    counted('public_channels', channelLimit(plan, mode, 'open'), usage.openChannels),
    counted('private_channels', channelLimit(plan, mode, 'closed'), usage.closedChannels),
    {
      feature: 'bulk_channels',
      ...planGate(plan === 'enterprise' ? null : 0, 0, { excludePaywall, givenBy: 'enterprise' }),
    },
  ];
}
