import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { useFormats } from '../../../lib/intl/formats.ts';
import { TipLabel } from '../TipLabel.tsx';
import { orderTexts } from './orderMessages.ts';
import { orderRows, type OrderRow } from './orderRows.ts';
import type { PaidTeam } from './planTypes.ts';

const cell = { py: 0.75, px: 0, verticalAlign: 'top', fontWeight: 'inherit', fontSize: 'inherit' } as const;

const total = { '& > *': { borderTop: 1, borderColor: 'divider', pt: 1.25 }, fontWeight: 620 } as const;

function Row({ row: { label, value, sub, tip, isTotal = false } }: { row: OrderRow }) {
  const below = sub && (
    <Typography variant="body2" component="span" color="text.secondary" sx={{ display: 'block' }}>
      {sub}
    </Typography>
  );
  return (
    <Box component="tr" sx={isTotal ? total : {}}>
      <Box
        component="th"
        scope="row"
        sx={{ ...cell, textAlign: 'start', color: isTotal ? 'text.primary' : 'text.secondary' }}
      >
        {tip ? (
          <TipLabel label={label} tip={tip}>
            {below}
          </TipLabel>
        ) : (
          <>
            {label}
            {below}
          </>
        )}
      </Box>
      <Box
        component="td"
        sx={{
          ...cell,
          ...{ pl: 2, textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
          fontWeight: isTotal ? 'inherit' : 550,
        }}
      >
        {value}
      </Box>
    </Box>
  );
}

/** What the team pays and how it comes about, as a table of labels and values. */
export function OrderSummary({ team }: { team: PaidTeam }) {
  const intl = useIntl();
  const { billingDate } = useFormats();
  const id = useId();
  return (
    <SectionCard title={intl.formatMessage(orderTexts.title)} titleId={id}>
      <Typography
        component="table"
        aria-labelledby={id}
        sx={{ width: '100%', borderCollapse: 'collapse', tableLayout: 'auto' }}
      >
        <tbody>
          {orderRows(team, { intl, day: billingDate }).map((row) => (
            <Row key={row.key} row={row} />
          ))}
        </tbody>
      </Typography>
    </SectionCard>
  );
}
