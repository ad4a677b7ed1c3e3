import Alert from '@mui/material/Alert';
import { useIntl } from 'react-intl';
import { pathTo } from '../../../../lib/paths.ts';
import { ButtonLink } from '../../../../ui/AppLink.tsx';
import { checkoutTexts } from './checkoutMessages.ts';

/** Says that a payment is under way, so that nobody pays a second time, and leads to where its end is waited for. */
export function PendingNote({ orderId }: { orderId: string }) {
  const { formatMessage } = useIntl();
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={
        <ButtonLink to={`${pathTo('paymentConfirm')}?order=${encodeURIComponent(orderId)}`} size="small">
          {formatMessage(checkoutTexts.showPending)}
        </ButtonLink>
      }
    >
      {formatMessage(checkoutTexts.pending)}
    </Alert>
  );
}
