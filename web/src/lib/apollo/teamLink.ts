import { ApolloLink } from '@apollo/client/link';
import { map } from 'rxjs';
import { isRecord } from '../json.ts';

const lacksTeam = (data: unknown) => isRecord(data) && isRecord(data['viewer']) && data['viewer']['team'] === null;

/**
 * Takes an answer without the viewer's team for no answer. Every page reads the team by itself, part by part: kept in
 * the cache, one part's missing team would stand in for the team of all, and nobody would ask for it again.
 */
export const teamLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    map((result) => (result.errors && 'data' in result && lacksTeam(result.data) ? { ...result, data: null } : result)),
  ),
);
