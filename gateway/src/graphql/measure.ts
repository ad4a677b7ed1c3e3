import { type DocumentNode, Kind, type SelectionSetNode } from 'graphql';
import { foldOperations } from './fold.ts';

/**
 * How deep a document is, how many aliases it has, and how often the answer's most frequent name stands in one selection.
 * Introspection is not deep: it has bounds of its own.
 */
export type Measures = { readonly depth: number; readonly aliases: number; readonly repeats: number };

const NOTHING: Measures = { depth: 0, aliases: 0, repeats: 0 };

const both = (one: Measures, other: Measures): Measures => ({
  depth: Math.max(one.depth, other.depth),
  aliases: one.aliases + other.aliases,
  repeats: Math.max(one.repeats, other.repeats),
});

/** How often the most frequent of them is there. */
function mostFrequent(names: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

/** The names that the fields of a selection have in the answer. */
const namesIn = ({ selections }: SelectionSetNode): string[] =>
  selections.flatMap((one) => (one.kind === Kind.FIELD ? [(one.alias ?? one.name).value] : []));

/** Measures a document, be it one that does not fit the schema. */
export const measure = (document: DocumentNode): Measures =>
  foldOperations(document, {
    nothing: NOTHING,
    both,
    ofField: ({ name, alias }, within) => ({
      depth: name.value.startsWith('__') ? 1 : within.depth + 1,
      aliases: within.aliases + (alias ? 1 : 0),
      repeats: within.repeats,
    }),
    ofSelection: (set) => ({ ...NOTHING, repeats: mostFrequent(namesIn(set)) }),
  });
