import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { checkoutPhrases, checkoutTexts } from './checkoutMessages.ts';

/** Banks are brief; whoever writes an address need not be. */
const LENGTH_MAX = 300;

const briefly = (text: string): string => (text.length > LENGTH_MAX ? `${text.slice(0, LENGTH_MAX).trimEnd()}…` : text);

/**
 * Says that a payment at a bank did not come about, and what its website said of it, as plain text and as its own words: they may be in
 * another language, and come by the address. Nothing where none was visited.
 */
export function BankNote({ message }: { message: string | null }) {
  const { formatMessage } = useIntl();
  if (message === null) return null;
  const said = briefly(message.trim());
  return (
    <Alert severity="error" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      {formatMessage(checkoutTexts.notProcessed)}
      {said !== '' && (
        <Typography variant="body2" color="text.secondary">
          {formatMessage(checkoutPhrases.bankSaid, { message: said })}
        </Typography>
      )}
    </Alert>
  );
}
