import Alert from '@mui/material/Alert';
import { useIntl } from 'react-intl';
import { checkoutTexts } from './checkoutMessages.ts';

/** Banks are brief; whoever writes an address need not be. */
const LENGTH_MAX = 300;

const briefly = (text: string): string => (text.length > LENGTH_MAX ? `${text.slice(0, LENGTH_MAX).trimEnd()}…` : text);

/** Says what a bank's website said of a payment that did not come about, as plain text; nothing where none did. */
export function BankNote({ message }: { message: string | null }) {
  const { formatMessage } = useIntl();
  if (message === null) return null;
  return (
    <Alert severity="error" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      {briefly(message.trim()) || formatMessage(checkoutTexts.notProcessed)}
    </Alert>
  );
}
