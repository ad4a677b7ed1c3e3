import type { ApolloClient } from '@apollo/client';
import { OverviewTeamDocument, type OverviewTeamQuery } from '../../../generated/team/overview/overviewTeam.ts';
import { IN_PLACE } from '../../../lib/apollo/inPlace.ts';

type OverviewTeam = NonNullable<OverviewTeamQuery['viewer']['team']>;

/**
 * Reads the team again after a change without an answer, which may have been made all the same. Null where that fails, too:
 * the page stays as it is.
 */
export const readTeamAgain = (client: ApolloClient): Promise<OverviewTeam | null> =>
  client.query({ ...IN_PLACE, fetchPolicy: 'network-only', query: OverviewTeamDocument }).then(
    ({ data }) => data?.viewer.team ?? null,
    () => null,
  );
