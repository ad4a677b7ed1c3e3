import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { useFormats } from '../../../../lib/intl/formats.ts';
import { checkoutPhrases } from './checkoutMessages.ts';

/** The last day for paying, as the address says it; nothing where it says none. */
export function LastDate({ day }: { day: string | null }) {
  const { formatMessage } = useIntl();
  const { billingDate } = useFormats();
  return day && <Typography>{formatMessage(checkoutPhrases.lastDate, { date: billingDate(day) })}</Typography>;
}
