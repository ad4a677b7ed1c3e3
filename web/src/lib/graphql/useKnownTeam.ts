import { failureOf } from '../apollo/failureLink.ts';
import type { TeamOf } from './teamOf.ts';
import { useLastKnown } from './useLastKnown.ts';

/** What a query's hook answers, as far as this needs it. */
interface Read<Data> {
  readonly data?: Data | undefined;
  readonly loading: boolean;
  readonly error?: unknown;
  readonly refetch: () => Promise<{ readonly data?: Data | undefined }>;
}

/**
 * The team as a panel reads it, as it was last known.
 *
 * @param isKnown whether what the panel is about could be read
 */
export function useKnownTeam<Data extends { readonly viewer: { readonly team: unknown } }>(
  { data, loading, error, refetch }: Read<Data>,
  isKnown: (team: TeamOf<Data>) => boolean,
) {
  const knownOf = (answer: Data | undefined): TeamOf<Data> | null => {
    const team = answer?.viewer.team ?? null;
    return team !== null && isKnown(team) ? team : null;
  };
  return {
    team: useLastKnown(knownOf(data)),
    isLoading: loading,
    requestId: failureOf(error)?.requestId,
    /** Answers whether that worked. */
    readAgain: (): Promise<boolean> =>
      refetch().then(
        (answer) => knownOf(answer.data) !== null,
        () => false,
      ),
  };
}
