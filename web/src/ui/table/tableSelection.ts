import type { ReactNode } from 'react';
import type { Selection } from './selection.ts';

/** How the rows of a list are selected. */
export type TableSelection<Row> = {
  readonly store: Selection<Row>;
  /** What a row's box is called after; the same function from render to render. */
  readonly nameOf: (row: Row) => string;
  /** Which list is shown, as scopes of the selection name it. */
  readonly scopeKey?: string;
  /** The rows belong to another list than the one that was asked for: the box in the head waits for its rows. */
  readonly isWaiting?: boolean;
  /** What the box in the head is called, where it has words of its own. */
  readonly selectAllLabel?: string;
  /** The box in the head is about the rows that are shown alone: what is selected beside them stays. */
  readonly isShownOnly?: boolean;
  /** Selects the whole list, loaded or not: where the box in the head is to do that. */
  readonly onSelectWhole?: (() => void) | undefined;
  /** Stands beside the box in the head of the list. */
  readonly menu?: ReactNode;
};
