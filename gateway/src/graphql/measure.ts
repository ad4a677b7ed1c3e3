import { type DocumentNode, type FragmentDefinitionNode, Kind, type SelectionSetNode } from 'graphql';

/** How deep a document is and how many aliases it has. Introspection is not deep: GraphQL's own rules bound it. */
export type Measures = { readonly depth: number; readonly aliases: number };

/**
 * Measures a valid document. Each fragment is measured once and counted at every place where it is spread, so that neither
 * a document of nested fragments nor one of many spreads takes long or comes out cheap.
 */
export function measure(document: DocumentNode): Measures {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const one of document.definitions) if (one.kind === Kind.FRAGMENT_DEFINITION) fragments.set(one.name.value, one);
  const measured = new Map<string, Measures>();

  function ofFragment(name: string): Measures {
    const known = measured.get(name);
    if (known) return known;
    measured.set(name, { depth: 0, aliases: 0 });
    const fragment = fragments.get(name);
    const result = fragment ? ofSelection(fragment.selectionSet) : { depth: 0, aliases: 0 };
    measured.set(name, result);
    return result;
  }

  function ofSelection(set: SelectionSetNode | undefined): Measures {
    let depth = 0;
    let aliases = 0;
    for (const selection of set?.selections ?? []) {
      const isField = selection.kind === Kind.FIELD;
      const isIntrospection = isField && selection.name.value.startsWith('__');
      const inner =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? ofFragment(selection.name.value)
          : ofSelection(selection.selectionSet);
      depth = Math.max(depth, isIntrospection ? 1 : inner.depth + (isField ? 1 : 0));
      aliases += inner.aliases + (isField && selection.alias ? 1 : 0);
    }
    return { depth, aliases };
  }

  const operations = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  const all = operations.map(({ selectionSet }) => ofSelection(selectionSet));
  return {
    depth: Math.max(0, ...all.map(({ depth }) => depth)),
    aliases: all.reduce((sum, { aliases }) => sum + aliases, 0),
  };
}
