import { ErrorLink } from '@apollo/client/link/error';
import { type Failure, isTold } from '../graphql/failure.ts';
import { failureOf } from './failureOf.ts';

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

/**
 * Reacts to failures in one place. Signed out or in a forbidden network: the session changes. A forbidden action goes
 * to its caller. A timeout is only logged. The rest is told once, unless the page shows it in place.
 */
export const failureLink = (reactions: FailureReactions) =>
  new ErrorLink(({ error, operation }) => {
    const failure = failureOf(error);
    if (!failure || operation.getContext().signal?.aborted) return;
    if (failure.kind === 'ipRestricted') return reactions.onIpRestricted();
    if (failure.kind === 'unauthenticated') return reactions.onUnauthenticated();
    if (failure.kind === 'timeout') console.warn('Request timeout', failure.requestId ?? '');
    if (isTold(failure) && !operation.getContext()['errorInPlace']) reactions.onUnhandled(failure);
  });
