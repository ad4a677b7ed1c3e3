import type { ApolloClient } from '@apollo/client';
import {
  ChannelUploadErrorsDocument,
  type ChannelUploadErrorsQuery,
} from '../../../generated/bulk/channelTemplates/channelUploadErrors.ts';
import { IN_PLACE } from '../../../lib/apollo/inPlace.ts';
import { LARGEST_PAGE } from '../../../lib/graphql/largestPage.ts';

type Errors = NonNullable<Extract<NonNullable<ChannelUploadErrorsQuery['node']>, { errors: unknown }>['errors']>;
export type RowError = Errors['nodes'][number];

export const errorsIn = (query: ChannelUploadErrorsQuery | null | undefined): Errors | null =>
  query?.node && 'errors' in query.node ? query.node.errors : null;

/** All rows of an upload that failed, page by page; null where a page did not arrive. */
export async function readAllErrors(client: ApolloClient, id: string): Promise<readonly RowError[] | null> {
  const rows: RowError[] = [];
  let after: string | null = null;
  do {
    const variables: { id: string; first: number; after: string | null } = { id, first: LARGEST_PAGE, after };
    // Each page begins where the one before it ended.
    const page: Errors | null = await client
      .query({ query: ChannelUploadErrorsDocument, variables, fetchPolicy: 'no-cache', ...IN_PLACE })
      .then(
        ({ data }) => errorsIn(data),
        () => null,
      );
    if (!page) return null;
    rows.push(...page.nodes);
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after !== null);
  return rows;
}
