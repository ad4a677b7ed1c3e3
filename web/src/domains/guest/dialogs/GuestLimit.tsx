import { useIntl } from 'react-intl';
import { PlanPaywall } from '../../billing/paywall/PlanPaywall.tsx';
import type { PlanGate } from '../../billing/paywall/usePlanGate.ts';
import { guestLimitText } from '../../member/addresses/guestLimitText.ts';
import { leftOf } from './guestsLeft.ts';

/** Tells the plan's limit of guests before it is reached; a warning where no more can be added. */
export function GuestLimit({ gate, isInTheWay = false }: { gate: PlanGate | null; isInTheWay?: boolean }) {
  const intl = useIntl();
  return (
    <PlanPaywall
      feature="GUESTS"
      gate={gate}
      severity={isInTheWay || leftOf(gate) === 0 ? 'warning' : 'info'}
      text={guestLimitText(intl, gate?.limit ?? null)}
    />
  );
}
