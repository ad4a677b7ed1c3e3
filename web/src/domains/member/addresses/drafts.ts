import type { ApolloClient } from '@apollo/client';

/**
 * What was typed into a dialog and not sent. It outlives the dialog, which Back and other links close without a question,
 * until it is sent, discarded or the page is left. Each signed-in person has a client, and so drafts, of their own.
 */
export class Drafts<Values> {
  readonly #kept = new WeakMap<ApolloClient, Values>();

  read(client: ApolloClient): Values | undefined {
    return this.#kept.get(client);
  }

  keep(client: ApolloClient, values: Values): void {
    this.#kept.set(client, values);
  }

  discard(client: ApolloClient): void {
    this.#kept.delete(client);
  }
}
