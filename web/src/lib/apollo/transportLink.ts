import { Observable } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { keepAsLastChange } from '../graphql/lastChange.ts';
import { send, type Transport } from '../graphql/send.ts';

declare module '@apollo/client' {
  interface DefaultContext {
    /** Another way than the usual one: for operations that carry a file. */
    transport?: Transport;
    /** Ends the operation before its caller is done with it. */
    signal?: AbortSignal;
  }
}

/** The end of the chain: every operation leaves through the console's transport, and is aborted with its caller or by a signal. */
export const transportLink = new ApolloLink((operation) => {
  const { query, variables } = operation;
  const { transport = send, signal } = operation.getContext();
  keepAsLastChange(query, variables);
  return new Observable((observer) => {
    const controller = new AbortController();
    const abort = () => controller.abort();
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort);
    transport(query, variables, controller.signal).then(
      ({ data, errors }) => {
        observer.next(errors.length > 0 ? { data, errors } : { data });
        observer.complete();
      },
      (error: unknown) => observer.error(error),
    );
    return () => {
      signal?.removeEventListener('abort', abort);
      abort();
    };
  });
});
