import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { useFormats } from '../../../../lib/intl/formats.ts';
import { Figure } from '../../Figure.tsx';
import { ReceiptLink } from './ReceiptLink.tsx';
import { dayAfter } from '../days.ts';
import { type Purchase, type PurchaseBilling, leavesLicences } from './purchased.ts';
import { successPhrases, successTexts } from './successMessages.ts';

/** What was paid, for which days, when it is renewed, and the receipt. */
export function PurchaseFigures({ purchase, billing }: { purchase: Purchase; billing: PurchaseBilling }) {
  const { formatMessage, formatNumber } = useIntl();
  const { billingDate } = useFormats();
  const { amount, startsOn, expiresOn, result } = purchase;
  return (
    <Box component="dl" sx={{ m: 0 }}>
      <Figure label={formatMessage(successTexts.amount)}>{amount.formatted}</Figure>
      {startsOn && expiresOn && (
        <>
          <Figure label={formatMessage(successTexts.period)}>
            {formatMessage(successPhrases.period, { from: billingDate(startsOn), to: billingDate(expiresOn) })}
          </Figure>
          <Figure label={formatMessage(successTexts.renewal)}>{billingDate(dayAfter(expiresOn))}</Figure>
        </>
      )}
      {leavesLicences(purchase, billing) && (
        <Figure label={formatMessage(successTexts.unused)}>{formatNumber(billing.unusedLicencesCount)}</Figure>
      )}
      {billing.activationAt && (
        <Figure label={formatMessage(successTexts.startsAt)}>{billingDate(billing.activationAt)}</Figure>
      )}
      {result?.invoiceId && result.invoiceUrl && (
        <Figure label={formatMessage(successTexts.receipt)}>
          <ReceiptLink invoiceId={result.invoiceId} url={result.invoiceUrl} />
        </Figure>
      )}
    </Box>
  );
}
