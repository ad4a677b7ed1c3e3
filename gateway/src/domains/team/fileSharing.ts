import type { GatewayContext } from '../../context.ts';
import type { FileSharingEnabledMembersArgs } from '../../generated/resolvers.ts';
import type { Answer } from '../../generated/upstream/contract.ts';
import { pageByOffset, toConnection } from '../../lib/connections.ts';
import { type MemberRecord, toMember } from '../member/mapper.ts';
import { type FileSharingRecord, ofDomain, toFileSharing } from './fileSharingMapper.ts';
import { teamRest } from './rest.ts';

/** Who may share files, by one call: of an organisation the attributes of its domain say so, of any other team its settings. */
export async function fileSharing({ loaders, log }: GatewayContext): Promise<FileSharingRecord> {
  const { isOrganisation } = await loaders.team.team();
  const { fileSharingSettings, domainAttributes } = loaders.team;
  return toFileSharing(isOrganisation ? ofDomain(await domainAttributes()) : await fileSharingSettings(), log);
}

const guidOf = ({ guid }: MemberRecord) => guid;

/** One page of those who are chosen, by name. */
export async function fileSharingMembers(args: FileSharingEnabledMembersArgs, { upstream, log }: GatewayContext) {
  const page = await pageByOffset(args, guidOf, async (offset, limit) => {
    const { users, total } = await teamRest(upstream).fileSharingMembers({ offset, limit });
    return { rows: users.map((user) => toMember(user, log)), total };
  });
  return toConnection(page, guidOf);
}

/**
 * Forgets what this request has read, but for who may share files, which is from now on what the service answered to a
 * change: so that a payload says what was done.
 */
export function keepFileSharing(context: GatewayContext, answer: Answer<'team', 'fileSharingSettings'>): void {
  const scope = context.scopeOf(context.identity);
  const { mode: fileSharingMode, ...rest } = answer;
  const team = {
    ...scope.loaders.team,
    fileSharingSettings: () => Promise.resolve(answer),
    domainAttributes: () => Promise.resolve({ fileSharingMode, ...rest }),
  };
  Object.assign(context, { ...scope, loaders: { ...scope.loaders, team } });
}
