import type { ApolloClient } from '@apollo/client';
import { OverviewTeamDocument } from '../../../generated/team/overview/overviewTeam.ts';
import { IN_PLACE } from '../../../lib/apollo/inPlace.ts';

/** Reads the team again after a change without an answer, which may have been made all the same. Where that fails, too, the page stays as it is. */
export const readTeamAgain = async (client: ApolloClient): Promise<void> => {
  await client.query({ ...IN_PLACE, fetchPolicy: 'network-only', query: OverviewTeamDocument }).catch(() => undefined);
};
