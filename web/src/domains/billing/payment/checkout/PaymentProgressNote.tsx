import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { NOTICE_WITH_WAYS } from '../../../../ui/noticeWithWays.ts';
import { checkoutTexts } from './checkoutMessages.ts';
import { leaveFor } from './leave.ts';
import type { CheckoutOrder } from './orderTypes.ts';
import type { Payment } from './usePayment.ts';

/** Says that a payment is under way, which nobody has to pay again, and what is left to do for it. */
export function PaymentProgressNote({
  order: { status, way, confirmationUrl },
  payment,
  onOtherWay,
}: {
  order: Pick<CheckoutOrder, 'status' | 'way' | 'confirmationUrl'>;
  payment: Pick<Payment, 'progress' | 'watch'>;
  /** Gives up a payment that was only begun at a bank: nothing of it was taken. */
  onOtherWay: (() => void) | undefined;
}) {
  const { formatMessage } = useIntl();
  if (payment.progress === 'stalled') {
    return (
      <Alert
        severity="info"
        role="status"
        sx={NOTICE_WITH_WAYS}
        action={<Button onClick={payment.watch}>{formatMessage(checkoutTexts.askAgain)}</Button>}
      >
        {formatMessage(checkoutTexts.stalled)}
      </Alert>
    );
  }
  const atBank = way === 'NET_BANKING';
  const otherWay = status === 'PENDING' && (atBank || confirmationUrl) ? onOtherWay : undefined;
  return (
    <Alert
      severity="info"
      role="status"
      sx={NOTICE_WITH_WAYS}
      icon={<CircularProgress aria-hidden size={20} color="inherit" />}
      action={
        <>
          {confirmationUrl && (
            <Button onClick={() => leaveFor(confirmationUrl)}>{formatMessage(checkoutTexts.confirm)}</Button>
          )}
          {otherWay && <Button onClick={otherWay}>{formatMessage(checkoutTexts.otherWay)}</Button>}
        </>
      }
    >
      <Typography>{formatMessage(checkoutTexts.processing)}</Typography>
      {confirmationUrl && <Typography>{formatMessage(checkoutTexts.confirmText)}</Typography>}
      {atBank && otherWay && <Typography>{formatMessage(checkoutTexts.atBank)}</Typography>}
    </Alert>
  );
}
