import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import type { InvoiceRowFragment } from '../../../../generated/billing/payment/invoices/invoices.ts';
import { useFormats } from '../../../../lib/intl/formats.ts';
import { Badge } from '../../../../ui/Badge.tsx';
import { PartFailed } from '../../../../ui/PartFailed.tsx';
import { SectionCard } from '../../../../ui/SectionCard.tsx';
import { FiguresSkeleton } from '../../Figure.tsx';
import { invoicePhrases, invoiceTexts } from './invoiceMessages.ts';
import { InvoiceSend } from './InvoiceSend.tsx';
import { useInvoices } from './useInvoices.ts';

/** One invoice: its document, what it is for, what it came to, whether it is paid, and how to have it by mail. */
function InvoiceLine({ invoice }: { invoice: InvoiceRowFragment }) {
  const { formatMessage } = useIntl();
  const { billingDate } = useFormats();
  const { number, issuedAt, paidAt, startsOn, expiresOn, total, documentUrl } = invoice;
  const period =
    startsOn !== null && expiresOn !== null
      ? formatMessage(invoicePhrases.period, { from: billingDate(startsOn), to: billingDate(expiresOn) })
      : billingDate(issuedAt);
  return (
    <Box
      component="li"
      sx={{
        ...{
          display: 'grid',
          gridColumn: '1 / -1',
          gridTemplateColumns: 'subgrid',
          alignItems: 'baseline',
          py: 1,
          rowGap: 0.5,
        },
        ...{ borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Link href={documentUrl} target="_blank" rel="noopener">
          {formatMessage(invoicePhrases.document, { number })}
        </Link>
        <Typography variant="body2" color="text.secondary">
          {period}
        </Typography>
      </Box>
      <Typography sx={{ textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}>{total.formatted}</Typography>
      {paidAt === null ? (
        <Box>
          <Badge>{formatMessage(invoiceTexts.open)}</Badge>
        </Box>
      ) : (
        <Typography variant="body2" color="text.secondary">
          {formatMessage(invoicePhrases.paid, { date: billingDate(paidAt) })}
        </Typography>
      )}
      <InvoiceSend invoice={invoice} />
    </Box>
  );
}

/** What the team was billed for, the latest first. */
export function InvoiceCard() {
  const { formatMessage } = useIntl();
  const { invoices, isLoading, requestId, readAgain, newer, older } = useInvoices();
  return (
    <SectionCard title={formatMessage(invoiceTexts.title)}>
      {isLoading && <FiguresSkeleton rows={3} />}
      {!isLoading && invoices === null && (
        <PartFailed text={formatMessage(invoiceTexts.failed)} requestId={requestId} onRetry={readAgain} />
      )}
      {invoices?.length === 0 && <Typography color="text.secondary">{formatMessage(invoiceTexts.none)}</Typography>}
      {invoices && invoices.length > 0 && (
        <Box sx={{ containerType: 'inline-size' }}>
          <Box
            component="ul"
            sx={{
              ...{ listStyle: 'none', m: 0, p: 0, display: 'grid', columnGap: 2 },
              // Where the card is narrow the document and its amount stand above the rest.
              gridTemplateColumns: 'minmax(0, 1fr) auto',
              '@container (min-width: 560px)': { gridTemplateColumns: 'minmax(0, 1fr) auto auto auto' },
            }}
          >
            {invoices.map((invoice) => (
              <InvoiceLine key={invoice.invoiceId} invoice={invoice} />
            ))}
          </Box>
        </Box>
      )}
      {(newer || older) && (
        <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
          <Button size="small" disabled={newer === null} onClick={() => newer?.()}>
            {formatMessage(invoiceTexts.newer)}
          </Button>
          <Button size="small" disabled={older === null} onClick={() => older?.()}>
            {formatMessage(invoiceTexts.older)}
          </Button>
        </Box>
      )}
    </SectionCard>
  );
}
