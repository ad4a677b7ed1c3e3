import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

function collect(
  set: SelectionSetNode,
  info: GraphQLResolveInfo,
  into: Map<string, SelectionSetNode[]>,
  seen: Set<string>,
) {
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD) {
      const sets = into.get(selection.name.value) ?? [];
      if (selection.selectionSet) sets.push(selection.selectionSet);
      into.set(selection.name.value, sets);
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      collect(selection.selectionSet, info, into, seen);
    } else if (!seen.has(selection.name.value)) {
      seen.add(selection.name.value);
      const fragment = info.fragments[selection.name.value];
      if (fragment) collect(fragment.selectionSet, info, into, seen);
    }
  }
}

/** What was found, by the place in the document: a compiled query asks the same of the same place each time. */
const found = new WeakMap<GraphQLResolveInfo['fieldNodes'], Map<string, ReadonlySet<string>>>();

/**
 * The names of the fields selected at the given path below the field being resolved, fragments included. Directives are not
 * looked at: a field that `@skip` leaves out counts as selected.
 */
export function selectedAt(info: GraphQLResolveInfo, path: readonly string[]): ReadonlySet<string> {
  const ofPlace = found.get(info.fieldNodes) ?? new Map<string, ReadonlySet<string>>();
  const key = path.join('.');
  const names = ofPlace.get(key) ?? findSelected(info, path);
  found.set(info.fieldNodes, ofPlace.set(key, names));
  return names;
}

function findSelected(info: GraphQLResolveInfo, path: readonly string[]): ReadonlySet<string> {
  let sets = info.fieldNodes.flatMap((node) => (node.selectionSet ? [node.selectionSet] : []));
  for (const name of [...path, null]) {
    const fields = new Map<string, SelectionSetNode[]>();
    for (const set of sets) collect(set, info, fields, new Set());
    if (name === null) return new Set(fields.keys());
    sets = fields.get(name) ?? [];
  }
  return new Set();
}
