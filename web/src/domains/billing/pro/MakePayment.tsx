import { useIntl } from 'react-intl';
import { pathTo } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/AppLink.tsx';
import { proTexts } from './proMessages.ts';

/** The way to pay what was agreed with sales. */
export function MakePayment({ size = 'medium' }: { size?: 'small' | 'medium' }) {
  const { formatMessage } = useIntl();
  return (
    <ButtonLink to={`${pathTo('paymentNew')}?fromSales=true`} variant="contained" color="primary" size={size}>
      {formatMessage(proTexts.makePayment)}
    </ButtonLink>
  );
}
