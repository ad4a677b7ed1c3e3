import type { ApolloClient } from '@apollo/client';
import { OverviewTeamDocument } from '../../generated/team/overviewTeam.ts';

const AFRESH = { fetchPolicy: 'network-only', context: { errorInPlace: true } } as const;

/** Reads the team again after a change without an answer, which may have been made all the same. Where that fails, too, the page stays as it is. */
export const readTeamAgain = async (client: ApolloClient): Promise<void> => {
  await client.query({ ...AFRESH, query: OverviewTeamDocument }).catch(() => undefined);
};
