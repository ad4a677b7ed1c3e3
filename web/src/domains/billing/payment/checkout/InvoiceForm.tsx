import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { showToast } from '../../../../ui/toasts/toastStore.ts';
import { AddressStep } from './AddressStep.tsx';
import { invoiceTexts } from './checkoutMessages.ts';

/** What a team that pays by invoice fills in: whom that is for. */
export function InvoiceForm() {
  const { formatMessage } = useIntl();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Alert severity="info" role="note">
        {formatMessage(invoiceTexts.note)}
      </Alert>
      <AddressStep
        submitLabel={formatMessage(invoiceTexts.save)}
        onSaved={() => void showToast({ tone: 'success', text: invoiceTexts.saved })}
      />
    </Box>
  );
}
