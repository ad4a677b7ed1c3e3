import { useSyncExternalStore } from 'react';
import type { RowScope, Selection } from './selection.ts';

/** How many rows are selected. */
export const useSelectedCount = <Row, Scope extends RowScope<Row>>({ subscribe, count }: Selection<Row, Scope>) =>
  useSyncExternalStore(subscribe, count);

/** What is selected. */
export const useSelected = <Row, Scope extends RowScope<Row>>({ subscribe, current }: Selection<Row, Scope>) =>
  useSyncExternalStore(subscribe, current);

/** Whether anything is selected. */
export const useHasSelection = <Row, Scope extends RowScope<Row>>({ subscribe, count }: Selection<Row, Scope>) =>
  useSyncExternalStore(subscribe, () => count() > 0);

/** How one row stands: only a change of its own renders it anew. */
export const useRowSelection = <Row, Scope extends RowScope<Row>>(selection: Selection<Row, Scope>, row: Row) => {
  const isSelected = useSyncExternalStore(selection.subscribe, () => selection.has(row));
  const isFixed = useSyncExternalStore(selection.subscribe, () => selection.isFixed(row));
  return { isSelected, isFixed };
};

/** How the loaded rows stand together: what the box in the head of the list shows. */
export const useLoadedSelection = <Row, Scope extends RowScope<Row>>(
  selection: Selection<Row, Scope>,
  keys: readonly string[],
  scopeKey: string | undefined,
) => useSyncExternalStore(selection.subscribe, () => selection.stateOf(keys, scopeKey));
