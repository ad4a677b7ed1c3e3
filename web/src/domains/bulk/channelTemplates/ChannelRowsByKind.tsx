import { type KindOfRows, RowsByKind } from '../files/RowsByKind.tsx';
import { ChannelRows, type RowForm } from './ChannelRows.tsx';

/** Rows of one kind that a file of channels has, and what is said of each. */
export interface KindOfChannels extends KindOfRows {
  readonly form: RowForm;
}

/** How many rows of each kind a file of channels has, and those of the kind that is chosen. */
export const ChannelRowsByKind = ({ fileId, kinds }: { fileId: string; kinds: readonly KindOfChannels[] }) => (
  <RowsByKind kinds={kinds}>
    {({ kind, form }, search, onSearch) => (
      <ChannelRows key={kind} fileId={fileId} kind={kind} form={form} search={search} onSearch={onSearch} />
    )}
  </RowsByKind>
);
