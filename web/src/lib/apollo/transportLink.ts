import { Observable } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { send } from '../graphql/send.ts';

/** The end of the chain: every operation leaves through the console's one transport, and is aborted with its caller. */
export const transportLink = new ApolloLink(
  ({ query, variables }) =>
    new Observable((observer) => {
      const controller = new AbortController();
      send(query, variables, controller.signal).then(
        ({ data, errors }) => {
          observer.next(errors.length > 0 ? { data, errors } : { data });
          observer.complete();
        },
        (error: unknown) => observer.error(error),
      );
      return () => controller.abort();
    }),
);
