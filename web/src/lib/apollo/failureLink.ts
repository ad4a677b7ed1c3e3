import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { type Failure, failureOfError, failureOfException, gravest } from '../graphql/failure.ts';

declare module '@apollo/client' {
  interface DefaultContext {
    /** The page shows this operation's failure itself: no toast. */
    errorInPlace?: boolean;
  }
}

/** What the console does about failures, by their kind. */
export type FailureReactions = {
  readonly onUnauthenticated: () => void;
  readonly onIpRestricted: () => void;
  /** A failure that nobody shows in place. */
  readonly onUnhandled: (failure: Failure) => void;
};

/** Everything that is wrong with an operation, from Apollo Client's error. */
export const failuresOf = (error: unknown): readonly Failure[] =>
  CombinedGraphQLErrors.is(error) ? error.errors.map(failureOfError) : [failureOfException(error)];

/** The failure that a page shows in place; null for none. */
export const failureOf = (error: unknown): Failure | null => (error ? gravest(failuresOf(error)) : null);

/**
 * Reacts to failures in one place. Signed out or in a forbidden network: the session changes. A forbidden action goes
 * to its caller. A timeout is only logged. The rest is told once, unless the page shows it in place.
 */
export const failureLink = (reactions: FailureReactions) =>
  new ErrorLink(({ error, operation }) => {
    const failure = failureOf(error);
    if (!failure || operation.getContext()['fetchOptions']?.signal?.aborted) return;
    if (failure.kind === 'ipRestricted') return reactions.onIpRestricted();
    if (failure.kind === 'unauthenticated') return reactions.onUnauthenticated();
    if (failure.kind === 'forbidden') return;
    if (failure.kind === 'timeout') return console.warn('Request timeout', failure.requestId ?? '');
    if (!operation.getContext()['errorInPlace']) reactions.onUnhandled(failure);
  });
