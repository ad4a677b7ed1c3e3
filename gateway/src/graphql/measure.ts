import { type DocumentNode, type FragmentDefinitionNode, Kind, type SelectionSetNode } from 'graphql';

/**
 * How deep a document is, how many aliases it has, and how often the answer's most frequent name stands in one selection.
 * Introspection is not deep: it has bounds of its own.
 */
export type Measures = { readonly depth: number; readonly aliases: number; readonly repeats: number };

const NOTHING: Measures = { depth: 0, aliases: 0, repeats: 0 };

/** How often the most frequent of them is there. */
function mostFrequent(names: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

/** The names that the fields of a selection have in the answer. */
const namesIn = (set: SelectionSetNode | undefined): string[] =>
  (set?.selections ?? []).flatMap((one) => (one.kind === Kind.FIELD ? [(one.alias ?? one.name).value] : []));

/**
 * Measures a document, be it one that does not fit the schema. Each fragment is measured once and counted at every place
 * where it is spread, so that neither a document of nested fragments nor one of many spreads takes long or comes out cheap.
 */
export function measure(document: DocumentNode): Measures {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const one of document.definitions) if (one.kind === Kind.FRAGMENT_DEFINITION) fragments.set(one.name.value, one);
  const measured = new Map<string, Measures>();

  function ofFragment(name: string): Measures {
    const known = measured.get(name);
    if (known) return known;
    measured.set(name, NOTHING);
    const result = ofSelection(fragments.get(name)?.selectionSet);
    measured.set(name, result);
    return result;
  }

  function ofSelection(set: SelectionSetNode | undefined): Measures {
    let depth = 0;
    let aliases = 0;
    let repeats = mostFrequent(namesIn(set));
    for (const selection of set?.selections ?? []) {
      const isField = selection.kind === Kind.FIELD;
      const isIntrospection = isField && selection.name.value.startsWith('__');
      const inner =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? ofFragment(selection.name.value)
          : ofSelection(selection.selectionSet);
      depth = Math.max(depth, isIntrospection ? 1 : inner.depth + (isField ? 1 : 0));
      aliases += inner.aliases + (isField && selection.alias ? 1 : 0);
      repeats = Math.max(repeats, inner.repeats);
    }
    return { depth, aliases, repeats };
  }

  const operations = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  const all = operations.map(({ selectionSet }) => ofSelection(selectionSet));
  return {
    depth: Math.max(0, ...all.map(({ depth }) => depth)),
    aliases: all.reduce((sum, { aliases }) => sum + aliases, 0),
    repeats: Math.max(0, ...all.map(({ repeats }) => repeats)),
  };
}
