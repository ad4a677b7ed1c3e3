import type { ApolloCache } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { OperationTypeNode } from 'graphql';
import { type Observable, defer, of, switchMap, tap } from 'rxjs';

const counts = new WeakMap<ApolloCache, number>();

const changesOf = (cache: ApolloCache) => counts.get(cache) ?? 0;

/** Says that something has changed at the services: what is being read for this cache now may tell of before. */
export const noteChange = (cache: ApolloCache): void => {
  counts.set(cache, changesOf(cache) + 1);
};

/** How often a question is asked again while changes go on: its page waits for it. */
const MOST_REPEATS = 2;

/**
 * Asks a question again where something was changed while it was on its way. Its answer may be older than the change,
 * and would take it back on every page: who was deactivated would be in the list again, and stay there.
 */
export const changesLink = new ApolloLink((operation, forward) => {
  const { cache } = operation.client;
  if (operation.operationType === OperationTypeNode.MUTATION) {
    const note = () => noteChange(cache);
    // What failed may have been done all the same: only its answer was lost.
    return forward(operation).pipe(tap({ next: note, error: note }));
  }
  const ask = (repeats: number): Observable<ApolloLink.Result> => {
    const before = changesOf(cache);
    return forward(operation).pipe(
      switchMap((answer) => (changesOf(cache) === before || repeats === 0 ? of(answer) : ask(repeats - 1))),
    );
  };
  return defer(() => ask(MOST_REPEATS));
});
