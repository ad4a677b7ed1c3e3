import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useIntl } from 'react-intl';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { BillingIcon } from '../../../../ui/icons.tsx';
import { checkoutTexts } from './checkoutMessages.ts';

/** Stands where an order cannot be paid any more, and leads back to where another one is made. */
export function OrderGone({ label, onAgain }: { label: string; onAgain: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Paper variant="outlined">
      <EmptyState
        icon={<BillingIcon />}
        title={formatMessage(checkoutTexts.gone)}
        text={formatMessage(checkoutTexts.goneText)}
        action={
          <Button variant="contained" color="primary" onClick={onAgain}>
            {label}
          </Button>
        }
      />
    </Paper>
  );
}
