import type { DocumentNode } from 'graphql';
import { foldOperations } from './fold.ts';

/** How much a document asks about the schema. */
export type Introspection = {
  /** How often it asks, `__type` included. */
  readonly questions: number;
  /** How many lists stand within each other below `__schema`, of whose types there are hundreds. */
  readonly lists: number;
  /** How deep the deepest question is. */
  readonly depth: number;
};

/** Below those of a type there are types again. */
const LISTS: ReadonlySet<string> = new Set(['fields', 'inputFields', 'interfaces', 'possibleTypes']);

/** The same of a part of a document, which may stand below `__schema` itself. */
type Found = Introspection & { readonly inner: Pick<Introspection, 'lists' | 'depth'> };
const NOTHING: Found = { questions: 0, lists: 0, depth: 0, inner: { lists: 0, depth: 0 } };

const both = (one: Found, other: Found): Found => ({
  questions: one.questions + other.questions,
  lists: Math.max(one.lists, other.lists),
  depth: Math.max(one.depth, other.depth),
  inner: {
    lists: Math.max(one.inner.lists, other.inner.lists),
    depth: Math.max(one.inner.depth, other.inner.depth),
  },
});

function ofField(name: string, within: Found): Found {
  const { questions, lists, inner } = within;
  if (name === '__schema' || name === '__type') {
    const depth = Math.max(within.depth, inner.depth);
    const below = name === '__schema' ? inner.lists : 0;
    return { ...NOTHING, questions: questions + 1, lists: Math.max(lists, below), depth };
  }
  return { ...within, inner: { lists: inner.lists + (LISTS.has(name) ? 1 : 0), depth: inner.depth + 1 } };
}

/** How much a document asks about the schema, be it one that does not fit it. */
export const introspectionOf = (document: DocumentNode): Introspection =>
  foldOperations(document, { nothing: NOTHING, both, ofField: ({ name }, within) => ofField(name.value, within) });
