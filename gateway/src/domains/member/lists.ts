import type { GraphQLResolveInfo } from 'graphql';
import type { GatewayContext } from '../../context.ts';
import type { TeamContactsArgs, TeamMembersArgs } from '../../generated/resolvers.ts';
import {
  type Page,
  type PageArguments,
  type Rows,
  demandPageSize,
  pageByOffset,
  pageOfAll,
  toConnection,
} from '../../lib/connections.ts';
import { badUserInput } from '../../lib/errors.ts';
import { given } from '../../lib/given.ts';
import { searchText, typedSearchText } from '../../lib/searchText.ts';
import { selectedAt } from '../../lib/selection.ts';
import { refusalIn } from '../../upstream/errors.ts';
import { type ListedStatus, listedStatus, toFilterQuery, toOrderQuery } from './listQuery.ts';
import { type MemberRecord, memberOf, toLeanProfile } from './mapper.ts';
import { guidOf, peoplePage, toPeople } from './people.ts';
import { startFacts } from './permissions.ts';
import { memberRest } from './rest.ts';

const PROFILE_FIELDS = ['email', 'name', 'imageUrl'];
const SEARCH_LIMIT = 100;

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
async function searchActive(args: TeamMembersArgs, wanted: string, context: GatewayContext) {
  const query = { ...toFilterQuery(args.filter), ...toOrderQuery(args.orderBy), searchText: wanted };
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
function readerOf(status: ListedStatus, wanted: string | undefined, args: TeamMembersArgs, context: GatewayContext) {
  const rest = memberRest(context.upstream);
  const order = toOrderQuery(args.orderBy);
  const query = { ...order, ...given({ searchText: wanted }) };
  const reads = {
    ACTIVE: (place: Place) => rest.usersList({ ...toFilterQuery(args.filter), ...order, ...place }),
    PENDING: (place: Place) => rest.pendingMembers({ ...query, ...place }),
    DEACTIVATED: (place: Place) => rest.deactivatedProfiles({ ...query, ...place }),
  };
  return async (offset: number, limit: number): Promise<Rows<MemberRecord>> => {
    return toPeople(await reads[status]({ offset, limit }), context.log);
  };
}
type Place = { offset: number; limit: number };

export async function members(args: TeamMembersArgs, context: GatewayContext, info: GraphQLResolveInfo) {
  demandPageSize(args);
  const status = listedStatus(args.filter);
  const wanted = searchText(args.search);
  const fields = selectedOfPeople(info);
  startFacts(fields, context, status === 'ACTIVE');
  if (status === 'ACTIVE' && wanted !== undefined) return searchActive(args, wanted, context);
  const page = await pageByOffset(args, guidOf, readerOf(status, wanted, args, context));
  return connectionOf(page, context, fields);
}

/** Members who are no guests, with their profiles. A blank search is none: a picker has not been typed into yet. */
export async function contacts(args: TeamContactsArgs, context: GatewayContext) {
  const query = given({ searchText: typedSearchText(args.search) });
  return peoplePage(args, async (place) =>
    toFound(await memberRest(context.upstream).userTeamContacts({ ...place, ...query }), context),
  );
}

/** A list that its call answers whole. */
export async function wholeList(
  call: 'admins' | 'domainAdmins',
  args: PageArguments,
  context: GatewayContext,
  info: GraphQLResolveInfo,
) {
  demandPageSize(args);
  const fields = selectedOfPeople(info);
  startFacts(fields, context);
  const { rows } = toPeople(await context.loaders.member[call](), context.log);
  return connectionOf(await pageOfAll(args, guidOf, rows), context, fields);
}
