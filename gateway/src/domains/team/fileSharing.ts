import type { GatewayContext } from '../../context.ts';
import type { FileSharingEnabledMembersArgs } from '../../generated/resolvers.ts';
import { peoplePage, toPeople } from '../member/people.ts';
import { type FileSharingRecord, ofDomain, toFileSharing } from './fileSharingMapper.ts';
import { teamRest } from './rest.ts';

/** Who may share files, by one call: of an organisation the attributes of its domain say so, of any other team its settings. */
export async function fileSharing({ loaders, log }: GatewayContext): Promise<FileSharingRecord> {
  const { isOrganisation } = await loaders.team.team();
  const { fileSharingSettings, domainAttributes } = loaders.team;
  return toFileSharing(isOrganisation ? ofDomain(await domainAttributes()) : await fileSharingSettings(), log);
}

/** One page of those who are chosen, by name. */
export const fileSharingMembers = (args: FileSharingEnabledMembersArgs, { upstream, log }: GatewayContext) =>
  peoplePage(args, async (place) => toPeople(await teamRest(upstream).fileSharingMembers(place), log));
