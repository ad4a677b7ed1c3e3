import { useMemo, useSyncExternalStore } from 'react';

/** A row from now on, as React reads what lives outside of it. */
export interface FollowedRow<Row> {
  readonly subscribe: (onChange: () => void) => () => void;
  /** The same answer for as long as the row stays as it is. */
  readonly current: () => Row | null;
}

/** The rows of a list: which ones they are, and how each is read. A long list reads those alone that are shown. */
export interface RowSource<Row> {
  readonly keys: readonly string[];
  /** A row as it is now; null where it is there no more. */
  readonly read: (key: string) => Row | null;
  /** Tells of every change of a row for as long as somebody listens. */
  readonly follow: (key: string) => FollowedRow<Row>;
}

/** Rows that are all at hand. */
export const rowsOf = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): RowSource<Row> => {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  const read = (key: string) => byKey.get(key) ?? null;
  const follow = (key: string) => ({ subscribe: () => () => {}, current: () => read(key) });
  return { keys: [...byKey.keys()], read, follow };
};

/** Rows that are all at hand; the same source for as long as the rows are the same. */
export const useRows = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): RowSource<Row> =>
  useMemo(() => rowsOf(rows, keyOf), [rows, keyOf]);

/** A row of a list as it is from render to render; null where it is there no more. */
export const useFollowedRow = <Row>(follow: RowSource<Row>['follow'], key: string): Row | null => {
  const { subscribe, current } = useMemo(() => follow(key), [follow, key]);
  return useSyncExternalStore(subscribe, current);
};

/** The rows of these keys, but for those that are there no more. */
export const readRows = <Row>({ read }: RowSource<Row>, keys: readonly string[]): Row[] =>
  keys.flatMap((key) => read(key) ?? []);
