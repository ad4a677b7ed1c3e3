import type { GraphQLResolveInfo } from 'graphql';
import type { GatewayContext } from '../../context.ts';
import type { TeamMembersArgs } from '../../generated/resolvers.ts';
import {
  type Page,
  type PageArguments,
  pageByOffset,
  pageOfAll,
  pageSize,
  toConnection,
} from '../../lib/connections.ts';
import { badUserInput } from '../../lib/errors.ts';
import { selectedAt } from '../../lib/selection.ts';
import { refusalIn } from '../../upstream/errors.ts';
import { type MemberRecord, memberOf, toLeanProfile, toListQuery, toMember } from './mapper.ts';
import { memberRest } from './rest.ts';

const PROFILE_FIELDS = ['email', 'name', 'imageUrl'];
const SEARCH_LIMIT = 100;

const guidOf = ({ guid }: MemberRecord) => guid;

function selectsProfiles(info: GraphQLResolveInfo): boolean {
  const selected = [selectedAt(info, ['nodes']), selectedAt(info, ['edges', 'node'])];
  return selected.some((fields) => PROFILE_FIELDS.some((field) => fields.has(field)));
}

/**
 * The page as a connection. Where its profiles are selected they are read here, all at once, so that the fields of each
 * person are plain values by then.
 */
async function connectionOf(page: Page<MemberRecord>, { loaders }: GatewayContext, info: GraphQLResolveInfo) {
  if (page.rows.length === 0 || !selectsProfiles(info)) return toConnection(page, guidOf);
  const profiles = await loaders.member.leanProfile.loadMany(page.rows.map(guidOf));
  const rows = page.rows.map((row, index): MemberRecord => ({ ...row, profile: profiles[index] ?? null }));
  return toConnection({ ...page, rows }, guidOf);
}

/** The active people whose name or address has a word that starts with the text: the first 100, with their profiles. */
async function search(args: TeamMembersArgs, text: string, { upstream, loaders, log }: GatewayContext) {
  const searchText = text.trim();
  if (searchText === '' || searchText.length > 100) throw badUserInput('`search` has 1 to 100 characters.');
  try {
    const query = { ...toListQuery(args), searchText, limit: SEARCH_LIMIT, offset: 0 };
    const { profiles } = await memberRest(upstream).searchUsers(query);
    const found = profiles.map((wire) => toLeanProfile(wire, log));
    for (const profile of found) loaders.member.leanProfile.prime(profile.guid, profile);
    return found.map(memberOf);
  } catch (error) {
    if (!refusalIn(error, 'search_too_short')) throw error;
    throw badUserInput('`search` has to be longer in a large team; see `memberSearchMinLength`.', 'search_too_short');
  }
}

export async function members(args: TeamMembersArgs, context: GatewayContext, info: GraphQLResolveInfo) {
  pageSize(args);
  if (typeof args.search === 'string') {
    const found = await search(args, args.search, context);
    return toConnection(await pageOfAll(args, guidOf, found), guidOf);
  }
  const rest = memberRest(context.upstream);
  const query = toListQuery(args);
  const page = await pageByOffset(args, guidOf, async (offset, limit) => {
    const { users, total } = await rest.usersList({ ...query, offset, limit });
    return { rows: users.map((user) => toMember(user, context.log)), total };
  });
  return connectionOf(page, context, info);
}

/** A list that its call answers whole. */
export async function wholeList(
  call: 'admins' | 'domainAdmins',
  args: PageArguments,
  context: GatewayContext,
  info: GraphQLResolveInfo,
) {
  pageSize(args);
  const { users } = await memberRest(context.upstream)[call]();
  const rows = users.map((user) => toMember(user, context.log));
  return connectionOf(await pageOfAll(args, guidOf, rows), context, info);
}
