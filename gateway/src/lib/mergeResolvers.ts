import type { Resolvers } from '../generated/resolvers.ts';

type Merged<Parts extends readonly Resolvers[]> = Parts extends readonly [
  infer First,
  ...infer Rest extends readonly Resolvers[],
]
  ? First & Merged<Rest>
  : unknown;

/**
 * One map of resolvers made of several, each of which may add fields to any type. A field that two of them resolve is a
 * mistake of the program, whichever would win.
 */
export function mergeResolvers<const Parts extends readonly Resolvers[]>(parts: Parts): Merged<Parts> {
  const merged: Record<string, Record<string, unknown>> = {};
  for (const [type, fields] of parts.flatMap((part) => Object.entries<object>(part))) {
    const known = (merged[type] ??= {});
    for (const [field, resolver] of Object.entries(fields)) {
      if (Object.hasOwn(known, field)) throw new Error(`${type}.${field} is resolved in two places`);
      known[field] = resolver;
    }
  }
  return merged as Merged<Parts>;
}
