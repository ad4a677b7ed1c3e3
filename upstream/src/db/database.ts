import { AsyncLocalStorage } from 'node:async_hooks';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { Fault } from '../lib/errors.ts';

/** What SQL is written with: the query builder, inside a transaction or not. */
export type Queries = PgDatabase<PgQueryResultHKT>;

/**
 * Postgres, embedded or a server. Queries are only made inside `read` or `transaction`, with the handle given there.
 * Opening one inside another is refused at once: on the embedded database, which has one connection, it would wait
 * for itself for ever.
 */
export type Database = {
  readonly kind: 'embedded' | 'server';
  /** Reads outside of a transaction: each query sees the latest state. */
  read<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  /** All or nothing: what the work throws rolls everything back. */
  transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
};

/** What an engine has to bring; `guarded` adds the rest. */
export type Engine = Omit<Database, 'read' | 'transaction' | 'ping'> & { readonly queries: Queries };

/** Wraps an engine so that its handle cannot be used from inside of a transaction. */
export function guarded(engine: Engine): Database {
  const inside = new AsyncLocalStorage<true>();
  const enter = <T>(work: () => Promise<T>): Promise<T> => {
    if (inside.getStore()) throw new Fault('The database is already open here: use the handle that was given.');
    return inside.run(true, work);
  };
  return {
    kind: engine.kind,
    read: async (work) => enter(() => work(engine.queries)),
    transaction: async (work) => enter(() => engine.queries.transaction(work)),
    ping: async () => enter(async () => void (await engine.queries.execute('select 1'))),
    close: () => engine.close(),
  };
}
