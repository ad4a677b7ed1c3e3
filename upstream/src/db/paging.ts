/** No list is as long, and a larger number would not fit the database's type. */
const LAST_OFFSET = 2 ** 31 - 1;

/** Where a page begins, as the database takes it: of a place behind every list, behind every list too. */
export const startOf = ({ offset }: { readonly offset: number }): number => Math.min(offset, LAST_OFFSET);
