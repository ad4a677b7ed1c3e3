import type { GraphQLResolveInfo } from 'graphql';
import type { GatewayContext } from '../../context.ts';
import type { TeamContactsArgs, TeamMembersArgs } from '../../generated/resolvers.ts';
import {
  type Page,
  type PageArguments,
  type Rows,
  pageByOffset,
  pageOfAll,
  pageSize,
  toConnection,
} from '../../lib/connections.ts';
import { badUserInput } from '../../lib/errors.ts';
import { selectedAt } from '../../lib/selection.ts';
import { refusalIn } from '../../upstream/errors.ts';
import { type ListedStatus, listedStatus, searchTextOf, toFilterQuery, toOrderQuery } from './listQuery.ts';
import { type MemberRecord, memberOf, toLeanProfile, toMember } from './mapper.ts';
import { startFacts } from './permissions.ts';
import { memberRest } from './rest.ts';

const PROFILE_FIELDS = ['email', 'name', 'imageUrl'];
const SEARCH_LIMIT = 100;

const guidOf = ({ guid }: MemberRecord) => guid;

/** What is selected of the people of a connection. */
const selectedOfPeople = (info: GraphQLResolveInfo): ReadonlySet<string> =>
  new Set([...selectedAt(info, ['nodes']), ...selectedAt(info, ['edges', 'node'])]);

/**
 * The page as a connection. Where its profiles are selected they are read here, all at once, so that the fields of each
 * person are plain values by then.
 */
async function connectionOf(page: Page<MemberRecord>, { loaders }: GatewayContext, fields: ReadonlySet<string>) {
  const selectsProfiles = PROFILE_FIELDS.some((field) => fields.has(field));
  if (page.rows.length === 0 || !selectsProfiles) return toConnection(page, guidOf);
  const profiles = await loaders.member.leanProfile.loadMany(page.rows.map(guidOf));
  const rows = page.rows.map((row, index): MemberRecord => ({ ...row, profile: profiles[index] ?? null }));
  return toConnection({ ...page, rows }, guidOf);
}

type WireFound = { profiles: Parameters<typeof toLeanProfile>[0][]; total: number };

/** People with the profiles that came along; nobody asks for these again in the same request. */
function toFound({ profiles, total }: WireFound, { loaders, log }: GatewayContext): Rows<MemberRecord> {
  const found = profiles.map((wire) => toLeanProfile(wire, log));
  for (const profile of found) loaders.member.leanProfile.prime(profile.guid, profile);
  return { rows: found.map(memberOf), total };
}

/** The active people whose name or address has a word that starts with the text: the first 100, with their profiles. */
async function searchActive(args: TeamMembersArgs, searchText: string, context: GatewayContext) {
  const query = { ...toFilterQuery(args.filter), ...toOrderQuery(args.orderBy), searchText };
  try {
    const answer = await memberRest(context.upstream).searchUsers({ ...query, limit: SEARCH_LIMIT, offset: 0 });
    const { rows, total } = toFound(answer, context);
    // The count is of all, though no page goes beyond what the one call gives.
    return { ...toConnection(await pageOfAll(args, guidOf, rows), guidOf), totalCount: total };
  } catch (error) {
    if (!refusalIn(error, 'search_too_short')) throw error;
    throw badUserInput('`search` has to be longer in a large team; see `memberSearchMinLength`.', 'search_too_short');
  }
}

/**
 * The call that gives the list of a status. Active guests are read with the users list, too, rather than with the call for
 * guests: it is as many calls, and only this one sorts.
 */
function readerOf(
  status: ListedStatus,
  searchText: string | undefined,
  args: TeamMembersArgs,
  context: GatewayContext,
) {
  const rest = memberRest(context.upstream);
  const order = toOrderQuery(args.orderBy);
  const query = { ...order, ...(searchText === undefined ? {} : { searchText }) };
  const reads = {
    ACTIVE: (place: Place) => rest.usersList({ ...toFilterQuery(args.filter), ...order, ...place }),
    PENDING: (place: Place) => rest.pendingMembers({ ...query, ...place }),
    DEACTIVATED: (place: Place) => rest.deactivatedProfiles({ ...query, ...place }),
  };
  return async (offset: number, limit: number): Promise<Rows<MemberRecord>> => {
    const { users, total } = await reads[status]({ offset, limit });
    return { rows: users.map((user) => toMember(user, context.log)), total };
  };
}
type Place = { offset: number; limit: number };

export async function members(args: TeamMembersArgs, context: GatewayContext, info: GraphQLResolveInfo) {
  pageSize(args);
  const status = listedStatus(args.filter);
  const searchText = searchTextOf(args.search);
  const fields = selectedOfPeople(info);
  startFacts(fields, context, status === 'ACTIVE');
  if (status === 'ACTIVE' && searchText !== undefined) return searchActive(args, searchText, context);
  const page = await pageByOffset(args, guidOf, readerOf(status, searchText, args, context));
  return connectionOf(page, context, fields);
}

/** Members who are no guests, with their profiles. A blank search is none: a picker has not been typed into yet. */
export async function contacts(args: TeamContactsArgs, context: GatewayContext) {
  const searchText = searchTextOf(args.search?.trim() === '' ? null : args.search);
  const page = await pageByOffset(args, guidOf, async (offset, limit) => {
    const query = { offset, limit, ...(searchText === undefined ? {} : { searchText }) };
    return toFound(await memberRest(context.upstream).userTeamContacts(query), context);
  });
  return toConnection(page, guidOf);
}

/** A list that its call answers whole. */
export async function wholeList(
  call: 'admins' | 'domainAdmins',
  args: PageArguments,
  context: GatewayContext,
  info: GraphQLResolveInfo,
) {
  pageSize(args);
  const fields = selectedOfPeople(info);
  startFacts(fields, context);
  const { users } = await context.loaders.member[call]();
  const rows = users.map((user) => toMember(user, context.log));
  return connectionOf(await pageOfAll(args, guidOf, rows), context, fields);
}
