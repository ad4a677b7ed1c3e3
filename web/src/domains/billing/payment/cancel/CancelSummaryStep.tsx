import { formatMoney } from '@muster/schema/formats/money';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import type { CancelBillFragment } from '../../../../generated/billing/payment/cancel/planCancel.ts';
import { serverNow } from '../../../../lib/graphql/serverClock.ts';
import { useFormats } from '../../../../lib/intl/formats.ts';
import { ActionDialog } from '../../../../ui/ActionDialog.tsx';
import { useSentences } from '../../../../ui/useSentences.ts';
import { Figure } from '../../Figure.tsx';
import { CancelFaultNote } from './CancelFaultNote.tsx';
import { cancelPhrases, cancelTexts } from './cancelMessages.ts';
import { dayBefore } from '../days.ts';
import type { CancelFault } from './cancelFault.ts';

/** What becomes of a credit: as much of it is taken off as the bill needs, and the rest stays. */
function CreditNote({ bill: { previousBalance, subTotal } }: { bill: CancelBillFragment }) {
  const { formatMessage } = useIntl();
  const { currency } = subTotal;
  const takenMinor = Math.min(-previousBalance.amountMinor, subTotal.amountMinor);
  const leftMinor = -previousBalance.amountMinor - takenMinor;
  const amount = formatMoney({ amountMinor: takenMinor, currency });
  const left = formatMoney({ amountMinor: leftMinor, currency });
  const text =
    takenMinor === 0
      ? formatMessage(cancelPhrases.creditStays, { left })
      : formatMessage(leftMinor === 0 ? cancelPhrases.credit : cancelPhrases.creditPart, { amount, left });
  return (
    <Typography variant="body2" color="text.secondary">
      {text}
    </Typography>
  );
}

/** How the total comes about, row by row. What is owed from earlier stands there only where something is. */
function BillFigures({ bill }: { bill: CancelBillFragment }) {
  const { formatMessage, formatNumber } = useIntl();
  const { billingDate } = useFormats();
  const { lastRenewedOn, periodStartsOn, previousBalance: previous } = bill;
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {lastRenewedOn !== null && (
        <Figure label={formatMessage(cancelTexts.lastRenewal)}>{billingDate(lastRenewedOn)}</Figure>
      )}
      {periodStartsOn !== null && (
        <Figure label={formatMessage(cancelTexts.period)}>
          {formatMessage(cancelPhrases.range, {
            from: billingDate(periodStartsOn),
            to: billingDate(new Date(serverNow()).toISOString()),
          })}
        </Figure>
      )}
      <Figure label={formatMessage(cancelTexts.daysUsed)}>{formatNumber(bill.daysUsed)}</Figure>
      <Figure label={formatMessage(cancelTexts.activeUsers)}>{formatNumber(bill.activeUsersCount)}</Figure>
      <Figure label={formatMessage(cancelTexts.perPerson)}>{bill.perUserCharge.formatted}</Figure>
      <Figure label={formatMessage(cancelTexts.subTotal)}>{bill.subTotal.formatted}</Figure>
      {previous.amountMinor > 0 && (
        <Figure label={formatMessage(cancelTexts.previousDues)}>{previous.formatted}</Figure>
      )}
      <Figure isSum label={formatMessage(cancelTexts.total)}>
        {bill.total.formatted}
        {previous.amountMinor < 0 && <CreditNote bill={bill} />}
      </Figure>
    </Box>
  );
}

/** Shows what is still due and what is lost, and asks once more. Closing it leaves everything as it is. */
export function CancelSummaryStep({
  bill,
  isBusy,
  fault,
  onConfirm,
  onClose,
}: {
  bill: CancelBillFragment;
  isBusy: boolean;
  fault: CancelFault | null;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const { formatMessage } = useIntl();
  const { billingDate } = useFormats();
  const sentences = useSentences();
  const { paidUntil, endsOn, licencesCount } = bill;
  return (
    <ActionDialog
      title={formatMessage(cancelTexts.summaryTitle)}
      confirmLabel={formatMessage(cancelTexts.confirm)}
      closeLabel={formatMessage(cancelTexts.keep)}
      danger
      busy={isBusy}
      isForm
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <CancelFaultNote fault={fault} />
      <BillFigures bill={bill} />
      <Typography>
        {sentences([
          endsOn === null
            ? formatMessage(cancelTexts.atOnce)
            : formatMessage(cancelPhrases.endsOn, { date: billingDate(dayBefore(endsOn)) }),
          endsOn === null ? null : formatMessage(cancelTexts.untilThen),
          endsOn === null && paidUntil !== null
            ? formatMessage(cancelPhrases.paidUntil, { date: billingDate(paidUntil) })
            : null,
        ])}
      </Typography>
      <Typography>
        {sentences([
          licencesCount ? formatMessage(cancelPhrases.licences, { count: licencesCount }) : null,
          formatMessage(cancelTexts.lost),
        ])}
      </Typography>
      <Typography color="text.secondary">{formatMessage(cancelTexts.instead)}</Typography>
    </ActionDialog>
  );
}
