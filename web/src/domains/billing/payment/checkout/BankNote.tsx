import Alert from '@mui/material/Alert';
import { useIntl } from 'react-intl';
import { checkoutTexts } from './checkoutMessages.ts';

/** Says what a bank's website said of a payment that did not come about, as plain text; nothing where none did. */
export function BankNote({ message }: { message: string | null }) {
  const { formatMessage } = useIntl();
  if (message === null) return null;
  return (
    <Alert severity="error" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      {message.trim() || formatMessage(checkoutTexts.notProcessed)}
    </Alert>
  );
}
