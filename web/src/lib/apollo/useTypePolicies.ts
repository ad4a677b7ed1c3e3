import { InMemoryCache, type TypePolicies } from '@apollo/client/cache';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';

const known = new WeakMap<InMemoryCache, Set<TypePolicies>>();

/**
 * Tells the cache how to keep what only some pages read: with the first page that does, as no other page needs it.
 *
 * @param policies the same object from render to render
 */
export function useTypePolicies(policies: TypePolicies, possibleTypes: Record<string, string[]> = {}): void {
  const { cache } = useApolloClient();
  useState(() => {
    if (!(cache instanceof InMemoryCache)) return;
    const told = known.get(cache) ?? new Set();
    if (told.has(policies)) return;
    known.set(cache, told.add(policies));
    cache.policies.addPossibleTypes(possibleTypes);
    cache.policies.addTypePolicies(policies);
  });
}
