import Alert from '@mui/material/Alert';
import { useIntl } from 'react-intl';
import type { PlanFeature } from '../../../generated/billing/paywall/planGate.ts';
import { useSentences } from '../../../ui/useSentences.ts';
import { paywallMessagePhrases } from './messages.ts';
import { UpgradeButton } from './UpgradeButton.tsx';
import { usePaywall } from './usePaywall.ts';
import type { ReadGate } from './usePlanGate.ts';

/**
 * Says what another plan gives of a feature that this one limits, and what is used of it, with the way to that plan;
 * without the way for teams that are excluded from paywalls. Nothing where nothing is limited, or that is not known.
 */
export function PlanPaywall({
  feature,
  text,
  gate,
  severity = 'info',
  isUseTold = false,
}: {
  feature: PlanFeature;
  /** What the plan gives. */
  text: string;
  /** As it was read; from `usePlanGate` where the paywall comes and goes. */
  gate: ReadGate | null;
  /** A warning where the limit is in the way of what is being done. */
  severity?: 'info' | 'warning';
  /** Whether the text says itself how much is used. */
  isUseTold?: boolean;
}) {
  const { formatMessage } = useIntl();
  const sentences = useSentences();
  const isLimited = gate !== null && gate.limit !== null;
  const isPaywall = isLimited && gate.isPaywallShown;
  const { click } = usePaywall(feature, isPaywall, gate?.wasTold);
  if (!isLimited) return null;
  const { used, limit } = gate;
  return (
    <Alert
      severity={severity}
      role="note"
      // In narrow windows the way on stands below the text.
      sx={{
        alignItems: 'center',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        '& .MuiAlert-message': { flex: '1 1 200px' },
      }}
      action={isPaywall && <UpgradeButton feature={feature} size="small" onClick={click} />}
    >
      {sentences([
        text,
        !isUseTold && limit !== null && limit > 0 ? formatMessage(paywallMessagePhrases.used, { used, limit }) : null,
      ])}
    </Alert>
  );
}
