import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useUrlState } from '../../../lib/urlState/useUrlState.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { rowTexts } from './rowMessages.ts';
import type { RowKind } from './RowTable.tsx';

/** The kind that is chosen stands out in every scheme. */
const CHOSEN = {
  '&[aria-pressed="true"], &[aria-pressed="true"]:hover': { bgcolor: 'primary.soft', color: 'primary.main' },
};

/** Rows of one kind that a file has, and how many. */
export interface KindOfRows {
  readonly kind: RowKind;
  readonly label: string;
  readonly count: number;
}

/** How many rows of each kind a file has, and those of the kind that is chosen; both live in the address. */
export function RowsByKind<Kind extends KindOfRows>({
  kinds,
  children,
}: {
  kinds: readonly Kind[];
  /** The rows of the kind that is chosen, with the search for them. */
  children: (chosen: Kind, search: string, onSearch: (search: string) => void) => ReactNode;
}) {
  const { formatMessage } = useIntl();
  const [params, setParams] = useUrlState();
  const there = kinds.filter(({ count }) => count > 0);
  const chosen = there.find(({ kind }) => kind.toLowerCase() === params.get('rows')) ?? there[0];
  const choose = (kind: RowKind) => setParams({ rows: kind.toLowerCase(), search: null }, { replace: true });
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Box role="group" aria-label={formatMessage(rowTexts.filter)} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {kinds.map(({ kind, label, count }) => (
          <Chip
            key={kind}
            component="button"
            type="button"
            clickable
            disabled={count === 0}
            variant={kind === chosen?.kind ? 'filled' : 'outlined'}
            aria-pressed={kind === chosen?.kind}
            label={label}
            onClick={() => choose(kind)}
            sx={CHOSEN}
          />
        ))}
      </Box>
      {chosen && children(chosen, params.get('search') ?? '', (search) => setParams({ search }, { replace: true }))}
    </Box>
  );
}
