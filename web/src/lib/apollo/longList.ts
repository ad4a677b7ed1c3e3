import type { DocumentNode, Reference, TypedDocumentNode } from '@apollo/client';
import type { FieldReadFunction } from '@apollo/client/cache';
import { Kind, visit } from 'graphql';

/**
 * The name under which the cache answers which rows of a list are loaded. It is a field of the cache, not of the
 * schema: asking for the rows themselves would read every field of each whenever anything changes.
 */
const LOADED = 'loaded';

/** What the cache answers for a long list in place of its rows. */
export interface LoadedRows {
  readonly ids: readonly string[];
}

/** A list as the cache keeps it. */
interface StoredList {
  readonly nodes?: readonly Reference[];
}

const idsByNodes = new WeakMap<readonly Reference[], LoadedRows>();

const idOf = ({ __ref }: Reference): string => __ref.slice(__ref.indexOf(':') + 1);

const loadedOf = (nodes: readonly Reference[]): LoadedRows => {
  const known = idsByNodes.get(nodes);
  if (known) return known;
  const loaded = { ids: nodes.map(idOf) };
  idsByNodes.set(nodes, loaded);
  return loaded;
};

/** Puts rows behind those of a list. Their ids go behind those that are known: a list of 50,000 grows some hundred times. */
export function grownBy(nodes: readonly Reference[], more: readonly Reference[]): readonly Reference[] {
  const grown = [...nodes, ...more];
  const known = idsByNodes.get(nodes);
  if (known) idsByNodes.set(grown, { ids: [...known.ids, ...more.map(idOf)] });
  return grown;
}

/**
 * Answers a list's rows as they were asked for, `first` of them from its beginning, however many pages were read on: a
 * page that watches its list reads the same few rows again, not all that it has loaded. `idsOf` asks for those.
 */
export const readLongList =
  <List extends StoredList>(): FieldReadFunction<List | null> =>
  (existing, { args }) => {
    if (!existing?.nodes) return existing;
    const first: unknown = args?.first;
    const nodes = typeof first === 'number' ? existing.nodes.slice(0, first) : existing.nodes;
    return { ...existing, nodes, [LOADED]: loadedOf(existing.nodes) };
  };

/** The data of a list's operation with ids in place of rows, wherever in it the list stands. */
export type IdsOf<Data> = Data extends readonly unknown[]
  ? Data
  : Data extends { readonly nodes: unknown }
    ? { [Key in Exclude<keyof Data, 'nodes'>]: Data[Key] } & { readonly loaded: LoadedRows }
    : Data extends object
      ? { [Key in keyof Data]: IdsOf<Data[Key]> }
      : Data;

/** The operation of a list that asks the cache for the ids of all that is loaded. Never to be sent. */
export const idsOf = <Data, Variables extends Record<string, unknown>>(
  document: TypedDocumentNode<Data, Variables>,
): TypedDocumentNode<IdsOf<Data>, Variables> => {
  const withRows: DocumentNode = document;
  return visit(withRows, {
    Field: (field) =>
      field.name.value === 'nodes' ? { kind: Kind.FIELD, name: { kind: Kind.NAME, value: LOADED } } : undefined,
  });
};
