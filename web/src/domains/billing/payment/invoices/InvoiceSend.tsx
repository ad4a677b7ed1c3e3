import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import { useIntl } from 'react-intl';
import type { InvoiceRowFragment } from '../../../../generated/billing/payment/invoices/invoices.ts';
import { MailIcon } from '../../../../ui/icons.tsx';
import { Tip } from '../../../../ui/Tip.tsx';
import { invoicePhrases } from './invoiceMessages.ts';
import { useInvoiceSend } from './useInvoiceSend.ts';

/** Has an invoice mailed again to whoever looks at it. */
export function InvoiceSend({ invoice }: { invoice: InvoiceRowFragment }) {
  const { formatMessage } = useIntl();
  const { isSending, send } = useInvoiceSend(invoice);
  const title = formatMessage(invoicePhrases.send, { number: invoice.number });
  return (
    <Tip title={title}>
      <IconButton
        size="small"
        aria-label={title}
        aria-disabled={isSending}
        onClick={send}
        sx={{ alignSelf: 'center', color: 'text.secondary' }}
      >
        {isSending ? <CircularProgress aria-hidden size={20} color="inherit" /> : <MailIcon fontSize="small" />}
      </IconButton>
    </Tip>
  );
}
