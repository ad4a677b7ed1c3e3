import type { GraphQLResolveInfo } from 'graphql';
import type { GatewayContext } from '../../context.ts';
import type { ChannelCreationRuleMembersArgs } from '../../generated/resolvers.ts';
import { pageOfAll, toConnection } from '../../lib/connections.ts';
import { needsProfile } from '../member/facts.ts';
import { memberByGuid } from '../member/mapper.ts';
import { guidOf, personWith } from '../member/people.ts';
import type { ChannelCreationRuleRecord } from './channelCreationMapper.ts';

/** Those who are chosen to create channels, by name. Their profiles are read where they are selected, all of a page at once. */
export async function channelCreators(
  { guids }: ChannelCreationRuleRecord,
  args: ChannelCreationRuleMembersArgs,
  { loaders }: GatewayContext,
  info: GraphQLResolveInfo,
) {
  const page = await pageOfAll(args, guidOf, guids.map(memberByGuid));
  if (!needsProfile(info, ['nodes']) && !needsProfile(info, ['edges', 'node'])) return toConnection(page, guidOf);
  const profiles = await loaders.member.leanProfile.loadMany(page.rows.map(guidOf));
  const rows = page.rows.map(({ guid }, index) => personWith(guid, profiles[index] ?? null));
  return toConnection({ ...page, rows }, guidOf);
}
