import type { FieldPolicy, Reference, TypePolicies } from '@apollo/client';
import { readLongList } from '../../lib/apollo/longList.ts';

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
 */
const connection = (keyArgs: string[] | false): FieldPolicy<CachedConnection | null> => ({
  keyArgs,
  merge(existing, incoming, { args }) {
    if (!incoming) return existing ?? incoming;
    const after: unknown = args?.after;
    if (!incoming.nodes) return { ...existing, ...incoming };
    if (!after || !existing?.nodes) return incoming;
    if (existing.pageInfo?.endCursor !== after) return existing;
    // The short page becomes the set, not the long list: a list has up to 50,000 people, and grows by 100.
    const arriving = new Set(incoming.nodes.map(({ __ref }) => __ref));
    for (const { __ref } of existing.nodes) arriving.delete(__ref);
    const page = incoming.nodes.filter(({ __ref }) => arriving.has(__ref));
    return { ...incoming, nodes: [...existing.nodes, ...page] };
  },
});

/** How the cache keeps the lists of people. */
export const memberTypePolicies: TypePolicies = {
  Team: {
    fields: {
      members: { ...connection(['filter', 'search', 'orderBy']), read: readLongList<CachedConnection>() },
      admins: connection(false),
      domainAdmins: connection(false),
      // A job leaves this list when it is done: what is read takes the place of what was there.
      bulkJobs: { merge: false },
    },
  },
};
