import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { upgradePath } from '../../billing/paywall/planFeatures.ts';
import { usePaywall } from '../../billing/paywall/usePaywall.ts';
import { addGuestsPhrases, addGuestsTexts } from './addGuestsMessages.ts';
import type { GuestLimit } from './guestLimit.ts';

/**
 * Tells the plan's limit before it is reached, and leads to a plan without it. That this is shown, once, and that it is
 * followed are told to the installation's owner; nothing is offered or told where the team is excluded from paywalls.
 */
export function GuestPaywall({ limit, isExceeded }: { limit: GuestLimit; isExceeded: boolean }) {
  const { formatMessage } = useIntl();
  const { click } = usePaywall('GUESTS', limit.isPaywallShown);
  const upgrade = (
    <Button size="small" component={Link} to={upgradePath('GUESTS')} onClick={click} sx={{ whiteSpace: 'nowrap' }}>
      {formatMessage(addGuestsTexts.upgrade)}
    </Button>
  );
  return (
    <Alert
      severity={isExceeded || limit.left === 0 ? 'warning' : 'info'}
      action={limit.isPaywallShown ? upgrade : undefined}
    >
      {formatMessage(addGuestsPhrases.limit, { limit: limit.limit, used: limit.used })}{' '}
      {limit.isPaywallShown && formatMessage(addGuestsTexts.upgradeText)}
    </Alert>
  );
}
