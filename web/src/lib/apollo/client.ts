import { ApolloClient } from '@apollo/client';
import { InMemoryCache, type TypePolicies } from '@apollo/client/cache';
import { ApolloLink } from '@apollo/client/link';
import { changesLink } from './changesLink.ts';
import { type FailureReactions, failureLink } from './failureLink.ts';
import { teamLink } from './teamLink.ts';
import { transportLink } from './transportLink.ts';

declare module '@apollo/client' {
  // The generated hooks hand whole option objects on, which the other style takes for partial data.
  interface TypeOverrides {
    signatureStyle: 'classic';
  }
  namespace ApolloClient {
    namespace DeclareDefaultOptions {
      interface WatchQuery {
        errorPolicy: 'all';
        returnPartialData: false;
      }
      interface Query {
        errorPolicy: 'all';
      }
      interface Mutate {
        errorPolicy: 'all';
      }
    }
  }
}

/** What holds for every operation that does not say otherwise. */
export const defaultOptions = {
  watchQuery: { errorPolicy: 'all', returnPartialData: false, notifyOnNetworkStatusChange: true },
  query: { errorPolicy: 'all' },
  mutate: { errorPolicy: 'all' },
} as const satisfies ApolloClient.DefaultOptions.Input;

/**
 * Keeps no answers beside the store: a person who was read once would cost six times what they cost to keep, and lists
 * have 50,000. Whoever watches the cache is read anew with each change instead; so a page watches what it shows, not
 * all that it has loaded (`longList.ts`).
 */
export const createCache = (typePolicies: TypePolicies) => new InMemoryCache({ typePolicies, resultCaching: false });

/**
 * The console's GraphQL client. Partial answers render: `errorPolicy: 'all'` everywhere. A `refetch` for whose answer nobody
 * waits is `void refetch()` alone: what fails of it is the query's `error`, and no rejection is left over. One that is gone on
 * from has both ways, `then(read, failed)`: it is aborted where its page is left.
 * Everything with an `id` is kept once, so that a change reaches every page that shows it.
 */
export const createClient = (typePolicies: TypePolicies, reactions: FailureReactions) =>
  new ApolloClient({
    cache: createCache(typePolicies),
    link: ApolloLink.from([failureLink(reactions), teamLink, changesLink, transportLink]),
    defaultOptions,
    devtools: { enabled: import.meta.env.DEV },
  });
