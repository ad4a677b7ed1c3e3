import type { FieldPolicy, Reference, TypePolicies } from '@apollo/client';

interface CachedConnection {
  readonly nodes: readonly Reference[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly totalCount: number;
}

/**
 * Keeps the pages of a list of people as one list. A page that was read on from the end is put behind what is there
 * (people who moved between two reads stay once); a first page replaces the list; one that could not be read changes
 * nothing; one that belongs to an older list is dropped.
 */
const connection = (keyArgs: string[] | false): FieldPolicy<CachedConnection | null> => ({
  keyArgs,
  merge(existing, incoming, { args }) {
    if (!incoming) return existing ?? incoming;
    const after: unknown = args?.after;
    if (!after || !existing) return incoming;
    if (existing.pageInfo.endCursor !== after) return existing;
    const known = new Set(existing.nodes.map((one) => one.__ref));
    return { ...incoming, nodes: [...existing.nodes, ...incoming.nodes.filter((one) => !known.has(one.__ref))] };
  },
});

/** How the cache keeps the lists of people. */
export const memberTypePolicies: TypePolicies = {
  Team: {
    fields: {
      members: connection(['filter', 'search', 'orderBy']),
      admins: connection(false),
      domainAdmins: connection(false),
    },
  },
};
