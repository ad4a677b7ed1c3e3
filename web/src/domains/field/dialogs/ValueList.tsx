import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { plainList } from '../../../lib/intl/formats.ts';
import { fieldValuesPhrases, fieldValuesTexts } from './fieldValuesMessages.ts';
import type { ValueOrigin, ValueRow } from './valueRows.ts';

const ORIGINS: readonly ValueOrigin[] = ['team', 'own', 'contacts'];

// Up to 1,998 plain rows: the browser lays out and paints those in sight alone.
const Rows = styled('ul')(({ theme }) => ({
  ...theme.typography.body1,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': {
    display: 'flex',
    // Where both do not fit on one line, how many have a value stands below it, and neither is squeezed.
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: 16,
    padding: '6px 0',
    borderTop: `1px solid ${theme.vars.palette.line.soft}`,
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 33px',
  },
  '& li > span': { minWidth: 0, overflowWrap: 'anywhere' },
  '& li > span:last-of-type': { color: theme.vars.palette.text.secondary },
}));

/** How many have a value, the deactivated and those who ask to join apart; "Nobody" where it is in use by none. */
function countWords(intl: Pick<IntlShape, 'formatMessage'>, { membersCount, othersCount }: ValueRow): string {
  if (membersCount === null) return '–';
  const members = intl.formatMessage(fieldValuesPhrases.membersCount, { count: membersCount });
  if (othersCount === null || othersCount === 0) return members;
  const others = intl.formatMessage(fieldValuesPhrases.othersCount, { count: othersCount });
  return membersCount === 0 ? others : plainList(intl, [members, others]);
}

function Section({ origin, rows }: { origin: ValueOrigin; rows: readonly ValueRow[] }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <Box>
      <Typography variant="subtitle2" component="h3" id={id} color="text.secondary" sx={{ mb: 0.5 }}>
        {formatMessage(fieldValuesTexts[origin])}
      </Typography>
      <Rows role="list" aria-labelledby={id}>
        {rows.map((row) => (
          <li key={row.id}>
            <span>{row.text}</span>
            <span>{countWords(intl, row)}</span>
          </li>
        ))}
      </Rows>
    </Box>
  );
}

/** Values with how many members have each, by who brought them in. */
export const ValueList = ({ rows }: { rows: readonly ValueRow[] }) => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    {ORIGINS.map((origin) => (
      <Section key={origin} origin={origin} rows={rows.filter((row) => row.origin === origin)} />
    ))}
  </Box>
);
