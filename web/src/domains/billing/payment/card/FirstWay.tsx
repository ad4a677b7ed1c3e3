import Button from '@mui/material/Button';
import { useIntl } from 'react-intl';
import { pathTo } from '../../../../lib/paths.ts';
import { ButtonLink } from '../../../../ui/AppLink.tsx';
import { paywallMessages } from '../../paywall/messages.ts';
import { cardTexts } from './cardMessages.ts';
import type { FirstWayKind } from './firstWayOf.ts';

/** The main button where something comes before the card. */
export function FirstWay({ way, isBusy, onDues }: { way: FirstWayKind; isBusy: boolean; onDues: () => void }) {
  const { formatMessage } = useIntl();
  if (way === 'upgrade') {
    return (
      <ButtonLink to={pathTo('paymentNew')} variant="contained" color="primary">
        {formatMessage(paywallMessages.upgrade)}
      </ButtonLink>
    );
  }
  return (
    <Button variant="contained" color="primary" disabled={isBusy} onClick={onDues}>
      {formatMessage(way === 'dues' ? cardTexts.payDues : cardTexts.payBalance)}
    </Button>
  );
}
