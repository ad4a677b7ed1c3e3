import { SUBJECTS_MAX } from '@muster/schema/formats/subjects';

/** Everybody of one list, loaded or not: its name, and which rows it has. */
export interface RowScope<Row> {
  readonly key: string;
  readonly includes: (row: Row) => boolean;
}

/** What is selected: rows that were picked, or all of a list but for some. */
export type Selected<Row, Scope> =
  | { readonly kind: 'some'; readonly rows: ReadonlyMap<string, Row> }
  | {
      readonly kind: 'matching';
      readonly scope: Scope;
      /** How many rows the whole list has. */
      readonly total: number;
      readonly except: ReadonlyMap<string, Row>;
    };

/** So many rows may be left out of all of a list: a call names them. */
export const MOST_EXCEPTIONS = SUBJECTS_MAX;

const changed = <Row>(
  rows: ReadonlyMap<string, Row>,
  keyOf: (row: Row) => string,
  added: readonly Row[],
  removed: readonly Row[],
) => {
  const next = new Map(rows);
  for (const row of added) next.set(keyOf(row), row);
  for (const row of removed) next.delete(keyOf(row));
  return next;
};

/**
 * Which rows of a list are selected. It lives outside of React, so that a list of 50,000 rows renders anew the one row
 * that changes; what is selected stays so while the list grows or shows other rows.
 */
export class Selection<Row, Scope extends RowScope<Row> = RowScope<Row>> {
  readonly keyOf: (row: Row) => string;
  #selected: Selected<Row, Scope> = { kind: 'some', rows: new Map() };
  readonly #listeners = new Set<() => void>();

  constructor(keyOf: (row: Row) => string) {
    this.keyOf = keyOf;
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly current = () => this.#selected;

  readonly count = () =>
    this.#selected.kind === 'some' ? this.#selected.rows.size : this.#selected.total - this.#selected.except.size;

  has(row: Row): boolean {
    const key = this.keyOf(row);
    if (this.#selected.kind === 'some') return this.#selected.rows.has(key);
    return this.#selected.scope.includes(row) && !this.#selected.except.has(key);
  }

  /**
   * How the loaded rows of a list stand together.
   *
   * @param scopeKey names the list, where all of it can be selected
   */
  stateOf(keys: readonly string[], scopeKey: string | undefined): 'none' | 'some' | 'all' {
    const count = this.count();
    if (count === 0) return 'none';
    const selected = this.#selected;
    // Fewer than are loaded cannot be all of them: most changes need not look at every row.
    if (keys.length === 0 || count < keys.length) return 'some';
    const isSelected = (key: string) => {
      if (selected.kind === 'some') return selected.rows.has(key);
      // Of another list nobody can say without reading every row; some it is.
      return selected.scope.key === scopeKey && !selected.except.has(key);
    };
    return keys.every(isSelected) ? 'all' : 'some';
  }

  /** Whether a row cannot be picked: all of another list are selected, to which nobody can be added. */
  isFixed(row: Row): boolean {
    return this.#selected.kind === 'matching' && !this.#selected.scope.includes(row);
  }

  /** Picks rows, or lets them go. */
  set(rows: readonly Row[], isOn: boolean): void {
    const { keyOf } = this;
    if (this.#selected.kind === 'some') {
      const [added, removed] = isOn ? [rows, []] : [[], rows];
      this.#replace({ kind: 'some', rows: changed(this.#selected.rows, keyOf, added, removed) });
      return;
    }
    const { scope, except } = this.#selected;
    const own = rows.filter((row) => scope.includes(row));
    const [added, removed] = isOn ? [[], own] : [own, []];
    const next = changed(except, keyOf, added, removed);
    if (next.size <= MOST_EXCEPTIONS) this.#replace({ ...this.#selected, except: next });
  }

  /** Selects these rows and no others. */
  only(rows: readonly Row[]): void {
    this.#replace({ kind: 'some', rows: changed(new Map(), this.keyOf, rows, []) });
  }

  /** Selects all of a list, `total` of them, loaded or not. */
  matching(scope: Scope, total: number): void {
    this.#replace({ kind: 'matching', scope, total, except: new Map() });
  }

  clear(): void {
    if (this.count() > 0 || this.#selected.kind === 'matching') this.only([]);
  }

  /** Takes over how many rows a list has now, where all of it are selected. */
  resize(scopeKey: string, total: number): void {
    if (this.#selected.kind !== 'matching' || this.#selected.scope.key !== scopeKey) return;
    if (this.#selected.total !== total) this.#replace({ ...this.#selected, total });
  }

  /** Takes over how the rows that were picked are now: call it after what may have changed them. */
  renew(read: (key: string) => Row | null): void {
    if (this.#selected.kind !== 'some' || this.#selected.rows.size === 0) return;
    const latest = [...this.#selected.rows].map(([key, row]) => read(key) ?? row);
    this.#replace({ kind: 'some', rows: changed(new Map(), this.keyOf, latest, []) });
  }

  #replace(next: Selected<Row, Scope>): void {
    this.#selected = next;
    for (const listener of this.#listeners) listener();
  }
}
