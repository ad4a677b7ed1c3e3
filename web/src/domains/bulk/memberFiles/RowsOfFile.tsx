import { type KindOfRows, RowsByKind } from '../files/RowsByKind.tsx';
import { FileRows, type RowForm } from './FileRows.tsx';

/** Rows of one kind that a file of people has, and what is said of each. */
export interface KindOfPeople extends KindOfRows {
  readonly form: RowForm;
}

/** How many rows of each kind a file of people has, and those of the kind that is chosen. */
export const RowsOfFile = ({ fileId, kinds }: { fileId: string; kinds: readonly KindOfPeople[] }) => (
  <RowsByKind kinds={kinds}>
    {({ kind, form }, search, onSearch) => (
      <FileRows key={kind} fileId={fileId} kind={kind} form={form} search={search} onSearch={onSearch} />
    )}
  </RowsByKind>
);
