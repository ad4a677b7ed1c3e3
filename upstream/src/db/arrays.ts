import { type SQL, sql } from 'drizzle-orm';

/** Texts as one parameter of a statement, which takes at most 65,535 of them. */
export const textArray = (texts: readonly string[]): SQL => sql`${sql.param([...texts])}::text[]`;

/** What a column is compared with that is to be one of these texts. */
export const anyOf = (texts: readonly string[]): SQL => sql`any(${textArray(texts)})`;
