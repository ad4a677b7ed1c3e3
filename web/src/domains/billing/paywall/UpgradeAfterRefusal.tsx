import type { PlanFeature } from '../../../generated/billing/paywall/planGate.ts';
import { UpgradeButton } from './UpgradeButton.tsx';
import { usePaywall } from './usePaywall.ts';
import { usePlanGate } from './usePlanGate.ts';

/**
 * The way to another plan beside what this one refuses. What the plan allows is read afresh, as it has changed since the
 * form was opened. Nothing for teams that are excluded from paywalls, and until that is known.
 */
export function UpgradeAfterRefusal({ feature }: { feature: PlanFeature }) {
  const { gate } = usePlanGate(feature);
  const isShown = gate?.isPaywallShown ?? false;
  const { click } = usePaywall(feature, isShown);
  return isShown && <UpgradeButton feature={feature} size="small" onClick={click} />;
}
