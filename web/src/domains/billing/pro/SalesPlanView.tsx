import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { isHardPaywall } from '../plan/planView.ts';
import { PlanBadges } from '../PlanBadges.tsx';
import { HardPaywallNote } from '../upgrade/HardPaywallNote.tsx';
import { TrialState } from '../upgrade/TrialState.tsx';
import { ContactCard } from './ContactCard.tsx';
import { LicenceCard } from './LicenceCard.tsx';
import { MakePayment } from './MakePayment.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { PlanColumns, PlanRoom } from './PlanRoom.tsx';
import type { PaidTeam } from './planTypes.ts';
import { SalesPrices } from './SalesPrices.tsx';
import { salesTexts } from './salesMessages.ts';

/** What was agreed, and the way to pay it: behind the hard paywall that is by sales alone. */
function Agreed({ team }: { team: PaidTeam }) {
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

/** The plan of a team that sales looks after: what was agreed or is tried, what it costs, and whom to turn to. */
export default function SalesPlanView() {
  return (
    <PlanRoom>
      {(team) => {
        const { billing } = team;
        return (
          <PlanColumns
            main={
              <>
                <Agreed team={team} />
                {billing.type === 'SALES_TRIAL' && <TrialState trial={billing.trial} />}
                {billing.rate ? <OrderSummary team={team} /> : <SalesPrices />}
              </>
            }
            side={
              <>
                <ContactCard manager={billing.accountManager} />
                <LicenceCard billing={billing} isRunning={team.plan !== 'FREE'} />
              </>
            }
          />
        );
      }}
    </PlanRoom>
  );
}
