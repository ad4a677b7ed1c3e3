import { type DocumentNode, type FieldNode, type FragmentDefinitionNode, Kind, type SelectionSetNode } from 'graphql';

/** How what a document comes to is found from what its parts come to. */
export interface Fold<T> {
  readonly nothing: T;
  readonly both: (one: T, other: T) => T;
  /** A field, with all that is selected of it. */
  readonly ofField: (field: FieldNode, within: T) => T;
  /** A selection by itself, beside what its parts come to; nothing where it is left out. */
  readonly ofSelection?: (set: SelectionSetNode) => T;
}

/**
 * What a document's operations come to, be it one that does not fit the schema. Each fragment is looked at once and counts
 * at every place where it is spread, so that neither a document of nested fragments nor one of many spreads takes long or
 * comes out cheap. One that spreads itself counts as nothing there.
 */
export function foldOperations<T>({ definitions }: DocumentNode, fold: Fold<T>): T {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const one of definitions) if (one.kind === Kind.FRAGMENT_DEFINITION) fragments.set(one.name.value, one);
  const known = new Map<string, T>();

  function ofFragment(name: string): T {
    const before = known.get(name);
    if (before !== undefined) return before;
    known.set(name, fold.nothing);
    const found = of(fragments.get(name)?.selectionSet);
    known.set(name, found);
    return found;
  }

  function of(set: SelectionSetNode | undefined): T {
    if (!set) return fold.nothing;
    let found = fold.ofSelection?.(set) ?? fold.nothing;
    for (const selection of set.selections) {
      if (selection.kind === Kind.FRAGMENT_SPREAD) found = fold.both(found, ofFragment(selection.name.value));
      else if (selection.kind === Kind.INLINE_FRAGMENT) found = fold.both(found, of(selection.selectionSet));
      else found = fold.both(found, fold.ofField(selection, of(selection.selectionSet)));
    }
    return found;
  }

  return definitions
    .filter((one) => one.kind === Kind.OPERATION_DEFINITION)
    .map((one) => of(one.selectionSet))
    .reduce(fold.both, fold.nothing);
}
