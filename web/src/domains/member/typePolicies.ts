import type { FieldPolicy, Reference, TypePolicies } from '@apollo/client';
import { rowsOf, withPage, withoutRows } from '../../lib/apollo/pagedList.ts';

interface CachedConnection {
  /** Left out by operations that only count. */
  readonly nodes?: readonly Reference[];
  readonly pageInfo?: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly totalCount: number;
}

/**
 * Keeps the pages of a list of people as one list. A page that was read on from the end is put behind what is there
 * (people who moved between two reads stay once); a first page replaces the list; one that could not be read changes
 * nothing; one that belongs to an older list is dropped; one that only counts leaves the people alone.
 *
 * @param isLong the pages stay apart in the cache: read such a list with `rowsOf`
 */
const connection = (keyArgs: string[] | false, isLong = false): FieldPolicy<CachedConnection | null> => ({
  keyArgs,
  merge(existing, incoming, { args }) {
    if (!incoming) return existing ?? incoming;
    const after: unknown = args?.after;
    if (!incoming.nodes) return { ...existing, ...incoming };
    if (!after || !existing?.nodes) return incoming;
    if (existing.pageInfo?.endCursor !== after) return existing;
    const known = new Set(rowsOf(existing.nodes).map((one) => one.__ref));
    const page = withoutRows(incoming.nodes, (one) => known.has(one.__ref));
    return { ...incoming, nodes: isLong ? withPage(existing.nodes, page) : [...existing.nodes, ...page] };
  },
});

/** How the cache keeps the lists of people. */
export const memberTypePolicies: TypePolicies = {
  Team: {
    fields: {
      members: connection(['filter', 'search', 'orderBy'], true),
      admins: connection(false),
      domainAdmins: connection(false),
      // A job leaves this list when it is done: what is read takes the place of what was there.
      bulkJobs: { merge: false },
    },
  },
};
