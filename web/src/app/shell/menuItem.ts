import type { ReactNode } from 'react';

/** One line of a menu of the top bar. */
export type BarMenuItem = {
  readonly key: string;
  readonly label: string;
  readonly icon?: ReactNode;
  /** The language that the label is in, where it is not the interface's. */
  readonly lang?: string;
  /** For lines that exclude each other: whether this one holds. */
  readonly chosen?: boolean;
  readonly onChoose: () => void;
};
