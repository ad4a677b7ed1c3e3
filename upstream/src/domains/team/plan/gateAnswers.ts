import type { Answer } from '../../../generated/contract.ts';
import type { SessionContext } from '../../../lib/context.ts';
import { planAndMode } from '../../billing/planActions.ts';
import { countChannels, hasAutoJoinChannels } from '../../channel/repository.ts';
import { countAnnouncementChannels } from '../../channel/usageRepository.ts';
import { countFields } from '../../field/repository.ts';
import { countOfRole } from '../../member/listRepository.ts';
import { countGroupCalls } from '../../recording/repository.ts';
import { countUserGroups } from '../../userGroup/repository.ts';
import { teamOf } from '../repository.ts';
import { gatesOf } from './gateRules.ts';

/** What the team's plan allows of each feature that it limits, and how much of it is used. */
export async function planGates({ db, now, actor }: SessionContext): Promise<Answer<'team', 'planGates'>> {
  const { teamId } = actor;
  const team = await teamOf(db, teamId);
  const { plan, mode } = await planAndMode({ db, now }, team);
  const gates = gatesOf(
    { plan, mode, excludePaywall: team.excludePaywall },
    {
      admins: await countOfRole(db, teamId, 'admin'),
      guests: await countOfRole(db, teamId, 'guest'),
      approvedDomains: team.canJoinDomains.length,
      restrictsFileSharing: team.fileSharingMode !== 'ALL' || team.isMobileFileSharingDisabled,
      restrictsChannelCreation: [team.openChannelCreation, team.closedChannelCreation].some(
        (allowedTo) => allowedTo !== 'ALL_USERS',
      ),
      blocksOutsideContacts: team.isCrossDomainDisabled,
      letsOnlyAdminsInvite: team.isAdminInvite,
      hasAutoJoinChannels: await hasAutoJoinChannels(db, teamId),
      customFields: await countFields(db, teamId),
      userGroups: await countUserGroups(db, teamId),
      announcementChannels: await countAnnouncementChannels(db, teamId),
      groupCalls: await countGroupCalls(db, teamId),
      openChannels: await countChannels(db, teamId, 'open'),
      closedChannels: await countChannels(db, teamId, 'closed'),
    },
  );
  return { gates };
}
