import { failureOf } from './failureOf.ts';
import { useLastKnown } from '../graphql/useLastKnown.ts';

/** What a query's hook answers, as far as this needs it. */
export interface Read<Data> {
  readonly data?: Data | null | undefined;
  readonly variables?: object | undefined;
  readonly loading: boolean;
  readonly error?: unknown;
  readonly refetch: () => Promise<{ readonly data?: Data | null | undefined }>;
}

/**
 * What a query reads, as it was last known: a later read that fails, as a whole or in part, takes nothing away, unless its
 * variables are others.
 *
 * @param valueOf the part that is wanted; null where it could not be read
 */
export function useKnown<Data, Value>(
  { data, variables, loading, error, refetch }: Read<Data>,
  valueOf: (data: Data) => Value | null | undefined,
) {
  const read = (answer: Data | null | undefined): Value | null => (answer ? (valueOf(answer) ?? null) : null);
  const failure = failureOf(error);
  return {
    known: useLastKnown(read(data), JSON.stringify(variables)),
    isLoading: loading,
    /** Why the latest read, or a part of it, failed; null where it did not. */
    failure,
    requestId: failure?.requestId ?? null,
    /** Answers whether that worked. */
    readAgain: (): Promise<boolean> =>
      refetch().then(
        (answer) => read(answer.data) !== null,
        () => false,
      ),
  };
}
