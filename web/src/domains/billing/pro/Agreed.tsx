import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { PlanBadges } from '../PlanBadges.tsx';
import { isHardPaywall } from '../plan/planView.ts';
import { HardPaywallNote } from '../upgrade/HardPaywallNote.tsx';
import { MakePayment } from './MakePayment.tsx';
import type { PaidTeam } from './planTypes.ts';
import { salesTexts } from './salesMessages.ts';

/** Whether sales have agreed with a team on what it pays, and it has not begun to. */
export const isDealOpen = ({ billing: { type }, isProPlanInitialized }: PaidTeam): boolean =>
  type === 'SALES_DEAL' && isProPlanInitialized === false;

/** What was agreed, and the way to pay it: behind the hard paywall that is by sales alone. */
export function Agreed({ team }: { team: PaidTeam }) {
  const { formatMessage } = useIntl();
  const { billing, paywallMode, plan, isProPlan } = team;
  if (isHardPaywall({ paywallMode, type: billing.type })) return <HardPaywallNote />;
  return (
    <SectionCard title={formatMessage(salesTexts.title)} badges={<PlanBadges plan={plan} isProPlan={isProPlan} />}>
      <Typography>{formatMessage(billing.type === 'SALES_TRIAL' ? salesTexts.trial : salesTexts.deal)}</Typography>
      <Box sx={{ mt: 1.5 }}>
        <MakePayment />
      </Box>
    </SectionCard>
  );
}
