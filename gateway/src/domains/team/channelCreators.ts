import type { GraphQLResolveInfo } from 'graphql';
import type { GatewayContext } from '../../context.ts';
import type { ChannelCreationRuleMembersArgs } from '../../generated/resolvers.ts';
import { pageOfAll, toConnection } from '../../lib/connections.ts';
import { needsProfile } from '../member/loaders.ts';
import { type MemberRecord, type ProfileOutcome, memberByGuid, memberOf } from '../member/mapper.ts';
import type { ChannelCreationRuleRecord } from './channelCreationMapper.ts';

const guidOf = ({ guid }: MemberRecord) => guid;

/** Somebody with what is known of them; whoever cannot be read stays, without name. */
const withProfile = (guid: string, profile: ProfileOutcome): MemberRecord =>
  profile === null || profile instanceof Error ? { ...memberByGuid(guid), profile } : memberOf(profile);

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
  const rows = page.rows.map(({ guid }, index) => withProfile(guid, profiles[index] ?? null));
  return toConnection({ ...page, rows }, guidOf);
}
