import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { useUrlState } from '../../../lib/urlState/useUrlState.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { FileRows, type RowForm } from './FileRows.tsx';
import { rowTexts } from './rowMessages.ts';
import type { RowKind } from './useFileRows.ts';

/** The kind that is chosen stands out in every scheme. */
const CHOSEN = {
  '&[aria-pressed="true"], &[aria-pressed="true"]:hover': { bgcolor: 'primary.soft', color: 'primary.main' },
};

/** Rows of one kind that a file has, and how many. */
export interface KindOfRows {
  readonly kind: RowKind;
  readonly label: string;
  readonly count: number;
  readonly form: RowForm;
}

/** How many rows of each kind a file has, and those of the kind that is chosen; both live in the address. */
export function RowsByKind({ fileId, kinds }: { fileId: string; kinds: readonly KindOfRows[] }) {
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
      {chosen && (
        <FileRows
          key={chosen.kind}
          fileId={fileId}
          kind={chosen.kind}
          form={chosen.form}
          search={params.get('search') ?? ''}
          onSearch={(search) => setParams({ search }, { replace: true })}
        />
      )}
    </Box>
  );
}
