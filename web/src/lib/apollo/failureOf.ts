import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { type Failure, failureOfError, failureOfException, gravest } from '../graphql/failure.ts';

/** Everything that is wrong with an operation, from Apollo Client's error. */
export const failuresOf = (error: unknown): readonly Failure[] =>
  CombinedGraphQLErrors.is(error) ? error.errors.map(failureOfError) : [failureOfException(error)];

/** The failure that a page shows in place; null for none. */
export const failureOf = (error: unknown): Failure | null => (error ? gravest(failuresOf(error)) : null);
