import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { useIntl } from 'react-intl';
import { useReceiptQuery } from '../../../../generated/billing/payment/success/receipt.ts';
import { READ_AFRESH } from '../../../../lib/apollo/inPlace.ts';
import { successPhrases, successTexts } from './successMessages.ts';

/** The document of an invoice, under its number where that is among the latest ones. */
export function ReceiptLink({ invoiceId, url }: { invoiceId: string; url: string }) {
  const { formatMessage } = useIntl();
  const { data, loading } = useReceiptQuery(READ_AFRESH);
  const edges = data?.viewer.team?.billing?.invoices?.edges ?? [];
  const invoice = edges.find(({ node }) => node.invoiceId === invoiceId)?.node;
  if (loading && !invoice) return <Skeleton width={160} />;
  return (
    <Link href={invoice?.documentUrl ?? url} target="_blank" rel="noopener">
      {invoice
        ? formatMessage(successPhrases.invoice, { number: invoice.number })
        : formatMessage(successTexts.document)}
    </Link>
  );
}
