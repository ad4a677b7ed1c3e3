import type { ApolloCache } from '@apollo/client';
import {
  MemberListDocument,
  type MemberListQuery,
  type MemberListQueryVariables,
} from '../../generated/member/memberList.ts';
import { idsOf } from '../../lib/apollo/longList.ts';
import type { TeamOf } from '../../lib/graphql/teamOf.ts';

type Page = NonNullable<TeamOf<MemberListQuery>['members']>;

/** So many people are kept in one go without the console's missing a frame. */
const SLICE = 100;

/** Lets the browser do what waits, before the next slice. */
const pause = () => new Promise((resume) => void setTimeout(resume));

/** The ids of those who are loaded of a list, as the cache answers them. */
export const MEMBER_IDS = idsOf(MemberListDocument);

/** Where the loaded part of a list ends; undefined where nothing of it is loaded. */
const endOf = (cache: ApolloCache, variables: MemberListQueryVariables) =>
  cache.readQuery({ query: MEMBER_IDS, variables })?.viewer.team?.members?.pageInfo.endCursor;

const withMembers = ({ viewer }: MemberListQuery, members: Page): MemberListQuery => ({
  viewer: { ...viewer, team: viewer.team && { ...viewer.team, members } },
});

/**
 * Puts a page behind what is loaded of its list, slice by slice, so that the console goes on answering meanwhile. Until
 * its last slice the list ends where it did; when the list is read anew in between, the rest belongs to none.
 *
 * @param variables those that the page was read by
 */
export const keepPage = async (
  cache: ApolloCache,
  variables: MemberListQueryVariables,
  data: MemberListQuery,
): Promise<void> => {
  const page = data.viewer.team?.members;
  const after = variables.after ?? null;
  if (!page) return;
  const count = Math.max(Math.ceil(page.nodes.length / SLICE), 1);
  for (let place = 0; place < count; place += 1) {
    if (place > 0) await pause();
    if (endOf(cache, variables) !== after) return;
    const isLast = place === count - 1;
    const nodes = page.nodes.slice(place * SLICE, (place + 1) * SLICE);
    const pageInfo = isLast ? page.pageInfo : { ...page.pageInfo, hasNextPage: true, endCursor: after };
    cache.writeQuery({
      query: MemberListDocument,
      variables,
      data: withMembers(data, { ...page, nodes, pageInfo }),
    });
  }
};
