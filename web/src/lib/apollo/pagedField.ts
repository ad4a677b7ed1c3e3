import type { FieldPolicy, Reference } from '@apollo/client';
import { grownBy } from './longList.ts';

/** A list as the cache keeps it. */
export interface CachedPages {
  /** Left out by operations that only count. */
  readonly nodes?: readonly Reference[];
  readonly pageInfo?: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  /** Left out by operations that do not count. */
  readonly totalCount?: number;
}

/**
 * Keeps the pages of a list as one list. A page that was read on from the end is put behind what is there (what moved
 * between two reads stays once); a first page replaces the list; one that could not be read changes nothing; one that
 * belongs to an older list is dropped; one that only counts leaves the rows alone.
 *
 * @param keyArgs the arguments that make it another list
 */
export const pagedField = (keyArgs: string[] | false): FieldPolicy<CachedPages | null> => ({
  keyArgs,
  merge(existing, incoming, { args }) {
    if (!incoming) return existing ?? incoming;
    const after: unknown = args?.after;
    if (!incoming.nodes) return { ...existing, ...incoming };
    if (!after || !existing?.nodes) return incoming;
    if (existing.pageInfo?.endCursor !== after) return existing;
    // The short page becomes the set, not the long list: a list has up to 50,000 rows, and grows by 100.
    const arriving = new Set(incoming.nodes.map(({ __ref }) => __ref));
    for (const { __ref } of existing.nodes) arriving.delete(__ref);
    const page = incoming.nodes.filter(({ __ref }) => arriving.has(__ref));
    // Whatever else is kept with a list is about the end that it had.
    const { totalCount } = { ...existing, ...incoming };
    return { ...incoming, ...(totalCount !== undefined && { totalCount }), nodes: grownBy(existing.nodes, page) };
  },
});
