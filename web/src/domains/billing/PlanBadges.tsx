import { useIntl } from 'react-intl';
import type { Plan } from '../../generated/billing/billingSummary.ts';
import { Badge } from '../../ui/Badge.tsx';
import { billingTexts, planNames } from './messages.ts';

/** What a team has bought, as a mark beside its name or a heading, and whether it is trying PRO. */
export function PlanBadges({ plan, isProPlan }: { plan: Plan; isProPlan: boolean | null }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Badge tone={plan === 'FREE' ? 'neutral' : 'accent'}>{formatMessage(planNames[plan])}</Badge>
      {isProPlan === true && plan === 'FREE' && <Badge tone="info">{formatMessage(billingTexts.trial)}</Badge>}
    </>
  );
}
