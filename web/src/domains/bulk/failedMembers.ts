import type { ApolloClient } from '@apollo/client';
import { JobFailuresDocument, type JobFailuresQuery } from '../../generated/bulk/jobFailures.ts';
import type { ListedMember } from '../member/people/people.ts';
import { LARGEST_PAGE } from '../../lib/graphql/largestPage.ts';
import { IN_PLACE } from '../../lib/apollo/inPlace.ts';

type Failures = Extract<NonNullable<JobFailuresQuery['node']>, { failures: unknown }>['failures'];

export const failuresIn = (query: JobFailuresQuery | null | undefined): Failures | null =>
  query?.node && 'failures' in query.node ? query.node.failures : null;

/** Everybody whom a job failed on and who is still there, page by page; null where a page did not arrive. */
export const readFailedMembers = async (
  client: ApolloClient,
  jobId: string,
): Promise<readonly ListedMember[] | null> => {
  const members: ListedMember[] = [];
  let after: string | null = null;
  do {
    const variables: { id: string; first: number; after: string | null } = { id: jobId, first: LARGEST_PAGE, after };
    // Each page begins where the one before it ended.
    const page: Failures | null = await client.query({ query: JobFailuresDocument, variables, ...IN_PLACE }).then(
      ({ data }) => failuresIn(data),
      () => null,
    );
    if (!page) return null;
    members.push(...page.nodes.filter(({ code }) => code !== 'NOT_FOUND').map(({ member }) => member));
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after !== null);
  return members;
};
