import type { ApolloCache } from '@apollo/client';
import {
  MemberListDocument,
  type MemberListQuery,
  type MemberListQueryVariables,
} from '../../../generated/member/list/memberList.ts';
import { idsOf } from '../../../lib/apollo/longList.ts';
import { nextTask } from '../../../lib/scheduling/nextTask.ts';
import type { TeamOf } from '../../../lib/graphql/teamOf.ts';

type Page = NonNullable<TeamOf<MemberListQuery>['members']>;

/** So many people are kept in one go without the console's missing a frame. */
const SLICE = 100;

/** The ids of those who are loaded of a list, as the cache answers them. */
export const MEMBER_IDS = idsOf(MemberListDocument);

const listIn = (cache: ApolloCache, variables: MemberListQueryVariables) =>
  cache.readQuery({ query: MEMBER_IDS, variables })?.viewer.team?.members;

const withMembers = ({ viewer }: MemberListQuery, members: Page): MemberListQuery => ({
  viewer: { ...viewer, team: viewer.team && { ...viewer.team, members } },
});

/**
 * Puts a page behind what is loaded of its list, slice by slice, so that the console goes on answering meanwhile. Until
 * its last slice the list ends where it did, and nobody is told: what shows the list shows it once for the page. Once the list is dropped or read anew in between, or somebody has left it,
 * the rest of the page tells of another moment: it is left.
 *
 * @param variables those that the page was read by
 * @returns whether the whole page was kept
 */
export const keepPage = async (
  cache: ApolloCache,
  variables: MemberListQueryVariables,
  data: MemberListQuery,
): Promise<boolean> => {
  const page = data.viewer.team?.members;
  const after = variables.after ?? null;
  if (!page) return false;
  const count = Math.max(Math.ceil(page.nodes.length / SLICE), 1);
  for (let place = 0; place < count; place += 1) {
    if (place > 0) await nextTask();
    const list = listIn(cache, variables);
    if (list?.pageInfo.endCursor !== after) return false;
    if (place > 0 && list.totalCount !== page.totalCount) return false;
    const isLast = place === count - 1;
    const nodes = page.nodes.slice(place * SLICE, (place + 1) * SLICE);
    const pageInfo = isLast ? page.pageInfo : { ...page.pageInfo, hasNextPage: true, endCursor: after };
    cache.writeQuery({
      query: MemberListDocument,
      variables,
      data: withMembers(data, { ...page, nodes, pageInfo }),
      broadcast: isLast,
    });
  }
  return true;
};
