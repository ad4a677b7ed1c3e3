import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';

/** `name` tells what its row is about and has the most room, `short` does not break, `figure` stands at the right, under a head that may break, `end` holds what is done with its row. */
type ColumnKind = 'name' | 'text' | 'short' | 'figure' | 'end';

export interface PlainColumn {
  readonly key: string;
  readonly label: ReactNode;
  readonly kind: ColumnKind;
}

export interface PlainRow {
  readonly key: string;
  /** One for each column, in the columns' order. */
  readonly cells: readonly ReactNode[];
  /** Whether it is the row that brought the reader here. */
  readonly isMarked?: boolean;
}

const alignOf = (kind: ColumnKind) => (kind === 'figure' || kind === 'end' ? 'right' : 'left');

/** What a phone has little of is the width of a line. */
const SIDES = { pl: 1, pr: { xs: 1, sm: 2 } };

const looks = {
  name: { width: '32%', minWidth: { xs: 96, sm: 120 } },
  text: { minWidth: { xs: 84, sm: 120 } },
  short: { whiteSpace: 'nowrap' },
  end: { width: 56, py: 0.5 },
  // A number never breaks.
  figure: {
    ...{ minWidth: { xs: 48, sm: 112 }, whiteSpace: 'nowrap' },
    ...{ fontWeight: 550, fontVariantNumeric: 'tabular-nums' },
  },
} as const satisfies Record<ColumnKind, object>;

/** A few rows to read, all of them there: nothing in it is sorted, chosen or loaded. Where it is too wide it scrolls by itself. */
export const PlainTable = ({
  label,
  columns,
  rows,
}: {
  label: string;
  columns: readonly PlainColumn[];
  rows: readonly PlainRow[];
}) => (
  <TableContainer tabIndex={0} role="group" aria-label={label}>
    <Table size="small" aria-label={label}>
      <TableHead>
        <TableRow>
          {columns.map(({ key, label: name, kind }) => (
            <TableCell
              key={key}
              component="th"
              scope="col"
              align={alignOf(kind)}
              sx={{
                ...SIDES,
                verticalAlign: 'bottom',
                ...(kind === 'figure' && { whiteSpace: 'normal', overflowWrap: 'normal', hyphens: 'auto' }),
              }}
            >
              {name}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ key, cells, isMarked = false }) => (
          <TableRow
            key={key}
            selected={isMarked}
            aria-current={isMarked || undefined}
            sx={{ '&:last-child > *': { borderBottom: 0 } }}
          >
            {columns.map(({ key: column, kind }, place) => (
              <TableCell
                key={column}
                {...(kind === 'name' && { component: 'th', scope: 'row' })}
                align={alignOf(kind)}
                sx={{ ...SIDES, ...looks[kind] }}
              >
                {cells[place]}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);
