import type { PgSelect } from 'drizzle-orm/pg-core';

/** A part of a list: so many, from this place on. */
export type Page = { readonly limit: number; readonly offset: number };

/** No list is as long, and a larger number would not fit the database's type. */
const LAST_OFFSET = 2 ** 31 - 1;

/** One page of what a query finds. Of a place behind every list, as of one behind this list, it is empty. */
export const onPage = <Query extends PgSelect>(query: Query, { limit, offset }: Page) =>
  query.limit(limit).offset(Math.min(offset, LAST_OFFSET));
