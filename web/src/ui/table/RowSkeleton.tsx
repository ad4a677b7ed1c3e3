import Skeleton from '@mui/material/Skeleton';
import { radius } from '../../lib/theme/tokens.ts';
import { WaitingRow } from './tableParts.ts';

/** How the rows of a list are laid out. */
export interface RowTracks {
  readonly rowHeight: number;
  /** The grid's tracks, the one of the box included. */
  readonly template: string;
  /** How many columns there are beside the box. */
  readonly tracks: number;
  readonly hasBox: boolean;
}

/** The widths of bars in turn, in per cent of their column. */
const WIDTHS = [64, 78, 52, 70];

/** What stands in one column: in the first a picture beside its bar. */
const Bar = ({ row, column }: { row: number; column: number }) => (
  <span style={{ display: 'flex', alignItems: 'center', gap: 12, minWidth: 0 }}>
    {column === 0 && <Skeleton variant="circular" width={32} height={32} sx={{ flexShrink: 0 }} />}
    <Skeleton variant="rounded" height={12} width={`${WIDTHS[(row + column) % WIDTHS.length]}%`} />
  </span>
);

/** Rows of a table that are on their way: a bar where each column will have its text. */
export const RowSkeleton = ({
  rows,
  look: { rowHeight, template, tracks, hasBox },
}: {
  rows: number;
  look: RowTracks;
}) => (
  <div aria-hidden>
    {Array.from({ length: rows }, (_row, row) => (
      <WaitingRow key={row} style={{ height: rowHeight, gridTemplateColumns: template }}>
        {hasBox && (
          <Skeleton variant="rounded" width={16} height={16} sx={{ borderRadius: `${radius.box}px`, ml: 0.5 }} />
        )}
        {Array.from({ length: tracks }, (_column, column) => (
          <Bar key={column} row={row} column={column} />
        ))}
      </WaitingRow>
    ))}
  </div>
);
