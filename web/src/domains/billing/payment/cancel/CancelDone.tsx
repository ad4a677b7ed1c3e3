import { isTooLittle } from '@muster/schema/formats/money';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { CancelBillFragment } from '../../../../generated/billing/payment/cancel/planCancel.ts';
import { lazyWithTexts } from '../../../../lib/intl/lazyWithTexts.ts';
import { useFormats } from '../../../../lib/intl/formats.ts';
import { NoticeDialog } from '../../../../ui/NoticeDialog.tsx';
import { OnDemand } from '../../../../ui/OnDemand.tsx';
import { useSentences } from '../../../../ui/useSentences.ts';
import { duesTexts } from '../../pro/duesMessages.ts';
import { cancelPhrases, cancelTexts } from './cancelMessages.ts';
import { dayBefore } from '../days.ts';

const DuesPayment = lazyWithTexts('payment', () => import('../card/DuesPayment.tsx'));

/**
 * Says that PRO is given up, and has what is still due paid, unless that is too little to be charged by itself. It stays due
 * where that is left for later, and where the bill is not known: the page of the plan says so.
 */
export function CancelDone({ bill, onClose }: { bill: CancelBillFragment | null; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { billingDate } = useFormats();
  const sentences = useSentences();
  const [isPaid, setPaid] = useState(false);
  const endsOn = bill?.endsOn ?? null;
  const due = bill && bill.total.amountMinor > 0 && !isPaid ? bill.total : null;
  const isPayable = due !== null && !isTooLittle(due);
  return (
    <NoticeDialog title={formatMessage(cancelTexts.doneTitle)} isReport maxWidth="sm" onClose={onClose}>
      <Typography>
        {sentences([
          endsOn === null
            ? formatMessage(cancelTexts.done)
            : formatMessage(cancelPhrases.endsOn, { date: billingDate(dayBefore(endsOn)) }),
          endsOn === null ? null : formatMessage(cancelTexts.untilThen),
          due && formatMessage(cancelPhrases.due, { amount: due.formatted }),
          due && !isPayable ? formatMessage(duesTexts.tooLittle) : null,
        ])}
      </Typography>
      {isPayable && (
        <OnDemand>
          <DuesPayment onPaid={() => setPaid(true)} />
        </OnDemand>
      )}
    </NoticeDialog>
  );
}
