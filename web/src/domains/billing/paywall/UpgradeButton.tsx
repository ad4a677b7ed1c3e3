import Button from '@mui/material/Button';
import { useIntl } from 'react-intl';
import { useHref, useNavigate } from 'react-router-dom';
import type { PlanFeature } from '../../../generated/billing/paywall/planGate.ts';
import { hasUnsavedChanges } from '../../../lib/unsavedChanges/dirtyForms.ts';
import { paywallMessages } from './messages.ts';
import { upgradePath } from './planFeatures.ts';

/** The way from a limit of the plan to the page that lifts it. */
export function UpgradeButton({
  feature,
  onClick,
  size = 'medium',
}: {
  feature: PlanFeature;
  onClick: () => void;
  size?: 'small' | 'medium';
}) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const path = upgradePath(feature);
  const href = useHref(path);
  return (
    <Button
      variant="contained"
      color="primary"
      size={size}
      onClick={() => {
        onClick();
        // What the limit kept from being saved stays where it is: the plan opens beside it.
        if (hasUnsavedChanges()) window.open(href, '_blank', 'noopener');
        else void navigate(path);
      }}
    >
      {formatMessage(paywallMessages.upgrade)}
    </Button>
  );
}
