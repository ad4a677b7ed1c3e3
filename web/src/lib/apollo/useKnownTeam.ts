import type { TeamOf } from '../graphql/teamOf.ts';
import { type Read, useKnown } from './useKnown.ts';

/**
 * The team as a panel reads it, as it was last known.
 *
 * @param isKnown whether what the panel is about could be read
 */
export function useKnownTeam<Data extends { readonly viewer: { readonly team: unknown } }>(
  read: Read<Data>,
  isKnown: (team: TeamOf<Data>) => boolean,
) {
  return useKnown(read, ({ viewer }): TeamOf<Data> | null => {
    const team = viewer.team ?? null;
    return team !== null && isKnown(team) ? team : null;
  });
}
