import type { ApolloCache, ApolloClient } from '@apollo/client';
import type { Attempt } from './attempt.ts';
import type { CallAnswer } from '../../../lib/graphql/callAnswer.ts';
import type { ListedMember } from './people.ts';

/** Keeps the cached lists right after an answer; `answered` are the people as the payload has them now. */
export type Settle = (cache: ApolloCache, attempt: Attempt, answered: readonly ListedMember[]) => void;

/** One call that acts on at most 999 people. `Extra` is what its input holds beside them. */
export type PeopleCall<Extra extends object> = (
  client: ApolloClient,
  sent: readonly ListedMember[],
  input: Extra & { readonly idempotencyKey: string },
  settle: Settle,
) => Promise<CallAnswer<Attempt>>;

export const idsOf = (members: readonly ListedMember[]) => members.map(({ id }) => id);
